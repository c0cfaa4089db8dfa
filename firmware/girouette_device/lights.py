# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Lights: a ring, the grid under the direct keys, a strip, or one alone.

A scene's lights are painted into a frame of colours when they differ from those of the scene
before; the pixels are told only when the frame differs from what they show, so a still scene costs
nothing. Animations repaint the frame by the clock.
Colour is never the only sign: places differ, or the light blinks or moves.

    who     all pixels faintly in the colour
    wind    the same pixels however the picture is turned, for it blows over the table.
            ring: the pixels on that side; grid: that edge; strip: w left, e right, n middle, s ends
    side    the same pixels as a wind, but as the picture is turned: up and down of what is read
    bar     the first n of total
    flash   all pixels through the colours, for three seconds, then the first faintly
    race    a pixel for each, at its place on the way round; the leader brighter
    pulse   all pixels, breathing
    spin    a light running round, for 1.2 seconds
    dice    as many pixels as pips
Direct keys that take an option show its colour, the chosen one brightly.
"""

from micropython import const

from . import colours

_LEVELS = (0, 20, 64, 160)  # of 256, by the brightness setting: more would glare at the table
_CHANNEL_MA = const(20)  # of one colour of a pixel, fully on
_FRAME_MS = const(60)
_FLASH_MS = const(3000)
_SPIN_MS = const(1200)
_MOVING = ["flash", "pulse", "spin"]
_GREEN_RED_BLUE = (8, 16, 0)  # shifts of the channels, in the order in which pixels take them
_REMEMBERED = const(24)  # colours whose dimmed value is kept: more than a scene has

# Pixels of the three by four grid that say a direction.
_GRID_WIND = {"n": (0, 1, 2), "e": (2, 5, 8, 11), "s": (9, 10, 11), "w": (0, 3, 6, 9)}
_STRIP_WIND = {"n": (2,), "e": (3, 4), "s": (0, 4), "w": (0, 1)}
_QUARTER = {"n": 0, "e": 1, "s": 2, "w": 3}


class Lights:
    """`count` pixels in a "ring", "grid" or "strip". `write(pin, bytes)` tells them their colours,
    green, red and blue of each, as neopixel_write does."""

    def __init__(self, write, pin, count, shape, current_ma, direct):
        self._write = write
        self._pin = pin
        self._count = count
        self._shape = shape
        self._limit = current_ma
        self._direct = direct
        self._frame = [0] * count
        self._sent = None
        self._dimmed = {}
        self._dimmed_for = -1
        self._scene = None
        self._lights = None
        self._tints = None
        self._cursor = -1
        self._keys_of = ()
        self._moving = False
        self._start = 0
        self._next = 0
        self.level = 1
        self.turned = 0
        self._send()

    def show(self, scene, now):
        """A changed scene: paints what differs, and starts what moves unless it moves already."""
        self._scene = scene
        changed = self._direct and self._other_keys(scene)
        if scene.lights != self._lights:
            changed = True
            self._lights = list(scene.lights)
            self._moving = False
            for light in self._lights:
                if light[0] in _MOVING:
                    self._moving = True
            self._start = now
            self._next = now + _FRAME_MS
        if changed:
            self._paint(now - self._start)

    def _other_keys(self, scene):
        """Remembers what the direct keys show; True when that is new."""
        if (
            scene.keys == self._keys_of
            and scene.cursor == self._cursor
            and scene.tints == self._tints
        ):
            return False
        self._keys_of = scene.keys
        self._cursor = scene.cursor
        self._tints = list(scene.tints)
        return True

    def step(self, now):
        """Called in every turn of the loop; does nothing while nothing moves."""
        if not self._moving or now < self._next:
            return
        self._next = now + _FRAME_MS
        self._paint(now - self._start)

    def set_level(self, level):
        """0 to 3; 0 is off."""
        if level != self.level:
            self.level = level
            self._send()

    def turn(self, quarters):
        if quarters != self.turned:
            self.turned = quarters
            self._lights = None  # the scene that follows is painted anew

    def alarm(self, lit):
        """All pixels red or off: for troubles before there is any scene."""
        self._fill(0xFF0000 if lit else 0, 256)
        self._send()

    # Painting

    def _put(self, index, value, level):
        self._frame[index] = _shade(value, level)

    def _fill(self, value, level):
        self._frame = [_shade(value, level)] * self._count

    def _paint(self, age):
        scene = self._scene
        self._fill(0, 0)
        still = True
        for light in scene.lights:
            kind = light[0]
            if kind == "who":
                self._fill(colours.light(light[1]), 64)
            elif kind == "wind" or kind == "side":
                self._wind(light[1], kind == "wind")
            elif kind == "bar":
                self._bar(light[1], light[2], light[3])
            elif kind == "race":
                self._race(light[1])
            elif kind == "dice":
                for index in range(min(light[1], self._count)):
                    self._put(index, 0xB0A080, 200)
            elif kind == "pulse":
                still = False
                phase = age // 8 & 255
                self._fill(colours.light(light[1]), 40 + (phase if phase < 128 else 255 - phase))
            elif kind == "flash":
                still = still and age >= _FLASH_MS
                self._flash(light[1], age)
            elif kind == "spin":
                still = still and age >= _SPIN_MS
                if age < _SPIN_MS:
                    self._spin(age)
        if self._direct:
            self._keys(scene)
        if still:
            self._moving = False
        self._send()

    def _wind(self, direction, fixed):
        value = 0x80C0FF
        put = self._put_fixed if fixed else self._put
        if self._shape == "ring":
            middle = _QUARTER[direction] * self._count // 4
            for away in (-2, -1, 0, 1, 2):
                put((middle + away) % self._count, value, 256 >> (2 * abs(away)))
            return
        places = _GRID_WIND if self._shape == "grid" else _STRIP_WIND
        for index in places[direction]:
            # Fewer than five in a row have no places: the last of them says that there is wind.
            put(min(index, self._count - 1), value, 256)

    def _put_fixed(self, pixel, value, level):
        """A pixel of the device, where all else is put as its reader sees it."""
        index = pixel
        if self._shape == "ring":
            index = (pixel - self.turned * self._count // 4) % self._count
        elif self.turned >= 2:
            index = self._count - 1 - pixel
        self._put(index, value, level)

    def _bar(self, amount, total, colour):
        value = colours.light(colour)
        lit = min(self._count, amount * self._count // total) if total > 0 else 0
        if amount > 0 and lit == 0:
            lit = 1
        for index in range(lit):
            self._put(index, value, 200)

    def _race(self, runners):
        best = 0
        for runner in runners:
            best = max(best, runner[1])
        for runner in runners:
            index = min(self._count - 1, runner[1] * self._count >> 8)
            self._put(index, colours.light(runner[0]), 256 if runner[1] == best else 110)

    def _flash(self, names, age):
        if not names:
            return
        if age >= _FLASH_MS:
            self._fill(colours.light(names[0]), 64)
        elif age // 240 % 2 == 0:
            self._fill(colours.light(names[age // 480 % len(names)]), 256)

    def _spin(self, age):
        head = age * self._count // 400 % self._count
        for tail in range(4):
            self._put((head - tail) % self._count, 0xB0A080, 256 >> tail)

    def _keys(self, scene):
        tints = scene.tints
        for index, number in enumerate(scene.keys):
            if 0 < number <= self._count:
                tint = tints[index] if index < len(tints) else None
                value = colours.light(tint) if tint else 0x807868
                self._put(number - 1, value, 256 if index == scene.cursor else 70)

    # To the pixels

    def _place(self, index):
        """Which pixel stands there as the device lies on the table."""
        count = self._count
        if self.turned == 0:
            return index
        if self._shape == "ring":
            return (index + self.turned * count // 4) % count
        return count - 1 - index if self.turned >= 2 else index

    def _send(self):
        level = _LEVELS[self.level]
        total = 0
        for value in self._frame:
            if value:
                total += self._dim(value, level)[1]
        milliamps = total * _CHANNEL_MA // 255
        if milliamps > self._limit:
            level = level * self._limit // milliamps
        sent = bytearray(3 * self._count)
        for index, value in enumerate(self._frame):
            if value:
                place = 3 * self._place(index)
                sent[place : place + 3] = self._dim(value, level)[0]
        if sent != self._sent:
            self._sent = sent
            self._write(self._pin, sent)

    def _dim(self, value, level):
        """A colour at a brightness as the pixels take it, and the sum of its channels rounded
        down."""
        dimmed = self._dimmed
        if level != self._dimmed_for or len(dimmed) > _REMEMBERED:
            dimmed.clear()
            self._dimmed_for = level
        found = dimmed.get(value)
        if found is None:
            channels = [(value >> shift & 255) * level for shift in _GREEN_RED_BLUE]
            # A faint light stays a light: rounding down must not put it out.
            sent = bytes([part + 255 >> 8 for part in channels])
            found = (sent, sum([part >> 8 for part in channels]))
            dimmed[value] = found
        return found


def _shade(value, level):
    """A colour with its channels at a level of 256."""
    return (
        ((value >> 16) * level >> 8) << 16
        | ((value >> 8 & 255) * level >> 8) << 8
        | (value & 255) * level >> 8
    )
