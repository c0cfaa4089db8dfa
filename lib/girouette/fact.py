# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Learned facts: numbers that only the players' own box knows."""

from girouette.questions import Number


class Fact(Number):
    """A number that only the players' own box knows; the session answers it when it was told.

    `name` is the fact's name for good (e.g. "tof.flames.4"). People may answer None for "not
    known": the default is used, and `assumed` says so to whoever shows the value. The cursor begins
    there, so that a number is a deliberate act, and the default is the next one.
    """

    is_fact = True

    def __init__(self, key, name, lo, hi, default, **values):
        self.key = key
        self.seat = None
        self.values = values
        self.lo = lo
        self.hi = hi
        self.name = name
        self.default = default
        self.assumed = False
        self.first = places = hi - lo + 1  # not known
        self.places = places + 1

    def encode(self, answer):
        if answer is None:
            return self.hi - self.lo + 1
        return Number.encode(self, answer)

    def decode(self, byte):
        self.assumed = byte == self.hi - self.lo + 1
        if self.assumed:
            return self.default
        return Number.decode(self, byte)

    def by_itself(self, session):
        value = session.facts and session.facts.get(self.name)
        known = value is not None and self.lo <= value <= self.hi
        return value - self.lo if known else None

    def learn(self, game):
        """Ask for it and let the game know: `yield from Fact(...).learn(self)`; its value."""
        value = yield self
        game.learned[self.name] = value
        self.note(game)
        return value

    def note(self, game):
        """Let the game know whether the value is only assumed."""
        game.assumed = [name for name in game.assumed if name != self.name]
        if self.assumed:
            game.assumed.append(self.name)

    def answer_at(self, place):
        value = self.lo + place
        return value if value <= self.hi else None

    def turn(self, place, step):
        """Round all numbers, with "not known" right before the default."""
        last = self.places - 1
        default = self.default - self.lo
        ring = [last] + list(range(default, last)) + list(range(default))
        return ring[(ring.index(place) + step) % self.places]


class WordFact(Fact):
    """Chosen from a list, with "not known" first. `words` are the keys of the values, the lowest
    first: "w.<key>" is the text of each. It is journaled and remembered as the number it is."""

    turn = Number.turn

    def __init__(self, key, name, lo, hi, default, words=(), **values):
        Fact.__init__(self, key, name, lo, hi, default, **values)
        self.words = words
        self.first = 0

    def answer_at(self, place):
        return self.lo + place - 1 if place else None

    def fill(self, scene, texts):
        Fact.fill(self, scene, texts)
        scene.options = [texts.get("o.not_known")] + [texts.word(word) for word in self.words]

    def point(self, scene, texts, place):
        scene.cursor = place
