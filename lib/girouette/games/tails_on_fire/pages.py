# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Pages of Tails on Fire in the table menu: the round, everybody's Brasiers, and hints for the
choice."""

from girouette.games.tails_on_fire.game import (
    FIRES,
    TOP,
    VALUE,
    flames_fact,
    label,
    labels,
    next_value,
)

_FILOU = 10


def view(name, game, texts):
    if name == "fires":
        return fires(game, texts)
    if name == "round":
        return hunt(game, texts)
    return hints(game, texts)


def hunt(game, texts):
    """TOF-11, 32, 37, 38: who began and at what; of each player how many of the three cards are
    left, and the exhausted ones; the Chapardeur's cards, in the order in which it tries them."""
    lines = []
    if game.start:
        told = {"first": game.colours[game.first], "value": game.start}
        lines.append(texts.get("s.begins", told))
    hunting = game.phase == "hunt"
    for seat, colour in enumerate(game.colours):
        line = texts.word(colour)
        if hunting:
            played = bin(game.played[seat]).count("1")
            chosen = min(3, bin(game.able[seat] | game.played[seat]).count("1"))
            line = texts.pair(line, texts.get("h.left", {"n": chosen - played}))
        lines.append(line)
        worn = labels(game.exhausted[seat])
        if worn:
            lines.append(" " + texts.get("h.exhausted", {"values": worn}))
    if hunting and len(game.colours) < 4:
        reserve = list(game.reserve)
        if game.reserve_at:
            reserve.reverse()  # the newest is tried first
        lines.append(texts.word("chapardeur"))
        lines.append(" " + texts.get("h.draw", {"n": len(game.draw)}))
        lines.append(" " + texts.get("h.reserve", {"values": reserve}))
    return lines


def fires(game, texts):
    """Every Brasier with its top card and flames; a star where flames are only assumed."""
    lines = []
    for seat, colour in enumerate(game.colours):
        piles = []
        for pile in game.piles[seat]:
            star = "*" if is_assumed(game, pile) else ""
            piles.append(str(game.shown(pile)) + "(" + str(game.flames_of(pile)) + star + ")")
        lines.append(texts.word(colour) + " " + " ".join(piles))
    return lines


def hints(game, texts):
    """TOF-43: what the table shows to everybody, put together for each player."""
    lines = []
    if game.start:
        lines.append(texts.get("h.start", {"values": [game.start, next_value(game.start)]}))
    seats = len(game.colours)
    for seat, colour in enumerate(game.colours):
        lines.append("» " + texts.word(colour))
        others = [other for other in range(seats) if other != seat]
        mine = game.available(seat)
        for key, values in (
            ("own", [_after(_robber(game, pile)) for pile in game.piles[seat]]),
            ("theirs", [_robber(game, pile) for other in others for pile in game.piles[other]]),
            ("worn", [_before(c) for other in others for c in cards_of(game.exhausted[other])]),
            ("right", [next_value(c) for c in _likely(game, (seat - 1) % seats)]),
        ):
            able = sorted(set([value for value in values if mine >> value & 1]))
            if able:
                values = [label(card) for card in able]
                lines.append(texts.get("h." + key, {"values": values}))
    return lines


def _robber(game, pile):
    """TOF-29: the card that steals what lies under the opossum of a pile."""
    return pile[VALUE] if game.filou_keeps_value else pile[TOP]


def _after(card):
    """The card that covers one which would rob; 0 for a +1, whose value nobody knows before."""
    return next_value(card) if card < 10 else 0


def _before(value):
    """The value that an exhausted card would have covered; 0 for a +1, which covers anything."""
    return 0 if value > 9 else 9 if value == 1 else value - 1


def _likely(game, seat):
    """What a player will probably keep: the start value and the one after, if they can."""
    wanted = (game.start, next_value(game.start)) if game.start else ()
    return [value for value in wanted if game.available(seat) >> value & 1]


def is_assumed(game, pile):
    """Whether flames of a Brasier are only assumed."""
    return len([card for card in pile[FIRES:] if flames_fact(card) in game.assumed]) > 0


def cards_of(mask):
    """The cards of a set, in order."""
    return [card for card in range(1, _FILOU + 1) if mask >> card & 1]
