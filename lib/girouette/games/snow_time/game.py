# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Snow Time: fruits in a tree of seven floors, the fights for them, and the race they pay for.

The device rolls the dice and keeps the fruits. As referee it is told every card after the reveal,
resolves the tree and moves the pawns (referee.py); as companion it leaves all that to the table and
hears which fruits were eaten and who arrives (companion.py). Both have `turn`, from the reveal on.
setup.py, track.py (the score track: learned from the players' board) and ending.py are parts.

Cards are numbers: 1-7 the characters, each for its floor, then the healer, the lookout and the
storm. A set of cards is an int, bit c for card c.
"""

from girouette import game as base
from girouette import parts
from girouette.chance import Chance
from girouette.questions import Heading, Number, Tell

# A list: a compiled tuple holds a second copy of every text.
CARDS = ["", "1", "2", "3", "4", "5", "6", "7", "healer", "lookout", "storm"]
FRUITS = 15
KINDS = ("", "fruit", "fight", "mana")  # of points and of bonus squares

_TOP = 7
_NUMBERS = 0b11111110
_ALL_CARDS = 0b11111111110

# Facts of the track; track.py has the others, a bonus square's, which are kept in `told_bonuses`.
LENGTH = "tt.length"
COUNT = "tt.bonus.count"


def cards_of(cards):
    """The keys of the cards of a set, in order."""
    keys = []
    for key in CARDS:
        if cards & 1 and key:
            keys.append(key)
        cards >>= 1
    return keys


class Game(base.Game):
    package = "girouette.games.snow_time"

    by_hand = False  # the players roll the dice
    # The other readings of TT-11, 28, 39 and 40.
    by_steps = False  # all fights, then all fruits
    all_lost = _NUMBERS  # what must be discarded for the healer to take all back
    furthest = False
    own_fall = False  # a storm's owner scores the own second colour's card

    referee = False
    pairs = False  # TT-40: two players, two colours each: seats 0 and 1, 2 and 3
    sure = False  # was the track found possible since its last correction?
    bonus_places = b""  # as they were when the track was found possible
    eaten = 0  # bit by floor where fruits were eaten this turn
    gained = 0  # bit 4 * seat + kind where points of that kind were scored this turn
    active = 0  # the seat whose card is asked for

    def __init__(self):
        base.Game.__init__(self)
        self.told_bonuses = bytearray()  # three bytes each: place, kind, points; 0 while not told
        self.discards = []  # by seat: the cards in both discards
        self.played = []  # by seat: this turn's card, 0 before the reveal
        self.places = []  # by seat: square of the pawn; past the arrival when points are left over
        self.winners = []  # seats
        self.fruits = bytearray(_TOP + 1)  # by floor

    # --- the script -------------------------------------------------------------------------

    def script(self):
        yield from self.part("setup")
        yield from self.part("track")
        yield Tell("setup", stop=True)
        while not self.winners:
            self.round += 1
            yield Heading("turn", round=self.round)
            yield from self.place_fruits()
            yield from self.level.turn(self)
        yield from self.part("ending")

    def correct(self, name, value):
        """The turn's end reads whether the track is still possible."""
        parts.of(self.package, "track").put(self, name, value)
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

    def arrive(self):
        """TT-37, 39: has a pawn reached the last square? Those that did together share it."""
        goal = self.length()
        furthest = max(self.places)
        if furthest >= goal:
            if self.furthest:
                goal = furthest
            self.winners = []
            for seat, place in enumerate(self.places):
                if place >= goal:
                    self.winners.append(seat)
        return self.winners

    # --- what the state says ----------------------------------------------------------------

    def hand(self, seat):
        """TT-36: the cards this colour can play now."""
        return _ALL_CARDS & ~self.discards[seat] & ~(1 << self.played[seat])

    def who_played(self, card):
        seats = []
        for seat, played in enumerate(self.played):
            if played == card:
                seats.append(seat)
        return seats

    def on_floor(self, floor):
        """Seats whose character is on this floor and has not fallen (TT-14)."""
        seats = []
        for seat, played in enumerate(self.played):
            if played == floor and not self.discards[seat] >> floor & 1:
                seats.append(seat)
        return seats

    def names(self, seats):
        names = []
        for seat in seats:
            names.append(self.colours[seat])
        return names

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
        squares = []
        for seat in seats:
            place = self.places[seat]
            squares.append(place if place < goal else goal)
        return squares

    def scores(self):
        return self.squares_of(range(len(self.places)))
