# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""`busio`: the bus with the display on it; what goes over SPI is fourwire's."""

from binascii import hexlify as _hexlify

import chips as _machine


class SPI:
    def __init__(self, clock, MOSI=None, MISO=None):
        pass


class I2C:
    def __init__(self, scl, sda, *, frequency=100000):
        self._locked = False

    def deinit(self):
        pass

    def try_lock(self):
        was, self._locked = self._locked, True
        return not was

    def unlock(self):
        self._locked = False

    def writeto(self, address, buffer):
        if not self._locked:
            raise RuntimeError("Function requires lock")
        if not 0 <= address < 0x80 or not buffer:
            raise ValueError("address or buffer out of range")
        # The first byte says whether commands or dots follow.
        if buffer[0] == 0x40:
            _machine.data(str(_hexlify(buffer[1:]), "ascii"))
        else:
            for command in buffer[1:]:
                _machine.command(command)
