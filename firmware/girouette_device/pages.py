# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""A one-bit picture as such a display's memory has it, drawn a strip at a time. No hardware here.

displayio asks every layer for every dot, 6 to 7 us each on an RP2040: 50 ms for a screen that the
wires carry in 2. The memory of a one-bit display is pages of bytes, a byte eight dots one above the
other. Here a page is one long number, its first column in the lowest byte, and a line of text goes
into the pages that it touches with a few shifts and masks of whole lines.

A display mounted or turned on its side has its columns from top to bottom and its pages from left to
right: then "along" a page is down the picture, and glyphs come as rows instead of columns. Callers
give places as a person sees them.
"""

from . import codepage


class Sheet:
    """The glyphs of a font: for each as many bytes along a page as it is wide, then the same for
    the eight dots under those, if it is so tall. Sheets for a display on its side have rows for
    columns."""

    def __init__(self, name, size, on_side, kept):
        self.width, self.height = size
        self.along, across = (size[1], size[0]) if on_side else size
        self.bytes = self.along * ((across + 7) // 8)
        self._path = "/fonts/%s.%s" % (name, "rows" if on_side else "cols")
        with open(self._path, "rb") as file:
            self._kept = file.read(kept * self.bytes)

    def glyph(self, cell):
        """A glyph's bytes, from the drive where it is not among those in memory."""
        start = cell * self.bytes
        if start < len(self._kept):
            return self._kept[start : start + self.bytes]
        with open(self._path, "rb") as file:
            file.seek(start)
            return file.read(self.bytes)

    def strips(self, cells):
        """The glyphs side by side: a number for the upper eight dots, one for those under them."""
        kept = self._kept
        along = self.along
        size = self.bytes
        end = len(kept)
        upper = []
        lower = []
        for cell in cells:
            start = cell * size
            if start >= end:
                glyph = self.glyph(cell)
                upper.append(glyph[:along])
                lower.append(glyph[along:])
                continue
            middle = start + along
            upper.append(kept[start:middle])
            if size != along:
                lower.append(kept[middle : start + size])
        return b"".join(upper), b"".join(lower)


def cells_of(text):
    """The cells of a text's characters."""
    codes = text.encode("utf-8")
    if len(codes) == len(text) and codes and min(codes) >= 32:
        return [code - 32 for code in codes]
    return [codepage.cell(character) for character in text]


def magnified(dots, scale):
    """A column's dots, each as many times as the scale says."""
    made = 0
    place = 0
    each = (1 << scale) - 1
    while dots:
        if dots & 1:
            made |= each << place
        place += scale
        dots >>= 1
    return made


