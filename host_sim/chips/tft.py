# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Colour controllers on four-wire SPI, from their datasheets: ST7735R, ST7789 and ILI9341.

Memory is columns by rows of red, green and blue, upright. CASET and RASET set a window, RAMWR fills
it; MADCTL says which way the window's columns and rows run through memory (MY 0x80, MX 0x40, MV
0x20) and whether the colour order is swapped for a glass with blue first (0x08).
"""

from .picture import DisplayChip

_BLACK = (0, 0, 0)
_ACTED_ON = {0x2A: 4, 0x2B: 4, 0x36: 1, 0x3A: 1}  # number of parameters


class TFT(DisplayChip):
    """A controller with its glass, of which a module's maker chooses:

    upright      the directions (MY, MX, MV of MADCTL) in which a person sees the picture upright
    first        the column and row, counted in those directions, where the glass begins
    blue_first   the order of its colour filters, which MADCTL's colour bit must match
    negative     it shows the colours of memory when inversion is on
    """

    colour = True
    COLUMNS = 0
    ROWS = 0
    SETTINGS = frozenset()  # commands for voltages, times and gamma: nothing of them is seen here

    def __init__(self, width, height, upright, first=(0, 0), blue_first=False, negative=False):
        super().__init__(width, height)
        self.blue_first = blue_first
        self.negative = negative
        self.power_off()
        self._glass = [
            [self._place(upright, first[0] + x, first[1] + y) for x in range(width)]
            for y in range(height)
        ]

    def power_off(self):
        self.memory = [[_BLACK] * self.COLUMNS for _ in range(self.ROWS)]
        self.reset()

    def reset(self):
        self.on = False
        self.awake = False
        self.inverted = False
        self.order = 0
        self.bytes_a_pixel = 3
        self.columns = (0, self.COLUMNS - 1)
        self.rows = (0, self.ROWS - 1)
        self.column, self.row = 0, 0
        self.unknown_commands = []
        self._command = None
        self._waiting = bytearray()

    def spi_select(self, selected):
        if selected:
            self.transactions += 1

    def spi_write(self, data, is_data):
        self.bytes += len(data)
        if not is_data:
            for command in data:
                self._start(command)
        elif self._command == 0x2C:
            self._write_memory(data)
        elif self._command is not None:
            self._waiting += data
            if len(self._waiting) >= _ACTED_ON.get(self._command, 1):
                self._finish(self._command, bytes(self._waiting))
                self._command = None

    def _start(self, command):
        self._command = command
        self._waiting = bytearray()
        if command == 0x01:
            self.reset()
        elif command in (0x10, 0x11):
            self.awake = command == 0x11
        elif command in (0x20, 0x21):
            self.inverted = command == 0x21
        elif command in (0x28, 0x29):
            self.on = command == 0x29
        elif command == 0x2C:
            self.column, self.row = self.columns[0], self.rows[0]
            self.address_set()
        elif command not in _ACTED_ON and command not in self.SETTINGS | {0x00, 0x13}:
            self.unknown_commands.append(command)

    def _finish(self, command, parameters):
        if command == 0x2A:
            self.columns = _window(parameters)
        elif command == 0x2B:
            self.rows = _window(parameters)
        elif command == 0x36:
            self.order = parameters[0]
        elif command == 0x3A:
            self.bytes_a_pixel = 2 if parameters[0] & 7 == 5 else 3

    def _write_memory(self, data):
        self.count_data(len(data))
        self._waiting += data
        size = self.bytes_a_pixel
        whole = len(self._waiting) - len(self._waiting) % size
        for start in range(0, whole, size):
            self._put(_colour(self._waiting[start : start + size]))
        del self._waiting[:whole]

    def _place(self, order, column, row):
        """Where in memory an address is, or None beyond it."""
        x, y = (row, column) if order & 0x20 else (column, row)
        if x >= self.COLUMNS or y >= self.ROWS:
            return None
        x = self.COLUMNS - 1 - x if order & 0x40 else x
        y = self.ROWS - 1 - y if order & 0x80 else y
        return x, y

    def _put(self, colour):
        place = self._place(self.order, self.column, self.row)
        if place:
            self.memory[place[1]][place[0]] = colour
        self.column += 1
        if self.column > self.columns[1]:
            self.column = self.columns[0]
            self.row = self.row + 1 if self.row < self.rows[1] else self.rows[0]

    def pixels(self):
        if not (self.on and self.awake):
            return [[_BLACK] * self.width for _ in range(self.height)]
        rows = [[self.memory[y][x] for x, y in row] for row in self._glass]
        if self.inverted != self.negative:
            rows = [[(255 - r, 255 - g, 255 - b) for r, g, b in row] for row in rows]
        if bool(self.order & 0x08) != self.blue_first:
            rows = [[(b, g, r) for r, g, b in row] for row in rows]
        return rows


class ST7735R(TFT):
    """Glued on its side to a PyBadge or PyGamer, else upright from its far corner."""

    COLUMNS = 128
    ROWS = 160
    SETTINGS = frozenset((0xB1, 0xB2, 0xB3, 0xB4, 0xC0, 0xC1, 0xC2, 0xC3, 0xC4, 0xC5, 0xE0, 0xE1))

    def __init__(self, width=160, height=128, blue_first=True):
        super().__init__(width, height, 0xA0 if width > height else 0xC0, blue_first=blue_first)


class ST7789(TFT):
    """Its glasses are negative. A turned one is turned clockwise, in degrees; where it shows only a
    part of memory, `first` says which."""

    COLUMNS = 240
    ROWS = 320
    SETTINGS = frozenset(
        (0x35, 0xB2, 0xB6, 0xB7, 0xBB, 0xC0, 0xC2, 0xC3, 0xC4, 0xC6, 0xD0, 0xE0, 0xE1)
    )
    UPRIGHT = {0: 0x00, 90: 0x60, 180: 0xC0, 270: 0xA0}

    def __init__(self, width, height, turned=0, first=(0, 0), blue_first=False):
        super().__init__(width, height, self.UPRIGHT[turned], first, blue_first, negative=True)


class ILI9341(TFT):
    """Its glass mirrors the columns and has blue first."""

    COLUMNS = 240
    ROWS = 320
    SETTINGS = frozenset(
        (0x26, 0xB1, 0xB6, 0xC0, 0xC1, 0xC5, 0xC7, 0xCB, 0xCF, 0xE0, 0xE1, 0xE8, 0xEA, 0xED, 0xF2)
    )
    UPRIGHT = {0: 0x40, 90: 0x20, 180: 0x80, 270: 0xE0}

    def __init__(self, width=320, height=240, turned=90, first=(0, 0)):
        super().__init__(width, height, self.UPRIGHT[turned], first, blue_first=True)


# By the names that board files have for them.
SPI_CHIPS = {"st7789": ST7789, "ili9341": ILI9341}


def _window(parameters):
    return int.from_bytes(parameters[:2], "big"), int.from_bytes(parameters[2:4], "big")


def _colour(data):
    """Eight bits a channel; the short channels repeat their top bits, so that full is 255."""
    if len(data) == 3:
        return tuple(channel & 0xFC | channel >> 6 for channel in data)
    word = data[0] << 8 | data[1]
    red, green, blue = word >> 11, word >> 5 & 0x3F, word & 0x1F
    return red << 3 | red >> 2, green << 2 | green >> 4, blue << 3 | blue >> 2
