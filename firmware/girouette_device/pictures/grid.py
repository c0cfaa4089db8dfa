# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""A board of squares, which the screens draw themselves: one in colour has its tiles of displayio,
a one-bit screen this Board."""

from micropython import const

_SIZE = const(4)  # dots of a square across and down, so two of them are the eight of a page
_EMPTY = const(0)  # tile of an empty square
_CURSOR = const(8)  # that of the cursor
_SQUARE = const(0x0F0F0F0F)  # all dots of one
_SOLID = b"\3\5\7"  # squares so full that a blinking cursor on them needs a dark phase


def width_beside(picture, fonts, width, height):
    return min(width, height)


def place(made, picture, fonts, x, y, width, height, alone):
    made.box = (x, y, width, height)


class Board:
    """What pages.Frames have of a board with so many columns in a box: one without its cursor, and
    one with it that is a copy of the other whenever that is drawn."""

    def __init__(self, frame, columns, box):
        self._columns = columns
        self._box = box
        self._cells = b""
        self._blinking = b""  # the squares that the cursor is on
        self.columns = (0, 0)  # of the frame that the cursor last changed: the first, how many
        with open("/fonts/cells4." + ("rows" if frame.on_side else "cols"), "rb") as file:
            self._tiles = file.read(_SIZE * (_CURSOR + 1))

    def draw(self, frame, cells):
        """The squares without a cursor, as bytes."""
        if cells != self._cells:
            self._put(frame, cells, self._cells)
            self._cells = cells

    def point(self, frame, squares):
        """The cursor, lit, on these squares and on no others."""
        before = self._blinking
        self._blinking = squares
        self._put_cursor(frame, True, False, before + squares)

    def blink(self, frame, lit):
        """Shows or hides the cursor, where there is one, and puts out full squares for it. Whether
        there is one."""
        if self._blinking:
            self._put_cursor(frame, lit, True, self._blinking)
            return True
        return False

    def _put_cursor(self, frame, lit, dark, squares):
        """`squares`: those that may differ from what the frame has. One by one: mostly there are
        two, the one that it left and the one that it came to."""
        x, y, _, _ = self._box
        pages = frame.pages
        first = frame.columns
        last = 0
        for square in squares:
            cell = self._cells[square]
            if square in self._blinking:
                if lit:
                    cell = _CURSOR
                elif dark and cell in _SOLID:
                    cell = _EMPTY
            tile = self._tiles[_SIZE * cell : _SIZE * cell + _SIZE]
            column = x + square % self._columns * _SIZE
            top = y + square // self._columns * _SIZE
            if frame.on_side:
                column, top = top, column
            place = 8 * column + (top & 7)
            dots = pages[top >> 3]
            dots ^= dots & _SQUARE << place
            pages[top >> 3] = dots | int.from_bytes(tile, "little") << place
            if column < first:
                first = column
            if column > last:
                last = column
        self.columns = (first, last + _SIZE - first) if squares else (0, 0)

    def _put(self, frame, cells, before):
        """Squares onto a frame, where they differ from what it has."""
        columns = self._columns
        x, y, _, _ = self._box
        if frame.on_side:
            cells, before = list(cells), list(before)  # of which every so many can be taken
            for column in range(0, columns, 2):
                left, right = cells[column::columns], cells[column + 1 :: columns]
                if left != before[column::columns] or right != before[column + 1 :: columns]:
                    self._put_pair(frame, x + _SIZE * column >> 3, y, left, right)
            return
        pair = 2 * columns
        for start in range(0, len(cells), pair):
            after = start + pair
            if cells[start:after] != before[start:after]:
                page = y + start // columns * _SIZE >> 3
                middle = start + columns
                self._put_pair(frame, page, x, cells[start:middle], cells[middle:after])

    def _strip(self, cells):
        """The dots of a line of squares as a number."""
        tiles = self._tiles
        strip = b"".join([tiles[_SIZE * cell : _SIZE * cell + _SIZE] for cell in cells])
        return int.from_bytes(strip, "little")

    def _put_pair(self, frame, page, column, upper, lower):
        """Two lines of squares in place of what a page has there."""
        above = self._strip(upper)
        below = self._strip(lower)
        place = 8 * column
        frame.merge(page, ((1 << 8 * _SIZE * len(upper)) - 1) << place, False)
        frame.merge(page, (above | below << _SIZE) << place, True)