class Frame:
    """What a display shows: `pages`, a number each."""

    def __init__(self, columns, count, on_side):
        self.columns = columns
        self.on_side = on_side
        self.pages = [0] * count
        self._masks = [None] * 8

    def clear(self):
        pages = self.pages
        for index in range(len(pages)):
            pages[index] = 0

    def copy(self, other):
        self.pages = list(other.pages)

    def _mask(self, shift):
        """In every byte the bits from `shift` on."""
        mask = self._masks[shift]
        if mask is None:
            mask = self._every(0xFF << shift & 0xFF, self.columns)
            self._masks[shift] = mask
        return mask

    def _every(self, byte, count):
        return int.from_bytes(bytes((byte,)) * count, "little")

    def _put(self, strip, column, top, lit):
        """Lights or darkens the dots of a strip, eight high, whose first column and uppermost dot
        are given along and across the pages. Gives what reaches into the page under it."""
        shift = top & 7
        page = top >> 3
        dots = strip << (8 * column + shift)
        below = 0
        if shift:
            here = dots & self._mask(shift)
            below = (dots ^ here) >> 8
            dots = here
        self._merge(page, dots, lit)
        self._merge(page + 1, below, lit)

    def _merge(self, page, dots, lit):
        pages = self.pages
        if not dots or not 0 <= page < len(pages):
            return
        if lit:
            pages[page] |= dots
        else:
            pages[page] ^= pages[page] & dots

    def fill(self, x, y, width, height, lit):
        """A rectangle, lit or dark; what lies beyond the display is left out."""
        if self.on_side:
            x, y, width, height = y, x, height, width
        if x < 0:
            width += x
            x = 0
        width = min(width, self.columns - x)
        if y < 0:
            height += y
            y = 0
        if width <= 0 or height <= 0:
            return
        bottom = min(y + height, 8 * len(self.pages))
        whole = 0
        page = y >> 3
        while page << 3 < bottom:
            byte = 0xFF
            if page << 3 < y:
                byte = byte << (y & 7) & 0xFF
            if bottom < (page + 1) << 3:
                byte &= (1 << (bottom & 7)) - 1
            if byte == 0xFF:
                whole = whole or self._every(0xFF, width) << 8 * x
                dots = whole
            else:
                dots = self._every(byte, width) << 8 * x
            self._merge(page, dots, lit)
            page += 1

    def circle(self, x, y, radius):
        """A ring, by the steps of Bresenham: along an eighth of it, mirrored eight times."""
        columns = [0] * (2 * radius + 1)
        across, down, error = 0, radius, 3 - 2 * radius
        while across <= down:
            for near, far in ((across, down), (down, across)):
                dots = 1 << radius - far | 1 << radius + far
                columns[radius - near] |= dots
                columns[radius + near] |= dots
            if error <= 0:
                error += 4 * across + 6
            else:
                error += 4 * (across - down) + 10
                down -= 1
            across += 1
        self.stripes(x - radius, y - radius, columns)

    def ink(self, tint):
        """What `fill` takes for a colour."""
        return True

    def line(self, sheet, x, y, cells, lit):
        """Glyphs side by side."""
        if self.on_side:
            self._line_on_side(sheet, x, y, cells, lit)
            return
        upper, lower = sheet.strips(cells)
        room = self.columns - x
        self._put(int.from_bytes(upper[:room], "little"), x, y, lit)
        if lower:
            self._put(int.from_bytes(lower[:room], "little"), x, y + 8, lit)

    def _line_on_side(self, sheet, x, y, cells, lit):
        """Each glyph is across the pages from the one before: put together for each page first."""
        first = x >> 3
        made = [0] * (((x & 7) + len(cells) * sheet.width >> 3) + 2)
        for cell in cells:
            shift = x & 7
            page = (x >> 3) - first
            dots = int.from_bytes(sheet.glyph(cell), "little") << shift
            here = dots & self._mask(shift) if shift else dots
            made[page] |= here
            made[page + 1] |= (dots ^ here) >> 8
            x += sheet.width
        for page, dots in enumerate(made):
            # A line may begin a dot above the display, where it has nothing but its blank row.
            self._merge(first + page, dots << 8 * y if y >= 0 else dots >> -8 * y, lit)

    def stripes(self, x, y, values, each=1):
        """Dots given as numbers: a column of dots each, its lowest bit uppermost, as many times as
        `each` says (a row, its lowest bit left, for a display on its side)."""
        if self.on_side:
            x, y = y, x
        left = max(values)
        shift = 0
        while left >> shift:
            if each == 1:
                strip = bytes([value >> shift & 255 for value in values])
            else:
                strip = b"".join([bytes((value >> shift & 255,)) * each for value in values])
            self._put(int.from_bytes(strip, "little"), x, y + shift, True)
            shift += 8

    def large(self, sheet, x, y, cells, scale):
        """Glyphs side by side, magnified."""
        for cell in cells:
            glyph = sheet.glyph(cell)
            values = []
            for index in range(sheet.along):
                dots = glyph[index]
                if len(glyph) > sheet.along:
                    dots |= glyph[index + sheet.along] << 8
                values.append(magnified(dots, scale))
            self.stripes(x, y, values, scale)
            x += sheet.width * scale
