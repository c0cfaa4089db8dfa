# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The cell of a board that can measure it. Only on drives of boards whose file names BATTERY.

    well    above 3.6 V
    low     the header shows it, a line says so once: a sixth is left, some quarter of an hour
    empty   3.45 V: all that waits is written, and no more answers are taken until there is power;
            so nothing is being written when the cell gives out

The chip measures against its own supply, which sinks with the cell below 3.4 V: what it finds then
is always a little more than 3.3 V. So "empty" has to be found before. Less than 2.5 V is no cell.
"""

import analogio
import board
from micropython import const

from girouette import parts

_LOW_MV = const(3600)
_EMPTY_MV = const(3450)
_NONE_MV = const(2500)
# A cell recovers when less is drawn: a level is left only when it is this much better.
_BETTER_MV = const(100)
_EVERY_MS = const(10000)
_EVERY_EMPTY_MS = const(1000)
_IN_A_ROW = const(3)  # readings that agree: lights and sounds pull the cell down for moments

WELL = const(0)
LOW = const(1)
EMPTY = const(2)


class Battery:
    """`place`: the pin, and what the cell's voltage is divided by before it."""

    def __init__(self, place):
        self._input = analogio.AnalogIn(getattr(board, place[0]))
        self._scale = 3300 * place[1]
        self._next = 0
        self._others = 0
        self.level = WELL

    def is_empty(self, now, app):
        """Called in every turn of the loop; tells the app when the level changes."""
        if now >= self._next:
            level = self._measure()
            self._others = self._others + 1 if level != self.level else 0
            if self._others == _IN_A_ROW:
                self._others = 0
                self.level = level
                print("battery:", ("well", "low", "empty")[level])
                parts.load("girouette.power").tell(app, level)
                parts.forget(("girouette.power",))
            self._next = now + (_EVERY_EMPTY_MS if self.level == EMPTY else _EVERY_MS)
        return self.level == EMPTY

    def mark(self, scene):
        """The header's sign, where that of a save does not stand."""
        if self.level:
            scene.saved = scene.saved or "low"

    def _measure(self):
        found = self._input.value * self._scale // 65535
        if found < _NONE_MV or found >= _LOW_MV + (_BETTER_MV if self.level else 0):
            return WELL
        return EMPTY if found < _EMPTY_MV + (_BETTER_MV if self.level == EMPTY else 0) else LOW
