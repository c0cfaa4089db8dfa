# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""`neopixel`: lights. `show` hands their colours to the page."""

import chips as _machine


class NeoPixel:
    def __init__(self, pin, n, *, brightness=1.0, auto_write=True):
        self._colours = [0] * n

    def __len__(self):
        return len(self._colours)

    def __setitem__(self, index, value):
        if not 0 <= value <= 0xFFFFFF:
            raise ValueError("byte must be in range(0, 256)")
        self._colours[index] = value

    def fill(self, value):
        self._colours = [value] * len(self._colours)

    def show(self):
        _machine.lights("".join(["%06x" % colour for colour in self._colours]))
