# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""`fourwire`: the wire to a display on SPI: commands, and data after them."""

from binascii import hexlify as _hexlify

import chips as _machine


class FourWire:
    def __init__(self, *_pins, **_options):
        pass

    def send(self, command, data):
        if not 0 <= command <= 255:
            raise ValueError("Command must be an int between 0 and 255")
        _machine.command(command)
        if data:
            _machine.data(str(_hexlify(data), "ascii"))
