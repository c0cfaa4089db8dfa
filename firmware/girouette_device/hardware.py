# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Opens the parts that a board file names. A part that is not there is None, and play goes on."""

import time

import board
import displayio


def open_lights(values, direct):
    if not values.LIGHTS:
        return None
    try:
        import neopixel
    except ImportError as error:
        print("no lights:", error)
        return None
    from .lights import Lights

    pin, count, shape = values.LIGHTS
    pixels = neopixel.NeoPixel(getattr(board, pin), count, brightness=1.0, auto_write=False)
    pixels.fill(0)
    pixels.show()
    return Lights(pixels, shape, values.CURRENT_LIMIT_MA, direct if shape == "grid" else 0)


def open_sound(values):
    if not values.SOUND:
        return None
    try:
        from .sound import Sound

        return Sound(values.SOUND)
    except (ImportError, ValueError, RuntimeError) as error:
        print("no sound:", error)
        return None


def open_display(values, lights):
    """The display; waits for one that does not answer, saying so by lights and console."""
    if values.DISPLAY[0] == "builtin":
        display = getattr(board, "DISPLAY")  # noqa: B009 - only some boards have one
        # It outlives a reload of the code, turned as it was; every board's own begins at 0.
        display.rotation = 0
        return display
    told = False
    lit = False
    while True:
        try:
            return _i2c_display(values.DISPLAY)
        except (OSError, ValueError, RuntimeError) as error:
            if not told:
                print("display: no answer,", error, "- check its wires; trying again")
                told = True
        if lights:
            lit = not lit
            lights.alarm(lit)
        time.sleep(0.5)


def _i2c_display(place):
    import busio
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

        return SSD1306(wire, width=width, height=height, auto_refresh=False)
    from adafruit_displayio_sh1107 import SH1107

    return SH1107(wire, width=width, height=height, rotation=place[6], auto_refresh=False)
