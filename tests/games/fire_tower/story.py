# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""A game of Fire Tower under way, for tests that read like stories."""

from girouette.games.fire_tower.board import Board, bit, listed
from girouette.games.fire_tower.game import Game
from girouette.session import Session
from tests.games.common import settle

WAYS = {"n": 0, "e": 1, "s": 2, "w": 3}
FLAME = [(7, 7), (7, 8), (8, 7), (8, 8)]


def mask(squares):
    return sum(bit(row * 16 + column) for row, column in squares)


def places(squares):
    return [(square // 16, square % 16) for square in listed(squares)]


class Story:
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
        self.heard = []
        self.session = Session(Game, listen=self.hear)
        self.session.start()
        first = [players]
        if players < 4:
            first.append(towers or ("green" if players == 3 else "red_blue"))
        self.do(*first, level, *options, "go")
        self.setup = list(self.heard)
        if self.session.question.key == "champion":
            self.do(champion, *more)
        self.do(falls=wind)

    def hear(self, question, outcome):
        if question is not None and question.kind == "tell":
            self.heard.append((question.key, question.seat, question.values))

    def do(self, *moves, falls=""):
        """Answers of people, and the wind die as letters."""
        falls = [WAYS[letter] for letter in falls]
        for move in moves:
            settle(self.session, falls)
            self.session.answer(move)
        settle(self.session, falls)
        assert not falls, "a die that was never rolled"
        return self

    @property
    def game(self):
        return self.session.game

    @property
    def board(self) -> Board:
        return self.game.board

    @property
    def asked(self):
        question = self.session.question
        who = None if question.seat is None else self.game.colours[question.seat]
        return question.key, who

    @property
    def options(self):
        return self.session.question.options

    @property
    def squares(self):
        return [(square // 16, square % 16) for square in self.session.question.squares]

    def told(self, key):
        return [values for told, _, values in self.heard if told == key]

    def tellers(self, key):
        return [self.game.colours[who] for told, who, _ in self.heard if told == key]

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
        if self.session.question.key == "finish":
            self.do("end")
        return self

    def card(self, name):
        return self.do("card", name)
