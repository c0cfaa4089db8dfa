# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Rows of small text."""

from ..layout import SMALL, TEXT, cut


def width_beside(picture, fonts, width, height):
    longest = max([len(row) for row in picture[1]] + [1])
    return min(longest * fonts[SMALL][0] + 2, width * 3 // 4)


def place(made, picture, fonts, x, y, width, height, alone):
    rows = picture[1]
    font = SMALL
    longest = max([len(row) for row in rows] + [1])
    if len(rows) * fonts[TEXT][1] <= height and longest * fonts[TEXT][0] <= width and alone:
        font = TEXT
    cell, tall = fonts[font]
    cells = width // cell
    # Small lines may overlap by their blank top row: only accents of capitals reach it.
    pitch = min(tall + 2, (height + 1) * 16 // max(1, len(rows)) // 16)
    if pitch < tall - 1 or longest > cells:
        made.over += " panel"
    pitch = max(pitch, tall - 1)
    for index, row in enumerate(rows):
        if (index + 1) * pitch <= height + 1:
            made.texts.append((font, x + 1, y + index * pitch, cells, cut(row, cells), 0, None))
