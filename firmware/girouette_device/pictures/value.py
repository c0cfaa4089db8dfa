# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""One thing as large as may be, such as a number: LARGE glyphs magnified."""

from ..layout import LARGE, SMALL
from . import caption

# Where the digits of the LARGE fonts have their ink: blank rows over it, rows of it.
_INK = {13: (2, 9), 20: (3, 13)}


def width_beside(picture, fonts, width, height):
    text = picture[1]
    scale = _scale(text, fonts, width // 2, height - fonts[SMALL][1])
    across = len(text) * fonts[LARGE][0] * scale + 4
    return min(width // 2, max(across, caption.width_of(picture[2], fonts)))


def _scale(text, fonts, width, height):
    """The magnification in which a value fits."""
    cell, tall = fonts[LARGE]
    scale = 4
    while scale > 1 and (len(text) * cell * scale > width or _INK[tall][1] * scale > height - 3):
        scale -= 1
    return scale


def place(made, picture, fonts, x, y, width, height, alone):
    """Its caption is close under it, both in the middle."""
    text, under = picture[1], picture[2]
    font = caption.font_of(under, fonts, width, alone)
    below = fonts[font][1] if under else 0
    scale = _scale(text, fonts, width, height - below)
    cell, tall = fonts[LARGE]
    blank, ink = _INK[tall]
    if len(text) * cell * scale > width:
        made.over += " value"
    top = y + (height - below - ink * scale) // 2
    start = x + max(0, (width - len(text) * cell * scale) // 2)
    made.big = (scale, start, top - blank * scale, text)
    if under:
        room = y + height - below - top - ink * scale
        caption.place(made, under, font, fonts, x, top + ink * scale + min(room, 4), width)
