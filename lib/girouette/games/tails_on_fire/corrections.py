# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Tails on Fire: what the device believes of the table, put right.

Cards are conserved. Only this moves them from one place to another: an opossum lies on a pile, is
exhausted, was played in this hunt or is in hand, a fire card lies in a pile, in the box or in the
Iguane pile. What lay where a card is put goes back to hand, or the correction is refused.
"""

from girouette.fact import Fact
from girouette.games.tails_on_fire.game import (
    FIRES,
    TOP,
    VALUE,
    flames_fact,
    label,
    next_value,
    pile_of,
)
from girouette.questions import Choose, Number, Tell

_FILOU = 10
_CAMPFIRE = 10
_CARDS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "+1"]


def script(game):
    hunting = game.phase == "hunt"
    if not hunting and game.phase != "choose":
        # While a winner takes and robs, where cards lie is not settled.
        yield Tell("cannot_correct", stop=True)
        return
    options = ["pile", "fire", "card"]
    if not game.virtual_pile and _seen(game):
        options.append("iguana")
    if not game.last:
        options.insert(0, "first")
    elif game.owner < len(game.colours):
        # What the device played for the Chapardeur is what lies there.
        options.insert(0, "last")
    if hunting:
        options.insert(0, "turn")
        if not game.last:
            options.append("start")
    what = yield Choose("correct", None, options)
    yield from _ASKED[what](game)
    if hunting:
        for seat in range(len(game.colours)):
            three = bin(game.played[seat]).count("1") == 3
            game.able[seat] = 0 if three else game.available(seat)


# --- the hunt -----------------------------------------------------------------------------------


def first(game):
    """TOF-11: who begins; as long as no card lies, they are also asked first."""
    game.first = yield from _player(game, "correct_first", game.first)
    if game.phase == "hunt":
        game.active = game.first
    yield Tell("corrected_first", game.first)


def start(game):
    """TOF-14: what the start value has risen to, before a card lies."""
    game.value = game.start = yield Number("correct_start", None, 1, 9, game.start)
    yield Tell("corrected_start", value=game.start)


def turn(game):
    """Whose turn it is; TOF-22: not the last card's owner's, who would have won."""
    while True:
        seat = yield from _player(game, "correct_turn", game.active)
        if seat != game.owner:
            break
        yield Tell("cannot_turn", seat, stop=True)
    game.active = seat
    yield Tell("corrected_turn", seat)


def last(game):
    """The card that lies on top was another one, or another player's."""
    while True:
        seat = yield from _player(game, "correct_last", game.owner)
        if seat == game.active:
            yield Tell("cannot_turn", seat, stop=True)
            continue
        card = yield from _card(seat, game.last_card)
        played = game.played[seat]
        if seat == game.owner:
            played &= ~(1 << game.last_card)
        why = _taken(game, seat, card)
        if played >> card & 1:
            why = "played"
        elif game.exhausted[seat] >> card & 1:
            why = "exhausted"
        elif bin(played).count("1") == 3:
            why = "three_played"
        if not why:
            break
        yield Tell("cannot_card", seat, stop=True, card=label(card), why=why)
    value = yield from _value(card, game.last)
    game.played[game.owner] &= ~(1 << game.last_card)
    game.played[seat] |= 1 << card
    game.last, game.last_card, game.owner = value, card, seat
    game.value = next_value(value)
    yield Tell("corrected_last", seat, value=label(card, value))


# --- opossums -----------------------------------------------------------------------------------


