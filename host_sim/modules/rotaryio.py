# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""`rotaryio`: the wheel, counted in the detents that the divisor makes of its quarter-cycles."""

from host_sim.machine import current as _current

from ._resource import Resource as _Resource


class IncrementalEncoder(_Resource):
    def __init__(self, pin_a, pin_b, divisor=4):
        self._hold(pin_a, pin_b)
        if not _pins_fit(_current().wiring.port, pin_a.name, pin_b.name):
            self.deinit()
            raise RuntimeError("Pins must be sequential GPIO pins")
        self._start = _current().wiring.wheel_steps
        self._offset = 0
        self.divisor = divisor

    @property
    def divisor(self):
        self._check()
        return self._divisor

    @divisor.setter
    def divisor(self, value):
        if value not in (1, 2, 4):
            raise ValueError("divisor must be 1, 2 or 4")
        self._divisor = value

    def _turned(self):
        wiring = self._check().wiring
        if {pin.name for pin in self._pins} != set(wiring.wheel_pins or ()):
            return 0
        steps = wiring.wheel_steps - self._start
        forward = tuple(pin.name for pin in self._pins) == wiring.wheel_pins
        return int(steps / self._divisor) * (1 if forward else -1)

    @property
    def position(self):
        return self._turned() + self._offset

    @position.setter
    def position(self, value):
        self._offset = value - self._turned()


def _pins_fit(port, pin_a, pin_b):
    """The RP2 chips count in a PIO program that reads two neighbouring pins."""
    if not port.startswith("rp2"):
        return True
    return abs(int(pin_a[4:]) - int(pin_b[4:])) == 1
