# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Random key presses on the whole firmware of every board, with pulled plugs between: hundreds of
thousands, or a million, as effort.py says.

All of firmware/ and lib/ runs as on the
board, from boot.py on: the loop, the keys, the app with its store on the virtual NVM, modules that
are loaded and dropped, the drawing of each scene, lights and sound. What lies below is plain
(plain_parts.py), because pixels on their way to a chip take most of the simulator's time.
"""

import gc
import sys
import types
from importlib import import_module

import pytest

from tests import effort
from tests.robust.any_hand import LOOKS, AnyHand
from tests.robust.common import BOARDS
from tests.robust.live import firmware_heap
from tests.robust.whole_device import WholeDevice
from tests.shell_ports import LIB, HostPorts

pytestmark = pytest.mark.slow

PARTS = effort.DEVICE_PRESS_PARTS
PRESSES = effort.DEVICE_PRESSES // PARTS
# The last part of each run is one long evening: a restart would hide what is never given back.
EVENING = PRESSES // 5
TORN_PRESSES = 15_000
# Fewer presses do not lead everywhere.
ENOUGH_FOR_ALL = 100_000
GAMES = {import_module(f"girouette.games.{name}").CODE: name for name in HostPorts().games}
TOOLS = HostPorts().tools
MENUS = {
    "home", "menu", "pick_games", "pick_tools", "settings", "names", "letter", "facts", "known",
    "fact", "same_table", "sure", "reset", "language",
}  # fmt: skip


class Heap:
    """What is alive at the home menu, look by look."""

    def __init__(self):
        self.bytes = []
        self.blocks = []
        self.functions = []

    def look(self, hand):
        while hand.app.rest():
            pass  # as the loop does when nobody presses: parts are forgotten
        gc.collect()
        size, _ = firmware_heap(hand.device._program.modules, hand.firmware, hand.app)
        self.bytes.append(size)
        self.blocks.append(sys.getallocatedblocks())
        self.functions.append(functions_of_games())

    def assert_level(self, presses):
        """The screen keeps the lines it once needed, the store its last 20 results: the first looks
        may grow. Later ones stay below them, but for what a long name takes."""
        half = LOOKS // 2
        assert max(self.bytes[half:]) < max(self.bytes[:half]) * 1.04, self.bytes
        # The host's own blocks: also those that nothing of the firmware reaches any more.
        assert self.blocks[-1] - self.blocks[half] < max(1000, presses // 25), self.blocks
        # One game's modules at a time, and none of them at home.
        assert len(set(self.functions)) == 1, self.functions


def functions_of_games():
    packages = ("girouette.games.", "girouette.tools.")
    return sum(
        isinstance(thing, types.FunctionType) and str(thing.__module__).startswith(packages)
        for thing in gc.get_objects()
    )


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("board", BOARDS)
def test_any_key_at_any_time_on_the_device(board, part):
    heap = Heap()
    with WholeDevice(board, seed=part) as device:
        hand = AnyHand(device, f"{board} {part}")
        hand.run(PRESSES - EVENING)
        hand.stay_on(EVENING, heap.look)
    finished = {GAMES[code]: count for code, count in hand.finished.items() if code in GAMES}
    print(
        f"{board}: {hand.presses} presses in {hand.turns} turns of the loop, {hand.drawn} of them "
        f"drew a scene; {hand.answers} questions answered in games; entered {dict(hand.entered)}; "
        f"games finished {finished}; {len(hand.menus)} menus, asked whether to replace a game "
        f"{hand.menus['replace'] + hand.menus['again']} times; {hand.cuts} cuts of the power, "
        f"{hand.torn} of them in a write ({dict(hand.after_torn)}), {hand.reloads} reloads, "
        f"the game there after {hand.came_back}; {hand.rests} rests, {hand.dark} into the dark, "
        f"{hand.overflows} queues run over; bytes alive at home {heap.bytes}"
    )
    heap.assert_level(EVENING)
    assert hand.presses >= PRESSES
    assert hand.answers > PRESSES // 20
    if PRESSES >= ENOUGH_FOR_ALL:
        assert hand.came_back > (hand.cuts + hand.reloads) // 3
        assert set(hand.entered) == {*GAMES.values(), *TOOLS}
        assert set(finished) == set(GAMES.values()), "a game that never came to its end"
        assert sum(finished.values()) > PRESSES // 5000
        assert set(hand.menus) >= MENUS
        # A game waits and another one, or the same, is wanted: few presses lead there.
        assert hand.menus["replace"] + hand.menus["again"] > 0
        assert min(hand.torn, hand.reloads, hand.dark, hand.overflows) > 3


@pytest.mark.parametrize("board", BOARDS)
def test_the_plug_is_pulled_in_one_write_after_the_other(board):
    """On RP2040 at most the last press is lost; a PyBadge may lose all, but then it says so; an
    ESP32's memory is there as it was or blank, as that of a new device. All go on to be played and
    to save."""
    with WholeDevice(board) as device:
        hand = AnyHand(device, f"{board} torn")
        hand.torn_share = 1
        hand.most_between_cuts = 300
        hand.run(TORN_PRESSES)
        chip = device.nvm
    found = hand.after_torn
    print(f"{board}: {hand.torn} torn writes, after those of a game {dict(found)}")
    assert hand.torn > TORN_PRESSES // 1000
    if chip.programs_blank:
        assert found["all but that press"] > 5 and hand.came_back > hand.torn // 2
    elif chip.blank:
        lost = [found[what] for what in ("damaged", "foreign", "nothing")]
        assert found["all but that press"] > 5 and sum(lost) > 2 and hand.menus["foreign"]
    else:
        # As it was is all but that press, where nothing had waited with it.
        as_it_was = found["what was written before"] + found["all but that press"]
        assert as_it_was + found["nothing"] == sum(found.values())
        assert as_it_was > 0 and found["nothing"] > 5
        assert not hand.menus["foreign"] and hand.came_back > 2


def test_a_leak_would_be_seen():
    """One small list for every question that is put, and the looks at the heap grow."""
    source = (LIB / "shell.py").read_text(encoding="utf-8")
    place = "        self.deadline = self.second = self.typed = 0\n"
    assert place in source
    leak = place + "        COLOURS_SEEN.append([answer])\n"
    source = source.replace(place, leak).replace(
        "\n\nclass Settings:\n", "\nCOLOURS_SEEN = []\n\n\nclass Settings:\n"
    )
    heap = Heap()
    files = {"/lib/girouette/shell.py": source.encode()}
    with WholeDevice("pico_ring", files=files) as device:
        AnyHand(device, "leak").stay_on(10_000, heap.look)
    with pytest.raises(AssertionError):
        heap.assert_level(10_000)


def test_an_exception_would_be_seen():
    source = (LIB / "table_menu.py").read_text(encoding="utf-8")
    place = "options += list("
    assert place in source
    files = {"/lib/girouette/table_menu.py": source.replace(place, "options += x + list(").encode()}
    with (
        WholeDevice("pico_ring", files=files) as device,
        pytest.raises(AssertionError, match="NameError"),
    ):
        AnyHand(device, "exception").run(10_000)
