# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The page of Sky Tango in the table menu: every row on the table."""

from girouette.games.sky_tango.face import row_lines

VIEWS = ("rows",)
COLUMNS = 21


def view(name, game, texts):
    """All rows on the table, each under its owner's name."""
    lines = []
    for row, cards in enumerate(game.rows):
        if cards:
            lines.append(texts.word(game.colours[row // 2]))
            lines += row_lines(game, row, COLUMNS)
    return lines or [texts.word("none")]
