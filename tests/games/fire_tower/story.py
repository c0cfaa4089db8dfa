# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""A game of Fire Tower under way, for tests that read like stories."""

from girouette.games.fire_tower.board import Board, bit, listed
from tests.games.story import GameStory

WAYS = {"n": 0, "e": 1, "s": 2, "w": 3}
FLAME = [(7, 7), (7, 8), (8, 7), (8, 8)]


def mask(squares):
    return sum(bit(row * 16 + column) for row, column in squares)


def places(squares):
    return [(square // 16, square % 16) for square in listed(squares)]


class Story(GameStory):
    """Four players at the referee's level and a north wind, unless told otherwise."""

    def __init__(
        self,
        players=4,
        level="referee",
        options=(),
        wind="n",
        champion="unused",
        towers="",
        more=(),
    ):
        first = [players]
        if players < 4:
            first.append(towers or ("green" if players == 3 else "red_blue"))
        super().__init__("fire_tower", *first, level, *options, "go")
        self.setup = self.keys  # of what was told before the first wind
        if self.question.key == "champion":
            self.do(champion, *more)
        self.do(falls=wind)

    def do(self, *moves, falls=""):
        """Answers of people, and the wind die as letters."""
        return super().do(*moves, falls=[WAYS[letter] for letter in falls])

    def answer(self, answer):
        """The place of a pattern is named by the squares it covers: "4,5 4,6"."""
        if self.question.key == "lay":
            named = [" ".join(f"{row},{column}" for row, column in way) for way in self.ways]
            if answer in named:
                answer = self.options[named.index(answer)]
        super().answer(answer)

    @property
    def ways(self):
        """The squares of each place where a pattern can be laid."""
        assert self.question.key == "lay"
        return [places(way) for way in self.question.legal]

    @property
    def board(self) -> Board:
        return self.game.board

    @property
    def squares(self):
        return [(square // 16, square % 16) for square in self.question.squares]

    def lay(self, gems=(), breaks=()):
        """The board as in a figure; to be called before the question that looks at it."""
        self.board.gems = mask(gems)
        self.board.breaks = mask(breaks)
        return self

    @property
    def gems(self):
        return places(self.board.gems)

    @property
    def breaks(self):
        return places(self.board.breaks)

    def spread(self, square=None):
        """Up to the action; the first legal square unless one is named."""
        if self.asked[0] == "begin":
            self.do("spread")
        if self.asked[0] == "spread":
            self.do(square or self.squares[0])
        return self

    def skip(self):
        """A whole turn that changes little: one card thrown away."""
        self.spread().do("discard", 1)
        if self.question.key == "finish":
            self.do("end")
        return self

    def card(self, name):
        return self.do("card", name)
