# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Snow Time: fruits in a tree of seven floors, the fights for them, and the race they pay for.

The cards of every turn are entered after the reveal; the device resolves them from the top of the
tree and moves the pawns. Cards are numbers: 1-7 the characters, each for its floor, then the
healer, the lookout and the storm. A set of cards is an int, bit c for card c.

This file is the turn. setup.py, track.py (the score track: learned from the players' board) and
ending.py are parts.
"""

from girouette import game as base
from girouette import parts
from girouette.questions import Chance, Choose, Heading, Number, Tell

CARDS = ("", "1", "2", "3", "4", "5", "6", "7", "healer", "lookout", "storm")
FRUITS = 15
KINDS = ("", "fruit", "fight", "mana")  # of points and of bonus squares

_TOP = 7
_HEALER = 8
_LOOKOUT = 9
_STORM = 10
_NUMBERS = 0b11111110
_ALL_CARDS = 0b11111111110

_FRUIT = 1
_FIGHT = 2
_MANA = 3

# Facts of the track; track.py has the others, a bonus square's, which are kept in `told_bonuses`.
LENGTH = "tt.length"
COUNT = "tt.bonus.count"


def cards_of(mask):
    """The keys of the cards of a set, in order."""
    return [CARDS[card] for card in range(1, _STORM + 1) if mask >> card & 1]


class Game(base.Game):
    package = "girouette.games.snow_time"

    def __init__(self):
        base.Game.__init__(self)
        self.pairs = False  # TT-40: two players, two colours each: seats 0 and 1, 2 and 3
        self.by_hand = False  # the players roll the dice
        # The other readings of TT-11, 28, 39 and 40.
        self.by_steps = False  # all fights, then all fruits
        self.all_lost = _NUMBERS  # what must be discarded for the healer to take all back
        self.furthest = False
        self.own_fall = False  # a storm's owner scores the own second colour's card
        self.sure = False  # was the track found possible since its last correction?
        self.told_bonuses = bytearray()  # three bytes each: place, kind, points; 0 while not told
        self.bonus_places = b""  # as they were when the track was found possible
        self.fruits = bytearray(_TOP + 1)  # by floor
        self.discards = []  # by seat: the cards in both discards
        self.played = []  # by seat: this turn's card, 0 before the reveal
        self.places = []  # by seat: square of the pawn; past the arrival when points are left over
        self.eaten = 0  # bit by floor where fruits were eaten this turn
        self.gained = 0  # bit 4 * seat + kind where points of that kind were scored this turn
        self.active = 0  # the seat whose card is asked for
        self.back = []  # cards that its healer has taken back
        self.winners = []  # seats

    # --- the script -------------------------------------------------------------------------

    def script(self):
        yield from self.part("setup")
        yield from self.part("track")
        yield Tell("setup", stop=True)
        while not self.winners:
            self.round += 1
            yield Heading("turn", round=self.round)
            yield from self.place_fruits()
            self.phase = "cards"
            yield from self.play_cards(range(len(self.colours)))
            yield from self.resolve()
            yield self.result()
            if not self.winners:
                self.played = [0] * len(self.colours)
                self.gained = 0
        yield from self.part("ending")

    def correct(self, name, value):
        """The turn's end reads whether the track is still possible."""
        parts.load(self.package + ".track").put(self, name, value)
        self.note(name, False)
        self.sure = False

    def place_fruits(self):
        """TT-05..08: a fruit for each die, as many dice as the reserve can pay, at most two."""
        self.phase = "fruits"
        floors = []
        dice = min(2, FRUITS - sum(self.fruits))
        while dice:
            if self.by_hand:
                floor = yield Number("die", None, 1, 6)
            else:
                floor = 1 + (yield Chance("die", 6))
            self.fruits[floor] += 1
            floors.append(floor)
            dice -= 1
            if self.by_hand:
                # The fruits may have been corrected since.
                dice = min(dice, FRUITS - sum(self.fruits))
        if not floors:
            yield Tell("no_fruit", stop=True)
            return
        low, high = min(floors), max(floors)
        if len(floors) < 2:
            yield Tell("last_fruit", stop=True, low=low)
        else:
            yield Tell("double" if low == high else "two_fruits", stop=True, low=low, high=high)

    def play_cards(self, seats):
        """TT-09, 26, 36: all cards are face up now; each player's is one they can have."""
        for seat in seats:
            self.active = seat
            question = self.which_card()
            question.again = self.which_card
            card = yield question
            self.played[seat] = CARDS.index(card)
            yield Tell("plays", seat, card=card)

    def which_card(self):
        key = "card" if self.phase == "cards" else "lookout"
        return Choose(key, self.active, cards_of(self.hand(self.active)))

    def resolve(self):
        """TT-10, 11: A specials, B and C fights and fruits, D mana, E bonus, F hands.

        TT-37: it stops at the very step that brings a pawn to the arrival.
        """
        self.phase = "specials"
        yield from self.lookouts()
        yield from self.storms()
        if self.winners:
            return
        yield from self.healers()
        self.phase = "floors"
        still = yield from self.floors()
        if self.winners:
            return
        yield from self.mana(still)
        if self.winners:
            return
        self.phase = "bonus"
        yield from self.bonuses()
        if not self.winners:
            yield from self.take_back(still)

    # --- A: the special cards, in the order of TT-34 ----------------------------------------

    def lookouts(self):
        """TT-30, 31, 35: another card from the hand, now that all the others are known."""
        owners = self.who_played(_LOOKOUT)
        if not owners:
            return
        self.discard(owners)
        if len(owners) > 1:
            yield Tell("lookouts", stop=True, owners=self.names(owners))
        yield from self.play_cards(owners)

    def storms(self):
        """TT-32, 33, 35, 40: every character played this turn goes; its card is a fight point."""
        owners = self.who_played(_STORM)
        if not owners:
            return
        victims = [seat for seat, card in enumerate(self.played) if card <= _TOP]
        points = len(victims)
        if self.pairs and len(owners) == 1 and not self.own_fall:
            # One storm counts its opponents' cards only; several count every card.
            points = len([seat for seat in victims if seat // 2 != owners[0] // 2])
        self.discard(owners + victims)
        self.score(owners, points, _FIGHT)
        yield Tell(
            "storms" if len(owners) > 1 else "storm",
            stop=True,
            owners=self.names(owners),
            fallen=self.names(victims),
            points=points,
            places=self.squares_of(owners),
        )

    def healers(self):
        """TT-27..29: up to two number cards of one's own, or all seven when all are gone."""
        for seat in self.who_played(_HEALER):
            if self.discards[seat] & self.all_lost == self.all_lost:
                self.discards[seat] &= ~_NUMBERS
                yield Tell("heals_all", seat, stop=True)
                continue
            self.active = seat
            self.back = []
            while len(self.back) < 2 and self.discards[seat] & _NUMBERS:
                question = self.which_back()
                question.again = self.which_back
                key = yield question
                if key == "enough":
                    break
                self.back.append(key)
                self.discards[seat] &= ~(1 << int(key))
            yield Tell("heals", seat, cards=self.back)

    def which_back(self):
        lost = cards_of(self.discards[self.active] & _NUMBERS)
        options = lost + ["enough"]
        # The highest is the strongest.
        left = 2 - len(self.back)
        return Choose("heal", self.active, options, start=len(lost) - 1, left=left)

    # --- B, C, D: the tree from the top -----------------------------------------------------

    def floors(self):
        """TT-11: from floor 7 down, the fights of a floor and then its fruits, or the fights of all
        and then the fruits of all; the seats that are left in the tree, from its top."""
        still = []
        for floor in sorted(set(self.played), reverse=True):
            here = self.on_floor(floor) if floor <= _TOP else ()
            if len(here) > 1:
                yield from self.brawl(floor, here)
            elif here:
                yield from self.stand(floor, here, not self.by_steps)
                still += here
            if self.winners:
                return still
        for seat in still if self.by_steps else ():
            yield from self.stand(self.played[seat], [seat], True)
            if self.winners:
                break
        return still

    def brawl(self, floor, here):
        """TT-12, 16, 39: all on one floor fall; a point for each other one; nobody below is hit."""
        self.discard(here)
        points = len(here) - 1
        self.score(here, points, _FIGHT)
        yield Tell(
            "brawl",
            floor=floor,
            fallen=self.names(here),
            points=points,
            places=self.squares_of(here),
        )

    def stand(self, floor, here, eats):
        """TT-13..15, 18, 19: one alone knocks down all on the floor below, then eats."""
        below = self.on_floor(floor - 1)
        self.discard(below)
        self.score(here, len(below), _FIGHT)
        eaten = 0
        if eats and not self.winners:
            eaten = self.fruits[floor]
            self.fruits[floor] = 0
            if eaten:
                self.eaten |= 1 << floor
            self.score(here, eaten, _FRUIT)
        if below or eaten:
            yield Tell(
                "beats_eats" if below and eaten else "beats" if below else "eats",
                here[0],
                floor=floor,
                fallen=self.names(below),
                points=len(below),
                fruits=eaten,
                place=self.squares_of(here)[0],
            )

    def mana(self, still):
        """TT-20: the lowest character still in the tree, if any."""
        if still:
            lowest = still[-1:]
            seat = lowest[0]
            self.score(lowest, 1, _MANA)
            place = self.squares_of(lowest)[0]
            yield Tell("mana", seat, floor=self.played[seat], place=place)

    # --- E, F: bonus squares and the end of the turn ----------------------------------------

    def bonuses(self):
        """TT-21, 22, 38: one bonus at most, for points of its kind, from the top again."""
        if not self.sure:
            yield from self.part("track")
        # In most turns no pawn is on one.
        squares = self.squares() if set(self.bonus_places) & set(self.places) else ()
        # Storms, the highest card, were resolved before any floor. Healers have scored nothing.
        for card in sorted(set(self.played), reverse=True) if squares else ():
            # Also before the first floor: a track that was corrected may end at a pawn.
            if card < _STORM and self.arrive():
                return
            for seat in self.who_played(card):
                for place, kind, points in squares:
                    if self.places[seat] == place and self.gained >> 4 * seat + kind & 1:
                        self.score([seat], points, kind)
                        now = self.squares_of([seat])[0]
                        told = {"kind": KINDS[kind], "points": points, "place": now}
                        yield Tell("bonus", seat, **told)
                        break
        self.arrive()

    def take_back(self, still):
        """TT-24, 29: characters still in the tree and healers return to hand."""
        if still:
            yield Tell("back", still=self.names(still))

    def result(self):
        """TT-04, 12, 13, 18: what there is to do at the table after a turn, all at once: the cards
        that go, the floors that are eaten empty, where every pawn stands. The history has the
        steps."""
        fallen = [
            seat
            for seat, card in enumerate(self.played)
            if card <= _TOP and self.discards[seat] >> card & 1
        ]
        eaten = [floor for floor in range(_TOP, 0, -1) if self.eaten >> floor & 1]
        key = "result_both" if fallen and eaten else "result_fallen" if fallen else "result_eaten"
        self.eaten = 0
        return Tell(
            key if fallen or eaten else "result",
            stop=True,
            fallen=self.names(fallen),
            floors=eaten,
            places=self.scores(),
        )

    # --- what a step does to the table ------------------------------------------------------

    def discard(self, seats):
        """TT-12, 13, 17, 35: the cards that these played; a character falls out of the tree."""
        for seat in seats:
            self.discards[seat] |= 1 << self.played[seat]

    def score(self, seats, points, kind):
        """TT-04, 23: each point is one square; squares are shared freely."""
        if points:
            for seat in seats:
                self.places[seat] += points
                self.gained |= 1 << 4 * seat + kind
        elif self.sure:
            return  # no pawn has moved, nor has the arrival
        self.arrive()

    def arrive(self):
        """TT-37, 39: has a pawn reached the last square? Those that did together share it."""
        goal = self.length()
        furthest = max(self.places)
        if furthest >= goal:
            if self.furthest:
                goal = furthest
            self.winners = [seat for seat, place in enumerate(self.places) if place >= goal]
        return self.winners

    # --- what the state says ----------------------------------------------------------------

    def hand(self, seat):
        """TT-36: the cards this colour can play now."""
        return _ALL_CARDS & ~self.discards[seat] & ~(1 << self.played[seat])

    def who_played(self, card):
        if card not in self.played:
            return []
        return [seat for seat, played in enumerate(self.played) if played == card]

    def on_floor(self, floor):
        """Seats whose character is on this floor and has not fallen (TT-14)."""
        return [seat for seat in self.who_played(floor) if not self.discards[seat] >> floor & 1]

    def names(self, seats):
        return [self.colours[seat] for seat in seats]

    def length(self):
        """The arrival's square."""
        return self.learned.get(LENGTH, 30)

    def squares(self):
        """Every bonus square that is wholly known: [(place, kind, points)]."""
        rows = []
        for at in range(0, 3 * self.learned.get(COUNT, 0), 3):
            row = tuple(self.told_bonuses[at : at + 3])
            # One that is not yet told wholly waits for its turn.
            if row and 0 not in row:
                rows.append(row)
        return rows

    def squares_of(self, seats):
        """TT-37: the squares these pawns stand on; left-over points are lost."""
        goal = self.length()
        return [min(self.places[seat], goal) for seat in seats]

    def scores(self):
        return self.squares_of(range(len(self.places)))
