# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Everything a scoreboard of Snow Time would show, language-free."""

from girouette.game import Game as BaseGame
from girouette.games.snow_time.game import CARDS, TOP, cards_of
from girouette.games.snow_time.track import KINDS


def status(game):
    told = BaseGame.status(game)
    length = game.track.length()
    seats = range(len(game.played))
    told["phase"] = game.phase
    told["length"] = length
    told["left"] = game.by_colour([length - square for square in game.scores()])
    told["fruits"] = list(game.fruits[1:])
    told["reserve"] = game.reserve()
    told["tree"] = [game.names(game.on_floor(floor)) for floor in range(1, TOP + 1)]
    told["played"] = game.by_colour([CARDS[card] for card in game.played])
    told["hands"] = game.by_colour([cards_of(game.hand(seat)) for seat in seats])
    told["discards"] = game.by_colour([cards_of(mask) for mask in game.discards])
    told["bonuses"] = [
        {"place": place, "kind": KINDS[kind], "points": points}
        for place, kind, points in game.track.bonuses()
    ]
    told["assumed"] = sorted(game.track.assumed)
    if game.pairs and len(game.colours) == 4:
        told["teams"] = [game.colours[:2], game.colours[2:]]
    return told
