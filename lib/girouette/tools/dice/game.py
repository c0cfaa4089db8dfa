# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Dice: how many, which, which of them count; then one press a roll."""

from girouette import game as base
from girouette.chance import Chance
from girouette.questions import Choose, Heading, Number

SIDES = {"d4": 4, "d6": 6, "d8": 8, "d10": 10, "d12": 12, "d20": 20, "d100": 100}
KINDS = ["d4", "d6", "d8", "d10", "d12", "d20", "d100", "wind", "coin"]
WINDS = "nesw"
COIN = ("heads", "tails")
MOST = 8
LAST_ROLLS = 10


class Game(base.Game):
    package = "girouette.tools.dice"

    def __init__(self):
        base.Game.__init__(self)
        self.phase = "use"
        self.kind = "d6"
        self.count = 2
        self.keep = "all"
        self.kept = 1  # how many of them count, where not all do
        self.faces = ()  # of the last roll: numbers, or the keys of winds and sides of a coin
        self.sum = 0
        self.dropped = ()  # the faces of the last roll that do not count
        self.rolls = []  # the last ones: (what, faces, sum)
        self.fresh = False  # the roll on the screen has just fallen

    def script(self):
        while True:
            choice = yield Choose(
                "dice",
                None,
                ["roll", "kind", "count", "keep", "leave"],
                kind=self.kind,
                count=self.count,
                keep=self.keep,
                kept=self.kept,
            )
            self.fresh = choice == "roll"
            if choice == "roll":
                yield from self.roll()
            elif choice == "kind":
                self.kind = yield Choose("kind", None, KINDS, start=KINDS.index(self.kind))
                self.keep = "all"
            elif choice == "count":
                self.count = yield Number("count", None, 1, MOST, self.count)
                self.keep = "all"
            elif choice == "keep":
                yield from self.choose_kept()
            else:
                return

    def choose_kept(self):
        """All of them, or only some of the highest or of the lowest."""
        self.keep = "all"
        if self.count == 1 or self.kind not in SIDES:
            return
        self.keep = yield Choose("keep", None, ["all", "highest", "lowest"])
        self.kept = 1
        if self.keep != "all" and self.count > 2:
            self.kept = yield Number("kept", None, 1, self.count - 1)

    def roll(self):
        """Every die is an outcome of its own, so that each is fair and stays as it fell."""
        faces = []
        for _ in range(self.count):
            if self.kind == "wind":
                faces.append(WINDS[(yield Chance("wind", 4))])
            elif self.kind == "coin":
                faces.append(COIN[(yield Chance("coin", 2))])
            else:
                faces.append(1 + (yield Chance(self.kind, SIDES[self.kind])))
        self.faces = tuple(faces)
        self.dropped = ()
        what = self.what()
        if self.kind not in SIDES:
            self.sum = 0
            yield Heading("fell", what=what, faces=faces)
        else:
            faces.sort(reverse=self.keep != "lowest")
            if self.keep != "all":
                self.dropped = tuple(faces[self.kept :])
                faces = faces[: self.kept]
            self.sum = sum(faces)
            yield Heading("rolled", what=what, faces=list(self.faces), sum=self.sum)
        self.rolls.append((what, self.faces, self.sum))
        if len(self.rolls) > LAST_ROLLS:
            self.rolls.pop(0)

    def what(self):
        """As players write it: "3d6", "2d20↑1". A wind or a coin is named by a word."""
        if self.kind not in SIDES:
            return self.kind
        arrow = {"all": "", "highest": "↑", "lowest": "↓"}[self.keep]
        return str(self.count) + self.kind + (arrow + str(self.kept) if arrow else "")
