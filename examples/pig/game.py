# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Pig: roll and roll again, or bank; a 1 loses what is not banked."""

from girouette.chance import Chance
from girouette.game import Game as BaseGame
from girouette.questions import Choose, Heading, Tell
from girouette.ranking import rank, won

SIDES = 6


class Game(BaseGame):
    # Whatever the folder is called: a copy of it is a game of its own.
    package = __name__.rpartition(".")[0]

    def __init__(self):
        BaseGame.__init__(self)
        self.goal = 50
        self.points = []  # by seat, banked
        self.pot = 0  # of the turn
        self.last = 0  # what the die shows

    def script(self):
        """PIG-02, 06."""
        yield from self.part("setup")
        self.phase = "turn"
        seat = 0
        while max(self.points) < self.goal:
            if seat == 0:
                self.round += 1
                yield Heading("round", round=self.round)
            yield from self.turn(seat)
            seat = self.after(seat)
        rank(self, self.scores())
        yield Heading("end", stop=True, winners=won(self))

    def turn(self, seat):
        """PIG-02..05."""
        self.pot = self.last = 0
        while (yield Choose("turn", seat, self.moves(), pot=self.pot)) == "roll":
            self.last = 1 + (yield Chance("die", SIDES))
            if self.last == 1:
                yield Tell("lost", seat, stop=True, pot=self.pot)
                self.pot = 0
                return
            self.pot += self.last
            yield Tell("rolled", seat, value=self.last)
        self.points[seat] += self.pot
        yield Tell("banked", seat, pot=self.pot, points=self.points[seat])
        self.pot = 0

    def moves(self):
        """PIG-05: an empty pot is not banked."""
        return ["roll", "bank"] if self.pot else ["roll"]

    def scores(self):
        return list(self.points)
