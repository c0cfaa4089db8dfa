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

    def __init__(
        self, players=3, level="companion", options=(), points=None, first="red", facts=None
    ):
        self.points = points or {}
        self.colours = PLAYERS[:players]
        begins = [first] if first else []
        given = [players, *self.colours, level, *options, "go", *begins]
        super().__init__("tricky_badger", *given, facts=facts)

    def answer(self, answer):
        super().answer(answer)
        while self.question is not None and self.question.key == "points":
            super().answer(self.points.get(self.question.values["card"], 0))

    def wins(self, winner, card, *more):
        """One trick of a companion: the prize, its winner, then the choices of its effect."""
        self.clear()
        self.do(card, winner, *more)

    def plays(self, card, arrow, *leaves, paw=None):
        """One trick of a referee, leaves such as "orange 5" in playing order; who won it."""
        self.clear()
        self.do(card, arrow)
        self.lays(*leaves, paw=paw)
        return self.winner()

    def lays(self, *leaves, paw=None):
        """The rest of a trick: the leaf cards from the first player on, colours already told left
        out of what is answered, then whatever the referee asks of them."""
        first, trick = self.game.first, (self.game.round, self.game.trick)
        cards = {}
        for place, leaf in enumerate(leaves):
            colour, value = leaf.split()
            cards[(first + place) % len(self.colours)] = ("leaf." + colour, int(value))
            if place >= len(self.game.table) and (self.game.round, self.game.trick) == trick:
                self.do("leaf." + colour)
        while self.question is not None and self.question.key in ("best", "value", "beside", "paw"):
            self.do(paw if self.question.key == "paw" else self.told_of(cards))

    def told_of(self, cards):
        """What somebody who sees the cards, (leaf, value) by seat, answers to the referee."""
        question = self.question
        if question.key == "best":
            seats = [self.colours.index(colour) for colour in question.options]
            best = (max if self.game.arrow == "up" else min)(seats, key=lambda one: cards[one][1])
            return self.colours[best]
        if question.key == "value":
            return str(cards[question.seat][1])
        wanted = (question.values["leaf"], question.values["value"])
        return "yes" if wanted in cards.values() else "no"

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
