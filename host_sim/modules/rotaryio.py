# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""`rotaryio`: the wheel, counted quarter by quarter.

A position is `divisor` quarters further the same way; quarters turned back are taken off first, so
a wheel that trembles on its detent stays where it was. Setting the position leaves the quarters as
they are, and a divisor is never refused.

Checked against CircuitPython 10.2.1: shared-module/rotaryio/IncrementalEncoder.c
(shared_module_softencoder_state_update), ports/raspberrypi/common-hal/rotaryio/IncrementalEncoder.c
(two pins next to each other, either way round), shared-bindings/rotaryio/IncrementalEncoder.c;
trembling and both directions also on 10.2.1 itself, on an emulated RP2040. A wheel stands on a
detent here when the code starts.
"""

from host_sim.machine import current as _current

from ._resource import Resource as _Resource


class IncrementalEncoder(_Resource):
    def __init__(self, pin_a, pin_b, divisor=4):
        self._hold(pin_a, pin_b)
        if not _pins_fit(_current().wiring.port, pin_a.name, pin_b.name):
            self.deinit()
            raise RuntimeError("Pins must be sequential GPIO pins")
        self._quarters = 0
        self._position = 0
        self._divisor = divisor
        _current().encoders.append(self)

    @property
    def divisor(self):
        self._check()
        return self._divisor

    @divisor.setter
    def divisor(self, value):
        self._check()
        self._divisor = value

    @property
    def position(self):
        self._check()
        return self._position

    @position.setter
    def position(self, value):
        self._check()
        self._position = value

    def _turn(self, pins, step):
        """The wheel on these pins went a quarter on (1) or back (-1)."""
        ours = tuple(pin.name for pin in self._pins or ())
        if ours not in (pins, pins[::-1]):
            return
        self._quarters += step if ours == pins else -step
        if abs(self._quarters) >= self._divisor:
            self._position += 1 if self._quarters > 0 else -1
            self._quarters = 0


def _pins_fit(port, pin_a, pin_b):
    """The RP2 chips count in a PIO program that reads two neighbouring pins."""
    if not port.startswith("rp2"):
        return True
    return abs(int(pin_a[4:]) - int(pin_b[4:])) == 1
