# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""A board of squares, which the screens draw themselves: one in colour has its tiles of displayio,
a one-bit screen this Board."""

from micropython import const

_SIZE = const(4)  # dots of a square across and down, so two of them are the eight of a page
_EMPTY = const(0)  # tile of an empty square
_CURSOR = const(8)  # that of the cursor
_UNKNOWN = const(255)  # no tile: what is on a square has to be put anew
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
        with open("/fonts/cells4." + ("rows" if frame.on_side else "cols"), "rb") as file:
            self._tiles = file.read(_SIZE * (_CURSOR + 1))

    def draw(self, frame, cells):
        """The squares without a cursor, as bytes."""
        if cells != self._cells:
            self._put(frame, cells, self._cells, 0, len(cells))
            self._cells = cells

    def point(self, frame, squares):
        """The cursor, lit, on these squares and on no others."""
        before = self._blinking
        self._blinking = squares
        self._put_cursor(frame, True, False, squares + before)

    def blink(self, frame, lit):
        """Shows or hides the cursor, where there is one, and puts out full squares for it. Whether
        there is one."""
        if self._blinking:
            self._put_cursor(frame, lit, True, self._blinking)
            return True
        return False

    def _put_cursor(self, frame, lit, dark, squares):
        """`squares`: those that may differ from what the frame has."""
        if not squares:
            return
        cells = bytearray(self._cells)
        for square in self._blinking:
            if lit:
                cells[square] = _CURSOR
            elif dark and cells[square] in _SOLID:
                cells[square] = _EMPTY
        before = bytearray(cells)
        for square in squares:
            before[square] = _UNKNOWN
        self._put(frame, cells, before, min(squares), max(squares) + 1)

    def _put(self, frame, cells, before, first, end):
        """Squares onto a frame, where they differ from what it has, from the first to the end."""
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
        for start in range(first // pair * pair, end, pair):
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
