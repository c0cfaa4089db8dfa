# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The ST7735R colour controller on four-wire SPI, from its datasheet.

Memory is 128 columns by 160 rows of red, green and blue. CASET and RASET set a window, RAMWR fills
it; MADCTL says which way the window's columns and rows run through memory (MY 0x80, MX 0x40, MV
0x20) and whether the colour order is swapped for a glass with blue first (0x08).
"""

from .picture import DisplayChip

COLUMNS = 128
ROWS = 160
_BLACK = (0, 0, 0)


class ST7735R(DisplayChip):
    """`landscape`: the glass is mounted with its long side level, so that MADCTL's MY and MV make
    an upright picture (PyBadge). `blue_first`: the order of the glass's colour filters, which
    MADCTL's colour bit must match for true colours."""

    colour = True
    _PARAMETERS = {
        0x2A: 4, 0x2B: 4, 0x36: 1, 0x3A: 1, 0xB1: 3, 0xB2: 3, 0xB3: 6, 0xB4: 1, 0xC0: 3, 0xC1: 1,
        0xC2: 2, 0xC3: 2, 0xC4: 2, 0xC5: 1, 0xE0: 16, 0xE1: 16,
    }  # fmt: skip

    def __init__(self, width=160, height=128, blue_first=True):
        super().__init__(width, height)
        self.landscape = width > height
        self.blue_first = blue_first
        self.power_off()

    def power_off(self):
        self.memory = [[_BLACK] * COLUMNS for _ in range(ROWS)]
        self.reset()

    def reset(self):
        self.on = False
        self.awake = False
        self.inverted = False
        self.order = 0
        self.bytes_a_pixel = 3
        self.columns = (0, COLUMNS - 1)
        self.rows = (0, ROWS - 1)
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
            if len(self._waiting) >= self._PARAMETERS.get(self._command, 1):
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
        elif command not in self._PARAMETERS and command not in (0x00, 0x13):
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

    def _put(self, colour):
        x, y = (self.row, self.column) if self.order & 0x20 else (self.column, self.row)
        if x < COLUMNS and y < ROWS:
            x = COLUMNS - 1 - x if self.order & 0x40 else x
            y = ROWS - 1 - y if self.order & 0x80 else y
            self.memory[y][x] = colour
        self.column += 1
        if self.column > self.columns[1]:
            self.column = self.columns[0]
            self.row = self.row + 1 if self.row < self.rows[1] else self.rows[0]

    def pixels(self):
        if not (self.on and self.awake):
            return [[_BLACK] * self.width for _ in range(self.height)]
        return [[self._shown(x, y) for x in range(self.width)] for y in range(self.height)]

    def _shown(self, x, y):
        if self.landscape:
            red, green, blue = self.memory[ROWS - 1 - x][y]
        else:
            red, green, blue = self.memory[ROWS - 1 - y][COLUMNS - 1 - x]
        if self.inverted:
            red, green, blue = 255 - red, 255 - green, 255 - blue
        if bool(self.order & 0x08) != self.blue_first:
            red, blue = blue, red
        return red, green, blue


def _window(parameters):
    return int.from_bytes(parameters[:2], "big"), int.from_bytes(parameters[2:4], "big")


def _colour(data):
    """Eight bits a channel; the short channels repeat their top bits, so that full is 255."""
    if len(data) == 3:
        return tuple(channel & 0xFC | channel >> 6 for channel in data)
    word = data[0] << 8 | data[1]
    red, green, blue = word >> 11, word >> 5 & 0x3F, word & 0x1F
    return red << 3 | red >> 2, green << 2 | green >> 4, blue << 3 | blue >> 2
