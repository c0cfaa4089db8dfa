# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What pictures are drawn on where the display has one bit a dot."""


class Canvas:
    """A pages.Frame with shapes; see the head of this package."""

    def __init__(self, frame):
        self._frame = frame
        self.on_side = frame.on_side

    def fill(self, x, y, width, height, ink):
        self._frame.fill(x, y, width, height, ink)

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
            self._frame.put(int.from_bytes(strip, "little"), x, y + shift, True)
            shift += 8