def card(game):
    """An opossum that lies on no pile: in hand, exhausted, or played in this hunt."""
    where = ["hand", "worn"]
    if game.phase == "hunt":
        where.append("hunt")
    while True:
        seat = yield from _player(game, "correct_card", max(0, game.active))
        card = yield from _card(seat, 1)
        bit = 1 << card
        worn = game.exhausted[seat] & ~bit
        played = game.played[seat] & ~bit
        why = ""
        if game.tops(seat) & bit:
            why = "on_brasier"
        elif (game.owner, game.last_card) == (seat, card):
            why = "last_played"
        else:
            is_at = 2 if played != game.played[seat] else int(worn != game.exhausted[seat])
            to = yield Choose("correct_where", None, where, start=is_at)
            if to == "worn":
                worn |= bit
            elif to == "hunt":
                played |= bit
            if bin(played).count("1") > 3:
                why = "three_played"
            elif bin(worn).count("1") > 3:
                why = "three_worn"
        if not why:
            break
        yield Tell("cannot_card", seat, stop=True, card=label(card), why=why)
    game.exhausted[seat] = worn
    game.played[seat] = played
    yield Tell("corrected_card", seat, card=label(card), where=to)


def pile(game):
    """TOF-25, 29: whose a Brasier is, and which opossum lies on it."""
    owners = [colour for colour, piles in zip(game.colours, game.piles) if piles]
    seat = game.colours.index((yield Choose("correct_pile", None, owners)))
    at = yield from _which(game, seat)
    old = game.piles[seat][at]
    owner = yield from _player(game, "correct_owner", seat)
    card, value = yield from _top(game, owner, old)
    game.piles[seat].remove(old)
    new = pile_of(card, value, old[FIRES:])
    if owner == seat:
        game.piles[seat].insert(at, new)
    else:
        game.piles[owner].append(new)
    game.exhausted[owner] &= ~(1 << card)
    yield Tell("corrected_pile", owner, value=game.shown(new))


# --- fire cards ---------------------------------------------------------------------------------


def fire(game):
    """TOF-28, 41: where an Iguane or a campfire lies. A Brasier without one is none: its opossum
    goes back to hand."""
    while True:
        key = yield Choose("correct_fire", None, _CARDS[:9] + game.colours)
        is_iguana = key in _CARDS
        moved = int(key) if is_iguana else _CAMPFIRE + game.colours.index(key)
        if moved == game.iguana and game.phase == "hunt":
            yield Tell("cannot_hunted", stop=True)
        elif game.iguanas == [moved] and game.phase == "choose":
            yield Tell("cannot_last_iguana", stop=True)
        else:
            break
    where = list(game.colours)
    if len(where) < 4:
        where.append("box")
    if is_iguana:
        where.append("stack")
    seat, at = _place_of(game, moved)
    start = seat if seat >= 0 else where.index("stack" if moved in game.iguanas else "box")
    to = yield Choose("correct_to", None, where, start=start)
    thief = game.colours.index(to) if to in game.colours else -1
    under = card = value = 0
    told = []
    if thief >= 0:
        under = yield from _which(game, thief, ["new"])
        if under == len(game.piles[thief]):
            card, value = yield from _top(game, thief)
        told = yield from _flames(game, moved)
    # What lies in the Iguane pile are the rounds that are left.
    if moved in game.iguanas:
        game.iguanas.remove(moved)
        game.round += 1
    elif seat < 0:
        game.box = _without(game.box, moved)
    else:
        old = game.piles[seat][at]
        game.piles[seat][at] = pile_of(old[TOP], old[VALUE], _without(old[FIRES:], moved))
    if to == "stack":
        game.iguanas.append(moved)
        game.iguanas.sort()
        game.round -= 1
    elif thief < 0:
        game.box += bytes((moved,))
    elif card:
        game.piles[thief].append(pile_of(card, value, bytes((moved,))))
        game.exhausted[thief] &= ~(1 << card)
    else:
        game.piles[thief][under] += bytes((moved,))
    if seat >= 0:
        game.piles[seat] = [pile for pile in game.piles[seat] if pile[FIRES:]]
    _learn(game, told)
    yield Tell("corrected_iguana" if is_iguana else "corrected_campfire", card=key, to=to)


