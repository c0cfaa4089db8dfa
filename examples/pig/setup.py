# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Pig: who plays, and up to what."""

from girouette.scene import COLOURS
from girouette.setup import choose_options, players, take_colours

GOALS = ((50, "50"), (100, "100"), (30, "30"))


def script(game):
    """PIG-01."""
    count = yield from players(game, 2)
    yield from take_colours(game, count, COLOURS)
    yield from choose_options(game, lambda: [("goal", "goal", GOALS)])
    game.points = [0] * count
