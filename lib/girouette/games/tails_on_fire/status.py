# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Everything a scoreboard of Tails on Fire would show, language-free."""

from girouette.game import Game as BaseGame
from girouette.games.tails_on_fire.game import ROUNDS, cards_of, label


def status(game):
    told = BaseGame.status(game)
    if not game.piles:
        return told
    told["first_player"] = game.colours[game.first]
    told["rounds_left"] = ROUNDS - game.round
    told["iguana"] = game.iguana
    told["start_value"] = game.start
    told["last_value"] = game.last
    told["last_card"] = label(game.last_card)
    told["owner"] = game.name(game.owner) if game.owner >= 0 else None
    told["active"] = game.name(game.active) if game.active >= 0 else None
    told["brasiers"] = game.by_colour(
        [
            [
                {
                    "top": label(pile[0]),
                    "value": pile[1],
                    "cards": len(pile) - 2,
                    "flames": game.flames_of(pile),
                }
                for pile in piles
            ]
            for piles in game.piles
        ]
    )
    told["exhausted"] = game.by_colour([cards_of(mask) for mask in game.exhausted])
    told["played"] = game.by_colour([cards_of(mask) for mask in game.played])
    told["available"] = game.by_colour(
        [cards_of(game.available(seat)) for seat in range(len(game.colours))]
    )
    told["box"] = len(game.box)
    told["assumed"] = sorted(game.assumed)
    if len(game.colours) < 4:
        told["chapardeur"] = {"draw": len(game.draw), "reserve": list(game.reserve)}
    return told
