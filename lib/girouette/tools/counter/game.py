# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""A counter, and the rounds of a game that has no companion of its own."""

from girouette import game as base
from girouette.questions import Choose, Heading, Number, Tell

MOST_ROUNDS = 50


class Change(Number):
    """What is added or taken away, dialled: it counts when it has stood for a moment."""

    settle_ms = 4000


class Game(base.Game):
    package = "girouette.tools.counter"

    def __init__(self):
        base.Game.__init__(self)
        self.phase = "use"
        self.value = 0
        self.rounds = 0  # how many there will be; 0 when nobody knows

    def script(self):
        self.rounds = yield Number("rounds", None, 0, MOST_ROUNDS, 0)
        self.round = 1
        yield Heading("round", round=1)
        options = ["plus", "minus", "change", "next", "zero", "leave"]
        choice = "plus"
        while choice != "leave":
            start = options.index(choice) if choice in ("minus", "next") else 0
            choice = yield Choose("counter", None, options, start=start)
            if choice == "plus":
                yield from self.count(1)
            elif choice == "minus":
                yield from self.count(-1)
            elif choice == "zero":
                yield from self.count(-self.value)
            elif choice == "change":
                yield from self.count((yield Change("change", None, -100, 150, 0)))
            elif choice == "next":
                yield from self.next_round()

    def count(self, change):
        if change:
            self.value += change
            sign = "+" if change > 0 else ""
            yield Tell("counted", change=sign + str(change), value=self.value)

    def next_round(self):
        self.round += 1
        yield Heading("round", round=self.round)
        if self.rounds and self.round == self.rounds:
            yield Tell("last_round", stop=True)
        elif self.rounds and self.round > self.rounds:
            yield Tell("over", stop=True, rounds=self.rounds)
