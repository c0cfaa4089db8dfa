# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The real displayio and the real Adafruit libraries, imported once over our fake modules.

Blinka's displayio means to run on a single-board computer. Where it then differs from the board's C
code, it is corrected here, each correction with its reason; nothing else of it is touched.

Checked against CircuitPython 10.2.1, for what the firmware calls: shared-module/busdisplay/
BusDisplay.c (refresh, brightness, rotation, reset_busdisplay), shared-module/displayio/__init__.c
(release_displays, reset_displays), display_core.c and TileGrid.c beside it,
shared-module/i2cdisplaybus/I2CDisplayBus.c, shared-bindings/bitmaptools/__init__.c and
shared-module/bitmaptools/__init__.c. `refresh()` without a frame rate sends what has changed and
returns True, whether anything answered or not; with `auto_refresh` on, changes go out without it.
"""

import contextlib
import importlib
import os
import sys

from .machine import current

FAKES = (
    "analogio", "board", "digitalio", "busio", "keypad", "rotaryio", "neopixel_write", "pwmio",
    "audiocore", "audioio", "supervisor", "microcontroller", "storage",
)  # fmt: skip
# Under these names the host's Python has other modules: only the firmware sees ours.
FIRMWARE_ONLY_FAKES = ("time", "os", "gc", "traceback")
BLINKA = (
    "displayio", "busdisplay", "i2cdisplaybus", "fourwire", "bitmaptools", "terminalio", "fontio",
    "vectorio", "micropython",
)  # fmt: skip
# Libraries that a drive carries in /lib, or that the build holds in C.
BUNDLE = (
    "neopixel", "adafruit_pixelbuf", "adafruit_displayio_ssd1306", "adafruit_displayio_sh1107",
    "adafruit_miniqr",
)  # fmt: skip
_LOADED_WITH_BLINKA = ("paralleldisplaybus", "adafruit_bitmap_font", "epaperdisplay")

_modules = {}
_hidden = {}


def fake(name):
    """Our module of that CircuitPython name."""
    return importlib.import_module("host_sim.modules." + name)


def _ours(name):
    return name.split(".")[0] in FAKES + BLINKA + BUNDLE + _LOADED_WITH_BLINKA


def install():
    """Put the fakes and the real libraries over them into sys.modules."""
    if not _hidden:
        for name in [name for name in sys.modules if _ours(name)]:
            _hidden[name] = sys.modules.pop(name)
        _hidden.setdefault("", None)
    for name in FAKES:
        sys.modules[name] = fake(name)
    if _modules:
        sys.modules.update(_modules)
        return
    os.environ.setdefault("BLINKA_FORCEBOARD", "GENERIC_AGNOSTIC_BOARD")
    os.environ.setdefault("BLINKA_FORCECHIP", "GENERIC_X86")
    for name in BLINKA:
        importlib.import_module(name)
    _correct_blinka()
    _remember()


def _remember():
    for name, module in list(sys.modules.items()):
        if _ours(name) and name not in FAKES:
            _modules[name] = module


def remove():
    """Take them out again, and give back what stood there before."""
    _remember()
    for name in [name for name in sys.modules if _ours(name)]:
        del sys.modules[name]
    _hidden.pop("", None)
    sys.modules.update(_hidden)
    _hidden.clear()


class _DriverTime:
    """The clock for displayio: its waits are no turns of the firmware's loop, nor are its looks at
    the clock the firmware's."""

    @staticmethod
    def sleep(seconds):
        current().spend_us(round(seconds * 1_000_000))

    @staticmethod
    def monotonic():
        return current().now_us / 1_000_000


