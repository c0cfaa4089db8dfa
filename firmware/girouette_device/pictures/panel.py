# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Rows of text, as large as they fit: the smallest font only where there is no room for another."""

from girouette.texts import wrap

from ..layout import LARGE, TEXT, cut

_TIGHT = 8  # from row to row of 6x10: figures, capitals and most letters have two blank rows


def width_beside(picture, fonts, width, height):
    rows = picture[1]
    font = LARGE
    while font and not _fits(
        rows, fonts[font], width // 5 if font == LARGE else width // 2 + 2, height
    ):
        font -= 1
    cell = fonts[font][0]
    return _longest(rows) * cell + cell // 2 - 1


def _longest(rows):
    return max([len(row) for row in rows] + [1])


def _fits(rows, size, width, height):
    count = len(rows)
    return _longest(rows) * size[0] <= width and (count - 1) * _least(size) + size[1] <= height + 1


def _least(size):
    """From one row to the next, in a font of this size."""
    return _TIGHT if size[1] == 10 else size[1] - 1


def place(made, picture, fonts, x, y, width, height, alone):
    rows = picture[1]
    font = TEXT if alone else LARGE
    while font and not _fits(rows, fonts[font], width, height):
        font -= 1
    cell, tall = fonts[font]
    cells = width // cell
    if _longest(rows) > cells and alone:
        # On a display that stands upright.
        rows = [line for row in rows for line in wrap(row, cells)]
    if not _fits(rows, fonts[font], width, height):
        made.lacks("panel")
    x += 1 if _longest(rows) * cell < width else 0
    pitch = max(_least(fonts[font]), min(tall + 2, height // max(1, len(rows))))
    for index, row in enumerate(rows):
        made.texts.append((font, x, y + index * pitch, cells, cut(row, cells), 0, None))
