# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Somebody who presses anything at any time, on the app alone: its ports, and no device."""

import random

from tests.hand import Hand
from tests.kit.common import BOARDS as ALL_BOARDS
from tests.kit.common import board_ports

# A PyGamer is a PyBadge but for its stick, which tests/boards/test_choices.py leans.
BOARDS = [name for name in ALL_BOARDS if name not in ("template", "pygamer")]
# Taking an option is what leads somewhere; going back is rare, or no game would ever end.
KEYS = ["OK"] * 12 + ["NEXT"] * 12 + ["PREV"] * 4 + ["BACK", "HOLD"]
LONG_PAUSES = (1000, 3100, 130_000)


class PlainNvm:
    """Bytes of an NVM whose blocks are always rewritten whole: the same to the store as the chip
    of host_sim, without its count of every byte."""

    def __init__(self, size):
        self.data = bytearray(b"\xff" * size)

    def __len__(self):
        return len(self.data)

    def __getitem__(self, index):
        return self.data[index]

    def __setitem__(self, index, value):
        self.data[index] = value


def quick_ports(name, **options):
    """A board's ports that say nothing and whose NVM is plain bytes."""
    ports = board_ports(name, **options)
    ports.log = lambda text: None
    if ports.port != "rp2040":
        ports.nvm = PlainNvm(len(ports.nvm))
    return ports


class Fidget(Hand):
    """A hand that presses at random, with counts over all its restarts."""

    def __init__(self, ports, seed):
        self.rng = random.Random(seed)
        self.presses = self.opened = 0
        self.keys = KEYS + list(range(ports.direct_keys))
        Hand.__init__(self, ports, None)

    def fidget(self, count):
        """Press so many keys, with pauses of a person and now and then a long one."""
        app, now, chance, pick = self.app, self.now, self.rng.random, self.rng.choice
        for number in range(count):
            self.presses += 1
            key = pick(self.keys)
            if key == "HOLD":
                app.hold(now)
            else:
                app.press(key, now)
            if app.question.key == "menu":
                # The table menu begins at "undo": a game that is undone all the time never ends.
                for _ in range(int(chance() * 10)):
                    self.presses += 1
                    app.press("NEXT", now)
            now += int(chance() * 400)
            app.tick(now)
            if number % 256 == 255:
                now += pick(LONG_PAUSES)
                app.tick(now)
        self.now = now

    def restart(self):
        """Whenever a game is in NVM, it is offered first."""
        self.start(self.rng.choice((0, 500)))
        app = self.app
        if app.question.key == "language":
            self.press("OK")
        if app.store.running:
            assert app.question.key == "home" and app.question.options[0] == "continue"

    def go_home(self):
        """By the keys, from wherever this is; a running game is paused."""
        for _ in range(100):
            question = self.app.question
            if question.key == "home":
                return
            if self.app.in_game:
                self.hold()
            elif question.key == "menu":
                self.choose_key("pause")
            elif question.key == "language":
                self.press("OK")
            else:
                self.press("BACK")
        raise AssertionError("no way home from: " + self.sees())

    def open_another(self):
        """A game or tool anew, in turn; what was running before it is discarded."""
        self.go_home()
        places = [("games", name) for name in self.ports.games]
        places += [("tools", name) for name in self.ports.tools]
        group, name = places[self.opened % len(places)]
        self.opened += 1
        self.choose_key(group)
        self.choose_key(self.app.question.options[getattr(self.ports, group).index(name)])
        if self.app.question.key in ("again", "replace"):
            self.choose_key("discard")
            self.choose_key("yes")

    def choose_key(self, option):
        while self.app.question.options[self.app.cursor] != option:
            self.press("NEXT")
        self.press("OK")
