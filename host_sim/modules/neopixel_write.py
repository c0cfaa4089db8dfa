# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""`neopixel_write`: bytes to the strip on a pin, 30 microseconds a light."""

from host_sim.machine import current as _current

from .digitalio import DigitalInOut as _DigitalInOut
from .digitalio import Direction as _Direction


def neopixel_write(digitalinout, buf):
    if not isinstance(digitalinout, _DigitalInOut):
        raise TypeError("digitalinout must be of type DigitalInOut")
    machine = _current()
    if digitalinout.direction is not _Direction.OUTPUT:
        raise ValueError("pin must be an output")
    data = bytes(buf)
    strip = machine.wiring.strips.get(digitalinout._pins[0].name)
    machine.work()
    if strip:
        strip.write(data)
    machine.spend_us(len(data) * 10)
