# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The score keeper for any game: a player, a change, and it counts when it has stood for a moment.

A change is dialled: a press is a point, a held key five, and the total it would give stands beside
it. OK takes it at once, four seconds without a press take it too.
"""

from girouette import game as base
from girouette import parts
from girouette.questions import Choose, Heading, Number, Tell
from girouette.scene import COLOURS

TARGETS = ["none", "10", "15", "20", "25", "30", "40", "50", "66", "75", "100", "150", "200"]
TARGETS += ["250", "300", "500", "1000", "other"]


class Change(Number):
    """Points for a player, dialled: they count when they have stood for a moment."""

    settle_ms = 4000


class Game(base.Game):
    package = "girouette.tools.scores"

    def __init__(self):
        base.Game.__init__(self)
        self.totals = []
        self.lowest = False
        self.target = 0
        self.reached = False

    def script(self):
        self.phase = "setup"
        count = yield Number("players", None, 2, 6, 4)
        yield from parts.core("setup").take_colours(self, count, COLOURS)
        self.totals = [0] * count
        yield from self.options()
        self.phase = "keep"
        self.round = 1
        yield Heading("round", round=1)
        last = -1
        while True:
            options = list(self.colours) + ["next", "finish"]
            # Most often the players come in turn, and after the last one the round is over.
            start = count + 1 if self.reached else last + 1
            choice = yield Choose("score", None, options, start=start)
            if choice == "next":
                self.round += 1
                last = -1
                yield Heading("round", round=self.round)
            elif choice == "finish":
                if (yield Choose("finish", None, ["yes", "no"])) == "yes":
                    break
            else:
                last = self.colours.index(choice)
                yield from self.score(last)
        yield from self.finish()

    def options(self):
        choose = parts.core("setup").choose_options
        yield from choose(self, self.offered, {"target": self.choose_target})

    def choose_target(self):
        target = yield Choose("target", None, TARGETS)
        if target == "other":
            self.target = yield Number("target", None, 1, 250, 100)
        else:
            self.target = 0 if target == "none" else int(target)

    def offered(self):
        target = ((self.target, self.target or "none"),)
        wins = ((False, "highest"), (True, "lowest"))
        return (("wins", "lowest", wins), ("target", "target", target))

    def score(self, seat):
        # Up to 150 more or 100 less at a time: what fits an answer's byte.
        points = yield Change("change", seat, -100, 150, 0)
        if not points:
            return
        self.totals[seat] += points
        sign = "+" if points > 0 else ""
        yield Tell("scored", seat, change=sign + str(points), total=self.totals[seat])
        reached = self.target and max(self.totals) >= self.target
        if reached and not self.reached:
            yield Tell("reached", seat, stop=True, target=self.target)
        self.reached = reached

    def finish(self):
        """Best first; where the lowest wins, the ranking still shows the true totals."""
        sign = -1 if self.lowest else 1
        ranking = parts.core("ranking")
        ranking.rank(self, [sign * total for total in self.totals])
        self.ranking = [(seat, sign * score, rank) for seat, score, rank in self.ranking]
        key = "end_shared" if self.shared else "end"
        yield Heading(key, stop=True, winners=ranking.won(self))

    def scores(self):
        return list(self.totals)
