# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""A one-bit picture as such a display's memory has it, drawn a strip at a time. No hardware here.

displayio asks every layer for every dot, 6 to 7 us each on an RP2040: 50 ms for a screen that the
wires carry in 2. The memory of a one-bit display is pages of bytes, a byte eight dots one above the
other. Here a page is one long number, its first column in the lowest byte, and a line of text goes
into the pages that it touches with a few shifts and masks of whole lines.

A display mounted or turned on its side has its columns from top to bottom and its pages from left
to right: then "along" a page is down the picture, and glyphs come as rows instead of columns.
Callers give places as a person sees them.
"""

from . import codepage


class Sheet:
    """Pictures of one size, by number: the characters of a font by their codes, squares of a board.

    A glyph is as many bytes along a page as it is wide, then the same for the dots under the upper
    eight, if it is so tall. Sheets for a display on its side have rows for columns. `first` is the
    first glyph's number, `kept` how many are in memory."""

    # Written for the interpreter's speed: a screen has a hundred glyphs.

    def __init__(self, name, size, on_side, first, kept):
        self.width = size[0]
        self.along, across = (size[1], size[0]) if on_side else size
        self.bytes = self.along * ((across + 7) // 8)
        self._base = first * self.bytes
        self._path = "/fonts/%s.%s" % (name, "rows" if on_side else "cols")
        with open(self._path, "rb") as file:
            self._kept = file.read(kept * self.bytes)
        # A few glyphs, such as a board's squares, may each be an object: that is faster.
        self._few = None
        if kept < 16:
            self._few = [self.glyph(code) for code in range(first, first + kept)]

    def glyph(self, code):
        """A glyph's bytes, from the drive where it is not among those in memory."""
        start = code * self.bytes - self._base
        if start < len(self._kept):
            return self._kept[start : start + self.bytes]
        with open(self._path, "rb") as file:
            file.seek(start)
            return file.read(self.bytes)

    def strips(self, codes):
        """The glyphs side by side: the upper eight dots of all, and those under them."""
        if self._few:
            few = self._few
            return b"".join([few[code] for code in codes]), b""
        kept = self._kept
        base = self._base
        along = self.along
        size = self.bytes
        # Bytes are ASCII, of which all is kept.
        if not isinstance(codes, bytes) and max(codes) * size - base >= len(kept):
            glyphs = [self.glyph(code) for code in codes]
            upper = [glyph[:along] for glyph in glyphs]
            return b"".join(upper), b"".join([glyph[along:] for glyph in glyphs])
        end = along - base
        upper = b"".join([kept[code * size - base : code * size + end] for code in codes])
        if size == along:
            return upper, b""
        base -= along
        end += along
        return upper, b"".join([kept[code * size - base : code * size + end] for code in codes])


def codes_of(text):
    """The numbers of a text's characters in the sheets: ASCII as it is, then the code page's."""
    encoded = text.encode("utf-8")
    if len(encoded) == len(text) and min(encoded) >= 32:
        return encoded
    codes = []
    for byte in encoded:
        if 32 <= byte < 127:
            codes.append(byte)
        elif byte < 128 or byte >= 192:
            codes.append(codepage.cell(text[len(codes)]) + 32)
    return codes


def every(byte, count):
    """A number of so many bytes, all the same."""
    return int.from_bytes(bytes((byte,)) * count, "little")


class Frame:
    """What a display shows: `pages`, a number each."""

    def __init__(self, columns, count, on_side):
        self.columns = columns
        self.on_side = on_side
        self.pages = [0] * count
        self._masks = [0] * 8

    def clear(self):
        pages = self.pages
        for index in range(len(pages)):
            pages[index] = 0

    def copy(self, other):
        self.pages = list(other.pages)

    def _mask(self, shift):
        """In every byte the bits from `shift` on."""
        mask = self._masks[shift]
        if not mask:
            mask = every(0xFF << shift & 0xFF, self.columns)
            self._masks[shift] = mask
        return mask

    def put(self, strip, column, top, lit):
        """Lights or darkens the dots of a strip, eight high, or (None) turns them over; its first
        column and uppermost dot are given along and across the pages."""
        shift = top & 7
        page = top >> 3
        dots = strip << (8 * column + shift)
        below = 0
        if shift:
            here = dots & self._mask(shift)
            below = (dots ^ here) >> 8
            dots = here
        self.merge(page, dots, lit)
        self.merge(page + 1, below, lit)

    def merge(self, page, dots, lit):
        """Lights, darkens or turns over the dots of a page that are ones; nothing beyond the
        display."""
        pages = self.pages
        if not dots or not 0 <= page < len(pages):
            return
        if lit is None:
            pages[page] ^= dots
        elif lit:
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
                whole = whole or every(0xFF, width) << 8 * x
                dots = whole
            else:
                dots = every(byte, width) << 8 * x
            self.merge(page, dots, lit)
            page += 1

    def ink(self, tint):
        """What `fill` takes for a colour."""
        return True

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
        self._stripes(x - radius, y - radius, columns)

    def runs(self, x, y, runs):
        """Runs of light dots, (start, length) of a column each, or of a row on a side display."""
        self._stripes(x, y, [((1 << length) - 1) << start for start, length in runs])

    def _stripes(self, x, y, values):
        """Dots given as numbers: a column of dots each, its lowest bit uppermost (a row, its lowest
        bit left, for a display on its side)."""
        if self.on_side:
            x, y = y, x
        left = max(values)
        shift = 0
        while left >> shift:
            strip = bytes([value >> shift & 255 for value in values])
            self.put(int.from_bytes(strip, "little"), x, y + shift, True)
            shift += 8

    def line(self, sheet, y, parts, lit):
        """A line of texts or squares: (x, codes) of each."""
        if self.on_side:
            for x, codes in parts:
                self._line_on_side(sheet, x, y, codes, lit)
            return
        columns = self.columns
        column, codes = parts[0]
        upper, lower = sheet.strips(codes)
        if len(parts) > 1:
            # Together they cost one merge with each page.
            above = bytearray(columns)
            below = bytearray(columns)
            for part in parts:
                if part is not parts[0]:
                    column = part[0]
                    upper, lower = sheet.strips(part[1])
                above[column : column + len(upper)] = upper
                below[column : column + len(lower)] = lower
            column, upper, lower = 0, above, below
        if column + len(upper) > columns:
            upper = upper[: columns - column]
            lower = lower[: columns - column]
        top = y & 7
        page = y >> 3
        shift = 8 * column + top
        above = int.from_bytes(upper, "little") << shift
        below = int.from_bytes(lower, "little") << shift
        if top:
            mask = self._mask(top)
            here = above & mask
            self.merge(page, here, lit)
            above = (above ^ here) >> 8
            here = below & mask
            self.merge(page + 1, above | here, lit)
            self.merge(page + 2, (below ^ here) >> 8, lit)
        else:
            self.merge(page, above, lit)
            self.merge(page + 1, below, lit)

    def _line_on_side(self, sheet, x, y, codes, lit):
        """Each glyph is across the pages from the one before: put together for each page first."""
        first = x >> 3
        made = [0] * (((x & 7) + len(codes) * sheet.width >> 3) + 2)
        for code in codes:
            shift = x & 7
            page = (x >> 3) - first
            dots = int.from_bytes(sheet.glyph(code), "little") << shift
            here = dots & self._mask(shift) if shift else dots
            made[page] |= here
            made[page + 1] |= (dots ^ here) >> 8
            x += sheet.width
        for page, dots in enumerate(made):
            # A line may begin a dot above the display or end one below it, where it has nothing but
            # a blank row.
            dots = dots << 8 * y if y >= 0 else dots >> -8 * y
            self.merge(first + page, dots & self._mask(0), lit)

    def squares(self, sheet, page, column, upper, lower):
        """Two rows of squares, four dots high, in place of what a page has there."""
        upper, _ = sheet.strips(upper)
        lower, _ = sheet.strips(lower)
        dots = int.from_bytes(upper, "little") | int.from_bytes(lower, "little") << 4
        self.merge(page, every(0xFF, len(upper)) << 8 * column, False)
        self.merge(page, dots << 8 * column, True)
