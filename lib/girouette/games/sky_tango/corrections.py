# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Sky Tango: what the device believes of the table, put right.

No card is lost by it: what one place has too many another one has too few, and the table is asked
which. The companion's rows are what no other place has; the referee knows each of their cards.
"""

from girouette.games.sky_tango.game import CARDS, HAND
from girouette.games.sky_tango.rows import (
    BODIES,
    COVERED,
    ROWS,
    count,
    places,
    put,
    tops,
    values_of,
)
from girouette.questions import Choose, Number, Tell

_HANDS = ["hand1", "hand2", "hand3", "hand4"]
_COLLECTED = ["got1", "got2", "got3", "got4"]
_DARK = ["dark1", "dark2", "dark3", "dark4", "dark5"]
_VALUES = (1 << 30) - 2  # as a set


def script(game, what=None):
    """ST-43: `what` is a place whose cards are counted, where that is asked for in the turn."""
    if not what:
        if not game.open:
            # The game itself is asking for a count: this very script.
            yield Tell("cannot_now", stop=True)
            return
        what = yield Choose("correct", None, offered(game))
    if what == "whose":
        yield from set_turn(game)
    elif what == "card":
        yield from set_card(game)
    else:
        yield from set_count(game, what)


def offered(game):
    if game.phase == "count":
        return ["hand"] if game.referee else ["hand", "collected"]
    found = ["pile", "discard", "hand", "collected"]
    if not game.referee:
        found.append("rows")
    # In the middle of a move the rows are in use, and so is whose turn it is.
    if game.open > 1:
        if game.referee:
            found.append("card")
        if game.ending < 0:
            found.append("whose")
    return found


# --- counts


def places_of(game):
    """What is counted, as {place: (cards, fewest, most)}."""
    known = len(game.thrown[0]) + len(game.thrown[1])
    found = {"pile": (game.draw, 0, CARDS), "discard": (game.discard, known, CARDS)}
    if not game.referee:
        found["rows"] = (game.level.on_table(game), 0, CARDS)
    for seat, cards in enumerate(game.hands):
        # Who was counted already is left alone; who has the turn has a card for it.
        if game.phase != "count" or seat >= game.active:
            mine = cards and seat == game.active and game.open
            if game.open > 1 and game.ending >= 0:
                mine = False  # on a last turn one may be left without
            found[_HANDS[seat]] = (cards, int(bool(mine)), HAND)
        found[_COLLECTED[seat]] = (game.collected[seat], 0, CARDS)
    return found


def names_of(game):
    """The places, the likeliest first: what was placed and never entered."""
    seats = len(game.colours)
    return ["rows", "pile", "discard"] + _HANDS[:seats] + _COLLECTED[:seats]


def takers(game, place, cards):
    """The places that could have so many cards more than they are believed to (or fewer) when
    `place` has as many fewer. As referee a collected card is known by its value: it is exchanged
    with other collections here."""
    found = []
    counted = places_of(game)
    for name in names_of(game):
        if name not in counted or name == place:
            continue
        exchange = name in _COLLECTED
        if game.referee and exchange != (place in _COLLECTED):
            continue
        has, fewest, most = counted[name]
        if not fewest <= has + cards <= most:
            continue
        more = (cards if exchange else 0) - (cards if place in _COLLECTED else 0)
        if game.referee or game.level.uncounted(game, more) >= more:
            found.append(name)
    return found


def set_count(game, what):
    """The pile, the discard, a hand, what somebody collected; the companion's rows."""
    seat = None
    place = what
    if what == "hand" or what == "collected":
        names = _HANDS if what == "hand" else _COLLECTED
        counted = places_of(game)
        colours = []
        for at, colour in enumerate(game.colours):
            if names[at] in counted:
                colours.append(colour)
        start = colours.index(game.colours[game.active])
        colour = yield Choose("of_whom", None, colours, start=start)
        seat = game.colours.index(colour)
        place = names[seat]
    has, fewest, most = places_of(game)[place]
    while True:
        cards = yield Number(what, seat, fewest, most, has)
        if cards == has:
            # As it was believed: nothing to ask, but good to know.
            yield said(game, place, cards)
            return
        found = takers(game, place, has - cards)
        if found:
            break
        yield Tell("cannot_count", stop=True, n=abs(has - cards))
    other = yield from where(game, found, "comes" if cards > has else "goes", abs(has - cards))
    put_down(game, place, cards)
    other_cards = places_of(game)[other][0]
    if other != "rows":
        # The companion's rows have changed with the first.
        other_cards += has - cards
        put_down(game, other, other_cards)
    # The message line has room for the last.
    yield said(game, other, other_cards)
    yield said(game, place, cards)


def where(game, found, key, cards, start=0):
    """One of several places, unless there is no other."""
    if len(found) == 1:
        return found[0]
    return (yield Choose(key, None, found, start=start, n=cards, **game.names))


def put_down(game, place, cards):
    if place == "pile":
        game.draw = cards
    elif place == "discard":
        game.discard = cards
    elif place in _HANDS:
        game.hands[_HANDS.index(place)] = cards
    elif place in _COLLECTED:
        game.collected[_COLLECTED.index(place)] = cards


def said(game, place, cards):
    if place in _HANDS:
        return Tell("corrected_hand", _HANDS.index(place), cards=cards)
    if place in _COLLECTED:
        return Tell("corrected_got", _COLLECTED.index(place), cards=cards)
    return Tell("corrected", what=place, cards=cards)


# --- whose turn it is


