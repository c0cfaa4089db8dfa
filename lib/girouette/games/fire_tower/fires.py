# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Fire Tower: the wind, the draw pile, burning towers and storms.

A roof that catches fire is first noted in `fallen` (victim, burner). `mark` takes its tower out of
the game, everything noted so far at once; `settle` then follows each one up: cards, hand size,
partial firestorm, which may burn more. Storm, Mutual Aid and Shadow of the Wood are finished before
they are marked, so towers that burn in the same one share their fate (FT-45, 55, 57).
"""

from girouette.game import Game as BaseGame
from girouette.questions import Chance, Choose, Tell

DIRECTIONS = ("n", "e", "s", "w")
TOWERS = ("red", "purple", "blue", "green")
# The wind cards, then the other action cards, and how many there are of each: 52.
CARDS = ("n", "e", "s", "w", "explosion", "snag", "flare", "ember", "air_drop", "engine", "jumper",
         "dozer", "scratch", "reforest")  # fmt: skip
COUNTS = b"\4\4\4\4\4\4\3\3\4\4\4\3\3\4"


class Fires(BaseGame):
    def __init__(self):
        BaseGame.__init__(self)
        self.phase = "setup"
        self.storms = "whole"
        self.mutual_aid = False
        self.shadow = 0  # the card: 0 left out, 1 waiting, 2 in the pile, 3 played
        self.ablaze = False
        self.five_at_most = False  # FT-19, the literal reading
        self.teams = False
        self.referee = False
        self.board = None
        self.towers = []  # by seat
        self.burnt_at = []  # by seat: 0 standing, else 1 for the first that burnt, ...
        self.fallen = []  # (victim, burner), roofs on fire that are not marked yet
        self.queue = []  # the same, marked, to be followed up
        self.wood = []  # eliminated seats that won by Shadow of the Wood
        self.buckets = 0  # bit by seat: used
        self.hand = 5
        self.hands = []  # cards by seat
        self.deck = 0  # all cards in play
        self.pile = 0
        self.seen = bytearray()  # action cards played since the last shuffle, by kind
        self.drawer = -1  # who drew last: the likely owner of an event card
        self.first = 0
        self.active = -1
        self.wind = -1
        self.wind_by = ""
        self.wind_turn = 0
        # What the next game wants to know: the Champion, as a number of setup.py's CHAMPIONS.
        self.keepsake = 0

    # --- wind -------------------------------------------------------------------------------

    def wind_key(self):
        return DIRECTIONS[self.wind]

    def threatens(self, direction):
        """FT-25: does this wind blow on a standing tower?"""
        for seat in self.standing():
            if self.towers[seat] in (direction, (direction + 1) % 4):
                return True
        return False

    def roll(self, avoid=-1):
        """FT-10, 23, 25, 48: the wind die, again while it threatens nobody or shows `avoid`."""
        while True:
            direction = (yield Chance("wind_die", 8)) % 4
            if direction != avoid and self.threatens(direction):
                return direction
            yield Tell("reroll", wind=DIRECTIONS[direction])

    def blow(self, direction, by):
        """FT-13, 17: the only place where the wind turns."""
        self.wind = direction
        self.wind_by = by
        self.wind_turn = self.round

    # --- players and cards ------------------------------------------------------------------

    def standing(self):
        return [seat for seat, when in enumerate(self.burnt_at) if not when]

    def plays(self, seat):
        """FT-63: in teams one plays on without a tower."""
        return not self.over() and (self.teams or not self.burnt_at[seat])

    def over(self):
        """FT-45, 62: one tower left, or one team."""
        standing = self.standing()
        if self.teams:
            standing = set([seat % 2 for seat in standing])
        return len(standing) < 2

    def players_from(self, seat):
        """FT-12: everybody who plays, clockwise from a seat."""
        count = len(self.colours)
        lap = [(seat + step) % count for step in range(count)]
        return [seat for seat in lap if self.teams or not self.burnt_at[seat]]

    def draw(self, seat, count):
        """FT-09, 18: from the pile, which is made anew of the discards when it is empty."""
        if count < 1:
            return
        self.hands[seat] += count
        self.drawer = seat
        self.pile -= count
        if count > 1:
            yield Tell("draws", seat, cards=count)
        if self.pile <= 0:
            self.pile = self.deck - sum(self.hands)
            self.seen = bytearray(len(self.seen))
            if self.shadow == 3:
                self.shadow = 2
            yield Tell("reshuffle", stop=True)

    # --- burning towers ---------------------------------------------------------------------

    def burns(self, victim, burner):
        """A gem lies on a roof."""
        if not self.burnt_at[victim] and victim not in [seat for seat, _ in self.fallen]:
            self.fallen.append((victim, burner))

    def tell_burnt(self, seat):
        """FT-41 where the players keep the board: whose tower, and who did it."""
        names = [self.colours[tower] for tower in self.standing()]
        victim = yield Choose("burn", seat, names)
        players = self.players_from(0)
        names = [self.colours[player] for player in players] + ["none"]
        burner = yield Choose("burner", seat, names, start=players.index(seat), victim=victim)
        burner = self.colours.index(burner) if burner != "none" else self.colours.index(victim)
        self.burns(self.colours.index(victim), burner)
        yield from self.settle()

    def mark(self):
        if self.fallen:
            when = max(self.burnt_at) + 1
            for victim, _ in self.fallen:
                self.burnt_at[victim] = when
            self.queue += self.fallen
            self.fallen = []

    def settle(self):
        """FT-41..46: follow up every burnt tower in order; storms may add to them."""
        self.mark()
        while self.queue:
            victim, burner = self.queue.pop(0)
            yield Tell("burnt", victim, stop=True)
            if self.over():
                continue
            if not self.teams:
                yield from self.share_cards(victim, burner)
            if self.ablaze:
                # FT-60: before the storm, which then spreads from the burning tower.
                self.board.set_ablaze(victim)
                yield Tell("ablaze", victim, stop=True)
            if self.storms != "off":
                yield Tell("partial_storm")
                yield from self.storm(burner)
            elif not self.threatens(self.wind):
                # FT-46: no storm will turn it.
                self.blow((yield from self.roll()), "die")
                yield Tell("new_wind", wind=self.wind_key())

    def share_cards(self, victim, burner):
        """FT-42, 43, 56: the burner keeps the best of both hands, all others draw one."""
        self.hand += 1
        self.hands[victim] = 0
        if self.burnt_at[burner]:
            # FT-41: by one's own hand, or by somebody who has no hand any more.
            yield Tell("cards_lost", victim, stop=True, hand=self.hand)
        else:
            self.hands[burner] = self.hand
            yield Tell(
                "cards_taken", burner, stop=True, victim=self.colours[victim], hand=self.hand
            )
        for seat in self.players_from(burner):
            if seat != burner:
                yield from self.draw(seat, 1)
        if self.shadow == 1:
            self.deck += 1
            self.pile += 1
            self.shadow = 2
            yield Tell("shadow_in", stop=True)
        elif self.shadow == 3:
            self.pile += 1
            self.shadow = 2
            yield Tell("shadow_again", stop=True)

    # --- events -----------------------------------------------------------------------------

    def events(self):
        """The event cards that may be drawn."""
        events = ["firestorm"] if self.storms == "whole" else []
        if self.mutual_aid:
            events.append("mutual_aid")
        if self.shadow > 1:
            events.append("shadow")
        return events

    def storm(self, seat):
        """FT-48..50: storm direction, a gem from every fire that way, then the new wind."""
        direction = yield from self.roll()
        yield Tell("storm", wind=DIRECTIONS[direction])
        yield from self.board.storm(direction, seat)
        self.mark()
        if not self.over():
            self.blow((yield from self.roll()), "storm")
            yield Tell("new_wind", wind=self.wind_key())
