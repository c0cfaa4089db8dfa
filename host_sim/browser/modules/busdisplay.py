# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""`busdisplay`: a display that displayio draws on. The picture is put together in chips.js.

What starts a real one (its first commands) says nothing to ours, which is always on. Brightness is
the page's to show; rotation turns what is drawn from then on.

Refuses what CircuitPython 10.2.1 does: shared-bindings/busdisplay/BusDisplay.c and
shared-module/displayio/display_core.c.
"""

import chips as _machine


class BusDisplay:
    def __init__(self, display_bus, init_sequence, *, width, height, rotation=0, **_others):
        self.bus = display_bus
        self.auto_refresh = True
        self._brightness = 1.0
        self._root_group = None
        self._rotation = rotation
        self.width = width
        self.height = height

    @property
    def root_group(self):
        return self._root_group

    @root_group.setter
    def root_group(self, group):
        if group is self._root_group:
            return
        if group is not None and group.in_group:
            raise ValueError("Group already used")
        if self._root_group is not None:
            self._root_group.in_group = False
        if group is not None:
            group.in_group = True
        self._root_group = group
        _machine.root(-1 if group is None else group.number)

    @property
    def rotation(self):
        return self._rotation

    @rotation.setter
    def rotation(self, value):
        if value % 90:
            raise ValueError("Display rotation must be in 90 degree increments")
        if (value - self._rotation) % 180:
            self.width, self.height = self.height, self.width
        self._rotation = value
        _machine.rotate(value)

    @property
    def brightness(self):
        return self._brightness

    @brightness.setter
    def brightness(self, value):
        if not 0 <= value <= 1:
            raise ValueError("brightness must be 0-1")
        self._brightness = value
        _machine.shine(round(value * 100))

    def refresh(self):
        _machine.refresh()
        return True
