# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Memory runs out at any line of the core, in any press: the game is there after the restart.

MemoryError is raised at a random line of lib/girouette that the press runs through, which takes in
every place where the core allocates: loading a game, texts, painting, the session, the store. What
escapes is what the firmware answers with its crash screen (test_no_memory_on_the_device does so).
"""

import os
import sys

import pytest

from tests import effort
from tests.robust.common import BOARDS, Fidget, quick_ports
from tests.shell_ports import LIB

pytestmark = pytest.mark.slow

PRESSES_BETWEEN = 12
CORE = str(LIB) + os.sep


class Starved:
    """`with Starved(n)`: the n-th line of the core that is run finds no memory."""

    def __init__(self, lines):
        self.left = lines
        self.struck = ""

    def __enter__(self):
        sys.settrace(self.enter)
        return self

    def __exit__(self, *_error):
        sys.settrace(None)

    def enter(self, frame, event, argument):
        # CPython 3.11 may break down over an error that is put into a comprehension; the line that
        # it stands in is a line of its function as well.
        in_core = frame.f_code.co_filename.startswith(CORE)
        return self.line if in_core and not frame.f_code.co_name.endswith("comp>") else None

    def line(self, frame, event, argument):
        if event == "line":
            self.left -= 1
            if not self.left:
                self.struck = frame.f_code.co_filename[len(CORE) :] + ":" + frame.f_code.co_name
                raise MemoryError
        return self.line


class Patient(Fidget):
    """Presses with a fault in one of them, and looks after the restart whether all is there."""

    def __init__(self, ports, seed):
        self.struck = {}
        self.crashes = 0
        Fidget.__init__(self, ports, seed)

    def press_starved(self):
        store = self.app.store
        before = store.running if not store.saved else None
        starved = Starved(int(2 ** (self.rng.random() * 10)))
        try:
            with starved:
                self.fidget(1)
        except MemoryError:
            self.crashes += 1
            self.come_back(before)
        if starved.struck:
            self.struck[starved.struck] = self.struck.get(starved.struck, 0) + 1

    def come_back(self, before):
        self.app.crashed("MemoryError")
        assert "MemoryError" in self.sees()
        ended = not self.app.store.running
        self.restart()
        store = self.app.store
        assert not store.damaged
        if before and not ended:
            assert store.running[:2] == before[:2] and store.running[2].startswith(before[2])
        if store.running:
            self.press("OK")
            # Where the last answer was saved and the end was not, going on is the end.
            assert self.app.title != "Girouette" or not store.running, self.sees()


@pytest.mark.parametrize("board", BOARDS)
def test_memory_runs_out_at_any_line(board):
    hand = Patient(quick_ports(board, seed=board), board + " starved")
    faults = 0
    while faults < effort.FAULTS // len(BOARDS):
        hand.fidget(hand.rng.randrange(PRESSES_BETWEEN))
        hand.press_starved()
        if faults % 60 == 0:
            hand.open_another()
        faults = sum(hand.struck.values())
    modules = {place.split(":")[0] for place in hand.struck}
    print(
        f"{board}: {faults} times no memory, in {len(hand.struck)} functions of {len(modules)} "
        f"modules; {hand.crashes} crash screens, the game there after each"
    )
    assert {"shell.py", "play.py", "session.py", "store.py", "texts.py"} <= modules
