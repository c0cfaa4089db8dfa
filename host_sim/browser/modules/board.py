# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""`board`: every pin that a board file may name, and the display that is soldered on."""

import chips as _machine
import girouette_board as _values


class Pin:
    """What the other stand-ins are given; they know by themselves what hangs on it."""

    def __init__(self, name):
        self.name = name


def __getattr__(name):
    if name == "DISPLAY" and _values.DISPLAY[0] == "builtin":
        return _display()
    return Pin(name)


def _display():
    """It is there before any code runs, and stays."""
    global DISPLAY
    from busdisplay import BusDisplay
    from fourwire import FourWire

    DISPLAY = BusDisplay(
        FourWire(), b"", width=_values.DISPLAY_SIZE[0], height=_values.DISPLAY_SIZE[1]
    )
    _machine.attach(_values.DISPLAY_SIZE[0], _values.DISPLAY_SIZE[1])
    return DISPLAY
