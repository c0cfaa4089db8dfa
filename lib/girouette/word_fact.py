# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""A learned fact whose values are words."""

from girouette.fact import Fact
from girouette.questions import Number


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
