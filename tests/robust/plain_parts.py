# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Plain parts to lay under the firmware where a million presses are wanted.

Blinka keeps track of changed areas and packs pixels into bits, Adafruit's QR maker takes a tenth of
a second a code: nine tenths of the time of a press, and none of it ours. These do what the firmware
can see of them: they keep what they are told, give it back, and refuse what the real ones refuse.
test_plain_parts.py holds them against the real ones.

Refusals checked against CircuitPython 10.2.1: shared-bindings/displayio/Bitmap.c, Palette.c,
TileGrid.c and Group.c, shared-module/displayio/Group.c and display_core.c,
shared-bindings/busdisplay/BusDisplay.c, shared-bindings/bitmaptools/__init__.c and
shared-module/bitmaptools/__init__.c. A place that does not fit 16 bits and a colour that does not
fit 24 are refused here and cut off there.
"""

import types


class Bitmap:
    """One byte a pixel. A value that does not fit is refused, as fill_region does on the board."""

    def __init__(self, width, height, value_count):
        if not 1 <= value_count <= 65536:
            raise ValueError("value_count must be in the range of 1-65536")
        self.width = width
        self.height = height
        bits = 1
        while (value_count - 1) >> bits:
            bits *= 2
        self.most = (1 << bits) - 1
        self.data = bytearray(width * height)

    def fill(self, value):
        if not 0 <= value <= self.most:
            raise ValueError("out of range of target")
        self.data[:] = bytes((value,)) * len(self.data)

    def __setitem__(self, place, value):
        if not 0 <= value <= self.most:
            raise ValueError("out of range of target")
        self.data[place[1] * self.width + place[0]] = value


class Palette:
    def __init__(self, color_count):
        self.colours = [0] * color_count
        self.transparent = set()

    def __len__(self):
        return len(self.colours)

    def __setitem__(self, index, value):
        if not 0 <= value <= 0xFFFFFF:
            raise TypeError("color must be between 0x000000 and 0xffffff")
        self.colours[index] = value

    def make_transparent(self, index):
        if not 0 <= index < len(self.colours):
            raise ValueError(f"palette_index must be 0-{len(self.colours) - 1}")
        self.transparent.add(index)


class _Placed:
    """What has a place in a group."""

    def __init__(self, x, y):
        self.in_group = False
        self.x = x
        self.y = y

    @property
    def x(self):
        return self._x

    @x.setter
    def x(self, value):
        self._x = _pixels(value)

    @property
    def y(self):
        return self._y

    @y.setter
    def y(self, value):
        self._y = _pixels(value)


def _pixels(value):
    if type(value) is not int:
        raise TypeError(f"can't convert {type(value).__name__} to int")
    if not -0x8000 <= value <= 0x7FFF:
        raise ValueError("value out of range")
    return value


class TileGrid(_Placed):
    def __init__(
        self,
        bitmap,
        *,
        pixel_shader,
        width=1,
        height=1,
        tile_width=None,
        tile_height=None,
        default_tile=0,
        x=0,
        y=0,
    ):
        if not isinstance(bitmap, Bitmap):
            raise TypeError("unsupported bitmap type")
        tile_width = tile_width or bitmap.width
        tile_height = tile_height or bitmap.height
        if bitmap.width % tile_width or bitmap.height % tile_height:
            raise ValueError("Tile must exactly divide bitmap")
        self.bitmap = bitmap
        self.pixel_shader = pixel_shader
        self.tiles = bytearray([default_tile]) * (width * height)
        self.tile_count = bitmap.width // tile_width * (bitmap.height // tile_height)
        _Placed.__init__(self, x, y)

    @property
    def pixel_shader(self):
        return self._pixel_shader

    @pixel_shader.setter
    def pixel_shader(self, value):
        if not isinstance(value, Palette):
            raise TypeError("unsupported pixel_shader type")
        self._pixel_shader = value

    def __getitem__(self, index):
        if 0 <= index < len(self.tiles):
            return self.tiles[index]
        raise IndexError("Tile index out of bounds")

    def __setitem__(self, index, value):
        if not 0 <= index < len(self.tiles):
            raise IndexError("Tile index out of bounds")
        if not 0 <= value < self.tile_count:
            raise ValueError(f"tile must be 0-{self.tile_count - 1}")
        self.tiles[index] = value


class Group(_Placed):
    def __init__(self, *, scale=1, x=0, y=0):
        if not 1 <= scale <= 32767:
            raise ValueError("scale must be 1-32767")
        self.scale = scale
        self.layers = []
        _Placed.__init__(self, x, y)

    def __len__(self):
        return len(self.layers)

    def append(self, layer):
        if not isinstance(layer, _Placed):
            raise ValueError("Layer must be a Group or TileGrid subclass")
        if layer.in_group:
            raise ValueError("Layer already in a group")
        layer.in_group = True
        self.layers.append(layer)

    def pop(self, index=-1):
        layer = self.layers.pop(index)
        layer.in_group = False
        return layer

    def remove(self, layer):
        self.pop(self.layers.index(layer))


class Bus:
    """What a display hangs on: I2C, or the FourWire of a built-in one. Takes bytes, sends none."""

    def __init__(self, *pins, frequency=100000):
        self._locked = False

    def deinit(self):
        pass

    def try_lock(self):
        was, self._locked = self._locked, True
        return not was

    def unlock(self):
        self._locked = False

    def writeto(self, address, buffer):
        if not self._locked:
            raise RuntimeError("Function requires lock")
        if not 0 <= address < 0x80 or not buffer:
            raise ValueError("address or buffer out of range")

    def send(self, command, data):
        if not 0 <= command <= 255 or not isinstance(data, (bytes, bytearray)):
            raise ValueError("Command must be an int between 0 and 255")


class Display:
    """A display that takes every picture and sends none."""

    def __init__(self, width, height, rotation=0):
        self.width = width
        self.height = height
        self._rotation = rotation
        self._brightness = 1.0
        self.auto_refresh = True
        self._root_group = None
        self.refreshes = 0
        self.bus = Bus()

    @property
    def root_group(self):
        return self._root_group

    @root_group.setter
    def root_group(self, group):
        if group is self._root_group:
            return
        if group is not None and group.in_group:
            raise ValueError("Group already used")
        if self._root_group is not None:
            self._root_group.in_group = False
        if group is not None:
            group.in_group = True
        self._root_group = group

    @property
    def rotation(self):
        return self._rotation

    @rotation.setter
    def rotation(self, value):
        if value % 90:
            raise ValueError("Display rotation must be in 90 degree increments")
        if (value - self._rotation) % 180:
            self.width, self.height = self.height, self.width
        self._rotation = value

    @property
    def brightness(self):
        return self._brightness

    @brightness.setter
    def brightness(self, value):
        if not 0 <= value <= 1:
            raise ValueError("brightness must be 0-1")
        self._brightness = value

    def refresh(self):
        self.refreshes += 1
        return True


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


def fill_region(bitmap, x1, y1, x2, y2, value):
    width, data = bitmap.width, bitmap.data
    if not 0 <= value <= bitmap.most:
        raise ValueError("out of range of target")
    if not (0 <= x1 <= x2 <= width and 0 <= y1 <= y2 <= bitmap.height):
        raise ValueError(f"{x1, y1, x2, y2} is not on a bitmap of {width}x{bitmap.height}")
    row = bytes((value,)) * (x2 - x1)
    for start in range(y1 * width + x1, y2 * width, width):
        data[start : start + x2 - x1] = row


def draw_circle(bitmap, x, y, radius, value):
    """The eight mirrored points of each step along an eighth of the circle."""
    if not 0 <= value <= bitmap.most:
        raise ValueError("out of range of target")
    if not (0 <= x <= bitmap.width and 0 <= y <= bitmap.height and radius >= 0):
        raise ValueError(f"{x, y, radius} is not on a bitmap of {bitmap.width}x{bitmap.height}")
    across, down, error = 0, radius, 3 - 2 * radius
    while across <= down:
        for near, far in ((across, down), (down, across)):
            for column in (x - near, x + near):
                for row in (y - far, y + far):
                    if 0 <= column < bitmap.width and 0 <= row < bitmap.height:
                        bitmap.data[row * bitmap.width + column] = value
        if error <= 0:
            error += 4 * across + 6
        else:
            error += 4 * (across - down) + 10
            down -= 1
        across += 1


_read = {}


def readinto(bitmap, file, bits_per_pixel, element_size=1, reverse_pixels_in_element=False):
    """A sheet of glyphs; each is unpacked once in a process."""
    if not reverse_pixels_in_element or bits_per_pixel not in (1, 4):
        raise NotImplementedError("no sheet of ours is packed so")
    packed = file.read()
    key = packed, bitmap.width, bits_per_pixel
    if key not in _read:
        _read[key] = _unpacked(packed, bitmap, bits_per_pixel, element_size)
    bitmap.data[:] = _read[key]


def _unpacked(packed, bitmap, bits, element_size):
    element = 8 * element_size
    row_size = (bitmap.width * bits + element - 1) // element * element_size
    if len(packed) < row_size * bitmap.height:
        raise EOFError
    values = bytearray()
    for row in range(bitmap.height):
        for column in range(bitmap.width):
            byte = packed[row * row_size + column * bits // 8]
            values.append(byte >> 8 - bits - column * bits % 8 & (1 << bits) - 1)
    return values


def modules():
    """The stand-ins by the names under which the firmware imports them."""
    made = {
        "displayio": {
            "Bitmap": Bitmap,
            "Palette": Palette,
            "TileGrid": TileGrid,
            "Group": Group,
            "release_displays": lambda: None,
        },
        "bitmaptools": {
            "fill_region": fill_region,
            "draw_circle": draw_circle,
            "readinto": readinto,
        },
        "busio": {"I2C": Bus, "SPI": Bus},
        "fourwire": {"FourWire": lambda bus, **_wires: bus},
        "busdisplay": {"BusDisplay": _in_colour},
        "i2cdisplaybus": {"I2CDisplayBus": lambda bus, *, device_address: bus},
        "adafruit_displayio_ssd1306": {"SSD1306": _on_bus},
        "adafruit_displayio_sh1107": {"SH1107": _on_bus},
        "adafruit_miniqr": {"QRCode": QRCode},
    }
    for name, members in made.items():
        module = types.ModuleType(name)
        vars(module).update(members)
        made[name] = module
    return made


def _on_bus(bus, *, width, height, rotation=0, auto_refresh=True):
    return Display(width, height, rotation)


def _in_colour(bus, init_sequence, *, width, height, **_others):
    return Display(width, height)
