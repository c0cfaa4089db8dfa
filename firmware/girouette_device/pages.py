# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""A one-bit picture as such a display's memory has it, drawn a strip at a time. No hardware here.

displayio asks every layer for every dot, 6 to 7 us each on an RP2040: 50 ms for a screen that the
wires carry in 2. The memory of a one-bit display is pages of bytes, a byte eight dots one above the
other. Here a page is one long number, its first column in the lowest byte, and a line of text goes
into the pages that it touches with a few shifts and masks of whole lines.

Callers give places as a person sees them. Of a display that lies on its side a page is a column of
the picture: on_side.py.
"""

from micropython import const

from .codepage import KEPT, cell

# In front of options, as strips: the cursor, and all of the cell that a key's number stands in.
_MARKER = const(0x08081C1C3E3E7F)
_CELL = const(0xFFFFFFFFFFFFFF)
_ONES = const(0x01010101010101)  # the uppermost dot of each of their columns


class Sheet:
    """The characters of a font, by their codes.

    A glyph is as many bytes `along` a page as it is wide, then the same for the dots under the
    upper eight, if it is so tall; `across` is the other way. The first is that of the space.

    Sheets are in memory only while a picture is drawn: reading all three takes an RP2040 a
    millisecond of the fifty that a picture does, and they would take 4.5 KB from the games."""

    # Written for the interpreter's speed: a screen has a hundred glyphs.

    def __init__(self, along, across, kind):
        self.along = along
        self.across = across
        self.bytes = along * ((across + 7) // 8)
        self._kind = kind  # of file: "cols", or "rows" of a display on its side
        # Now, so that a drive without it is told at power-on.
        self._kept = self._read(0, KEPT)

    def _read(self, start, count):
        size = (self.along, self.across) if self._kind == "cols" else (self.across, self.along)
        with open("/fonts/%dx%d." % size + self._kind, "rb") as file:
            file.seek(start)
            return file.read(count * self.bytes)

    def load(self):
        """The glyphs of all that our texts use, until they are dropped."""
        if not self._kept:
            try:
                self._kept = self._read(0, KEPT)
            except OSError as error:
                # A drive that fails must not end a game: blots, until it can be read again.
                print("fonts:", self.along, self.across, error)
                self._kept = b"\x7e" * (KEPT * self.bytes)
        return self._kept

    def drop(self):
        self._kept = b""

    def glyph(self, code):
        """A glyph's bytes; those that our texts do not use are read one by one."""
        start = (code - 32) * self.bytes
        kept = self.load()
        if start < len(kept):
            return kept[start : start + self.bytes]
        try:
            return self._read(start, 1)
        except OSError:
            return kept[: self.bytes]

    def strips(self, codes):
        """The glyphs side by side: the upper eight dots of all, and those under them."""
        kept = self.load()
        base = 32 * self.bytes
        along = self.along
        size = self.bytes
        # Bytes are ASCII, of which all is kept.
        if not isinstance(codes, bytes) and max(codes) * size - base >= len(kept):
            kept = b"".join([self.glyph(code) for code in codes])
            base = 0
            codes = range(len(codes))
        # Views, which are not copied before they are put together: less garbage.
        kept = memoryview(kept)
        upper = bytearray()
        lower = bytearray()
        for code in codes:
            start = code * size - base
            middle = start + along
            upper.extend(kept[start:middle])
            if size > along:
                lower.extend(kept[middle : start + size])
        return upper, lower


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
            at = len(codes)
            # A slice: a letter taken by its place would be kept as a name for good.
            codes.append(cell(text[at : at + 1]) + 32)
    return codes


