# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Displays that need no library on the drive: how each chip is woken, from its datasheet.

A sequence is made of: command, number of bytes that follow it (0x80 added: then a wait), those
bytes, the wait in ms (255: half a second).
"""

from busdisplay import BusDisplay

# Sleep, clock, 64 lines, no offset, first line, mirrored both ways (the modules' connector is
# above), alternating outputs, contrast, charge times, deselect level, show memory, not inverted,
# awake. An SH1106 has its own voltage pump; an SSD1309 has none and fills a window of its memory.
_SH1106 = (
    b"\xae\x00\xd5\x01\x80\xa8\x01\x3f\xd3\x01\x00\x40\x00\xad\x01\x8b\xa1\x00\xc8\x00\xda\x01\x12"
    b"\x81\x01\xff\xd9\x01\x22\xdb\x01\x35\x32\x00\xa4\x00\xa6\x00\xaf\x00"
)
_SSD1309 = (
    b"\xae\x00\xd5\x01\xa0\xa8\x01\x3f\xd3\x01\x00\x40\x00\x20\x01\x00\xa1\x00\xc8\x00\xda\x01\x12"
    b"\x81\x01\xff\xd9\x01\xd3\xdb\x01\x34\xa4\x00\xa6\x00\xaf\x00"
)


def one_bit(wire, chip, width, height):
    """A display of one bit a dot on an I2CDisplayBus."""
    pages_only = chip == "sh1106"
    return BusDisplay(
        wire, _SH1106 if pages_only else _SSD1309, width=width, height=height,
        colstart=2 if pages_only else 0, color_depth=1, grayscale=True,
        pixels_in_byte_share_row=False, data_as_commands=True, single_byte_bounds=True,
        set_column_command=0x21, set_row_command=0x22, brightness_command=0x81,
        SH1107_addressing=pages_only, auto_refresh=False,
    )  # fmt: skip


# Awake, the order of memory, 16 bits a pixel, (a negative glass: inverted,) normal picture, on.
_COLOUR = b"\x01\x80\x96\x11\x80\xff\x36\x01%c\x3a\x01\x55%s\x13\x80\x0a\x29\x80\x64"
# MADCTL by quarter turns. An ILI9341's glass mirrors the columns and has blue first.
_ORDER = {"st7789": b"\x00\x60\xc0\xa0", "ili9341": b"\x48\x28\x88\xe8"}


def in_colour(wire, place, light):
    """A colour display on a FourWire: chip, pins, width, height, turned, where its glass begins."""
    chip, _pins, width, height, turned, first = place
    order = _ORDER[chip][turned // 90]
    inverted = b"\x21\x00" if chip == "st7789" else b""
    return BusDisplay(
        wire, _COLOUR % (order, inverted), width=width, height=height, colstart=first[0],
        rowstart=first[1], backlight_pin=light, auto_refresh=False,
    )  # fmt: skip
