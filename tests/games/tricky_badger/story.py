# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Stories of Tricky Badger: a trick is played in one line."""

from tests.games.story import GameStory

PLAYERS = ("red", "green", "yellow", "blue", "pink")


class Story(GameStory):
    """Seats red, green, yellow... in this order; red is first player unless said otherwise.

    Printed points are answered from `points`, 0 where it says nothing. A trick begins with nothing
    told.
    """

    def __init__(self, players=3, level="companion", options=(), points=None, first="red"):
        self.points = points or {}
        self.colours = PLAYERS[:players]
        begins = [first] if first else []
        super().__init__("tricky_badger", players, *self.colours, level, *options, "go", *begins)

    def answer(self, answer):
        super().answer(answer)
        while self.question is not None and self.question.key == "points":
            super().answer(self.points.get(self.question.values["card"], 0))

    def wins(self, winner, card, *more):
        """One trick of a companion: the prize, its winner, then the choices of its effect."""
        self.clear()
        self.do(card, winner, *more)

    def plays(self, card, arrow, *leaves):
        """One trick of a referee, leaves such as "orange 5" in playing order; who won it."""
        self.clear()
        self.do(card, arrow)
        for leaf in leaves:
            colour, value = leaf.split()
            self.do("leaf." + colour, value)
        if self.question.key == "paw":
            self.do(None)
        return self.winner()

    def winner(self):
        return next(who for key, who, _ in self.said if key.startswith("wins"))

    def to_target(self, colour, word):
        """The option of the `target` question that names this owner and this card."""
        values = self.question.values
        return next(one for one in self.question.options if values[one] == [colour, word])

    def targets(self):
        return [self.question.values[one] for one in self.question.options]

    def cards(self, colour):
        """A collection as the status shows it: sorted stacks, then loose cards with counts."""
        cards = self.status["collections"][colour]
        return sorted(cards["animals"]), cards["loose"]

    def score(self, colour):
        return self.status["scores"][colour]

    def reasons(self, colour):
        return self.status["reasons"][colour]

    def pad(self, tricks, winner="red"):
        """Tricks for magpies that find nothing: they change no collection without loose cards."""
        for _ in range(tricks):
            self.wins(winner, "magpie")
