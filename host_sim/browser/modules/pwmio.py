# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""`pwmio`: the speaker, where a pitch sounds while the duty cycle is not zero; or a light of three
colours, each lit while its pin is low."""

import chips as _machine
import girouette_board as _values

_DARK = 0xFFFF
_lit = [0, 0, 0]  # red, green, blue


class PWMOut:
    def __init__(self, pin, *, frequency=500, duty_cycle=0, variable_frequency=False):
        self.frequency = frequency
        self._duty_cycle = duty_cycle
        pins = _values.LIGHTS[0] if _values.LIGHTS else None
        of_light = isinstance(pins, tuple) and pin.name in pins
        self._colour = pins.index(pin.name) if of_light else None

    @property
    def duty_cycle(self):
        return self._duty_cycle

    @duty_cycle.setter
    def duty_cycle(self, value):
        self._duty_cycle = value
        if self._colour is None:
            _machine.tone(self.frequency if value else 0)
        else:
            _lit[self._colour] = (_DARK - value) // 257
            _machine.lights("%02x%02x%02x" % tuple(_lit))
