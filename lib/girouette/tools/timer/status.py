# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The clocks, for programs that drive the tool."""

from girouette.status import by_colour


def add(shown, game):
    shown["mode"] = game.mode
    shown["active"] = game.colours[game.active] if game.active >= 0 else None
    if game.budget:
        shown["left"] = by_colour(game, [game.budget - drawn for drawn in game.drawn])
    else:
        shown["over"] = by_colour(game, game.drawn)
