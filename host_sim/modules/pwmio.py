# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""`pwmio`: a square wave; on the speaker's pin it is a tone, on a backlight's or an LED's its
brightness.

The constructor cuts a duty cycle to 16 bits, the property refuses what does not fit. RP2 chips have
eight slices of two pins each (number // 2 modulo 8) which share a frequency: the second user of a
slice must not want a variable one, nor another one. The frequency that is read back is the one
asked for; the board gives what its divider makes of it.

Checked against CircuitPython 10.2.1: shared-bindings/pwmio/PWMOut.c,
ports/raspberrypi/common-hal/pwmio/PWMOut.c (pwmout_allocate; a 125 MHz clock),
ports/atmel-samd/common-hal/pwmio/PWMOut.c (pins without a timer); the refusals also on 10.2.1
itself, on an emulated RP2040.
"""

from ._resource import Resource as _Resource

# Pins of the simulated chips that no timer reaches: the SAMD51's first DAC output.
_NO_TIMER = {"samd51": ("PA02",)}
_MOST_HERTZ = 62_500_000


class PWMOut(_Resource):
    def __init__(self, pin, *, duty_cycle=0, frequency=500, variable_frequency=False):
        _whole(duty_cycle)
        _check_frequency(frequency)
        self._hold(pin)
        try:
            self._share(self._check(), frequency, variable_frequency)
        except (RuntimeError, ValueError):
            super().deinit()
            raise
        self._variable = variable_frequency
        self._frequency = frequency
        self._duty = duty_cycle & 0xFFFF
        self._sound()

    def _share(self, machine, frequency, variable_frequency):
        """Whether the timer behind the pin can do it."""
        name = self._pins[0].name
        port = machine.wiring.port
        if name in _NO_TIMER.get(port, ()):
            raise ValueError("Invalid pin")
        if not port.startswith("rp2"):
            return
        number = int(name[4:])
        for pin in machine.pins.values():
            other = pin.user
            if other is self or not isinstance(other, PWMOut):
                continue
            theirs = int(pin.name[4:])
            if theirs // 2 % 8 != number // 2 % 8:
                continue
            if theirs % 2 == number % 2 or (other._variable and not variable_frequency):
                raise RuntimeError("Internal resource(s) in use")
            if variable_frequency:
                raise ValueError("Invalid variable_frequency")
            if other._frequency != frequency:
                raise ValueError("Invalid frequency")

    @property
    def duty_cycle(self):
        self._check()
        return self._duty

    @duty_cycle.setter
    def duty_cycle(self, value):
        self._check()
        _whole(value)
        if not 0 <= value <= 0xFFFF:
            raise ValueError("duty_cycle must be 0-65535")
        self._duty = value
        self._sound()

    @property
    def frequency(self):
        self._check()
        return self._frequency

    @frequency.setter
    def frequency(self, value):
        self._check()
        if not self._variable:
            raise AttributeError("Invalid variable_frequency")
        _check_frequency(value)
        self._frequency = value
        self._sound()

    def _sound(self):
        machine = self._check()
        machine.wiring.pulse(self._pins[0].name, self._duty)
        speaker = machine.wiring.speakers.get(self._pins[0].name)
        if speaker:
            machine.work()
            heard = 0 < self._duty < 0xFFFF
            speaker.tone(machine.now_us // 1000, self._frequency if heard else None)

    def deinit(self):
        if self._pins and hasattr(self, "_duty"):
            self._duty = 0
            self._sound()
        super().deinit()


def _whole(value):
    if not isinstance(value, int):
        raise TypeError(f"can't convert {type(value).__name__} to int")


def _check_frequency(value):
    _whole(value)
    if not 1 <= value <= _MOST_HERTZ:
        raise ValueError("Invalid frequency")
