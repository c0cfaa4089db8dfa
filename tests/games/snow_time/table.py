# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""A table of Snow Time for the tests: set up in one line, a turn in one line, all tells kept."""

from girouette.games.snow_time.game import KINDS as KIND_WORDS
from girouette.games.snow_time.game import Game
from girouette.session import Session

KINDS = {word: kind for kind, word in enumerate(KIND_WORDS) if word}
COLOURS = ("red", "green", "yellow", "blue", "pink")


class Store:
    """Learned facts, remembered from game to game."""

    def __init__(self, **facts):
        self.facts = {"tt." + name.replace("_", "."): value for name, value in facts.items()}

    def get(self, name):
        return self.facts.get(name)

    def tell(self, name, value):
        self.facts[name] = value

    def forget(self, name):
        self.facts.pop(name, None)


class Table:
    """`players` at a track of `length` squares with `bonuses` as (place, kind, points)."""

    def __init__(self, players=4, length=30, bonuses=(), options=(), facts=None):
        self.told = []
        self.session = Session(Game, None, facts, self.hear)
        self.session.start()
        self.answer(players)
        self.colours = COLOURS[: 4 if players == 2 else players]
        self.answer(*self.colours)
        self.answer(*options, "go")
        if facts is None:
            self.answer(length, len(bonuses))
            for place, kind, points in bonuses:
                self.answer(place, KINDS[kind], points)

    def hear(self, question, outcome):
        if question is not None and question.kind == "tell":
            data = dict(question.values)
            if question.seat is not None:
                data["who"] = self.game.colours[question.seat]
            self.told.append((question.key, data))

    @property
    def game(self):
        return self.session.game

    @property
    def question(self):
        return self.session.question

    @property
    def status(self):
        return self.game.status()

    def answer(self, *answers):
        for answer in answers:
            self.session.answer(answer)

    def roll(self, *dice):
        for floor in dice:
            assert self.question.kind == "chance"
            self.session.answer(floor - 1)

    def turn(self, dice, *answers):
        """Roll, enter the cards and whatever else is asked; the tells of this turn by key."""
        self.told = []
        self.roll(*dice)
        self.answer(*[str(answer) for answer in answers])
        return self.told_keys()

    def idle(self, dice):
        """A turn that moves nobody: everyone plays the healer with nothing to take back."""
        return self.turn(dice, *["healer"] * len(self.colours))

    def told_keys(self):
        return [key for key, _ in self.told]

    def tell(self, key):
        """The data of the only Tell of this key since the turn began."""
        (data,) = [data for told, data in self.told if told == key]
        return data

    def places(self):
        return [self.status["scores"][colour] for colour in self.colours]
