# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Fire Tower, referee level: the board, and every card laid on legal squares only.

A set of squares is an int: bit 255 - square, square = row * 16 + column, row 0 in the north. So a
whole set moves one square by one shift, and its digits read like the board.

Patterns are laid square by square. The first square is the one the rule asks something of (next to
fire, in one's tower area); the next ones must fit the card's shape with those chosen, whichever way
it is turned; choosing the last one again ends early, for a partial pattern (FT-27, 36).
"""

from girouette.games.fire_tower.fires import DIRECTIONS
from girouette.questions import Choose, Square, Tell

FULL = (1 << 256) - 1
EAST = FULL // 0xFFFF  # the easternmost column: the lowest bit of every row
NOT_EAST = FULL ^ EAST
NOT_WEST = FULL ^ EAST << 15
FLAME = 0x180 << 128 | 0x180 << 112  # rows and columns 7 and 8
PLAYABLE = ("explosion", "snag", "flare", "ember", "air_drop", "engine", "jumper", "dozer",
            "scratch", "reforest")  # fmt: skip


def corner(tower, columns, rows):
    """Squares of a tower's corner: `columns` as the bits of the western corner's row."""
    if tower in (1, 2):
        columns >>= 13 if rows > 1 else 15
    squares = 0
    for row in range(rows):
        squares |= columns << 16 * (15 - row if tower < 2 else row)
    return squares


def roof(tower):
    return corner(tower, 0x8000, 1)


def area(tower):
    """FT-32, 36, 40: the nine squares of a tower."""
    return corner(tower, 0xE000, 3)


def toward(squares, direction):
    """The neighbours one step that way."""
    if direction == 0:
        return squares << 16 & FULL
    if direction == 1:
        return squares >> 1 & NOT_WEST
    if direction == 2:
        return squares >> 16
    return squares << 1 & NOT_EAST


def beside(squares):
    """The neighbours by a side."""
    return squares << 16 & FULL | squares >> 1 & NOT_WEST | squares >> 16 | squares << 1 & NOT_EAST


def ring(squares):
    """The eight neighbours."""
    sides = squares >> 1 & NOT_WEST | squares << 1 & NOT_EAST
    rows = squares | sides
    return sides | rows << 16 & FULL | rows >> 16


def leap(squares):
    """FT-35: two steps the same way."""
    found = 0
    for direction in range(4):
        found |= toward(toward(squares, direction), direction)
    return found


def listed(squares):
    """The numbers of the squares in a set, in order."""
    digits = bin(squares)[2:]
    base = 256 - len(digits)
    found = []
    at = digits.find("1")
    while at >= 0:
        found.append(base + at)
        at = digits.find("1", at + 1)
    return found


def bit(square):
    return 1 << 255 - square


def shapes(first, in_line):
    """Every way to turn and shift the card's shape over a square: three in a line, or 2 x 2."""
    found = []
    if in_line:
        for direction in (1, 2):
            start = first
            for _ in range(3):
                second = toward(start, direction)
                found.append(start | second | toward(second, direction))
                start = toward(start, (direction + 2) % 4)
    else:
        north = toward(first, 0)
        for start in (first, north, toward(first, 3), toward(north, 3)):
            row = start | toward(start, 1)
            found.append(row | toward(row, 2))
    return found


class Board:
    def __init__(self, game):
        self.game = game
        self.gems = 0
        self.breaks = 0
        self.flame = FLAME
        self.marked = 0  # squares chosen so far, for the display
        self.last = 0  # the square chosen last
        self.areas = 0
        for tower in game.towers:
            self.areas |= area(tower)

    # --- what is where ----------------------------------------------------------------------

    def empty(self):
        return FULL & ~(self.gems | self.breaks | self.flame)

    def beside_fire(self):
        """FT-27: empty squares by a gem or the flame."""
        return beside(self.gems | self.flame) & self.empty()

    def for_breaks(self):
        """FT-32, 33: empty squares outside tower areas that touch no firebreak."""
        return self.empty() & ~(self.areas | beside(self.breaks))

    def downwind(self, direction, flame=True):
        """FT-15, 24, 49: empty squares one step that way from fire."""
        fire = self.gems | self.flame if flame else self.gems
        return toward(fire, direction) & self.empty()

    def water(self):
        """FT-36: gems that Water cards may take: none in a tower area."""
        return self.gems & ~self.areas

    def own_area(self, seat):
        """FT-64: in teams the partner's as well."""
        towers = self.game.towers
        own = area(towers[seat])
        return own | area((towers[seat] + 2) % 4) if self.game.teams else own

    def near_tower(self, seat):
        return self.gems & self.own_area(seat) != 0

    def desperate(self, seat):
        """FT-39: a gem in one's own area, and somewhere to lay two more."""
        return self.gems & area(self.game.towers[seat]) and beside(self.gems) & self.empty() != 0

    def can_spread(self, direction):
        return self.downwind(direction) != 0

    def ember_to(self, gem):
        """FT-31: empty squares by another gem than the one that moves."""
        return beside(self.gems ^ gem) & self.empty()

    def legal(self, card):
        """Where a card may begin; nowhere: it cannot be played."""
        if card == "explosion":
            return self.gems
        if card == "snag" or card == "flare":
            return self.beside_fire()
        if card == "ember":
            movable = 0
            for square in listed(self.water()):
                if self.ember_to(bit(square)):
                    movable |= bit(square)
            return movable
        if card == "jumper":
            return self.gems & ring(self.water())
        if card == "air_drop" or card == "engine":
            return self.water()
        free = self.for_breaks()
        if card == "dozer":
            return free & beside(free)
        if card == "scratch":
            return free & leap(free)
        return free | self.breaks

    def cells(self):
        """The board as 256 digits: 0 empty, 1 gem, 2 firebreak, 3 flame, as scene.py's cells."""
        sets = (self.gems, self.breaks, self.flame)
        # A set's binary digits read as hexadecimal ones: four bits a square, ready to be summed.
        gems, breaks, flame = [int(bin(squares)[2:], 16) for squares in sets]
        digits = hex(gems + 2 * breaks + 3 * flame)[2:]
        return "0" * (256 - len(digits)) + digits

    # --- laying and taking ------------------------------------------------------------------

    def pick(self, key, seat, squares, **values):
        """The cursor starts where something was done last: the next square is seldom far."""
        numbers = listed(squares)
        start = len([number for number in numbers[:-1] if number < self.last])
        row, column = yield Square(key, seat, numbers, 16, start, **values)
        self.last = row * 16 + column
        return bit(self.last)

    def lay(self, gems, burner):
        """Gems on the board; roofs under them burn (FT-41)."""
        self.gems |= gems
        game = self.game
        for seat, tower in enumerate(game.towers):
            if gems & roof(tower):
                game.burns(seat, burner)

    def spread(self, seat):
        """FT-15, 16: one gem with the wind, if there is room for it."""
        game = self.game
        squares = self.downwind(game.wind)
        if squares:
            gem = yield from self.pick("spread", seat, squares, wind=game.wind_key())
            self.lay(gem, seat)
            yield Tell("spread", seat, wind=game.wind_key())
        else:
            yield Tell("no_room", seat)

    def gem(self, seat, direction, flame=True, laid=0):
        """One gem: that way from fire, or (-1) on any side of it; not beside `laid`."""
        if direction >= 0:
            squares = self.downwind(direction, flame)
        elif flame:
            squares = self.beside_fire() & ~beside(laid)
        else:
            squares = beside(self.gems) & self.empty()
        if not squares:
            yield Tell("no_room", seat)
            return 0
        if direction >= 0:
            gem = yield from self.pick("place_to", seat, squares, wind=DIRECTIONS[direction])
        else:
            gem = yield from self.pick("place", seat, squares)
        self.lay(gem, seat)
        yield Tell("gem", seat)
        return gem

    def firebreak(self, seat):
        squares = self.for_breaks()
        if squares:
            self.breaks |= yield from self.pick("firebreak", seat, squares)
            yield Tell("firebreak", seat)
        else:
            yield Tell("no_room", seat)

    def storm(self, direction, burner):
        """FT-49: all at once, so that new gems do not chain."""
        new = self.downwind(direction)
        self.lay(new, burner)
        squares = [(square // 16, square % 16) for square in listed(new)]
        way, gems = DIRECTIONS[direction], len(squares)
        yield Tell("storm_gems", wind=way, gems=gems, squares=squares)
        if new:
            # A question, not a tell: it stands until all gems lie, even over a power cut.
            self.marked = new
            yield Choose("storm_gems", None, ["laid"], gems=gems)
            self.marked = 0

    def set_ablaze(self, seat):
        """FT-60: the tower card burns for good, like the flame."""
        squares = area(self.game.towers[seat])
        self.gems &= ~squares
        self.breaks &= ~squares
        self.flame |= squares

    # --- cards ------------------------------------------------------------------------------

    def card(self, seat):
        """FT-27..37: a card that has a legal square, laid or poured there."""
        card = yield Choose("card", seat, [card for card in PLAYABLE if self.legal(card)])
        self.game.count_card(card)
        yield Tell("plays", seat, card=card)
        legal = self.legal(card)
        if card == "snag" or card == "flare":
            # FT-28, 29: a firebreak stops the Flare Up, the Burning Snag falls across.
            walls = self.breaks if card == "flare" else 0
            gems = yield from self.pattern(seat, card, legal, self.empty(), walls)
            self.lay(gems, seat)
        elif card == "air_drop" or card == "engine":
            self.gems ^= yield from self.pattern(seat, card, legal, legal)
        else:
            self.marked = first = yield from self.pick("first", seat, legal, card=card)
            yield from self.card_from(seat, card, first)
            self.marked = 0

    def card_from(self, seat, card, first):
        """The cards that start from one square."""
        if card == "explosion":
            # FT-30: by no firebreak rule, and over firebreaks.
            self.gems ^= first
            self.breaks |= first
            self.lay(ring(first) & self.empty(), seat)
        elif card == "ember":
            target = yield from self.pick("ember", seat, self.ember_to(first))
            self.gems ^= first
            self.lay(target, seat)
        elif card == "jumper":
            yield from self.jumper(seat, first)
        elif card == "reforest":
            self.breaks ^= first
        else:
            second = beside(first) if card == "dozer" else leap(first)
            second = yield from self.pick("second", seat, second & self.for_breaks())
            self.breaks |= first | second

    def pattern(self, seat, card, first, rest, walls=0):
        """One square of `first`, then others of `rest` within the card's shape."""
        self.marked = chosen = last = yield from self.pick("first", seat, first, card=card)
        ways = shapes(chosen, card != "snag" and card != "engine")
        if walls:
            # What a firebreak cuts off from the first square is out of reach.
            ways = [chosen | (beside(chosen) | beside(beside(chosen) & way & ~walls)) & way & ~walls
                    for way in ways]  # fmt: skip
        while True:
            more = 0
            for way in ways:
                if not chosen & ~way:
                    more |= way
            more &= rest & ~chosen
            if not more:
                break
            squares = listed(more | last)
            start = squares.index(listed(last)[0])
            row, column = yield Square("more", seat, squares, 16, start, card=card)
            square = bit(row * 16 + column)
            if square == last:
                break
            last = square
            chosen |= square
            self.marked = chosen
        self.marked = 0
        return chosen

    def jumper(self, seat, centre):
        """FT-37: all gems around go out, but for those that are spared; the centre stays."""
        out = ring(centre) & self.water()
        middle = listed(centre)[0]
        while True:
            self.marked = out
            squares = listed(out | centre)
            row, column = yield Square("spare", seat, squares, 16, squares.index(middle))
            square = bit(row * 16 + column)
            if square in (centre, out):  # the last one cannot be spared: that would be no card
                break
            out ^= square
        self.gems ^= out

    def bucket(self, seat):
        """FT-38: up to three in a line, the first in one's own area, the rest anywhere."""
        legal = self.gems & self.own_area(seat)
        self.gems ^= yield from self.pattern(seat, "bucket", legal, self.gems)
