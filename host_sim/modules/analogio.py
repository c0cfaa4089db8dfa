# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""`analogio`: a pin's voltage against the chip's own supply, 12 bits stretched to 16.

Which pins can measure is the chip's: on RP2 chips GPIO26 to GPIO29. Elsewhere all are taken here.

Checked against CircuitPython 10.2.1: ports/raspberrypi/common-hal/analogio/AnalogIn.c,
ports/atmel-samd/common-hal/analogio/AnalogIn.c, shared-bindings/analogio/AnalogIn.c. The reference
is said to be 3.3 V and is whatever the supply is.
"""

from ._resource import Resource as _Resource


class AnalogIn(_Resource):
    def __init__(self, pin):
        self._hold(pin)
        name = self._pins[0].name
        rp2 = self._check().wiring.port.startswith("rp2")
        if rp2 and not 26 <= int(name[4:]) <= 29:
            self.deinit()
            raise ValueError("Invalid pin")

    @property
    def value(self):
        machine = self._check()
        wiring = machine.wiring
        share = wiring.volts.get(self._pins[0].name, 0.0) / wiring.supply
        bits = min(4095, max(0, int(share * 4095)))
        return bits << 4 | bits >> 8

    @property
    def reference_voltage(self):
        self._check()
        return 3.3
