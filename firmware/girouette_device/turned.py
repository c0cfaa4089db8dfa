# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""A display that is turned, or mounted otherwise than its chip counts. The screens load this where
one is."""


def standing(picture, quarters):  # type: (tuple, int) -> tuple
    """A picture for a display that is turned clockwise by so many quarters. Winds and boards belong
    to the table and not to their reader: they are turned back, and stay as they lie."""
    kind = picture[0] if picture else None
    if kind == "arrow":
        return (kind, "nesw"["nesw".index(picture[1]) - quarters], picture[2])
    if kind == "grid":
        cells, width, blinking = picture[1:]
        last = width - 1
        for _ in range(quarters):
            # A quarter against the clock: the right column becomes the first row.
            cells = bytes([cells[row * width + last - column]
                           for column in range(width) for row in range(width)])  # fmt: skip
            blinking = bytes([(last - at % width) * width + at // width for at in blinking])
        return (kind, cells, width, blinking)
    return picture


class TurnedMemory:
    """The memory of a one-bit display as it is seen from another side: its columns or its pages, or
    both, come in the opposite order."""

    def __init__(self, memory, rotation):
        self._write = memory.write
        self.is_slow = memory.is_slow
        self.columns = memory.columns
        self.pages = memory.pages
        self._from_the_last = rotation in (90, 180)  # column
        self._masks = None
        if rotation in (180, 270):
            ones = int.from_bytes(b"\x01" * self.columns, "little")
            self._masks = [ones * bits for bits in (15, 51, 85)]

    def write(self, page, column, data):
        dots = int.from_bytes(data, "big" if self._from_the_last else "little")
        if self._from_the_last:
            column = self.columns - column - len(data)
        if self._masks:
            page = self.pages - 1 - page
            # Every byte with its last bit first: halves, quarters and bits change places.
            shift = 4
            for mask in self._masks:
                dots = (dots & mask) << shift | dots >> shift & mask
                shift >>= 1
        self._write(page, column, dots.to_bytes(len(data), "little"))