def _correct_blinka():
    import busdisplay
    import displayio
    import fourwire
    import i2cdisplaybus
    from displayio import _displaycore

    # Refreshing in a thread of its own would make pictures depend on the host's speed: the machine
    # calls `refresh_in_background` as its time passes.
    displayio._stop_background()
    for module in (displayio, busdisplay, i2cdisplaybus, fourwire, _displaycore):
        module.time = _DriverTime

    # The board probes the address and refuses a display that is not there.
    plain_init = i2cdisplaybus.I2CDisplayBus.__init__

    def init(self, i2c_bus, *, device_address, reset=None):
        i2c_bus.try_lock()
        answers = i2c_bus.probe(device_address)
        i2c_bus.unlock()
        if not answers:
            displayio.display_buses.remove(self)
            raise ValueError(f"Unable to find I2C Display at {device_address:x}")
        plain_init(self, i2c_bus, device_address=device_address, reset=reset)

    # The board's C code drops the result of display writes: a display unplugged in mid-run goes
    # dark without any error.
    plain_send = i2cdisplaybus.I2CDisplayBus._send

    def send(self, *arguments, **keywords):
        with contextlib.suppress(OSError):
            plain_send(self, *arguments, **keywords)

    i2cdisplaybus.I2CDisplayBus.__init__ = init
    i2cdisplaybus.I2CDisplayBus._send = send

    # The board's C code counts every change as sent once a whole screen was sent; Blinka keeps the
    # marks and would send all those areas once more with the next refresh.
    plain_prepare = displayio.TileGrid._prepare_full_refresh

    def prepare(self):
        plain_prepare(self)
        self._needs_refresh = False

    displayio.TileGrid._prepare_full_refresh = prepare

    # Blinka hands a backlight's PWM a float, which the board's PWM refuses; its C code does not.
    plain_brightness = busdisplay.BusDisplay.brightness

    def set_brightness(self, value):
        if self._backlight_type != busdisplay.BACKLIGHT_PWM:
            plain_brightness.fset(self, value)
            return
        if not 0 <= value <= 1:
            raise ValueError("brightness must be 0-1.0")
        self._brightness = value
        self._backlight.duty_cycle = int(value * 0xFFFF)

    busdisplay.BusDisplay.brightness = plain_brightness.setter(set_brightness)

    # release_displays() frees the pin of a backlight too; Blinka keeps it.
    plain_release = busdisplay.BusDisplay._release

    def release(self):
        plain_release(self)
        if self._backlight_type is not None:
            self._backlight.deinit()

    busdisplay.BusDisplay._release = release

    # release_displays() calls a method that Blinka's FourWire lacks.
    fourwire.FourWire.deinit = fourwire.FourWire._release

    # Blinka loses the upper half of the column address for the SH11xx chips, so that an area right
    # of column 15 lands at the left edge.
    plain_region = _displaycore._DisplayCore.set_region_to_update

    def set_region(self, area):
        if not self.sh1107_addressing:
            plain_region(self, area)
            return
        column = area.x1 + self.colstart
        page = (area.y1 + self.rowstart) // 8
        for command in (bytes([0x10 | column >> 4, column & 0x0F]), bytes([0xB0 | page])):
            self.begin_transaction()
            self.send(0, 1, command)
            self.end_transaction()

    _displaycore._DisplayCore.set_region_to_update = set_region
    _correct_bitmaptools()


def _correct_bitmaptools():
    """The board refuses what does not lie wholly on the bitmap, where Blinka draws what does."""
    import bitmaptools

    plain_region = bitmaptools.fill_region

    def fill_region(dest_bitmap, x1, y1, x2, y2, value):
        check_value(dest_bitmap, value)
        check_range("x1", x1, 0, dest_bitmap.width)
        check_range("x2", x2, x1, dest_bitmap.width)
        check_range("y1", y1, 0, dest_bitmap.height)
        check_range("y2", y2, y1, dest_bitmap.height)
        plain_region(dest_bitmap, x1, y1, x2, y2, value)

    def check_value(bitmap, value):
        if not 0 <= value <= bitmap._bitmask:
            raise ValueError("out of range of target")

    def check_range(name, value, low, high):
        if not isinstance(value, int):
            raise TypeError(f"{name} must be of type int, not {type(value).__name__}")
        if not low <= value <= high:
            raise ValueError(f"{name} must be {low}-{high}")

    bitmaptools.fill_region = fill_region


def refresh_in_background():
    """What the board does between two lines of Python: displays with auto_refresh refresh.

    True when there is such a display, so that there will be a next time.
    """
    import displayio

    # A display whose constructor failed stays in Blinka's list as an empty object.
    made = [display for display in displayio.displays if hasattr(display, "_core")]
    automatic = [display for display in made if display.auto_refresh]
    for display in automatic:
        display._background()
    return bool(automatic)


def display_resources():
    """The buses and pins that displays hold through a reload of the code."""
    import displayio

    holders = displayio.display_buses + displayio.displays
    names = ("_i2c", "_spi", "_dc", "_chip_select", "_reset", "_backlight")
    found = [getattr(holder, name, None) for holder in holders for name in names]
    return [resource for resource in found if resource is not None]


def restart_displays():
    """The code was reloaded: displays stay, with the terminal's black screen for a picture."""
    import displayio

    for display in displayio.displays:
        display.root_group = None
        display.auto_refresh = True


def forget_displays():
    """The power is out: displays vanish without a goodbye on any bus."""
    displayio = _modules.get("displayio") or sys.modules.get("displayio")
    if displayio:
        for display in displayio.displays:
            if hasattr(display, "_core"):
                display._core.release_display_core()
        displayio.displays.clear()
        displayio.display_buses.clear()
