# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""One thing as large as may be, such as a number: LARGE glyphs magnified."""

from ..layout import LARGE, TEXT, caption_font, caption_width, place_caption

_LARGEST = 8  # magnification
_USUAL = 4

# Where the digits of the LARGE fonts have their ink: blank rows over it, rows of it.
_INK = {13: (1, 10), 20: (3, 13), 26: (2, 20)}


def width_beside(picture, fonts, width, height):
    text = picture[1]
    scale = _scale(text, fonts, width * 2 // 5, height - fonts[TEXT][1])
    if scale > _USUAL:
        scale = max(_USUAL, _scale(text, fonts, width // 3, height - fonts[TEXT][1]))
    across = len(text) * fonts[LARGE][0] * scale + 4
    return min(width // 2, max(across, caption_width(picture[2], fonts)))


def _scale(text, fonts, width, height):
    """The magnification in which a value fits."""
    cell, tall = fonts[LARGE]
    scale = _LARGEST
    while scale > 1 and (len(text) * cell * scale > width or _INK[tall][1] * scale > height - 3):
        scale -= 1
    return scale


def place(made, picture, fonts, x, y, width, height, alone):
    """Its caption is close under it, both in the middle."""
    text, under = picture[1], picture[2]
    font = caption_font(under, fonts, width)
    below = fonts[font][1] if under else 0
    scale = _scale(text, fonts, width, height - below)
    cell, tall = fonts[LARGE]
    blank, ink = _INK[tall]
    if len(text) * cell * scale > width:
        made.lacks("value")
    top = y + (height - below - ink * scale) // 2
    start = x + max(0, (width - len(text) * cell * scale) // 2)
    made.big = (scale, start, top - blank * scale, text)
    if under:
        room = y + height - below - top - ink * scale
        place_caption(made, under, font, fonts, x, top + ink * scale + min(room, 4), width)


class Differences:
    """In the place of a frame: what would be turned over there, a number a page."""

    on_side = False

    def __init__(self, count):
        self.count = count  # of the frame's pages
        self.pages = {}

    def merge(self, page, dots, lit):
        if dots and page < self.count:
            self.pages[page] = self.pages.get(page, 0) ^ dots


def magnify(frame, sheet, x, y, codes, scale, instead=None):
    """Puts glyphs side by side on a pages.Frame, each dot a square of `scale` dots. Where as many
    glyphs stand already, `instead` of those: the dots that differ are turned over."""
    if not frame.on_side:
        strips = sheet.strips(codes)
        if instead:
            strips = map(_difference, strips, sheet.strips(instead))
        for strip in strips:
            _put_strip(frame, strip, x, y, scale, None if instead else True)
            y += 8 * scale
        return
    for place, code in enumerate(codes):
        glyph = sheet.glyph(code)
        if instead:
            glyph = _difference(glyph, sheet.glyph(instead[place]))
        _put_strip(frame, glyph, y, x, scale, None if instead else True)
        x += sheet.across * scale


def _difference(strip, other):
    dots = int.from_bytes(strip, "little") ^ int.from_bytes(other, "little")
    return dots.to_bytes(len(strip), "little")


def _put_strip(frame, strip, column, top, scale, lit):
    """Every dot of a strip as a square. Dots of one height in the strip are ones in the lowest
    bits of bytes, so that a product makes them the bits of a byte that they cover. A page is merged
    when it has all that falls on it."""
    gap = bytes(scale - 1)
    spread = gap.join([bytes((column_dots,)) for column_dots in strip]) + gap
    dots = int.from_bytes(spread, "little") * int.from_bytes(b"\x01" * scale, "little")
    ones = int.from_bytes(b"\x01" * len(spread), "little")
    square = (1 << scale) - 1
    page = top >> 3
    here = below = 0
    while dots:
        level = dots & ones
        dots = (dots ^ level) >> 1
        if top >> 3 != page:
            frame.merge(page, here << 8 * column, lit)
            page += 1
            here, below = below, 0
        if level:
            cover = square << (top & 7)
            here |= level * (cover & 255)
            if cover >> 8:
                below |= level * (cover >> 8)
        top += scale
    frame.merge(page, here << 8 * column, lit)
    frame.merge(page + 1, below << 8 * column, lit)
