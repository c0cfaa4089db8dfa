# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The memory of a one-bit display (SSD1306, SSD1309, SH1106, SH1107) on an I2C bus.

`pages` of `columns` bytes, a byte eight dots. `write(page, column, data)` puts bytes from a column
of a page on; it raises OSError or RuntimeError when the display does not answer.
"""


class OnI2C:
    """Reached by the bus itself: I2CDisplayBus sends nothing but commands for others."""

    is_slow = True  # a byte takes as long as finding out that it need not be sent

    def __init__(self, bus, address, chip, columns, pages, first):
        self._bus = bus
        self._address = address
        self._chip = chip
        self.columns = columns
        self.pages = pages
        self._first = first
        self._next = None

    def write(self, page, column, data):
        column += self._first
        last = column + len(data) - 1
        # An SSD1306 goes on with the next page by itself, in the same columns.
        follows = self._next == (page, column, last)
        self._next = None
        if self._chip == "ssd1306":
            place = bytes((0, 0x21, column, last, 0x22, page, self.pages - 1))
        else:
            place = bytes((0, 0x10 | column >> 4, column & 15, 0xB0 | page))
        bus = self._bus
        while not bus.try_lock():
            pass
        try:
            if not follows:
                bus.writeto(self._address, place)
            bus.writeto(self._address, b"\x40" + data)
        finally:
            bus.unlock()
        if self._chip == "ssd1306":
            self._next = (page + 1, column, last)
