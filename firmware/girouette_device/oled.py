# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The memory of one-bit displays, and the wires to it: SSD1306, SH1106 and SH1107.

`write(page, column, data)` puts bytes from a column of a page on. It raises OSError or RuntimeError
when the display does not answer.
"""


class Memory:
    """The memory of a one-bit display: `pages` of `columns` bytes, a byte eight dots."""

    def __init__(self, display, chip):
        self._chip = chip
        size = display.width, display.height
        on_side = display.rotation in (90, 270)
        self.columns, rows = (size[1], size[0]) if on_side else size
        self.pages = rows // 8
        # An SH1106 has a glass of 128 columns in the middle of 132.
        self._first = 2 if chip == "sh1106" else 0


class OnI2C(Memory):
    """Reached by the bus itself: I2CDisplayBus sends nothing but commands for others."""

    is_slow = True  # a byte takes as long as finding out that it need not be sent

    def __init__(self, display, chip, bus, address):
        Memory.__init__(self, display, chip)
        self._bus = bus
        self._address = address
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


class OnSPI(Memory):
    """Reached by the FourWire that the board's own display has: a command, then data."""

    is_slow = False

    def __init__(self, display, chip):
        Memory.__init__(self, display, chip)
        self._send = display.bus.send

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
