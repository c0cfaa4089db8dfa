# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Pictures: a module for each kind of scene.py's list, loaded when a scene shows it. It has

    width_beside(picture, fonts, width, height)
                                             how wide it is with words right of it
    place(made, picture, fonts, x, y, width, height, alone)
                                             its box and its texts, onto a layout.Plan
    draw(canvas, picture, box)               what is not text; kinds that are all text have none

A canvas is what they are drawn on (pages.Frame, screen_colour.Canvas):

    fill(x, y, width, height, ink)   a rectangle; ink 0 is the background, 1 the usual light
    circle(x, y, radius)             a ring around a place
    runs(x, y, runs)                 columns from x on, (start, length) each, down from y; where
                                     `on_side`, rows from y on, right from x
    ink(tint)                        the ink of a colour key
"""

from girouette.parts import forget, load

_FOLDER = "girouette_device.pictures."
# In memory: those loaded last. A load takes 10 to 15 ms of an RP2040, most of it CircuitPython's
# own collection of garbage after each import, and games come back to one kind or two.
_KEPT = 2

_loaded = []


def kind_of(picture):
    """The module of a picture's kind."""
    name = _FOLDER + picture[0]
    if name not in _loaded:
        if len(_loaded) == _KEPT:
            forget((_loaded.pop(0),))
        _loaded.append(name)
    return load(name)


def standing(picture, quarters):  # type: (tuple, int) -> tuple
    """A picture for a display that is turned clockwise by so many quarters. Winds and boards belong
    to the table and not to their reader: they are turned back, and stay as they lie."""
    kind = picture[0] if picture and quarters else None
    if kind == "arrow":
        return (kind, "nesw"["nesw".index(picture[1]) - quarters], picture[2])
    if kind == "grid":
        cells, width, blinking = picture[1:]
        last = width - 1
        for _ in range(quarters):
            # A quarter against the clock: the right column becomes the first row.
            cells = bytes([cells[row * width + last - column]
                           for column in range(width) for row in range(width)])  # fmt: skip
            blinking = bytes([(last - at % width) * width + at // width for at in blinking])
        return (kind, cells, width, blinking)
    return picture
