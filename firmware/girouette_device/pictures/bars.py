# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""A table of scores: a row for each with its label, a bar and a text."""

from ..layout import LARGE, SMALL, TEXT


def width_beside(picture, fonts, width, height):
    return width // 2


def place(made, picture, fonts, x, y, width, height, alone):
    """The box is that of the bars."""
    rows = picture[1]
    labels = max([len(row[0]) for row in rows] + [1])
    texts = max([len(row[3]) for row in rows] + [1])
    for font in (LARGE, TEXT, SMALL):
        cell, tall = fonts[font]
        need = (labels + texts) * cell + 4
        if len(rows) * (tall - (font != TEXT)) <= height and need + width // 3 <= width:
            break
    pitch = min(height // max(1, len(rows)), tall + 4)
    if fonts[LARGE][0] > 10:
        pitch &= -2  # where letters are doubled bars are drawn so, too
    if pitch < tall - 1 or need > width:
        made.lacks("bars")
    for index, row in enumerate(rows):
        top = y + index * pitch
        middle = top + max(0, pitch - tall) // 2
        made.texts.append((font, x + 1, middle, labels, row[0], 0, row[2]))
        start = x + width - len(row[3]) * cell - 1
        made.texts.append((font, start, middle, len(row[3]), row[3], 0, row[2]))
    start = x + labels * cell + 4
    made.box = (start, y, width - (start - x) - texts * cell - 4, pitch * len(rows))


def draw(canvas, picture, box):
    x, y, width, height = box
    rows, top = picture[1], picture[2]
    if not rows or width < 4:
        return
    pitch = height // len(rows)
    for index, row in enumerate(rows):
        length = max(0, min(width, width * row[1] // top if top > 0 else 0))
        if row[1] > 0:
            length = max(2, length)
        start = y + index * pitch
        canvas.fill(x, start + 1, 1, pitch - 2, 1)
        canvas.fill(x, start + 2, length, pitch - 4, canvas.ink(row[2]))