class Frame:
    """What a display shows: `pages`, a number each."""

    on_side = False

    def __init__(self, columns, count):
        self.columns = columns
        self.pages = [0] * count
        self._ones = int.from_bytes(b"\x01" * columns, "little")

    def every(self, byte, count):
        """A number of so many bytes, all the same; no more than there are columns."""
        return (self._ones >> 8 * (self.columns - count)) * byte

    def sheet(self, width, height):
        """The sheet of a font, as it is put on these pages."""
        return Sheet(width, height, "cols")

    def put(self, strip, column, top, lit, high=8):
        """Lights or darkens the dots of a strip, eight high or less, or (None) turns them over; its
        first column and uppermost dot are given along and across the pages."""
        shift = top & 7
        page = top >> 3
        dots = strip << shift
        if shift + high > 8:
            # In every byte the bits from `shift` on are this page's.
            here = dots & self._ones * (0xFF << shift & 0xFF)
            # The others, which stand above their byte, are the next one's.
            dots ^= here
            self.merge(page + 1, dots << 8 * column - 8 if column else dots >> 8, lit)
            dots = here
        self.merge(page, dots << 8 * column, lit)

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
        """A rectangle, lit or dark, or (None) turned over; what lies beyond the display is left
        out."""
        left, top = max(x, 0), max(y, 0)
        width = min(x + width, self.columns) - left
        bottom = min(y + height, 8 * len(self.pages))
        if width <= 0:
            return
        ones = self.every(1, width) << 8 * left
        for page in range(top >> 3, bottom + 7 >> 3):
            byte = 0xFF
            if top > 8 * page:
                byte = byte << (top & 7) & 0xFF
            if bottom < 8 * page + 8:
                byte &= (1 << (bottom & 7)) - 1
            self.merge(page, ones * byte, lit)

    def ink(self, tint):
        """What `fill` takes for a colour."""
        return True

    def runs(self, x, y, runs):
        """Runs of light dots, (start, length) of a column each."""
        above = 0
        deeper = True
        while deeper:
            deeper = False
            strip = bytearray()
            for start, length in runs:
                strip.append(((1 << length) - 1 << start) >> above & 255)
                deeper = deeper or start + length > above + 8
            self.put(int.from_bytes(strip, "little"), x, y + above, True)
            above += 8

    def marker(self, x, y, lit):
        """The cursor in front of an option, lit or away again; nothing else is in its cell. None:
        the cell of a key's number there, dark on light or light again. All of it is turning dots
        over: so it is quicker than `put`."""
        shift = y & 7
        dots = (_CELL if lit is None else _MARKER) << shift
        here = dots & _ONES * (0xFF << shift & 0xFF)
        page = y >> 3
        self.pages[page] ^= here << 8 * x
        if dots != here and page + 1 < len(self.pages):
            self.pages[page + 1] ^= (dots ^ here) << 8 * x >> 8

    def line(self, y, parts, lit):
        """Texts of one line: (sheet, x, down, codes) of each, `down` dots lower than the line. The
        first is as tall as any, and on the line."""
        sheet, column, _, codes = parts[0]
        tall = sheet.across
        if len(parts) == 1:
            upper, lower = sheet.strips(codes)
        else:
            # Together they cost one merge with each page.
            column, upper, lower = 0, bytearray(self.columns), bytearray(self.columns)
            for sheet, x, down, codes in parts:
                above, below = sheet.strips(codes)
                if down:
                    above, below = self._lowered(above, down)
                upper[x : x + len(above)] = above
                lower[x : x + len(below)] = below
        room = self.columns - column
        if len(upper) > room:
            upper, lower = upper[:room], lower[:room]
        self.put(int.from_bytes(upper, "little"), column, y, lit)
        if tall > 8:
            self.put(int.from_bytes(lower, "little"), column, y + 8, lit, tall - 8)

    def _lowered(self, strip, down):
        """A strip some dots lower: its upper eight dots, and those under them."""
        count = len(strip)
        dots = int.from_bytes(strip, "little") << down
        above = dots & self.every(0xFF << down & 0xFF, count)
        return above.to_bytes(count, "little"), ((dots ^ above) >> 8).to_bytes(count, "little")
