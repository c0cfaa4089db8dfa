# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Squares of a board as a question; loaded by the games that have a board.

A set of squares is an int: bit 255 - square, square = row * 16 + column, row 0 in the north. Its
digits read like the board, and a whole set moves by one shift.
"""

from girouette.questions import BadAnswer, Question

_FEW = 6  # squares that are quicker gone through one by one


def bit(square):
    return 1 << 255 - square


FULL = (1 << 256) - 1
NOT_EAST = FULL // 0xFFFF * 0xFFFE  # all bits but the lowest of every row
# How many ones a digit of four bits has.
_ONES = b"\0\1\1\2\1\2\2\3\1\2\2\3\2\3\3\4"


def beside(squares):
    """The neighbours by a side."""
    sides = (squares & NOT_EAST) >> 1 | squares << 1 & NOT_EAST
    return sides | squares << 16 & FULL | squares >> 16


def listed(squares):
    """The numbers of the squares in a set, in order."""
    digits = bin(squares)[2:]
    base = 256 - len(digits)
    # Bytes, and of the right length at once: a list of them all would take 1 KB.
    found = bytearray(digits.count("1"))
    at = -1
    for index in range(len(found)):
        at = digits.find("1", at + 1)
        found[index] = base + at
    return bytes(found)


def _nth(squares, number):
    """The square of a set before which it has so many; IndexError where it has not that many. By
    its bytes: the digits of so long a number take a board 1.6 ms, an operation with it 0.02."""
    eights = squares.to_bytes(32, "big").lstrip(b"\0")
    square = 256 - 8 * len(eights)
    for eight in eights:
        if eight:
            ones = _ONES[eight >> 4] + _ONES[eight & 15]
            if number < ones:
                while number or eight < 128:
                    number -= eight >> 7
                    eight = eight << 1 & 255
                    square += 1
                return square
            number -= ones
        square += 8
    raise IndexError


class Square(Question):
    """One of a set of squares: the row, of those that have one, then the column; a pad goes where
    it likes. The cursor starts on the one nearest to `last`.

    A place is a square's place among the legal ones; that many more, and its row is chosen. The
    squares are listed only where somebody looks: a replay wants to know just the chosen one."""

    kind = "square"
    has_direct_keys = False
    width = 16
    _found = None

    def __init__(self, key, seat, legal, last=0, **values):
        self.key = key
        self.seat = seat
        self.values = values
        self.legal = legal
        self.last = last

    @property
    def squares(self):
        if self._found is None:
            self._found = listed(self.legal)
        return self._found

    @property
    def places(self):
        return len(self.squares)

    @property
    def first(self):
        near = bit(self.last)
        # To the whole board at most: a guest may ask for none of its squares, which is an error.
        while not near & self.legal and near != FULL:
            near |= beside(near)
        return self.squares.index(bytes((_nth(near & self.legal, 0),)))

    def encode(self, answer):
        asides = self.asides()
        if answer in asides:
            return self.places + asides.index(answer)
        try:
            row, column = answer
            if 0 <= row < 16 and 0 <= column < 16:
                return self.squares.index(bytes((row * 16 + column,)))
        except (TypeError, ValueError):
            pass
        raise BadAnswer("bad.square")

    def decode(self, byte):
        try:
            square = _nth(self.legal, byte)
        except IndexError:
            byte -= self.places
            asides = self.asides()
            if byte < len(asides):
                return asides[byte]
            raise BadAnswer("bad.square")
        return divmod(square, 16)

    # --- the cursor -------------------------------------------------------------------------

    def rows(self, place):
        """The places of a place's row."""
        squares = self.squares
        row = squares[place] & 240
        first = place
        while first and squares[first - 1] & 240 == row:
            first -= 1
        end = place + 1
        while end < len(squares) and squares[end] & 240 == row:
            end += 1
        return range(first, end)

    def answer_at(self, place):
        square = self.squares[place % self.places]
        return square >> 4, square & 15

    def inner(self, place, step):
        """A row is taken before its square, and given back."""
        count = self.places
        if step < 0:
            return place - count if place >= count > _FEW else None
        if place < count > _FEW and len(self.rows(place)) > 1:
            return place + count
        return None

    def turn(self, place, step):
        """To the next row, or once one is taken to the next square in it. Keys of four ways take
        the row first; from there they may also go to another one (16 or -16)."""
        count = self.places
        if place < count:
            if count <= _FEW:
                return (place + step) % count
            return self.turn(place + count, step * 16) - count
        place -= count
        row = self.rows(place)
        if step in (1, -1):
            if len(row) > 1:
                place = row[(place - row[0] + step) % len(row)]
            else:
                place = (place + step) % count
        else:
            column = self.squares[place] & 15
            least = 16
            for other in self.rows((row[-1] + 1 if step > 0 else row[0] - 1) % count):
                far = abs((self.squares[other] & 15) - column)
                if far < least:
                    least = far
                    place = other
        return place + count

    def point(self, scene, texts, place):
        picture = scene.picture
        if picture and picture[0] == "grid":
            count = self.places
            chosen = (place % count,) if place >= count or count <= _FEW else self.rows(place)
            scene.picture = picture[:3] + (self.squares[chosen[0] : chosen[-1] + 1],)
