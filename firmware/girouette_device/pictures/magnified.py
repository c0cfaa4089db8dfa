# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Glyphs magnified on a pages.Frame, for the value that is read from across the table."""

from ..pages import every


def put(frame, sheet, x, y, codes, scale):
    """Puts glyphs side by side."""
    if not frame.on_side:
        upper, lower = sheet.strips(codes)
        _put_strip(frame, upper, x, y, scale)
        _put_strip(frame, lower, x, y + 8 * scale, scale)
        return
    for code in codes:
        _put_strip(frame, sheet.glyph(code), y, x, scale)
        x += sheet.width * scale


def _put_strip(frame, strip, column, top, scale):
    """Every dot of a strip as a square. Dots of one height in the strip are ones in the lowest
    bits of bytes, so that a product makes them the bits of a byte that they cover."""
    gap = bytes(scale - 1)
    spread = gap.join([strip[index : index + 1] for index in range(len(strip))]) + gap
    dots = int.from_bytes(spread, "little") * every(1, scale)
    ones = every(1, len(spread))
    while dots:
        level = dots & ones
        dots = (dots ^ level) >> 1
        if level:
            cover = ((1 << scale) - 1) << (top & 7)
            level <<= 8 * column
            frame.merge(top >> 3, level * (cover & 255), True)
            if cover >> 8:
                frame.merge((top >> 3) + 1, level * (cover >> 8), True)
        top += scale
