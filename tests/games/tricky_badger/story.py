# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""A table of players for the tests: tricks are played in one line, and what was told is kept."""

from girouette.games.tricky_badger.game import Game
from girouette.session import Session

PLAYERS = ("red", "green", "yellow", "blue", "pink")


class Table:
    """Seats red, green, yellow... in this order; red is first player unless said otherwise.

    Printed points are answered from `points`, 0 where it says nothing.
    """

    def __init__(self, players=3, level="companion", options=(), points=None, first="red"):
        self.points = points or {}
        self.told = []  # (key, colour or None, values) since the last `trick` or `clear`
        self.stops = []  # keys of those that wait for a press
        self.session = Session(Game, None, None, self.hear).start()
        self.colours = PLAYERS[:players]
        self.answer(players, *self.colours, level, *options, "go")
        if first:
            self.answer(first)

    @property
    def game(self):
        return self.session.game

    @property
    def question(self):
        return self.session.question

    def hear(self, question, outcome):
        if question is not None and question.kind == "tell":
            who = None if question.seat is None else self.game.colours[question.seat]
            self.told.append((question.key, who, question.values))
            if question.stop:
                self.stops.append(question.key)

    def answer(self, *values):
        for value in values:
            self.session.answer(value)
            while self.question is not None and self.question.key == "points":
                self.session.answer(self.points.get(self.question.values["card"], 0))

    def clear(self):
        self.told.clear()
        self.stops.clear()

    def wins(self, winner, card, *more):
        """One trick of a companion: the prize, its winner, then the choices of its effect."""
        self.clear()
        self.answer(card, winner, *more)

    def plays(self, card, arrow, *leaves):
        """One trick of a referee, leaves such as "orange 5" in playing order; who won it."""
        self.clear()
        self.answer(card, arrow)
        for leaf in leaves:
            colour, value = leaf.split()
            self.answer("leaf." + colour, value)
        if self.question.key == "paw":
            self.answer(None)
        return self.winner()

    def winner(self):
        return next(who for key, who, _ in self.told if key.startswith("wins"))

    def heard(self):
        return [key for key, _, _ in self.told]

    def values(self, key):
        return next(values for told, _, values in self.told if told == key)

    def to_target(self, colour, word):
        """The option of the `target` question that names this owner and this card."""
        values = self.question.values
        return next(one for one in self.question.options if values[one] == [colour, word])

    def targets(self):
        return [self.question.values[one] for one in self.question.options]

    def cards(self, colour):
        """A collection as the status shows it: sorted stacks, then loose cards with counts."""
        cards = self.game.status()["collections"][colour]
        return sorted(cards["animals"]), cards["loose"]

    def score(self, colour):
        return self.game.status()["scores"][colour]

    def reasons(self, colour):
        return self.game.status()["reasons"][colour]

    def pad(self, tricks, winner="red"):
        """Tricks for magpies that find nothing: they change no collection without loose cards."""
        for _ in range(tricks):
            self.wins(winner, "magpie")
