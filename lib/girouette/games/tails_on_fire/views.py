# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Pages of Tails on Fire in the table menu: everybody's Brasiers, and hints for the choice."""

from girouette.games.tails_on_fire.game import cards_of, label, next_value, top, value_of

VIEWS = ("hints", "fires")


def view(name, game, texts):
    if name == "fires":
        return fires(game, texts)
    return hints(game, texts)


def fires(game, texts):
    """Every Brasier with its top card and flames; a star where flames are only assumed."""
    lines = []
    for seat, colour in enumerate(game.colours):
        piles = []
        for pile in game.piles[seat]:
            star = "*" if game.is_assumed(pile) else ""
            piles.append(str(label(top(pile))) + "(" + str(game.flames_of(pile)) + star + ")")
        lines.append(texts.word(colour) + " " + " ".join(piles))
    return lines


def hints(game, texts):
    """TOF-43: what the table shows to everybody, put together for each player."""
    lines = [texts.get("h.start", {"values": [game.start, next_value(game.start)]})]
    seats = len(game.colours)
    for seat, colour in enumerate(game.colours):
        lines.append("» " + texts.word(colour))
        others = [other for other in range(seats) if other != seat]
        mine = game.available(seat)
        for key, values in (
            ("own", [next_value(value_of(pile)) for pile in game.piles[seat]]),
            ("theirs", [value_of(pile) for other in others for pile in game.piles[other]]),
            ("worn", [_before(c) for other in others for c in cards_of(game.exhausted[other])]),
            ("right", [next_value(c) for c in _likely(game, (seat - 1) % seats)]),
        ):
            able = sorted(set([value for value in values if mine >> value & 1]))
            if able:
                lines.append(texts.get("h." + key, {"values": able}))
    return lines


def _before(value):
    """The value that an exhausted card would have covered; 0 for a +1, which covers anything."""
    return 0 if value > 9 else 9 if value == 1 else value - 1


def _likely(game, seat):
    """What a player will probably keep: the start value and the one after, if they can."""
    wanted = (game.start, next_value(game.start))
    return [value for value in wanted if game.available(seat) >> value & 1]
