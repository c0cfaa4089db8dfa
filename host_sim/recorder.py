# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Pictures and films of a device: its screen with its lights beside it, without any browser."""

import math

from PIL import Image, ImageDraw

_PAPER = (24, 26, 31)
_BEZEL = (8, 9, 11)
_UNLIT = (58, 60, 66)
# A still longer than this says no more than one of this length.
_LONGEST_STILL_MS = 2500
_SHORTEST_STILL_MS = 20
_LAST_STILL_MS = 3000
FILM_SCALE = 2  # of those in the guides: small files


def shine(colour):
    """A light's colour as the eye takes it: LEDs driven at a tenth look far brighter than that."""
    return tuple(round(255 * (channel / 255) ** 0.35) for channel in colour)


def light_places(shape, count, width, height):
    """Where the lights stand: (size of the space they take, [(x, y)...]), in dots of the screen."""
    if shape == "ring":
        size = max(height, 64)
        centre, radius = size / 2, size / 2 - 8
        turns = [2 * math.pi * index / count for index in range(count)]
        return (size, size), [
            (centre + radius * math.sin(turn), centre - radius * math.cos(turn)) for turn in turns
        ]
    if shape == "grid":
        step = 16
        rows = -(-count // 3)
        return (3 * step, rows * step), [
            (step * (index % 3) + step / 2, step * (index // 3) + step / 2)
            for index in range(count)
        ]
    step = width / max(1, count)
    return (width, 20), [(step * index + step / 2, 10) for index in range(count)]


def picture(device, scale=4):
    """The screen in a bezel, the lights on its right (a strip: below)."""
    screen = device.display.image(scale)
    margin = 6 * scale
    lights = device.lights()
    shape = device.board["LIGHTS"][2] if lights else None
    space, places = light_places(shape, len(lights), device.display.width, device.display.height)
    width, height = screen.width + 2 * margin, screen.height + 2 * margin
    left, top = margin, margin
    if shape == "strip":
        top = height
        height += space[1] * scale
    elif shape:
        left = width
        height = max(height, space[1] * scale + 2 * margin)
        top = (height - space[1] * scale) // 2
        width += space[0] * scale + margin
    image = Image.new("RGB", (width, height), _PAPER)
    draw = ImageDraw.Draw(image)
    at = (margin, margin if shape == "strip" else (height - screen.height) // 2)
    edge = 2 * scale
    box = (at[0] - edge, at[1] - edge, at[0] + screen.width + edge, at[1] + screen.height + edge)
    draw.rounded_rectangle(box, 2 * scale, fill=_BEZEL)
    image.paste(screen, at)
    radius = 4 * scale
    for (x, y), colour in zip(places, lights, strict=True):
        x, y = left + x * scale, top + y * scale
        lit = any(colour)
        draw.ellipse(
            (x - radius, y - radius, x + radius, y + radius),
            fill=shine(colour) if lit else _PAPER,
            outline=None if lit else _UNLIT,
        )
    return image


def save(image, file, colours=32):
    """As a small PNG: a few colours, which is all that a screen and its lights have."""
    image.quantize(colours, dither=Image.Dither.NONE).save(file, "PNG", optimize=True)


class Recorder:
    """Keeps a frame whenever what is seen changed: call `look(device, now_ms)` often."""

    def __init__(self, scale=3):
        self.scale = scale
        self.frames = []  # [picture, how long it stood in ms]
        self._since = 0
        self._seen = None

    def look(self, device, now_ms):
        seen = (device.powered, device.display.bytes, tuple(device.lights()))
        if seen == self._seen:
            return
        self._seen = seen
        frame = picture(device, self.scale)
        if self.frames:
            if self.frames[-1][0].tobytes() == frame.tobytes():
                return
            self.frames[-1][1] = now_ms - self._since
        self.frames.append([frame, 0])
        self._since = now_ms

    def save(self, path):
        """Write the film as a GIF."""
        if not self.frames:
            raise ValueError("nothing was seen: there is no film to write")
        self.frames[-1][1] = _LAST_STILL_MS
        stills = [frame.quantize(64, dither=Image.Dither.NONE) for frame, _duration in self.frames]
        stills[0].save(
            path,
            format="GIF",
            save_all=True,
            append_images=stills[1:],
            duration=[
                int(min(max(duration, _SHORTEST_STILL_MS), _LONGEST_STILL_MS))
                for _frame, duration in self.frames
            ],
            loop=0,
        )


class Camera:
    """The films of a story, each from its `film` line to the next: keep(name, recorder) gets it.
    With `always` it films all of it."""

    def __init__(self, keep, always=None):
        self._keep = keep
        self._name = ""
        self._always = always
        self.film = always

    def turn(self, name):
        """Begin the film of that name, or "end" the one that runs."""
        if self.film is not None and self.film is not self._always:
            self._keep(self._name, self.film)
        self._name = name
        self.film = self._always if name == "end" else Recorder(FILM_SCALE)

    def look(self, device, now_ms):
        for film in {id(film): film for film in (self._always, self.film) if film}.values():
            film.look(device, now_ms)
