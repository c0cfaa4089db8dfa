# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The memory of a one-bit display (SSD1306, SH1106, SH1107) that the board itself has, on SPI.

`pages` of `columns` bytes, a byte eight dots. `write(page, column, data)` puts bytes from a column
of a page on.
"""


class OnSPI:
    """Reached by the FourWire of the board's display: a command, then data."""

    is_slow = False

    def __init__(self, wire, chip, columns, pages, first):
        self._send = wire.send
        self._chip = chip
        self.columns = columns
        self.pages = pages
        self._first = first

    def write(self, page, column, data):
        column += self._first
        send = self._send
        if self._chip == "ssd1306":
            for command in (0x21, column, column + len(data) - 1, 0x22, page):
                send(command, b"")
            send(page, data)
        else:
            send(0x10 | column >> 4, b"")
            send(column & 15, b"")
            send(0xB0 | page, data)
