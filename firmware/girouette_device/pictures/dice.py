# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Dice: pips where they have six sides, numbers where they have not."""

from ..layout import LARGE

# Pips of the faces 1 to 6, as places in a three by three square, row by row.
_PIPS = ((4,), (0, 8), (0, 4, 8), (0, 2, 6, 8), (0, 2, 4, 6, 8), (0, 2, 3, 5, 6, 8))


def width_beside(picture, fonts, width, height):
    return min(width // 2, 4 + (height - 10 if len(picture[1]) == 1 else width // 2))


def place(made, picture, fonts, x, y, width, height, alone):
    made.box = (x, y, width, height)
    if picture[2] != 6:
        _numbers(made, picture[1], fonts)


def places(count, box, most=56):
    """(x, y, size) of each of some dice in a box: in one row or two, as large as may be."""
    x, y, width, height = box
    rows = 1 if count < 3 or width > height * 2 else 2
    across = (count + rows - 1) // rows
    size = min((width - 3 * (across + 1)) // across, (height - 3 * rows) // rows, most)
    found = []
    for index in range(count):
        row, column = divmod(index, across)
        start = x + (width - across * (size + 4) + 4) // 2
        top = y + (height - rows * (size + 4) + 4) // 2
        found.append((start + column * (size + 4), top + row * (size + 4), size))
    return found


def _numbers(made, faces, fonts):
    """Dice without pips: their numbers, dark on the light die."""
    # Where letters are doubled the dice are drawn so, too.
    most = 112 if fonts[LARGE][0] > 10 else 56
    for face, (x, y, size) in zip(faces, places(len(faces), made.box, most)):
        text = str(face)
        font = LARGE
        while font and (fonts[font][1] > size - 2 or len(text) * fonts[font][0] > size - 1):
            font -= 1
        cell, tall = fonts[font]
        start = x + (size - len(text) * cell + 1) // 2
        made.texts.append((font, start, y + (size - tall + 1) // 2, len(text), text, 1, None))


def draw(canvas, picture, box):
    faces, sides = picture[1], picture[2]
    for face, (x, y, size) in zip(faces, places(len(faces), box)):
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