def set_turn(game):
    """Who has no card draws, as at the beginning of any turn (ST-04)."""
    while True:
        colour = yield Choose("whose", None, list(game.colours), start=game.active)
        seat = game.colours.index(colour)
        if game.hands[seat] or game.draw:
            break
        yield Tell("cannot_turn", seat, stop=True)
    game.active = seat
    game.again = False
    game.phase = "turn"
    yield Tell("corrected_turn", seat)
    if not game.hands[seat]:
        cards = min(HAND, game.draw)
        game.draw -= cards
        game.hands[seat] = cards
        yield Tell("draw", seat, cards=cards)


# --- the referee's rows


def set_card(game):
    """A card of a row is another one, or is not there, or one more lies there."""
    rows = []
    for row, cards in enumerate(game.rows):
        if cards or game.level.placements(game, row // 2)[row]:
            rows.append(ROWS[row])
    name = yield Choose("row", None, rows, **game.names)
    row = ROWS.index(name)
    while True:
        cards = game.rows[row]
        options = []
        at = []
        for place, card in enumerate(cards):
            if card < COVERED:
                options.append(str(card) if card else _DARK[len(at) - count(tops(cards[:place]))])
                at.append(place)
        if missing(game, row):
            options.append("more")
        which = options[0]
        if len(options) > 1:
            which = yield Choose("which", None, options, body=BODIES[row & 1])
        if which == "more":
            done = yield from add_card(game, row)
        else:
            done = yield from mend_card(game, row, at[options.index(which)])
        if done:
            return


def missing(game, row):
    """The set of cards that could lie in a row besides those that do: never seen, or collected."""
    body = row & 1
    return game.fitting[row] & (game.unseen[body] | collected_values(game, body))


def collected_values(game, body):
    """The values that are nowhere else."""
    values = _VALUES & ~game.unseen[body]
    for card in b"".join(game.rows[body::2]) + game.thrown[body]:
        values &= ~(1 << card % COVERED)
    return values


def mend_card(game, row, at):
    """A visible card. Is it put right?"""
    cards = game.rows[row]
    card = cards[at]
    body = row & 1
    if card:
        low = max(tops(cards[:at]) + b"\0")
        high = min(tops(cards[at + 1 :]).replace(b"\0", b"") + b"\x1e")
        values = list(values_of(game.unseen[body] & ((1 << high) - (2 << low))))
        near = [abs(value - card) for value in values]
        start = near.index(min(near)) + 1 if near else 0
        options = ["gone"] + list(map(str, values))
        new = yield Choose("instead", None, options, start=start, value=card)
        if new != "gone":
            game.unseen[body] ^= 1 << card | 1 << int(new)
            game.level.change(game, row, cards[:at] + bytes((int(new),)) + cards[at + 1 :])
            yield Tell("corrected_row", row // 2, body=BODIES[body])
            return True
    left = cards[:at] + cards[at + 1 :]
    if at and cards[at - 1] >= COVERED:
        left = cards[: at - 1] + bytes((cards[at - 1] - COVERED,)) + cards[at + 1 :]
    visible = list(tops(left).replace(b"\0", b""))
    if visible != sorted(visible):
        yield Tell("cannot_lift", stop=True)
        return False
    found = takers(game, "row", 1) + _COLLECTED[: len(game.colours)]
    other = yield from where(game, found, "goes", 1)
    game.level.change(game, row, left)
    if other in _COLLECTED:
        if not card:
            # It is worth nothing, and is not counted there.
            yield Tell("corrected_row", row // 2, body=BODIES[body])
            return True
    else:
        game.unseen[body] |= 1 << card
        if not card:
            game.eclipses[body] += 1
    yield from moved(game, row, other, 1)
    return True


def add_card(game, row):
    """A card more. Is it put right?"""
    cards = game.rows[row]
    body = row & 1
    fits = missing(game, row)
    options = list(map(str, values_of(fits)))
    if fits & 1:
        options.append("eclipse")
    new = yield Choose("more", None, options, body=BODIES[body])
    card = 0
    if new == "eclipse":
        names = list(map(str, tops(cards).replace(b"\0", b"")))
        target = yield Choose("target", game.active, names, body=BODIES[body])
        place = cards.index(bytes((int(target),)))
    else:
        card = int(new)
        found = []
        names = []
        for place, low, high in places(cards, game.past_eclipse):
            if low < card < high:
                found.append(place)
                names.append(game.level.place_name(cards, place))
        place = found[0]
        if len(found) > 1:
            name = yield Choose("place", game.active, names, value=card)
            place = found[names.index(name)]
    if card and not game.unseen[body] >> card & 1:
        sources = []
        for seat, cards_there in enumerate(game.collected):
            if cards_there:
                sources.append(_COLLECTED[seat])
    else:
        sources = takers(game, "row", -1)
    if not sources:
        yield Tell("cannot_count", stop=True, n=1)
        return False
    owner = _HANDS[row // 2]
    start = sources.index(owner) if owner in sources else 0
    other = yield from where(game, sources, "comes", 1, start)
    game.level.change(game, row, put(cards, place, card))
    if card:
        game.unseen[body] &= ~(1 << card)
    else:
        game.eclipses[body] -= 1
        if not game.eclipses[body]:
            game.unseen[body] &= ~1
    yield from moved(game, row, other, -1)
    return True


def moved(game, row, other, cards):
    """A card has left a row, or come to it."""
    cards += places_of(game)[other][0]
    put_down(game, other, cards)
    yield said(game, other, cards)
    yield Tell("corrected_row", row // 2, body=BODIES[row & 1])
