# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""A QR code."""


def width_beside(picture, fonts, width, height):
    return min(height, width * 3 // 4)


def place(made, picture, fonts, x, y, width, height, alone):
    made.box = (x, y, width, height)


def draw(canvas, picture, box):
    """Dark on light; a row's highest bit is its first module."""
    rows, size = picture[1], picture[2]
    x, y, width, height = box
    side = min(width, height)
    scale = max(1, side // size)
    canvas.fill(x, y, side, side, 1)
    start_x = x + (side - size * scale) // 2
    start_y = y + (side - size * scale) // 2
    for index in range(size):
        row = rows[index]
        column = 0
        while column < size:
            run = 0
            while column + run < size and row >> (size - 1 - column - run) & 1:
                run += 1
            if run:
                place = start_x + column * scale
                canvas.fill(place, start_y + index * scale, run * scale, scale, 0)
            column += run + 1
