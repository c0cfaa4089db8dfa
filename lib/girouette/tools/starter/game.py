# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Who starts, in which order, and who is with whom."""

from girouette import game as base
from girouette import parts
from girouette.chance import Chance
from girouette.questions import Choose, Heading, Number
from girouette.scene import COLOURS


class Game(base.Game):
    package = "girouette.tools.starter"

    def __init__(self):
        base.Game.__init__(self)
        self.phase = "use"
        self.result = ""  # what the last draw was: "first", "order", "teams"
        self.order = []  # the colours as they were drawn
        self.teams = 0

    def script(self):
        count = yield Number("players", None, 2, len(COLOURS), 4)
        yield from parts.core("setup").take_colours(self, count, COLOURS)
        options = ["first", "order", "teams", "leave"]
        while True:
            start = options.index(self.result) if self.result else 0
            choice = yield Choose("draw", None, options, start=start)
            if choice == "leave":
                return
            if choice == "teams":
                self.teams = 2
                if count > 3:
                    self.teams = yield Number("teams", None, 2, count // 2)
            yield from self.draw(1 if choice == "first" else count)
            self.result = choice
            if choice == "first":
                yield Heading("first", first=self.order[0])
            elif choice == "order":
                yield Heading("order", order=list(self.order))
            else:
                for number in range(self.teams):
                    yield Heading("team", number=number + 1, team=self.team(number))

    def draw(self, count):
        """So many of them, each drawn among those that are left."""
        left = list(self.colours)
        self.order = []
        while len(self.order) < count:
            self.order.append(left.pop((yield Chance("draw", len(left)))))

    def team(self, number):
        """Dealt round: sizes differ by one at most."""
        return [self.order[at] for at in range(number, len(self.order), self.teams)]

    def scores(self):
        return []  # nothing is won here
