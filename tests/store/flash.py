# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""A quick flash that remembers its writes, so that every cut can be tried afterwards, and random
games played over it.

It follows the same rules as host_sim's NVM (test_ports.py runs the store over that one); this one
is for hundreds of thousands of images in a minute.
"""

import random
from importlib import import_module

from girouette import replay, upkeep
from girouette.codec import AMEND, step_size
from girouette.session import Session
from girouette.store import Store
from tests.games.common import checks_of, game_class, play_at_random

SIZE = 4096
# Chance that a random player takes the last answer back.
UNDO = 0.03


class Flash:
    """`programs`: [(where, bytes)], `erases`: how many of them needed one first."""

    def __init__(self, data=None, size=SIZE):
        self.data = bytearray(b"\xff") * size if data is None else bytearray(data)
        self.programs = []
        self.erases = 0

    def __len__(self):
        return len(self.data)

    def __getitem__(self, index):
        return self.data[index]

    def __setitem__(self, index, value):
        start, stop, _ = index.indices(len(self.data))
        assert stop - start == len(value), "a slice and its value differ in length"
        if self.data[start:stop] != b"\xff" * (stop - start):
            self.erases += 1
        self.programs.append((start, bytes(value)))
        self.data[start:stop] = value


def answers_in(log):
    """Answers of people, chance and memory: a mark is one, a correction of the table several."""
    count = at = 0
    while at < len(log):
        count += log[at + 1] if log[at] == AMEND else 1
        at += step_size(log, at)
    return count


class Press:
    """One press of a game: its place in the log, and the writes it caused over `image`."""

    def __init__(self, before, after, image, programs):
        self.before = before
        self.after = after
        self.image = image
        self.programs = programs


class Played:
    """A random game played with a store over a flash: its log, its presses, its costs."""

    def __init__(self, game, case, seed, flash=None, store=None, until=None):
        self.game = game
        self.about = import_module(f"girouette.games.{game}")
        self.flash = flash or Flash()
        self.store = store or Store(self.flash, "rp2040")
        self.presses = []
        flash = self.flash
        flash.programs.clear()
        image = bytes(flash.data)
        about = self.about
        upkeep.begin(self.store, about.CODE, about.RULES_VERSION, about.LONGEST)
        self.begin_programs = list(flash.programs)
        self.begin_image = image
        self.erases = 0
        erases = flash.erases
        rng = random.Random(f"{game} {case} {seed}")
        session = Session(game_class(game), rng.randbytes, self.store)
        self.session = session
        session.start()
        self.press(0)
        while session.run.question is not None and (until is None or len(self.presses) < until):
            before = len(session.log)
            if rng.random() < UNDO and session.starts:
                replay.undo(session)
            else:
                play_at_random(session, checks_of(game), case, rng)
            self.press(before)
        self.log = bytes(session.log)
        self.answers = answers_in(self.log)
        self.answer_bytes = sum(
            len(data) for press in self.presses for _, data in press.programs if data[0] < 0xF0
        )
        self.erases = flash.erases - erases

    def press(self, before):
        flash = self.flash
        flash.programs.clear()
        image = bytes(flash.data)
        self.store.append(bytes(self.session.log[before:]))
        assert self.store.saved == ""
        self.presses.append(Press(before, len(self.session.log), image, list(flash.programs)))

    def result(self):
        return tuple((seat, score, rank) for seat, score, rank in self.session.run.game.ranking)

    def end(self):
        """The end as one more press; the whole game's bytes in NVM."""
        self.flash.programs.clear()
        self.end_image = bytes(self.flash.data)
        upkeep.end(self.store, self.result())
        self.end_programs = list(self.flash.programs)
        programs = self.begin_programs + self.end_programs
        return self.answer_bytes + sum(len(data) for _, data in programs)
