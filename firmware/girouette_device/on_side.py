# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Pages of a display that is mounted or turned on its side: its columns are the picture's rows from
top to bottom, its pages go from left to right, and glyphs come as rows instead of columns.

screen_mono.py loads this where a display lies so.
"""

from micropython import const

from . import pages

# Those of pages.py, as strips of rows.
_MARKER = const(0x01071F7F1F0701)
_CELL = const(0x7F7F7F7F7F7F7F7F)


class Frame(pages.Frame):
    on_side = True

    def sheet(self, width, height):
        return pages.Sheet(height, width, "rows")

    def fill(self, x, y, width, height, lit):
        pages.Frame.fill(self, y, x, height, width, lit)

    def runs(self, x, y, runs):
        pages.Frame.runs(self, y, x, runs)

    def marker(self, x, y, lit):
        self.put(_CELL if lit is None else _MARKER, y, x, lit)

    def line(self, y, parts, lit):
        for sheet, x, down, codes in parts:
            self._text(sheet, x, y + down, codes, lit)

    def _text(self, sheet, x, y, codes, lit):
        """Each glyph is across the pages from the one before: put together for each page first."""
        first = x >> 3
        made = [0] * (((x & 7) + len(codes) * sheet.across >> 3) + 2)
        for code in codes:
            shift = x & 7
            page = (x >> 3) - first
            dots = int.from_bytes(sheet.glyph(code), "little") << shift
            here = dots & self.every(0xFF << shift & 0xFF, sheet.along)
            made[page] |= here
            made[page + 1] |= (dots ^ here) >> 8
            x += sheet.across
        whole = self.every(0xFF, self.columns)
        for page, dots in enumerate(made):
            # A line may begin a dot above the display or end one below it, where it has nothing but
            # a blank row.
            dots = dots << 8 * y if y >= 0 else dots >> -8 * y
            self.merge(first + page, dots & whole, lit)
