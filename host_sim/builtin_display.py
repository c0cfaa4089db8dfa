# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""`board.DISPLAY`: displays that the board's own C code makes before any Python runs.

All lie at rotation 0: pictures are laid on their side by the chip, not by displayio.

Checked against CircuitPython 10.2.1: board.c of
ports/raspberrypi/boards/adafruit_macropad_rp2040, ports/atmel-samd/boards/pybadge,
ports/atmel-samd/boards/pygamer and ports/espressif/boards/adafruit_feather_esp32s3_reverse_tft
(size, offset, rotation, brightness, MADCTL, inversion; 24 MHz is the most that the SAMD51 makes of
the clock asked for).
"""

from .chips.oled import SH1106
from .chips.tft import ST7735R, ST7789


class Builtin:
    """A soldered display: its chip, its pins by their names in `board`, its clock."""

    def __init__(self, pins, hertz, chip, display, light=None):
        self.clock, self.data, self.select, self.command, self.reset = pins
        self.hertz = hertz
        self.chip = chip  # makes the chip with its glass
        self.display = display  # makes the display object on a bus
        self.light = light

    def make(self):
        """The display object, on the board's own display pins."""
        import board
        import busio
        import fourwire

        bus = fourwire.FourWire(
            busio.SPI(getattr(board, self.clock), getattr(board, self.data)),
            command=getattr(board, self.command),
            chip_select=getattr(board, self.select),
            reset=getattr(board, self.reset),
            baudrate=self.hertz,
        )
        if self.light:
            return self.display(bus, getattr(board, self.light))
        return self.display(bus)


# Datasheet settings of a 128x64 glass: sleep, clock, 64 lines, no offset, first line, the built-in
# voltage pump on, mirrored both ways (the glass is glued upside down), alternating outputs,
# contrast, charge times, deselect level, pump voltage, show memory, not inverted, awake.
_SH1106_INIT = (
    b"\xae\x00\xd5\x01\x80\xa8\x01\x3f\xd3\x01\x00\x40\x00\xad\x01\x8b\xa1\x00\xc8\x00\xda\x01\x12"
    b"\x81\x01\xff\xd9\x01\x22\xdb\x01\x35\x32\x00\xa4\x00\xa6\x00\xaf\x00"
)


def _sh1106(bus):
    from busdisplay import BusDisplay

    return BusDisplay(
        bus,
        _SH1106_INIT,
        width=128,
        height=64,
        colstart=2,
        color_depth=1,
        grayscale=True,
        pixels_in_byte_share_row=False,
        data_as_commands=True,
        brightness_command=0x81,
        SH1107_addressing=True,
    )


# Datasheet settings: awake, rows and columns exchanged and read from the far end, 16 bits a pixel,
# normal picture, on.
_ST7735R_INIT = b"\x11\x80\xff\x36\x01\xa0\x3a\x01\x05\x13\x80\x0a\x29\x80\x64"


def _st7735r(bus, backlight_pin):
    from busdisplay import BusDisplay

    return BusDisplay(bus, _ST7735R_INIT, width=160, height=128, backlight_pin=backlight_pin)


# Datasheet settings: awake, rows and columns exchanged and columns read from the far end with blue
# first, 16 bits a pixel, colours of a negative glass, normal picture, on.
_ST7789_INIT = b"\x11\x80\xff\x36\x01\x68\x3a\x01\x55\x21\x00\x13\x80\x0a\x29\x80\xff"


def _st7789(bus, backlight_pin):
    from busdisplay import BusDisplay

    return BusDisplay(
        bus,
        _ST7789_INIT,
        width=240,
        height=135,
        colstart=40,
        rowstart=53,
        backlight_pin=backlight_pin,
    )


_BADGE_PINS = ("TFT_SCK", "TFT_MOSI", "TFT_CS", "TFT_DC", "TFT_RST")
_BADGE = Builtin(
    _BADGE_PINS, 24_000_000, lambda: ST7735R(blue_first=False), _st7735r, light="TFT_LITE"
)
# By the board's id.
DISPLAYS = {
    "adafruit_macropad_rp2040": Builtin(
        ("SCK", "MOSI", "OLED_CS", "OLED_DC", "OLED_RESET"), 10_000_000, SH1106, _sh1106
    ),
    "pybadge": _BADGE,
    "pygamer": _BADGE,
    "adafruit_feather_esp32s3_reverse_tft": Builtin(
        ("SCK", "MOSI", "TFT_CS", "TFT_DC", "TFT_RESET"),
        40_000_000,
        lambda: ST7789(240, 135, 90, (40, 53), blue_first=True),
        _st7789,
        light="TFT_BACKLIGHT",
    ),
}
