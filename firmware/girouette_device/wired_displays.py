# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""One-bit displays that a board file wires up; those in colour are in wired_colour.py, and a
board's own is there already (hardware.py).

Those that need no library on the drive are woken by a sequence, from the chip's datasheet: command,
number of bytes that follow it (0x80 added: then a wait), those bytes, the wait in ms (255: half a
second).
"""

import time

import board
import busio
import displayio
from busdisplay import BusDisplay

from .hardware import light, memory_of


def opened(device):
    """The display and its memory; waits for one that does not answer, saying so by the lights and
    on the console."""
    place = device.values.DISPLAY
    told = False
    lit = False
    while True:
        try:
            return _i2c_display(place)
        except (OSError, ValueError, RuntimeError) as error:
            if not told:
                print("display: no answer,", error, "- check its wires; trying again")
                told = True
        lit = not lit
        light(device)
        if device.lights:
            device.lights.fill(0xFF0000 if lit else 0, 256)
            device.lights.send()
        time.sleep(0.5)


def _i2c_display(place):
    from i2cdisplaybus import I2CDisplayBus

    # After a reload the display of the run before still holds its pins.
    displayio.release_displays()
    kind, data, clock, address, width, height = place[:6]
    bus = busio.I2C(getattr(board, clock), getattr(board, data), frequency=400_000)
    try:
        wire = I2CDisplayBus(bus, device_address=address)
    except (OSError, ValueError, RuntimeError):
        bus.deinit()
        raise
    if kind == "ssd1306":
        from adafruit_displayio_ssd1306 import SSD1306

        display = SSD1306(wire, width=width, height=height, auto_refresh=False)
    elif kind == "sh1107":
        from adafruit_displayio_sh1107 import SH1107

        display = SH1107(wire, width=width, height=height, rotation=place[6], auto_refresh=False)
    else:
        display = _one_bit(wire, kind, width, height)
        if kind == "ssd1309":
            kind = "ssd1306"  # their memory is written alike
    from .oled_i2c import OnI2C

    return display, OnI2C(bus, address, kind, *memory_of(display, kind))


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


def _one_bit(wire, chip, width, height):
    """A display of one bit a dot on an I2CDisplayBus."""
    pages_only = chip == "sh1106"
    return BusDisplay(
        wire, _SH1106 if pages_only else _SSD1309, width=width, height=height,
        colstart=2 if pages_only else 0, color_depth=1, grayscale=True,
        pixels_in_byte_share_row=False, data_as_commands=True, single_byte_bounds=True,
        set_column_command=0x21, set_row_command=0x22, brightness_command=0x81,
        SH1107_addressing=pages_only, auto_refresh=False,
    )  # fmt: skip
