# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""`neopixel_write`: the wire of the lights. Each takes green, red, blue, in this order."""

import chips as _machine


def neopixel_write(pin, buffer):
    lights = [
        "%02x%02x%02x" % (buffer[at + 1], buffer[at], buffer[at + 2])
        for at in range(0, len(buffer), 3)
    ]
    _machine.lights("".join(lights))
