# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""`neopixel_write`: bytes to the strip on a pin, 1.25 microseconds a bit.

The pin need not be an output before; it is one, and low, after. A write waits until the tick after
next from the end of the last one, so that the strip takes it for a new picture.

Checked against CircuitPython 10.2.1: ports/raspberrypi/common-hal/neopixel_write/__init__.c,
shared-bindings/neopixel_write/__init__.c.
"""

from host_sim.machine import TICKS_A_SECOND as _TICKS_A_SECOND
from host_sim.machine import current as _current

from .digitalio import DigitalInOut as _DigitalInOut

_GAP_US = 2 * 1_000_000 // _TICKS_A_SECOND


def neopixel_write(digitalinout, buf):
    if not isinstance(digitalinout, _DigitalInOut):
        raise TypeError("digitalinout must be of type DigitalInOut")
    machine = digitalinout._check()
    machine.work()
    machine.spend_us(machine.strips_free_us - machine.now_us)
    data = bytes(memoryview(buf))
    strip = machine.wiring.strips.get(digitalinout._pins[0].name)
    if strip:
        strip.write(data)
    machine.spend_us(len(data) * 10)
    _current().strips_free_us = machine.now_us + _GAP_US
    digitalinout.switch_to_output(False)
