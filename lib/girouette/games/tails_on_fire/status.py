# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Everything a scoreboard of Tails on Fire would show, language-free."""

from girouette.games.tails_on_fire.game import (
    FIRES,
    ROUNDS,
    TOP,
    VALUE,
    flames_fact,
    label,
)
from girouette.games.tails_on_fire.pages import cards_of
from girouette.status import by_colour


def add(shown, game):
    if not game.piles:
        return
    shown["first_player"] = game.colours[game.first]
    shown["rounds_left"] = ROUNDS - game.round
    shown["iguana"] = game.iguana
    shown["start_value"] = game.start
    shown["last_value"] = game.last
    shown["last_card"] = label(game.last_card)
    shown["owner"] = game.name(game.owner) if game.owner >= 0 else None
    shown["active"] = game.name(game.active) if game.active >= 0 else None
    shown["brasiers"] = by_colour(
        game,
        [
            [
                {
                    "top": label(pile[TOP]),
                    "value": pile[VALUE],
                    "cards": len(pile[FIRES:]),
                    "flames": game.flames_of(pile),
                }
                for pile in piles
            ]
            for piles in game.piles
        ],
    )
    shown["exhausted"] = by_colour(game, [cards_of(mask) for mask in game.exhausted])
    shown["played"] = by_colour(game, [cards_of(mask) for mask in game.played])
    shown["available"] = by_colour(
        game, [cards_of(game.available(seat)) for seat in range(len(game.colours))]
    )
    shown["box"] = len(game.box)
    # The fire cards whose flames nobody has told; 10 is every campfire.
    shown["assumed"] = [card for card in range(1, 11) if flames_fact(card) in game.assumed]
    if len(game.colours) < 4:
        shown["chapardeur"] = {"draw": len(game.draw), "reserve": list(game.reserve)}
