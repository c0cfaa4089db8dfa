# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The turn timer: a sand-clock for every turn, a budget for every player, or both.

sand    each turn has its seconds; what is over is counted as over
chess   each player has minutes for the whole game, which run in their own turns
both    a turn's seconds are free, what is over comes out of the player's minutes

The clock is a question like any other (Elapsed), so the journal knows every second that counted.
A turn that stands long answers itself now and then: a power cut loses no more than that.
"""

from girouette import game as base
from girouette import parts
from girouette.chance import Chance
from girouette.questions import Choose, Heading, Number, Tell
from girouette.scene import COLOURS

SECONDS = ["10", "15", "20", "30", "45", "60", "90", "120", "180", "240"]
MINUTES = ["1", "2", "3", "5", "10", "15", "20", "30", "45", "60", "90"]
CHECKPOINT_MS = 30000
_SECONDS = 251  # how many values an Elapsed can have


class Elapsed(Chance):
    """How many seconds the last question of people stood; more than fits a byte counts as 250."""

    kind = "elapsed"
    is_chance = False

    def __init__(self, key, **values):
        Chance.__init__(self, key, _SECONDS, **values)

    def by_itself(self, session):
        return min(_SECONDS - 1, session.elapsed()) if session.elapsed else None


class Turn(Choose):
    """A choice that also takes "tick": nobody pressed, but time has passed."""

    timeout_ms = CHECKPOINT_MS
    timeout_answer = "tick"

    def encode(self, answer):
        return len(self.options) if answer == "tick" else Choose.encode(self, answer)

    def decode(self, byte):
        return "tick" if byte == len(self.options) else Choose.decode(self, byte)


class Game(base.Game):
    package = "girouette.tools.timer"

    def __init__(self):
        base.Game.__init__(self)
        self.mode = "sand"
        self.per_turn = 0  # seconds a turn
        self.budget = 0  # seconds a player
        self.used = []  # by seat: all seconds of their turns
        self.drawn = []  # by seat: seconds out of the budget; without one, seconds over time
        self.spent = 0  # seconds of this turn up to the last checkpoint
        self.active = -1
        self.running = False  # while the question that stands takes time

    def script(self):
        self.phase = "setup"
        count = yield Number("players", None, 1, 6, 2)
        yield from parts.core("setup").take_colours(self, count, COLOURS)
        self.used = [0] * count
        self.drawn = [0] * count
        self.mode = yield Choose("mode", None, ["sand", "chess", "both"])
        if self.mode != "chess":
            self.per_turn = int((yield Choose("per_turn", None, SECONDS, start=5)))
        if self.mode != "sand":
            self.budget = 60 * int((yield Choose("budget", None, MINUTES, start=4)))
        self.phase = "run"
        seat = 0
        choice = "pause"  # it starts when everybody is ready
        while True:
            self.active = seat
            if choice == "pause":
                choice = yield Choose("paused", seat, ["go", "next", "finish"])
                if choice == "finish":
                    break
                if choice == "next":
                    seat = self.after(seat)
                    self.spent = 0
                    choice = "pause"
                    continue
            self.running = True
            choice = yield Turn("turn", seat, ["next", "pause"])
            self.running = False
            self.count((yield Elapsed("turn")))
            if choice == "next":
                yield from self.end_turn()
                seat = self.after(seat)
        # Not a contest: whoever thought longest did not win anything.
        yield Heading("end", stop=True)

    def count(self, seconds):
        """Seconds of the active player's turn pass."""
        seat = self.active
        free = max(0, self.per_turn - self.spent)
        self.spent += seconds
        self.used[seat] += seconds
        self.drawn[seat] += max(0, seconds - free)

    def end_turn(self):
        yield Tell("took", self.active, seconds=self.spent)
        if self.drawn[self.active] > self.budget:
            yield Tell("over", self.active, seconds=self.drawn[self.active] - self.budget)
        self.spent = 0

    def left(self, seconds=0):
        """(seconds left, of how many) of the clock that runs now; below zero is over time."""
        free = self.per_turn - self.spent
        if self.per_turn and (free > seconds or not self.budget):
            return free - seconds, self.per_turn
        return self.budget - self.drawn[self.active] - seconds + max(0, free), self.budget

    def scores(self):
        """The seconds that everybody has used."""
        return list(self.used)
