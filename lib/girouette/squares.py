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
        Question.__init__(self, key, seat, values)
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
        return self._nearest(range(self.places), self.last)

    def encode(self, answer):
        if answer in self.asides:
            return self.places + self.asides.index(answer)
        try:
            row, column = answer
            if 0 <= row < 16 and 0 <= column < 16:
                return self.squares.index(bytes((row * 16 + column,)))
        except (TypeError, ValueError):
            pass
        raise BadAnswer("bad.square")

    def decode(self, byte):
        digits = bin(self.legal)
        first, end = 2, len(digits)
        if byte >= digits.count("1"):
            byte -= digits.count("1")
            if byte < len(self.asides):
                return self.asides[byte]
            raise BadAnswer("bad.square")
        # Halves, of which one has it, down to a single digit.
        while end - first > 1:
            middle = first + end >> 1
            ones = digits.count("1", first, middle)
            if byte < ones:
                end = middle
            else:
                byte -= ones
                first = middle
        square = 256 - len(digits) + first
        return square >> 4, square & 15

    # --- the cursor -------------------------------------------------------------------------

    def rows(self, place):
        """The places of a place's row."""
        row = self.squares[place] >> 4
        # Counted in the set: a loop through a row takes a board three times as long.
        before = bin(self.legal >> 256 - 16 * row).count("1")
        return range(before, before + bin(self.legal >> 240 - 16 * row & 0xFFFF).count("1"))

    def _nearest(self, places, square):
        """The first of these places that has no nearer one to a square."""
        row, column = square >> 4, square & 15
        least = 99
        for place in places:
            other = self.squares[place]
            far = abs((other >> 4) - row) + abs((other & 15) - column)
            if far < least:
                least = far
                found = place
        return found

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
            near = self.rows((row[-1] + 1 if step > 0 else row[0] - 1) % count)
            place = self._nearest(near, self.squares[place])
        return place + count

    def point(self, scene, texts, place):
        picture = scene.picture
        if picture and picture[0] == "grid":
            count = self.places
            chosen = (place % count,) if place >= count or count <= _FEW else self.rows(place)
            blinking = self.squares[chosen[0] : chosen[-1] + 1]
            scene.picture = picture[:3] + (blinking,)
