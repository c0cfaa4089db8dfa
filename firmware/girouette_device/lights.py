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

Less usual kinds, and those that move, are in light_shows.py.
Direct keys that take an option show its colour, the chosen one brightly.
"""

import gc
import sys

from micropython import const

from girouette.parts import forget, load

from . import colours

_LEVELS = (0, 20, 64, 160)  # of 256, by the brightness setting: more would glare at the table
_CHANNEL_MA = const(20)  # of one colour of a pixel, fully on
_FRAME_MS = const(60)
_GREEN_RED_BLUE = (8, 16, 0)  # shifts of the channels, in the order in which pixels take them

# Pixels that say a direction, a bit each, the first one's the last: of the three by four grid, and
# of a strip of five.
_GRID_WIND = {
    "n": 0b000_000_000_111,
    "e": 0b100_100_100_100,
    "s": 0b111_000_000_000,
    "w": 0b001_001_001_001,
}
_STRIP_WIND = {"n": 0b00100, "e": 0b11000, "s": 0b10001, "w": 0b00011}
# The less usual lights: a part, loaded after the picture, that goes when it was not wanted for a
# while. Games that have such lights have them often.
_SHOWS = "girouette_device.light_shows"
_FORGOTTEN_AFTER = const(2)


class Lights:
    """`count` pixels in a "ring", "grid" or "strip". `write(pin, bytes)` tells them their colours,
    green, red and blue of each, as neopixel_write does."""

    def __init__(self, write, pin, count, shape, current_ma, direct):
        self._write = write
        self._pin = pin
        self.count = count
        self._shape = shape
        self._limit = current_ma
        self._direct = direct
        self._frame = [0] * count
        self._sent = None
        self._scene = None
        self._lights = None  # those of the scene, as they are painted
        self._keys = None  # and what its direct keys show
        self._quiet = 0  # changes of the lights since a less usual one
        self._moving = False
        self._start = 0
        self._next = 0
        self.level = 1
        self.turned = 0
        self.send()

    def show(self, scene, now):
        """A changed scene: paints what differs, and starts what moves unless it moves already."""
        lights = list(scene.lights)
        keys = (scene.keys, scene.cursor, list(scene.tints)) if self._direct else None
        self._scene = scene
        if lights != self._lights:
            self._start = now
            self._next = now + _FRAME_MS
            self._quiet += 1
            if self._quiet == _FORGOTTEN_AFTER:
                forget((_SHOWS,))
        elif keys == self._keys:
            return
        self._lights = lights
        self._keys = keys
        self._paint(now - self._start)

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
            self.send()

    def turn(self, quarters):
        if quarters != self.turned:
            self.turned = quarters
            self._lights = None  # the scene that follows is painted anew

    # Painting

    def put(self, index, value, level):
        """One pixel, by its place as its reader sees it; it shows with the next `send`."""
        self._frame[index] = _shade(value, level)

    def fill(self, value, level):
        """All pixels."""
        self._frame = [_shade(value, level)] * self.count

    def _paint(self, age):
        scene = self._scene
        self.fill(0, 0)
        self._moving = False
        for light in scene.lights:
            kind = light[0]
            if kind == "who":
                self.fill(colours.light(light[1]), 64)
            elif kind == "wind" or kind == "side":
                self._wind(light[1], kind == "wind")
            else:
                self._quiet = 0
                if _SHOWS not in sys.modules:
                    # Nobody waits for lights, and what stays must lie below a picture's garbage.
                    gc.collect()
                self._moving |= load(_SHOWS).paint(self, light, age)
        if self._direct:
            self._paint_keys(scene)
        self.send()

    def _wind(self, direction, fixed):
        value = 0x80C0FF
        count = self.count
        # What is fixed is put where turning brings it back.
        turned = self.turned if fixed else 0
        if self._shape == "ring":
            middle = "nesw".index(direction) * count // 4 - turned * count // 4
            for away in (-2, -1, 0, 1, 2):
                self.put((middle + away) % count, value, 256 >> (2 * abs(away)))
            return
        places = (_GRID_WIND if self._shape == "grid" else _STRIP_WIND)[direction]
        for index in range(12):
            if places >> index & 1:
                # Fewer than five in a row have no places: the last of them says that there is wind.
                index = min(index, count - 1)
                self.put(count - 1 - index if turned >= 2 else index, value, 256)

    def _paint_keys(self, scene):
        tints = scene.tints
        for index, number in enumerate(scene.keys):
            if 0 < number <= self.count:
                tint = tints[index] if index < len(tints) else None
                value = colours.light(tint) if tint else 0x807868
                self.put(number - 1, value, 256 if index == scene.cursor else 70)

    # To the pixels

    def _place(self, index):
        """Which pixel stands there as the device lies on the table."""
        count = self.count
        if self.turned == 0:
            return index
        if self._shape == "ring":
            return (index + self.turned * count // 4) % count
        return count - 1 - index if self.turned >= 2 else index

    def send(self):
        """Tells the pixels, if they show something else."""
        level = _LEVELS[self.level]
        total = 0
        for value in self._frame:
            if value:
                for shift in _GREEN_RED_BLUE:
                    total += (value >> shift & 255) * level >> 8
        milliamps = total * _CHANNEL_MA // 255
        if milliamps > self._limit:
            level = level * self._limit // milliamps
        sent = bytearray(3 * self.count)
        for index, value in enumerate(self._frame):
            if value:
                place = 3 * self._place(index)
                for shift in _GREEN_RED_BLUE:
                    # A faint light stays a light: rounding down must not put it out.
                    sent[place] = (value >> shift & 255) * level + 255 >> 8
                    place += 1
        if sent != self._sent:
            self._sent = sent
            self._write(self._pin, sent)


def _shade(value, level):
    """A colour with its channels at a level of 256."""
    return (
        ((value >> 16) * level >> 8) << 16
        | ((value >> 8 & 255) * level >> 8) << 8
        | (value & 255) * level >> 8
    )
