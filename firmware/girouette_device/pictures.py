# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Pictures drawn by filling rectangles of a Bitmap: the wind's arrow, dice, bars, codes.

Only `bitmaptools.fill_region` and `draw_circle`: the PyBadge's build has no vectorio.
"""

from bitmaptools import draw_circle, fill_region

from . import colours, layout

# Pips of the faces 1 to 6, as places in a three by three square, row by row.
_PIPS = ((4,), (0, 8), (0, 4, 8), (0, 2, 6, 8), (0, 2, 4, 6, 8), (0, 2, 3, 5, 6, 8))


def draw(bitmap, picture, box, in_colour):
    """Draws a picture of a scene into its box."""
    kind = picture[0]
    if kind == "arrow":
        _arrow(bitmap, picture[1], box)
    elif kind == "dice":
        _dice(bitmap, picture, box)
    elif kind == "bars":
        _bars(bitmap, picture, box, in_colour)
    elif kind == "qr":
        _code(bitmap, picture[1], picture[2], box)


def _arrow(bitmap, direction, box):
    """A compass: a ring, and an arrow that points where the wind blows."""
    x, y, width, height = box
    radius = (min(width, height) - 1) // 2
    middle_x = x + width // 2
    middle_y = y + height // 2
    draw_circle(bitmap, middle_x, middle_y, radius, 1)
    reach = radius - 4
    for step in range(-reach, reach + 1):
        # From the tip: a head that widens to half the ring, then a shaft.
        behind = step + reach
        half = behind * 3 // 4 if behind < reach else max(2, reach // 4)
        if direction == "n" or direction == "s":
            row = middle_y + (step if direction == "n" else -step)
            fill_region(bitmap, middle_x - half, row, middle_x + half + 1, row + 1, 1)
        else:
            column = middle_x + (step if direction == "w" else -step)
            fill_region(bitmap, column, middle_y - half, column + 1, middle_y + half + 1, 1)


def _dice(bitmap, picture, box):
    faces, sides = picture[1], picture[2]
    places = layout.dice_places(len(faces), box)
    for index, face in enumerate(faces):
        x, y, size = places[index]
        corner = max(2, size // 8)
        for inset in range(corner + 1):
            # Rows near an edge start later: round corners.
            shift = corner - inset - (1 if 0 < inset < corner else 0)
            shift = max(0, shift)
            fill_region(bitmap, x + shift, y + inset, x + size - shift, y + size - inset, 1)
        if sides == 6 and 1 <= face <= 6:
            pip = max(2, size // 6)
            gap = (size - 3 * pip) // 4 + 1
            edge = (size - 3 * pip - 2 * gap) // 2
            for place in _PIPS[face - 1]:
                row, column = divmod(place, 3)
                _pip(bitmap, x + edge + column * (pip + gap), y + edge + row * (pip + gap), pip)


def _pip(bitmap, x, y, size):
    cut = 1 if size > 3 else 0
    fill_region(bitmap, x + cut, y, x + size - cut, y + size, 0)
    fill_region(bitmap, x, y + cut, x + size, y + size - cut, 0)


def _bars(bitmap, picture, box, in_colour):
    x, y, width, height = box
    rows, top = picture[1], picture[2]
    if not rows or width < 4:
        return
    pitch = height // len(rows)
    for index, row in enumerate(rows):
        length = max(0, min(width, width * row[1] // top if top > 0 else 0))
        if row[1] > 0:
            length = max(2, length)
        tint = colours.number(row[2]) if in_colour else 1
        start = y + index * pitch
        fill_region(bitmap, x, start + 1, x + 1, start + pitch - 1, 1)
        fill_region(bitmap, x, start + 2, x + length, start + pitch - 2, tint)


def _code(bitmap, rows, size, box):
    """A QR code, dark on light; a row's highest bit is its first module."""
    x, y, width, height = box
    side = min(width, height)
    scale = max(1, side // size)
    fill_region(bitmap, x, y, x + side, y + side, 1)
    start_x = x + (side - size * scale) // 2
    start_y = y + (side - size * scale) // 2
    for index in range(size):
        row = rows[index]
        top = start_y + index * scale
        for column in range(size):
            if row >> (size - 1 - column) & 1:
                left = start_x + column * scale
                fill_region(bitmap, left, top, left + scale, top + scale, 0)
