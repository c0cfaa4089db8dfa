# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""A light of three colours on three pins of its own, each lit while its pin is low: only on drives
of boards whose LIGHTS name three pins."""

import pwmio
from micropython import const

_DARK = const(0xFFFF)


def open_led(pins):
    """What `write` takes: pins of red, green and blue, all dark."""
    return [pwmio.PWMOut(pin, duty_cycle=_DARK) for pin in pins]


def write(channels, colours):
    """As neopixel_write: green, red, blue, a byte each."""
    red, green, blue = channels
    for channel, level in ((green, colours[0]), (red, colours[1]), (blue, colours[2])):
        channel.duty_cycle = _DARK - level * 257
