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


def open_screen(values, lights):
    """What draws scenes on the display."""
    display, memory = _open_display(values.DISPLAY, lights)
    if values.COLOUR_DISPLAY:
        from .screen_colour import Screen

        return Screen(display)
    from .screen_mono import Screen

    return Screen(display, memory)


def _open_display(place, lights):
    """The display and, of a one-bit display, its memory; waits for one that does not answer, saying
    so by lights and console."""
    if place[0] == "builtin":
        display = getattr(board, "DISPLAY")  # noqa: B009 - only some boards have one
        return display, OnSPI(display, place[1]) if len(place) > 1 else None
    told = False
    lit = False
    while True:
        try:
            return _i2c_display(place)
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

        display = SSD1306(wire, width=width, height=height, auto_refresh=False)
    else:
        from adafruit_displayio_sh1107 import SH1107

        display = SH1107(wire, width=width, height=height, rotation=place[6], auto_refresh=False)
    return display, OnI2C(display, kind, bus, address)


class Memory:
    """The memory of a one-bit display: `pages` of `columns` bytes, a byte eight dots."""

    def __init__(self, display, chip):
        self._chip = chip
        size = display.width, display.height
        on_side = display.rotation in (90, 270)
        self.columns, rows = (size[1], size[0]) if on_side else size
        self.pages = rows // 8
        # An SH1106 has a glass of 128 columns in the middle of 132.
        self._first = 2 if chip == "sh1106" else 0


class OnI2C(Memory):
    """Reached by the bus itself: I2CDisplayBus sends nothing but commands for others."""

    is_slow = True  # a byte takes as long as finding out that it need not be sent

    def __init__(self, display, chip, bus, address):
        Memory.__init__(self, display, chip)
        self._bus = bus
        self._address = address

    def write(self, page, column, data):
        column += self._first
        if self._chip == "ssd1306":
            place = bytes((0, 0x21, column, column + len(data) - 1, 0x22, page, page))
        else:
            place = bytes((0, 0x10 | column >> 4, column & 15, 0xB0 | page))
        bus = self._bus
        while not bus.try_lock():
            pass
        try:
            bus.writeto(self._address, place)
            bus.writeto(self._address, b"\x40" + data)
        finally:
            bus.unlock()


class OnSPI(Memory):
    """Reached by the FourWire that the board's own display has: a command, then data."""

    is_slow = False

    def __init__(self, display, chip):
        Memory.__init__(self, display, chip)
        self._send = display.bus.send

    def write(self, page, column, data):
        column += self._first
        send = self._send
        if self._chip == "ssd1306":
            for command in (0x21, column, column + len(data) - 1, 0x22, page):
                send(command, b"")
            send(page, data)
        else:
            send(0x10 | column >> 4, b"")
            send(column & 15, b"")
            send(0xB0 | page, data)
