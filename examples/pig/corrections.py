# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Pig: a score that the device has wrong is put right."""

from girouette.questions import Choose, Number, Tell


def script(game):
    """Whose score, then the score: below the goal, for who has that has won."""
    colour = yield Choose("whose", None, list(game.colours))
    seat = game.colours.index(colour)
    points = yield Number("points", seat, 0, game.goal - 1, game.points[seat])
    game.points[seat] = points
    yield Tell("corrected", seat, points=points)
