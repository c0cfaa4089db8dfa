# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Fire Tower, referee level: the board, and every card laid on legal squares only.

Sets of squares are those of squares.py.

A pattern is laid whole (FT-27, 36). Its first square is the one the rule asks something of: beside
fire, a gem to put out, in one's tower area. Then the pattern is turned and shifted around it, and
every place that covers other squares is one to choose from.
"""

from girouette.games.fire_tower.game import CARDS
from girouette.questions import Choose, Question, Tell
from girouette.squares import FULL, NOT_EAST, Square, beside, bit, listed

_CLOSE = 0x3F003F003F003F003F003F  # six by six squares in a corner
ROOFS = b"\x00\x0f\xff\xf0"  # the square of each tower's roof

# The squares of a grid picture, as scene.py numbers them.
_GEM = 1
_BREAK = 2
_FLAME = 3
_TOWER = 4
_ROOF = 5
_LEGAL = 6
_CHOSEN = 7


def toward(squares, direction):
    """The neighbours one step that way."""
    if direction == 0:
        return squares << 16 & FULL
    if direction == 1:
        return (squares & NOT_EAST) >> 1
    if direction == 2:
        return squares >> 16
    return squares << 1 & NOT_EAST


def ring(squares):
    """The eight neighbours."""
    sides = (squares & NOT_EAST) >> 1 | squares << 1 & NOT_EAST
    rows = squares | sides
    return sides | rows << 16 & FULL | rows >> 16


def places(card, first, squares, breaks=0):
    """FT-27..29, 35..38: where a card's pattern may lie with the first square in it: (size, -, what
    it covers of `squares`, the sides that it goes to), every set once, the largest first. What is
    not in `squares` is left out, but a line ends at firebreaks."""
    if card == "jumper":
        return [(0, 0, ring(first) & squares, card)]  # it lies only one way
    found = []
    covers = []
    line = card == "flare" or card == "air_drop" or card == "bucket"
    full = 3 if line else 2 if card == "dozer" or card == "scratch" else 4
    for way in range(6 if line else 4):
        key = CARDS[way % 4]
        one = toward(first, way % 4)
        if breaks:
            one &= ~breaks
        base = first | one
        more = one
        if way > 3:
            # The first square in the middle of a line.
            more = toward(first, way - 2) & ~breaks
            key += CARDS[way - 2]
        elif line or card == "scratch":
            more = toward(one, way)
        elif card != "dozer":
            more = toward(base, (way + 1) % 4)
            key += CARDS[(way + 1) % 4]
        pattern = (first if card == "scratch" else base) | more
        cover = pattern & squares
        # Counting takes the longest of all this, and mostly nothing is off the board or left out.
        size = full
        if not (one and more and cover == pattern):
            size = 0
            left = cover
            while left:
                left &= left - 1  # without its lowest bit
                size += 1
        # Firebreaks are always two.
        if (size > 1 or full > 2) and cover not in covers:
            covers.append(cover)
            found.append((size, -way, cover, key))
    found.sort(reverse=True)  # keys differ
    return found


def area(corner):
    """FT-32, 36, 40, 60: the nine squares of a tower, three by three in its corner."""
    return 0x700070007 << b"\xdd\xd0\x00\x0d"[corner]


class Way(Choose):
    """How a pattern lies, by the sides that it goes to from its first square: `legal` has the
    squares of each option, which blink on the board as it is turned. The last may be "spare", which
    has none."""

    has_direct_keys = False
    fill = Question.fill  # the options are on the board

    def point(self, scene, texts, place):
        spares = place == len(self.legal)
        scene.lines = [texts.option(self, "spare") if spares else texts.prompt(self)]
        squares = b"" if spares else listed(self.legal[place])
        scene.picture = scene.picture[:3] + (squares,)


class Board:
    def __init__(self, game):
        self.game = game
        self.gems = 0
        self.breaks = 0
        self.flame = 0x01800180 << 112  # rows and columns 7 and 8
        self.marked = 0  # squares chosen so far, for the display
        self.last = 0  # the square chosen last
        self.areas = 0
        for tower in game.towers:
            self.areas |= area(tower)

    # --- what is where ----------------------------------------------------------------------

    def cells(self, question):
        """The board's squares as a picture has them: towers, what was chosen, what may be."""
        cells = bytearray(256)
        for kind, squares in (
            (_TOWER, listed(self.areas)),
            (_LEGAL, question.squares if question.kind == "square" else b""),
            (_GEM, listed(self.gems)),
            (_BREAK, listed(self.breaks)),
            (_FLAME, listed(self.flame)),
            (_CHOSEN, listed(self.marked)),
        ):
            for square in squares:
                cells[square] = kind
        for tower in self.game.towers:
            if cells[ROOFS[tower]] in (_TOWER, _LEGAL):
                cells[ROOFS[tower]] = _ROOF
        return bytes(cells)  # that never change: a screen keeps them as they are

    def empty(self):
        return FULL ^ (self.gems | self.breaks | self.flame)

    def downwind(self, direction):
        """FT-15, 24, 49: empty squares one step that way from fire."""
        return toward(self.gems | self.flame, direction) & self.empty()

    def room(self, squares):
        """Empty squares beside these."""
        return beside(squares) & self.empty()

    def for_breaks(self, empty=0):
        """FT-32, 33: empty squares outside tower areas that touch no firebreak."""
        return (empty or self.empty()) & ~(self.areas | beside(self.breaks))

    def near_tower(self, seat):
        """FT-38: gems in one's own area; FT-64: in teams in the partner's as well."""
        near = self.gems & self.areas
        if not near:
            return 0  # mostly
        tower = self.game.towers[seat]
        own = area(tower)
        if self.game.teams:
            own |= area((tower + 2) % 4)
        return near & own

    def desperate(self, seat):
        """FT-39: a gem in one's own area, and somewhere to lay two more."""
        return self.gems & area(self.game.towers[seat]) and self.room(self.gems)

    def legal(self, card, seat=0):
        """The first squares of a card; none: it cannot be played."""
        if card == "explosion":
            return self.gems
        if card == "snag" or card == "flare":
            # FT-27: by a gem or the flame.
            return self.room(self.gems | self.flame)
        if card == "bucket":
            return self.near_tower(seat)
        # FT-36: Water cards take no gem in a tower area.
        water = self.gems & ~self.areas
        if card == "ember":
            # Any gem may move to another one's side; not the only one that has room beside it.
            roomy = beside(self.empty()) & self.gems
            if not roomy & roomy - 1:
                return water & ~roomy if roomy else 0
            return water
        if card == "jumper":
            return self.gems & ring(water)
        if card == "air_drop" or card == "engine":
            return water
        free = self.for_breaks()
        if card == "dozer":
            return free & beside(free)
        if card == "scratch":
            # FT-35: two steps the same way.
            away = 0
            for way in range(4):
                away |= toward(toward(free, way), way)
            return free & away
        return free | self.breaks

    def playable(self):
        """The cards that have a legal square, looked for together, and first on one side, where
        there is mostly one: all sides take a board much longer."""
        gems = self.gems
        fire = gems | self.flame
        water = gems & ~self.areas
        empty = self.empty()
        free = self.for_breaks(empty)
        pattern = empty & fire << 16 or self.room(fire)
        roomy = gems & empty << 16
        legal = (
            gems,
            pattern,
            pattern,
            # Two gems that have room are enough: one of them stays.
            water if roomy & roomy - 1 else self.legal("ember"),
            water,
            water,
            gems & water << 16 or gems & ring(water),
            free & free << 16 or free & beside(free),
            free & free << 32 or self.legal("scratch"),
            free or self.breaks,
        )
        cards = CARDS[4:]
        for place in range(9, -1, -1):
            if not legal[place]:
                cards.pop(place)
        return cards

    # --- laying and taking ------------------------------------------------------------------

    def pick(self, key, seat, squares, **values):
        """One of the squares, or 0 where there is none. The cursor starts where something was done
        last: the next square is seldom far."""
        if not squares:
            yield Tell("no_room", seat)
            return 0
        row, column = yield Square(key, seat, squares, self.last, **values)
        self.last = row * 16 + column
        return bit(self.last)

    def lay(self, gems, burner):
        """Gems on the board; roofs under them burn (FT-41)."""
        self.gems |= gems
        if gems & self.areas:
            for seat, tower in enumerate(self.game.towers):
                if gems & bit(ROOFS[tower]):
                    self.game.burns(seat, burner)

    def spread(self):
        """FT-15, 16: one gem with the wind, if there is room for it. "spread", or what
        comes in between instead."""
        game = self.game
        question = self.ask()
        if question.kind == "square":
            question.again = self.ask
            game.opened = True
            answer = yield question
            game.opened = False
            if isinstance(answer, tuple):
                self.last = answer[0] * 16 + answer[1]
                self.lay(bit(self.last), game.active)
                yield Tell("spread", game.active, wind=game.wind_key())
                return "spread"
            if answer != "spread":
                return answer
        yield Tell("no_room", game.active)
        return "spread"

    def ask(self):
        """Where the wind's gem may go; nowhere: there is nothing to choose."""
        game = self.game
        wind = game.wind_key()
        squares = self.downwind(game.wind)
        if not squares:
            return Choose("begin", game.active, ["spread"], wind=wind)
        before = game.colours[game.before]
        # The one tower of another's that the wind blows on is what it is for.
        faced = []
        for tower in (game.wind, (game.wind + 1) % 4):
            seat = game.towers.index(tower) if tower in game.towers else game.active
            if seat != game.active and not game.burnt_at[seat]:
                faced.append(ROOFS[tower])
        last = faced[0] if len(faced) == 1 else self.last
        question = Square("spread", game.active, squares, last, wind=wind, before=before)
        question.asides = game.asides
        return question

    def gem(self, seat, direction, flame=True, laid=0):
        """One gem: that way from fire, or (-1) on any side of it; not beside `laid`."""
        fire = self.gems
        if flame:
            fire |= self.flame
        if direction >= 0:
            squares = toward(fire, direction) & self.empty()
            gem = yield from self.pick("place_to", seat, squares, wind=CARDS[direction])
        else:
            gem = yield from self.pick("place", seat, self.room(fire) & ~beside(laid))
        if gem:
            self.lay(gem, seat)
            yield Tell("gem", seat)
        return gem

    def firebreak(self, seat):
        square = yield from self.pick("firebreak", seat, self.for_breaks())
        if square:
            self.breaks |= square
            yield Tell("firebreak", seat)

    # --- cards ------------------------------------------------------------------------------

    def card(self, seat):
        """FT-27..37: a card that has a legal square."""
        cards = self.playable()
        # Who has fire within three steps of the tower's area sees to it, with water mostly; others
        # attack.
        close = self.gems & _CLOSE << b"\xaa\xa0\x00\x0a"[self.game.towers[seat]]
        likely = "engine" if close else "snag"
        start = cards.index(likely) if likely in cards else 0
        card = yield Choose("card", seat, cards, None, start)
        self.game.seen[CARDS.index(card)] += 1
        yield Tell("plays", seat, card=card)
        if card not in CARDS[4:8]:
            # Water and firebreaks are mostly for one's own tower.
            self.last = ROOFS[self.game.towers[seat]]
        yield from self.play(seat, card)

    def play(self, seat, card):
        """Lay or pour it. FT-38: the Bucket up to three in a line, the first in one's own area, the
        rest anywhere."""
        first = yield from self.pick("first", seat, self.legal(card, seat), card=card)
        if card == "explosion":
            # FT-30: by no firebreak rule, and over firebreaks.
            self.gems ^= first
            self.breaks |= first
            self.lay(ring(first) & self.empty(), seat)
        elif card == "snag" or card == "flare":
            # FT-28, 29: a firebreak stops the Flare Up, the Burning Snag falls across.
            breaks = self.breaks if card == "flare" else 0
            self.lay((yield from self.pattern(seat, card, first, self.empty(), breaks)), seat)
        elif card == "ember":
            # FT-31: beside another gem than the one that moves.
            self.marked = first
            target = yield from self.pick("ember", seat, self.room(self.gems ^ first))
            self.marked = 0
            self.gems ^= first
            self.lay(target, seat)
        elif card == "reforest":
            self.breaks ^= first
        elif card == "dozer" or card == "scratch":
            self.breaks |= yield from self.pattern(seat, card, first, self.for_breaks())
        else:
            # FT-36, 38: only the Bucket reaches into tower areas.
            water = self.gems if card == "bucket" else self.legal("engine")
            self.gems ^= yield from self.pattern(seat, card, first, water)

    def pattern(self, seat, card, first, squares, breaks=0):
        """What a pattern covers of `squares`: asked where it has more than one place."""
        legal = []
        keys = []
        for _, _, cover, key in places(card, first, squares, breaks):
            legal.append(cover)
            keys.append(key)
        key = keys[0]
        # FT-36: water may spare gems, only not all of them. A set of one square is nothing without
        # its lowest bit.
        options = keys
        if squares & self.gems and legal[0] & legal[0] - 1:
            options = keys + ["spare"]
        spares = False
        while len(options) > 1:
            way = Way("lay", seat, options, card=card)
            way.legal = legal
            key = yield way
            if key != "spare":
                break
            spares = True
            options = keys
            key = keys[0]
        covered = legal[keys.index(key)]
        last = self.last
        # One by one, until the first square is chosen again or one gem is left.
        while spares and covered & covered - 1:
            self.marked = covered
            square = yield from self.pick("spare", seat, covered | first)
            self.last = last
            if square == first:
                break
            covered ^= square
        self.marked = 0
        return covered
