# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""`board.DISPLAY`: displays that the board's own C code makes before any Python runs.

Both lie at rotation 0: the PyBadge's picture is laid on its side by the chip, not by displayio.

Checked against CircuitPython 10.2.1: board.c of
ports/raspberrypi/boards/adafruit_macropad_rp2040 and ports/atmel-samd/boards/pybadge (size, offset,
rotation, brightness, MADCTL; 24 MHz is the most that the SAMD51 makes of the clock asked for).
"""


def make(machine, kind):
    """The display object for a built-in chip, on the board's own display pins."""
    import board
    import busio
    import fourwire

    if kind == "sh1106":
        spi = busio.SPI(board.SCK, board.MOSI)
        bus = fourwire.FourWire(
            spi,
            command=board.OLED_DC,
            chip_select=board.OLED_CS,
            reset=board.OLED_RESET,
            baudrate=10_000_000,
        )
        return _sh1106(bus)
    spi = busio.SPI(board.TFT_SCK, board.TFT_MOSI)
    bus = fourwire.FourWire(
        spi,
        command=board.TFT_DC,
        chip_select=board.TFT_CS,
        reset=board.TFT_RST,
        baudrate=24_000_000,
    )
    return _st7735r(bus, board.TFT_LITE)


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

    class LitDisplay(BusDisplay):
        """Blinka hands the PWM a float, which the board's PWM refuses; its C code does not."""

        @property
        def brightness(self):
            return self._brightness

        @brightness.setter
        def brightness(self, value):
            if not 0 <= value <= 1:
                raise ValueError("brightness must be 0-1.0")
            self._brightness = value
            self._backlight.duty_cycle = int(value * 0xFFFF)

    return LitDisplay(bus, _ST7735R_INIT, width=160, height=128, backlight_pin=backlight_pin)
