# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The referee's turn of Sky Tango: only what some card not yet seen could do is offered."""

from girouette.fact import WordFact
from girouette.games.sky_tango.rows import (
    BODIES,
    LEFT,
    ROWS,
    fitting,
    places,
    put,
    runs,
    tops,
    values_of,
)
from girouette.questions import BadAnswer, Choose, Question, Tell

_FIRST_VALUE = 15  # a new row begins at the middle, most likely
_MANY = 10  # values that are quicker asked by thirds than gone through


def options(game):
    """ST-03: place or collect; a Total Eclipse for who can do neither."""
    seat = game.active
    found = ["collect"] if not game.again and harvest(game, seat) else []
    fits = placements(game, seat)
    if game.hands[seat]:
        dark = 0
        for row in clockwise(game, seat):
            if fits[row] > 1:
                found.append(ROWS[row])
            dark |= fits[row] & 1
        if dark:
            found.append("eclipse")
    total = game.total()
    if total == "total" or not found or found[0] != "collect" and stuck(game, seat, fits):
        found.append(total)
    return found


def act(game, choice):
    """What the active player has chosen. Is an animal placed?"""
    if choice in ROWS:
        game.row = ROWS.index(choice)
        return (yield from place_card(game, game.active))
    if choice == "eclipse":
        yield from game.part("eclipse")
    elif choice == "collect":
        yield from game.part("collect")
    elif choice != "pass":
        yield from game.part("total")
    return False


def clockwise(game, seat):
    """The numbers of all rows, those of this seat first."""
    rows = list(range(len(game.rows)))
    return rows[2 * seat :] + rows[: 2 * seat]


def placements(game, seat):
    """By row, the set of cards not yet seen that may be laid there.

    ST-06, 07, 39, 42: a row that does not lie on the table has to be one that may be started."""
    teams = len(game.colours) == 4
    fits = []
    for row, cards in enumerate(game.rows):
        fit = game.fitting[row] & game.unseen[row & 1]
        if not cards:
            owner = row // 2
            if not game.starts_others and owner != seat and not (teams and owner == seat ^ 2):
                fit = 0
            # The partner's row of this body, and one's own of the other, forbid it.
            if teams and (game.rows[row - 4] or game.rows[row ^ 1]):
                fit = 0
        fits.append(fit)
    return fits


def change(game, row, cards):
    """A row has become these cards. What fits there is found now, not in every turn."""
    game.rows[row] = cards
    game.fitting[row] = fitting(cards, game.past_eclipse)


def stuck(game, seat, fits):
    """ST-12, 25: all cards of the hand may be among those that fit nowhere."""
    hand = game.hands[seat]
    for body in range(2):
        cards = game.unseen[body]
        for fit in fits[body::2]:
            cards &= ~fit
        if cards & 1:
            hand -= game.eclipses[body]
        cards >>= 1
        while cards and hand > 0:
            cards &= cards - 1  # without the lowest
            hand -= 1
    return hand <= 0


def place_card(game, seat):
    """ST-08..11, 16..19: a Sun or Moon card at an end, or on an eclipse."""
    row = game.rows[game.row]
    cards = game.fitting[game.row] & game.unseen[game.row & 1]
    value = int((yield Dial(seat, cards & ~1, tops(row), BODIES[game.row & 1])))
    found = [place for place, low, high in places(row, game.past_eclipse) if low < value < high]
    place = found[0]
    if len(found) > 1:
        names = [place_name(row, place) for place in found]
        place = found[names.index((yield Choose("place", seat, names, value=value)))]
    game.unseen[game.row & 1] &= ~(1 << value)
    yield lay(game, seat, place, value)
    return (yield from learn_animal(game, value))


class Dial(Choose):
    """A card of a set by its value, listed only where somebody looks. Up from the right end of the
    `visible` row, then those below it: one step back from the first is just below the left end. It
    starts where the nearest card may be laid, for people leave small gaps."""

    def __init__(self, seat, cards, visible, body):
        Question.__init__(self, "value", seat, {"body": body})
        self.cards = cards
        self.visible = visible
        last = max(visible + b"\0")
        self.after = last + 1 if last else _FIRST_VALUE
        self.places = bin(cards).count("1")

    @property
    def first(self):
        above = self.cards >> self.after
        below = self.cards ^ above << self.after
        if below:
            value = len(bin(below)) - 3
            gap = min([card for card in self.visible if card > value] or [self.after]) - value
            if not above or gap < len(bin(above & -above)) - 2:
                return self.places - 1
        return 0

    @property
    def in_thirds(self):
        """Many values are asked by thirds, from the lowest to the highest."""
        if self.places < _MANY:
            return ()
        above = bin(self.cards >> self.after).count("1")
        return list(range(above, self.places)) + list(range(above))

    @property
    def options(self):
        above = self.cards >> self.after << self.after
        return list(map(str, values_of(above) + values_of(self.cards ^ above)))

    def fill(self, scene, texts):
        """Values are their own texts, and without colour."""
        Question.fill(self, scene, texts)
        scene.options = self.options
        scene.tints = [None] * self.places

    def decode(self, byte):
        cards = self.cards >> self.after << self.after
        below = self.cards ^ cards
        while byte or not cards:
            if cards:
                cards &= cards - 1  # without the lowest
                byte -= 1
            elif below:
                cards, below = below, 0
            else:
                raise BadAnswer("bad.option")
        return str(len(bin(cards & -cards)) - 3)


def place_name(row, place):
    """An end of the row, or which of its eclipses, counted from the left."""
    if place == LEFT:
        return "left"
    return "right" if place == len(row) else str(row[: place + 1].count(b"\0"))


def lay(game, seat, place, card):
    """Lay a card from the hand; what to tell of it. Whose row it is stands there for programs and,
    as seen by the player at it, for the text."""
    row = game.rows[game.row]
    key = "places"
    if LEFT < place < len(row):
        key = "covers" if card else "eclipses"
    value = card or row[place]
    change(game, game.row, put(row, place, card))
    game.hands[seat] -= 1
    owner = game.colours[game.row // 2]
    where = "self" if game.row // 2 == seat else owner
    return Tell(key, seat, body=BODIES[game.row & 1], value=value, owner=owner, where=where)


def learn_animal(game, value):
    """ST-10: whether the card shows an animal; asked once, then remembered for good."""
    body = BODIES[game.row & 1]
    name = "st.%s.%d" % (body, value)
    fact = WordFact("animal", name, 0, 1, 0, ["no", "yes"], body=body, value=value)
    animal = yield fact
    fact.note(game)
    if fact.assumed:
        yield Tell("assumed")
    return animal == 1


def harvest(game, seat):
    """ST-20: the own rows that have something to collect, as options."""
    names = []
    for row in game.own_rows(seat):
        if runs(game.rows[row]):
            names.append(ROWS[row])
    return names
