# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Snow Time: fruits in a tree of seven floors, the fights for them, and the race they pay for.

The cards of every turn are entered after the reveal; the device resolves them from the top of the
tree and moves the pawns. Cards are numbers: 1-7 the characters, each for its floor, then HEALER,
LOOKOUT and STORM. A set of cards is an int, bit c for card c; a set of seats likewise.
"""

from girouette.game import COLOURS
from girouette.game import Game as BaseGame
from girouette.games.snow_time.track import FIGHT, FRUIT, KINDS, MANA, Track
from girouette.questions import Chance, Choose, Heading, Number, Tell

TOP = 7
HEALER = 8
LOOKOUT = 9
STORM = 10
NUMBERS = 0b11111110
ALL_CARDS = 0b11111111110
CARDS = ("", "1", "2", "3", "4", "5", "6", "7", "healer", "lookout", "storm")
FRUITS = 15


def cards_of(mask):
    """The keys of the cards of a set, in order."""
    return [CARDS[card] for card in range(1, STORM + 1) if mask >> card & 1]


class Game(BaseGame):
    def __init__(self):
        BaseGame.__init__(self)
        self.phase = "setup"
        self.pairs = False  # TT-40: two players, two colours each: seats 0 and 1, 2 and 3
        self.rolls = True  # the device rolls the dice
        self.furthest = False  # TT-39, the other reading
        self.track = Track()
        self.fruits = bytearray(TOP + 1)  # by floor
        self.dice = []  # floors of this turn's dice
        self.discards = []  # by seat: the cards in both discards
        self.played = []  # by seat: this turn's card, 0 before the reveal
        self.fallen = 0  # seats whose character fell this turn
        self.places = []  # by seat: square of the pawn; past the arrival when points are left over
        self.gained = bytearray(4 * 5)  # this turn's points at 4 * seat + kind
        self.winners = []  # seats

    # --- the script -------------------------------------------------------------------------

    def script(self):
        yield from self.setup()
        while not self.winners:
            self.round += 1
            yield Heading("turn", round=self.round)
            yield from self.place_fruits()
            yield from self.play_cards()
            yield from self.resolve()
        yield from self.finish()

    def setup(self):
        """TT-01..03, 40: colours, the settings, the track, what goes where."""
        count = yield Number("players", None, 2, 5, 4)
        self.pairs = count == 2
        if self.pairs:
            for seat in range(4):
                free = [colour for colour in COLOURS if colour not in self.colours]
                self.colours.append((yield Choose("pair", None, free, player=seat // 2 + 1)))
        else:
            yield from self.take_colours(count, COLOURS)
        seats = len(self.colours)
        self.discards = [0] * seats
        self.played = [0] * seats
        self.places = [0] * seats
        while True:
            choice = yield Choose(
                "options",
                None,
                ["go", "dice", "ties"],
                dice="by_device" if self.rolls else "by_hand",
                ties="furthest" if self.furthest else "shared",
            )
            if choice == "go":
                break
            elif choice == "dice":
                self.rolls = not self.rolls
            else:
                self.furthest = not self.furthest
        yield from self.track.read()
        yield Tell("setup", stop=True)

    def place_fruits(self):
        """TT-05..08: a fruit for each die, as many dice as the reserve can pay, at most two."""
        self.phase = "fruits"
        self.dice = []
        for _ in range(min(2, self.reserve())):
            if self.rolls:
                floor = 1 + (yield Chance("die", 6))
            else:
                floor = yield Number("die", None, 1, 6)
            self.fruits[floor] += 1
            self.dice.append(floor)
        if len(self.dice) == 2:
            low, high = min(self.dice), max(self.dice)
            key = "double" if low == high else "two_fruits"
            yield Tell(key, stop=True, low=low, high=high)
        elif self.dice:
            yield Tell("last_fruit", stop=True, low=self.dice[0])
        else:
            yield Tell("no_fruit", stop=True)

    def play_cards(self):
        """TT-09, 26, 36: all cards are face up now; each player's is one they can have."""
        self.phase = "cards"
        for seat in range(len(self.colours)):
            key = yield Choose("card", seat, cards_of(self.hand(seat)))
            self.played[seat] = CARDS.index(key)
            yield Tell("plays", seat, card=key)

    def resolve(self):
        """TT-10, 11: A specials, B and C fights and fruits by floor, D mana, E bonus, F hands.

        TT-37: it stops at the very step that brings a pawn to the arrival.
        """
        steps = (self.lookouts, self.storms, self.healers)
        steps += (self.floors, self.mana, self.bonuses, self.take_back)
        for step in steps:
            yield from step()
            if self.winners:
                return

    # --- A: the special cards, in the order of TT-34 ----------------------------------------

    def lookouts(self):
        """TT-30, 31, 35: another card from the hand, now that all the others are known."""
        self.phase = "specials"
        owners = self.who_played(LOOKOUT)
        for seat in owners:
            self.discards[seat] |= 1 << LOOKOUT
        if len(owners) > 1:
            yield Tell("lookouts", stop=True, owners=self.names(owners))
        for seat in owners:
            key = yield Choose("lookout", seat, cards_of(self.hand(seat)))
            self.played[seat] = CARDS.index(key)
            yield Tell("plays", seat, card=key)

    def storms(self):
        """TT-32, 33, 35, 40: every character played this turn goes; its card is a fight point."""
        owners = self.who_played(STORM)
        if not owners:
            return
        victims = [seat for seat, card in enumerate(self.played) if 1 <= card <= TOP]
        self.fall(victims)
        # One storm counts its opponents' cards only; several count every card.
        counted = [seat for seat in victims if len(owners) > 1 or self.opposed(seat, owners[0])]
        for seat in owners:
            self.discards[seat] |= 1 << STORM
            self.score(seat, len(counted), FIGHT)
        self.arrive()
        yield Tell(
            "storms" if len(owners) > 1 else "storm",
            stop=True,
            owners=self.names(owners),
            fallen=self.names(victims),
            points=len(counted),
            places=[self.square(seat) for seat in owners],
        )

    def healers(self):
        """TT-27..29: up to two number cards of one's own, or all seven when all are gone."""
        for seat in self.who_played(HEALER):
            lost = self.discards[seat] & NUMBERS
            if lost == NUMBERS:
                self.discards[seat] &= ~NUMBERS
                yield Tell("heals_all", seat, stop=True)
                continue
            back = []
            while lost and len(back) < 2:
                key = yield Choose("heal", seat, cards_of(lost) + ["enough"], left=2 - len(back))
                if key == "enough":
                    break
                back.append(key)
                lost &= ~(1 << int(key))
            self.discards[seat] = self.discards[seat] & ~NUMBERS | lost
            yield Tell("heals", seat, cards=back)

    # --- B, C, D: the tree from the top -----------------------------------------------------

    def floors(self):
        """TT-11: from floor 7 down, the fights of a floor and then its fruits."""
        self.phase = "floors"
        for floor in range(TOP, 0, -1):
            here = self.on_floor(floor)
            if len(here) > 1:
                yield from self.brawl(floor, here)
            elif here:
                yield from self.stand(floor, here[0])
            if self.winners:
                return

    def brawl(self, floor, here):
        """TT-12, 16, 39: all on one floor fall; a point for each other one; nobody below is hit."""
        self.fall(here)
        for seat in here:
            self.score(seat, len(here) - 1, FIGHT)
        self.arrive()
        yield Tell(
            "brawl",
            stop=True,
            floor=floor,
            fallen=self.names(here),
            points=len(here) - 1,
            places=[self.square(seat) for seat in here],
        )

    def stand(self, floor, seat):
        """TT-13..15, 18, 19: one alone knocks down all on the floor below, then eats."""
        below = self.on_floor(floor - 1)
        self.fall(below)
        self.score(seat, len(below), FIGHT)
        eaten = 0
        if not self.arrive():
            eaten = self.fruits[floor]
            self.fruits[floor] = 0
            self.score(seat, eaten, FRUIT)
            self.arrive()
        if below or eaten:
            yield Tell(
                "beats_eats" if below and eaten else "beats" if below else "eats",
                seat,
                stop=True,
                floor=floor,
                fallen=self.names(below),
                points=len(below),
                fruits=eaten,
                place=self.square(seat),
            )

    def mana(self):
        """TT-20: the lowest character still in the tree, if any."""
        for floor in range(1, TOP + 1):
            for seat in self.on_floor(floor):
                self.score(seat, 1, MANA)
                self.arrive()
                yield Tell("mana", seat, stop=True, floor=floor, place=self.square(seat))
                return

    # --- E, F: bonus squares and the end of the turn ----------------------------------------

    def bonuses(self):
        """TT-21, 22, 38: one bonus at most, for points of its kind, from the top again."""
        self.phase = "bonus"
        yield from self.track.read()
        squares = self.track.bonuses()
        # Storms were resolved before any floor.
        for card in (STORM, 7, 6, 5, 4, 3, 2, 1):
            for seat in self.who_played(card):
                for place, kind, points in squares:
                    if self.places[seat] == place and self.gained[4 * seat + kind]:
                        self.places[seat] += points
                        yield Tell(
                            "bonus",
                            seat,
                            stop=True,
                            kind=KINDS[kind],
                            points=points,
                            place=self.square(seat),
                        )
                        break
            if self.arrive():
                return

    def take_back(self):
        """TT-24, 29: characters still in the tree and healers return to hand."""
        still = [seat for floor in range(TOP, 0, -1) for seat in self.on_floor(floor)]
        if still:
            yield Tell("back", still=self.names(still))
        self.fallen = 0
        self.played = [0] * len(self.colours)
        self.gained = bytearray(4 * 5)

    def finish(self):
        """TT-37, 39, 40: who arrived wins; two players win with both their colours."""
        self.phase = "over"
        won = [(int(seat in self.winners),) for seat in range(len(self.colours))]
        self.rank(self.scores(), won)
        winners = self.winners
        if self.pairs:
            teams = {seat // 2 for seat in winners}
            winners = [seat for seat in range(4) if seat // 2 in teams]
            rows = [(seat not in winners, -score, seat) for seat, score, _ in self.ranking]
            self.ranking = [(seat, -score, 1 + lost) for lost, score, seat in sorted(rows)]
            self.shared = len(teams) == 2
        arrived = [seat for seat in range(len(won)) if self.places[seat] >= self.track.length()]
        key = "end_shared" if self.shared else "end"
        if not self.shared and [seat for seat in arrived if seat not in winners]:
            key = "end_further"
        yield Heading(key, stop=True, winners=self.names(winners))

    # --- what a step does to the table ------------------------------------------------------

    def fall(self, seats):
        """TT-12, 13, 17: out of the tree, the card into the lower discard."""
        for seat in seats:
            self.fallen |= 1 << seat
            self.discards[seat] |= 1 << self.played[seat]

    def score(self, seat, points, kind):
        """TT-04, 23: each point is one square; squares are shared freely."""
        self.gained[4 * seat + kind] += points
        self.places[seat] += points

    def arrive(self):
        """TT-37, 39: has a pawn reached the last square? Those that did together share it."""
        arrived = [seat for seat, place in enumerate(self.places) if place >= self.track.length()]
        if arrived and self.furthest:
            best = max([self.places[seat] for seat in arrived])
            arrived = [seat for seat in arrived if self.places[seat] == best]
        self.winners = arrived
        return arrived

    def correct(self, name, value):
        self.track.correct(name, value)

    # --- what the state says ----------------------------------------------------------------

    def reserve(self):
        """TT-07: fruits that are not in the tree."""
        return FRUITS - sum(self.fruits)

    def hand(self, seat):
        """TT-36: the cards this colour can play now."""
        return ALL_CARDS & ~self.discards[seat] & ~(1 << self.played[seat])

    def who_played(self, card):
        return [seat for seat, played in enumerate(self.played) if played == card]

    def on_floor(self, floor):
        """Seats whose character is on this floor and has not fallen."""
        return [seat for seat in self.who_played(floor) if not self.fallen >> seat & 1]

    def opposed(self, seat, other):
        return not self.pairs or seat // 2 != other // 2

    def names(self, seats):
        return [self.colours[seat] for seat in seats]

    def square(self, seat):
        """TT-37: the square the pawn stands on; left-over points are lost."""
        return min(self.places[seat], self.track.length())

    def scores(self):
        return [self.square(seat) for seat in range(len(self.places))]

    def status(self):
        """For the driver and the tests: the device never loads it."""
        from girouette.games.snow_time.status import status

        return status(self)
