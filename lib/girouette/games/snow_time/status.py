# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Everything a scoreboard of Snow Time would show, language-free."""

from girouette.game import Game as BaseGame
from girouette.games.snow_time.game import CARDS, FRUITS, KINDS, cards_of


def status(game):
    told = BaseGame.status(game)
    length = game.length()
    seats = range(len(game.played))
    told["phase"] = game.phase
    told["length"] = length
    told["left"] = game.by_colour([length - square for square in game.scores()])
    told["fruits"] = list(game.fruits[1:])
    told["reserve"] = FRUITS - sum(game.fruits)
    told["tree"] = [game.names(game.on_floor(floor)) for floor in range(1, len(game.fruits))]
    told["played"] = game.by_colour([CARDS[card] for card in game.played])
    told["hands"] = game.by_colour([cards_of(game.hand(seat)) for seat in seats])
    told["discards"] = game.by_colour([cards_of(mask) for mask in game.discards])
    told["bonuses"] = [
        {"place": place, "kind": KINDS[kind], "points": points}
        for place, kind, points in game.squares()
    ]
    told["assumed"] = sorted(game.assumed)
    if game.pairs and len(game.colours) == 4:
        told["teams"] = [game.colours[:2], game.colours[2:]]
    return told
