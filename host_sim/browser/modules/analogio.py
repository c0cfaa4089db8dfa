# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""`analogio`: the two pins of a stick, which the page's keys lean. There is no cell to measure."""

import chips as _machine
import girouette_board as _values

_MIDDLE = 32768
_LEANS = 30000


class AnalogIn:
    def __init__(self, pin):
        stick = getattr(_values, "STICK", ())
        if pin.name not in stick:
            raise ValueError("nothing to measure on " + pin.name)
        self._axis = stick.index(pin.name)

    @property
    def value(self):
        return _MIDDLE + _LEANS * _machine.lean(self._axis)

    def deinit(self):
        pass
