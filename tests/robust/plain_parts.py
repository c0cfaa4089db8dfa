# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Plain parts to lay under the firmware where a million presses are wanted.

Blinka keeps track of changed areas and packs pixels into bits, Adafruit's QR maker takes a tenth of
a second a code: nine tenths of the time of a press, and none of it ours. These do what the firmware
can see of them: they keep what they are told, give it back, and refuse what the real ones refuse.
test_plain_parts.py holds them against the real ones.

Most are the stand-ins of the site (host_sim/browser/modules). What chips.js does for them there is
done here, as far as anybody looks at it: bitmaps have their dots, nothing is put together.
"""

import functools
import sys
import types
from pathlib import Path

import host_sim

STAND_INS = Path(host_sim.__file__).parent / "browser" / "modules"


class Dots:
    """One byte a pixel."""

    def __init__(self, width, height):
        self.width = width
        self.height = height
        self.data = bytearray(width * height)


def fill(dots, x1, y1, x2, y2, value):
    row = bytes((value,)) * (x2 - x1)
    for start in range(y1 * dots.width + x1, y2 * dots.width, dots.width):
        dots.data[start : start + x2 - x1] = row


_read = {}


def unpack(dots, packed, bits, element_size):
    """A sheet of glyphs; each is unpacked once in a process."""
    key = packed, dots.width, bits
    if key not in _read:
        _read[key] = _unpacked(bytes.fromhex(packed), dots, bits, element_size)
    if _read[key] is None:
        return False
    dots.data[:] = _read[key]
    return True


def _unpacked(packed, dots, bits, element_size):
    element = 8 * element_size
    row_size = (dots.width * bits + element - 1) // element * element_size
    if len(packed) < row_size * dots.height:
        return None
    values = bytearray()
    for row in range(dots.height):
        for column in range(dots.width):
            byte = packed[row * row_size + column * bits // 8]
            values.append(byte >> 8 - bits - column * bits % 8 & (1 << bits) - 1)
    return values


def _nothing(*_values):
    """What only a picture would show."""


def _chips():
    """The module `chips` of the stand-ins. The number that a thing goes by is only handed back."""
    made = types.ModuleType("chips")
    unseen = (
        "palette", "colour", "transparent", "tiles", "cut", "place", "shade", "tile", "group",
        "append", "remove", "root", "rotate", "shine", "refresh", "command", "data",
    )  # fmt: skip
    vars(made).update(dict.fromkeys(unseen, _nothing), bitmap=Dots, fill=fill, unpack=unpack)
    return made


class QRCode:
    """A code of the right size whose pattern means nothing."""

    def __init__(self, *, qr_type):
        self.module_count = 17 + 4 * qr_type
        self.matrix = {}

    def add_data(self, data):
        self._data = bytes(data)

    def make(self):
        data = self._data
        for row in range(self.module_count):
            for column in range(self.module_count):
                dark = data[row % len(data)] >> column % 8 & 1
                self.matrix[row, column] = bool(dark)


@functools.cache
def modules():
    """The stand-ins by the names under which the firmware imports them."""
    made = {name: types.ModuleType(name) for name in ("i2cdisplaybus", "adafruit_miniqr")}
    sys.modules["chips"] = _chips()
    try:
        for name in ("displayio", "bitmaptools", "busio", "busdisplay", "fourwire"):
            made[name] = types.ModuleType(name)
            path = STAND_INS / f"{name}.py"
            source = path.read_text(encoding="utf-8")
            exec(compile(source, path, "exec"), vars(made[name]))
    finally:
        del sys.modules["chips"]
    vars(made["i2cdisplaybus"])["I2CDisplayBus"] = lambda bus, *, device_address: bus
    vars(made["adafruit_miniqr"])["QRCode"] = QRCode
    for driver in ("SSD1306", "SH1107"):
        name = f"adafruit_displayio_{driver.lower()}"
        made[name] = types.ModuleType(name)
        vars(made[name])[driver] = functools.partial(_display, init_sequence=b"")
    return made


def _display(*arguments, **options):
    return modules()["busdisplay"].BusDisplay(*arguments, **options)


def builtin_display(width, height):
    """The display of a board that has one soldered on."""
    return _display(modules()["fourwire"].FourWire(), b"", width=width, height=height)