def iguana(game):
    """TOF-06: an Iguane was read wrongly: it and the one that it really is change places."""
    seen = _seen(game)
    start = seen.index(game.iguana) if game.iguana in seen else 0
    keys = list(map(str, seen))
    one = int((yield Choose("correct_iguana", None, keys, start=start)))
    other = int((yield Choose("correct_is", None, _CARDS[:9], start=one - 1, card=one)))
    told = []
    for lies, comes in ((one, other), (other, one)):
        if _place_of(game, lies)[0] >= 0:
            told += yield from _flames(game, comes)

    def really(card):
        return other if card == one else one if card == other else card

    for piles in game.piles:
        for at, pile in enumerate(piles):
            under = bytes(map(really, pile[FIRES:]))
            piles[at] = pile_of(pile[TOP], pile[VALUE], under)
    game.box = bytes(map(really, game.box))
    game.iguanas = sorted(map(really, game.iguanas))
    visible = really(game.iguana)
    if game.phase == "hunt":
        # TOF-14: it has risen as often as before.
        game.start = (game.start - game.iguana + visible - 1) % 9 + 1
        if not game.last:
            game.value = game.start
    game.iguana = visible
    _learn(game, told)
    yield Tell("corrected_is", card=one, other=other)


_ASKED = {
    "first": first,
    "turn": turn,
    "start": start,
    "last": last,
    "card": card,
    "pile": pile,
    "fire": fire,
    "iguana": iguana,
}


# --- questions that they share ------------------------------------------------------------------


def _player(game, key, seat):
    return game.colours.index((yield Choose(key, None, list(game.colours), start=seat)))


def _card(seat, card):
    return 1 + _CARDS.index((yield Choose("correct_opossum", seat, _CARDS, start=card - 1)))


def _value(card, value):
    """The value of an opossum: a filou's has to be asked for."""
    if card < _FILOU:
        return card
    return (yield Number("correct_value", None, 1, 9, value or 1))


def _which(game, seat, more=()):
    """One of a player's Brasiers, by its place; behind them what else there may be."""
    options = [str(game.shown(pile)) for pile in game.piles[seat]] + list(more)
    return options.index((yield Choose("correct_which", seat, options)))


def _top(game, seat, old=b"\x01\x01"):
    """The opossum of a player on a Brasier, and its value; `old` is the pile as it was."""
    while True:
        card = yield from _card(seat, old[TOP])
        why = _taken(game, seat, card, old)
        if game.played[seat] >> card & 1:
            why = "played"
        if not why:
            break
        yield Tell("cannot_card", seat, stop=True, card=label(card), why=why)
    if not game.filou_keeps_value:
        return card, min(card, 9)
    return card, (yield from _value(card, old[VALUE]))


def _flames(game, card):
    """The flames of a fire card that comes into a Brasier: [the fact and its value], nothing where
    this game knows them. The game learns them once all answers are given."""
    name = flames_fact(card)
    if name in game.learned:
        return []
    fact = Fact("flames", name, 2, 4, 3, card=card)
    flames = yield fact
    return [(fact, flames)]


def _learn(game, told):
    for fact, flames in told:
        game.learned[fact.name] = flames
        fact.note(game)


# --- where cards lie ----------------------------------------------------------------------------


def _taken(game, seat, card, but=None):
    """Why this opossum cannot be put somewhere, or "": it lies on a pile, this one apart."""
    for pile in game.piles[seat]:
        if pile[TOP] == card and pile != but:
            return "on_brasier"
    return ""


def _place_of(game, card):
    """Seat and place of the Brasier with this fire card; -1 where it lies in none."""
    for seat, piles in enumerate(game.piles):
        for at, pile in enumerate(piles):
            if card in pile[FIRES:]:
                return seat, at
    return -1, -1


def _seen(game):
    """The Iguanes that are no longer in their pile."""
    return [card for card in range(1, _CAMPFIRE) if card not in game.iguanas]


def _without(cards, one):
    return cards.replace(bytes((one,)), b"")
