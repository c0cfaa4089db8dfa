# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""`pwmio`: a square wave; on the speaker's pin it is a tone, on a backlight's its brightness."""

from ._resource import Resource as _Resource

# Pins of the simulated chips that no timer reaches: the SAMD51's first DAC output.
_NO_TIMER = {"samd51": ("PA02",)}


class PWMOut(_Resource):
    def __init__(self, pin, *, duty_cycle=0, frequency=500, variable_frequency=False):
        self._hold(pin)
        wiring = self._check().wiring
        if self._pins[0].name in _NO_TIMER.get(wiring.port, ()):
            self.deinit()
            raise ValueError("Invalid pin")
        self._variable = variable_frequency
        self._set_frequency(frequency)
        self.duty_cycle = duty_cycle

    @property
    def duty_cycle(self):
        self._check()
        return self._duty

    @duty_cycle.setter
    def duty_cycle(self, value):
        if not isinstance(value, int):
            raise TypeError(f"can't convert {type(value).__name__} to int")
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
            raise AttributeError(
                "PWM frequency not writable when variable_frequency is False on construction."
            )
        self._set_frequency(value)
        self._sound()

    def _set_frequency(self, value):
        if not isinstance(value, int):
            raise TypeError(f"can't convert {type(value).__name__} to int")
        if not 1 <= value <= 62_500_000:
            raise ValueError("Invalid PWM frequency")
        self._frequency = value

    def _sound(self):
        machine = self._check()
        machine.wiring.duty_cycles[self._pins[0].name] = self._duty
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
