# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""`displayio`: bitmaps, palettes, layers. Their dots live in chips.js, which has arrays for them;
here are the numbers they go by, and the refusals. The tests that press a million keys run the
firmware over it too, with dots of their own (tests/robust/plain_parts.py).

Only what the firmware uses, and it refuses what CircuitPython 10.2.1 does: checked against
shared-bindings/displayio/Bitmap.c, Palette.c, TileGrid.c and Group.c,
shared-module/displayio/Group.c and display_core.c. A place that does not fit 16 bits and a colour
that does not fit 24 are refused here and cut off there; a value that does not fit its bitmap is
refused wherever it is put, as fill_region does there.
"""

import chips as _machine


def release_displays():
    pass


class Bitmap:
    def __init__(self, width, height, value_count):
        if not 1 <= value_count <= 65536:
            raise ValueError("value_count must be in the range of 1-65536")
        bits = 1
        while (value_count - 1) >> bits:
            bits *= 2
        self.most = (1 << bits) - 1
        self.width = width
        self.height = height
        self.number = _machine.bitmap(width, height)

    def fill(self, value):
        self.region(0, 0, self.width, self.height, value)

    def region(self, x1, y1, x2, y2, value):
        for place in (x1, y1, x2, y2):
            _pixels(place)
        if not 0 <= value <= self.most:
            raise ValueError("out of range of target")
        if not (0 <= x1 <= x2 <= self.width and 0 <= y1 <= y2 <= self.height):
            raise ValueError("not on the bitmap")
        _machine.fill(self.number, x1, y1, x2, y2, value)

    def __setitem__(self, place, value):
        self.region(place[0], place[1], place[0] + 1, place[1] + 1, value)


class Palette:
    def __init__(self, color_count):
        self._count = color_count
        self.number = _machine.palette(color_count)

    def __len__(self):
        return self._count

    def __setitem__(self, index, value):
        if not 0 <= index < self._count:
            raise IndexError("Palette index out of range")
        if not 0 <= value <= 0xFFFFFF:
            raise TypeError("color must be between 0x000000 and 0xffffff")
        _machine.colour(self.number, index, value)

    def make_transparent(self, index):
        if not 0 <= index < self._count:
            raise ValueError(f"palette_index must be 0-{self._count - 1}")
        _machine.transparent(self.number, index)


def _pixels(value):
    if type(value) is not int:
        raise TypeError(f"can't convert {type(value).__name__} to int")
    if not -0x8000 <= value <= 0x7FFF:
        raise ValueError("value out of range")
    return value


class _Placed:
    """What has a place in a group."""

    def __init__(self, number, x, y):
        self.number = number
        self.in_group = False
        self._x = _pixels(x)
        self._y = _pixels(y)
        _machine.place(number, x, y)

    @property
    def x(self):
        return self._x

    @x.setter
    def x(self, value):
        self._x = _pixels(value)
        _machine.place(self.number, self._x, self._y)

    @property
    def y(self):
        return self._y

    @y.setter
    def y(self, value):
        self._y = _pixels(value)
        _machine.place(self.number, self._x, self._y)


def _palette(shader):
    if not isinstance(shader, Palette):
        raise TypeError("unsupported pixel_shader type")
    return shader


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
        self._tiles = bytearray([default_tile] * (width * height))
        self._tile_count = bitmap.width // tile_width * (bitmap.height // tile_height)
        self._shader = _palette(pixel_shader)
        number = _machine.tiles(bitmap.number, pixel_shader.number, width, height, default_tile)
        _machine.cut(number, tile_width, tile_height)
        _Placed.__init__(self, number, x, y)

    @property
    def pixel_shader(self):
        return self._shader

    @pixel_shader.setter
    def pixel_shader(self, palette):
        self._shader = _palette(palette)
        _machine.shade(self.number, palette.number)

    def __getitem__(self, index):
        if not 0 <= index < len(self._tiles):
            raise IndexError("Tile index out of bounds")
        return self._tiles[index]

    def __setitem__(self, index, value):
        if not 0 <= index < len(self._tiles):
            raise IndexError("Tile index out of bounds")
        if not 0 <= value < self._tile_count:
            raise ValueError(f"tile must be 0-{self._tile_count - 1}")
        self._tiles[index] = value
        _machine.tile(self.number, index, value)


class Group(_Placed):
    def __init__(self, *, scale=1, x=0, y=0):
        if not 1 <= scale <= 32767:
            raise ValueError("scale must be 1-32767")
        self._layers = []
        _Placed.__init__(self, _machine.group(scale), x, y)

    def __len__(self):
        return len(self._layers)

    def append(self, layer):
        if not isinstance(layer, _Placed):
            raise ValueError("Layer must be a Group or TileGrid subclass")
        if layer.in_group:
            raise ValueError("Layer already in a group")
        layer.in_group = True
        self._layers.append(layer)
        _machine.append(self.number, layer.number)

    def remove(self, layer):
        self.pop(self._layers.index(layer))

    def pop(self, index=-1):
        layer = self._layers.pop(index)
        layer.in_group = False
        _machine.remove(self.number, layer.number)
        return layer
