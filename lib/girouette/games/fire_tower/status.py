# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Everything a scoreboard of Fire Tower would show, language-free."""

from girouette.game import Game as BaseGame
from girouette.games.fire_tower.fires import CARDS, TOWERS


def status(game):
    told = BaseGame.status(game)
    if not game.hands:
        return told
    told["level"] = "referee" if game.referee else "companion"
    told["active"] = game.colours[game.active] if game.active >= 0 else None
    if game.wind >= 0:
        told["first_player"] = game.colours[game.first]
        told["wind"] = game.wind_key()
        told["wind_by"] = game.wind_by
        told["wind_turn"] = game.wind_turn
    told["standing"] = [game.colours[seat] for seat in game.standing()]
    told["buckets"] = [colour for seat, colour in enumerate(game.colours) if game.has_bucket(seat)]
    told["hand"] = game.hand
    told["hands"] = game.by_colour(game.hands)
    told["pile"] = game.pile
    told["played"] = {card: count for card, count in zip(CARDS, game.seen) if count}
    told["events"] = game.events()
    told["teams"] = game.teams
    # FT-61, for the next game; see setup.py's CHAMPIONS.
    if game.keepsake > 1:
        told["champion"] = {
            "colour": TOWERS[(game.keepsake - 2) % 4],
            "level": (game.keepsake + 2) // 4,
        }
    if game.referee:
        cells = game.board.cells()
        told["board"] = [cells[at : at + 16] for at in range(0, 256, 16)]
    return told
