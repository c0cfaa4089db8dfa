# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Everything a scoreboard of Fire Tower would show, language-free."""

from girouette.game import Game as BaseGame
from girouette.games.fire_tower.setup import TOWERS
from girouette.games.fire_tower.views import played


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
    told["buckets"] = [
        colour for seat, colour in enumerate(game.colours) if not game.buckets >> seat & 1
    ]
    told["hand"] = game.hand
    told["hands"] = game.by_colour(game.hands)
    told["pile"] = game.pile
    told["played"] = {card: count for card, count, _ in played(game)}
    told["events"] = game.events()
    told["teams"] = game.teams
    # FT-61, for the next game; the number of an option in setup.py.
    if game.keepsake > 1:
        told["champion"] = {
            "colour": TOWERS[(game.keepsake - 2) % 4],
            "level": (game.keepsake + 2) // 4,
        }
    if game.referee:
        told["board"] = rows(game.board)
    return told


def rows(board):
    """The board as 16 strings of digits: 0 empty, 1 gem, 2 firebreak, 3 flame."""
    # A set's binary digits read as hexadecimal ones: four bits a square, ready to be summed.
    sets = (board.gems, board.breaks, board.flame)
    gems, breaks, flame = [int(bin(squares)[2:], 16) for squares in sets]
    digits = hex(gems + 2 * breaks + 3 * flame)[2:]
    digits = "0" * (256 - len(digits)) + digits
    return [digits[at : at + 16] for at in range(0, 256, 16)]
