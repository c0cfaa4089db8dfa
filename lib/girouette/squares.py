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
        last = self.last
        far = [
            (abs((square >> 4) - (last >> 4)) + abs((square & 15) - (last & 15)), place)
            for place, square in enumerate(self.squares)
        ]
        return min(far)[1]

    def encode(self, answer):
        try:
            row, column = answer
            if 0 <= row < 16 and 0 <= column < 16:
                return self.squares.index(bytes((row * 16 + column,)))
        except (TypeError, ValueError):
            pass
        raise BadAnswer("bad.square")

    def decode(self, byte):
        ones = b"\0\1\1\2\1\2\2\3\1\2\2\3\2\3\3\4"  # how many bits of a number up to 15 are set
        eights = self.legal.to_bytes(32, "big").lstrip(b"\0")
        square = 256 - 8 * len(eights)
        for eight in eights:
            if eight:
                count = ones[eight >> 4] + ones[eight & 15]
                if byte < count:
                    break
                byte -= count
            square += 8
        else:
            raise BadAnswer("bad.square")
        # One of these eight.
        while byte or eight < 128:
            byte -= eight >> 7
            eight = eight << 1 & 255
            square += 1
        return square >> 4, square & 15

    # --- the cursor -------------------------------------------------------------------------

    def _row(self, place):
        """The places of a place's row."""
        squares = self.squares
        row = squares[place] >> 4
        return [at for at, square in enumerate(squares) if square >> 4 == row]

    def answer_at(self, place):
        return self.decode(place % self.places)

    def inner(self, place, step):
        """A row is taken before its square, and given back."""
        count = self.places
        if step < 0:
            return place - count if place >= count > _FEW else None
        if place < count > _FEW and len(self._row(place)) > 1:
            return place + count
        return None

    def turn(self, place, step):
        count = self.places
        if count <= _FEW:
            return (place + step) % count
        if place < count:
            return self.steer(place, step * 16) - count
        return self.steer(place, step)

    def steer(self, place, step):
        """One square to the side (1 or -1), round its row, or to the nearest one of the next row
        (16 or -16)."""
        count = self.places
        place %= count
        squares = self.squares
        row = self._row(place)
        if step in (1, -1):
            if len(row) > 1:
                place = row[(place - row[0] + step) % len(row)]
            else:
                place = (place + step) % count
        else:
            column = squares[place] & 15
            near = self._row((row[-1] + 1 if step > 0 else row[0] - 1) % count)
            place = min([(abs((squares[at] & 15) - column), at) for at in near])[1]
        return place + count

    def point(self, scene, texts, place):
        picture = scene.picture
        if picture and picture[0] == "grid":
            count = self.places
            chosen = [place % count] if place >= count or count <= _FEW else self._row(place)
            blinking = bytes([self.squares[at] for at in chosen])
            scene.picture = picture[:3] + (blinking,)
