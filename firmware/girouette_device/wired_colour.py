# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Colour displays that a board file wires up: chip, pins, width, height, turned, where its glass
begins. They are woken by a sequence, as in wired_displays.py."""

import board
import busio
import displayio
from busdisplay import BusDisplay
from fourwire import FourWire

# Awake, the order of memory, 16 bits a pixel, (a negative glass: inverted,) normal picture, on.
_COLOUR = b"\x01\x80\x96\x11\x80\xff\x36\x01%c\x3a\x01\x55%s\x13\x80\x0a\x29\x80\x64"
# MADCTL by quarter turns. An ILI9341's glass mirrors the columns and has blue first.
_ORDER = {"st7789": b"\x00\x60\xc0\xa0", "ili9341": b"\x48\x28\x88\xe8"}


def opened(place):
    chip, pins, width, height, turned, first = place
    # After a reload the display of the run before still holds its pins.
    displayio.release_displays()
    clock, data, select, command, reset, backlight = [
        getattr(board, name) if name else None for name in pins
    ]
    bus = FourWire(
        busio.SPI(clock, data), command=command, chip_select=select, reset=reset,
        baudrate=24_000_000,
    )  # fmt: skip
    order = _ORDER[chip][turned // 90]
    inverted = b"\x21\x00" if chip == "st7789" else b""
    return BusDisplay(
        bus, _COLOUR % (order, inverted), width=width, height=height, colstart=first[0],
        rowstart=first[1], backlight_pin=backlight, auto_refresh=False,
    )  # fmt: skip
