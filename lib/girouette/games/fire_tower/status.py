# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Everything a scoreboard of Fire Tower would show, language-free."""

from girouette.games.fire_tower.pages import played
from girouette.games.fire_tower.setup import TOWERS
from girouette.squares import listed
from girouette.status import by_colour


def add(shown, game):
    if not game.hands:
        return
    shown["level"] = "referee" if game.referee else "companion"
    shown["active"] = game.colours[game.active] if game.active >= 0 else None
    if game.wind >= 0:
        shown["first_player"] = game.colours[game.first]
        shown["wind"] = game.wind_key()
        shown["wind_by"] = game.wind_by
        shown["wind_turn"] = game.wind_turn
    shown["standing"] = [game.colours[seat] for seat in game.standing()]
    shown["buckets"] = [
        colour for seat, colour in enumerate(game.colours) if not game.buckets >> seat & 1
    ]
    shown["hand"] = game.hand
    shown["hands"] = by_colour(game, game.hands)
    shown["pile"] = game.pile
    shown["played"] = {card: count for card, count, _ in played(game)}
    shown["events"] = game.events()
    shown["teams"] = game.teams
    # FT-61, for the next game; the number of an option in setup.py.
    if game.keepsake > 1:
        shown["champion"] = {
            "colour": TOWERS[(game.keepsake - 2) % 4],
            "level": (game.keepsake + 2) // 4,
        }
    if game.referee:
        shown["board"] = rows(game.board)


def rows(board):
    """The board as 16 strings of digits: 0 empty, 1 gem, 2 firebreak, 3 flame."""
    digits = ["0"] * 256
    for digit, squares in (("1", board.gems), ("2", board.breaks), ("3", board.flame)):
        for square in listed(squares):
            digits[square] = digit
    digits = "".join(digits)
    return [digits[at : at + 16] for at in range(0, 256, 16)]
