# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Pictures made of rectangles: the wind's arrow, dice, bars, codes.

A canvas is what they are drawn on (pages.Frame, screen_colour.Canvas):

    fill(x, y, width, height, ink)   a rectangle; ink 0 is the background, 1 the usual light
    circle(x, y, radius)             a ring around a place
    runs(x, y, runs)                 columns from x on, (start, length) each, down from y; where
                                     `on_side`, rows from y on, right from x
    ink(tint)                        the ink of a colour key
"""

from . import layout

# Pips of the faces 1 to 6, as places in a three by three square, row by row.
_PIPS = ((4,), (0, 8), (0, 4, 8), (0, 2, 6, 8), (0, 2, 4, 6, 8), (0, 2, 3, 5, 6, 8))


def draw(canvas, picture, box):
    """Draws a picture of a scene into its box."""
    kind = picture[0]
    if kind == "arrow":
        _arrow(canvas, picture[1], box)
    elif kind == "dice":
        _dice(canvas, picture, box)
    elif kind == "bars":
        _bars(canvas, picture, box)
    elif kind == "qr":
        _code(canvas, picture[1], picture[2], box)


def _arrow(canvas, direction, box):
    """A compass: a ring, and an arrow that points where the wind blows."""
    x, y, width, height = box
    radius = (min(width, height) - 1) // 2
    middle_x = x + width // 2
    middle_y = y + height // 2
    canvas.circle(middle_x, middle_y, radius)
    reach = radius - 4
    # From the tip: a head that widens to half the ring, then a shaft.
    shaft = max(2, reach // 4)
    wide = max(shaft, (reach - 1) * 3 // 4)
    runs = []
    if (direction == "e" or direction == "w") != canvas.on_side:
        for behind in range(2 * reach + 1):
            half = behind * 3 // 4 if behind < reach else shaft
            runs.append((wide - half, 2 * half + 1))
        if direction == "e" or direction == "s":
            runs.reverse()
    else:
        for away in range(-wide, wide + 1):
            away = abs(away)
            first = (4 * away + 2) // 3
            end = reach
            if away <= shaft:
                first = min(first, reach)
                end = 2 * reach + 1
            if direction == "e" or direction == "s":
                first, end = 2 * reach + 1 - end, 2 * reach + 1 - first
            runs.append((first, end - first))
    if direction == "e" or direction == "w":
        canvas.runs(middle_x - reach, middle_y - wide, runs)
    else:
        canvas.runs(middle_x - wide, middle_y - reach, runs)


def _dice(canvas, picture, box):
    faces, sides = picture[1], picture[2]
    places = layout.dice_places(len(faces), box)
    for index, face in enumerate(faces):
        x, y, size = places[index]
        corner = max(2, size // 8)
        for inset in range(corner + 1):
            # Rows near an edge start later: round corners.
            shift = corner - inset - (1 if 0 < inset < corner else 0)
            high = 1 if inset < corner else size - 2 * corner
            canvas.fill(x + shift, y + inset, size - 2 * shift, high, 1)
            if inset < corner:
                canvas.fill(x + shift, y + size - 1 - inset, size - 2 * shift, 1, 1)
        if sides == 6 and 1 <= face <= 6:
            pip = max(2, size // 6)
            gap = (size - 3 * pip) // 4 + 1
            edge = (size - 3 * pip - 2 * gap) // 2
            for place in _PIPS[face - 1]:
                row, column = divmod(place, 3)
                _pip(canvas, x + edge + column * (pip + gap), y + edge + row * (pip + gap), pip)


def _pip(canvas, x, y, size):
    cut = 1 if size > 3 else 0
    canvas.fill(x + cut, y, size - 2 * cut, size, 0)
    if cut:
        canvas.fill(x, y + cut, size, size - 2 * cut, 0)


def _bars(canvas, picture, box):
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


def _code(canvas, rows, size, box):
    """A QR code, dark on light; a row's highest bit is its first module."""
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
