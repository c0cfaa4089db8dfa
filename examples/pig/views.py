# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Pages of Pig in the table menu: how far everybody is from the goal."""

VIEWS = ("left",)


def view(name, game, texts):
    lines = []
    for seat, colour in enumerate(game.colours):
        lines.append(texts.pair(texts.word(colour), str(game.goal - game.points[seat])))
    return lines
