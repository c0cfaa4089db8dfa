# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The life of a hardware object: it holds pins until `deinit`, and is useless after it.

Checked against CircuitPython 10.2.1: shared-bindings/util.c (raise_deinited_error),
shared-bindings/microcontroller/Pin.c (assert_pin_free: a pin in use is named as `board` names it).
"""

from host_sim.machine import current as _current


class Resource:
    """Base of the fakes that hold pins."""

    def _hold(self, *pins):
        machine = _current()
        self._pins = []
        try:
            for pin in pins:
                self._pins.append(machine.claim(pin, self))
        except (TypeError, ValueError):
            self.deinit()
            raise

    def _check(self):
        """The machine, if this object still holds its hardware."""
        machine = _current()
        if self._pins is None:
            raise ValueError(
                "Object has been deinitialized and can no longer be used. Create a new object."
            )
        return machine

    def deinit(self):
        for pin in self._pins or ():
            _current().free(pin)
        self._pins = None

    def __enter__(self):
        return self

    def __exit__(self, *_error):
        self.deinit()
