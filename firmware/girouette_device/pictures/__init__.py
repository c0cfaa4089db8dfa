# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Pictures: a module for each kind of scene.py's list, loaded when a scene first shows one.

Most games show one or two kinds; main.py forgets all of them when a game begins and when it ends.
A kind has

    width_beside(picture, fonts, width, height)
                                             how wide it is with words right of it
    place(made, picture, fonts, x, y, width, height, alone)
                                             its box and its texts, onto a layout.Plan
    draw(canvas, picture, box)               what is not text; kinds that are all text have none

A canvas is what they are drawn on (canvas.py here, screen_colour.Canvas):

    fill(x, y, width, height, ink)   a rectangle; ink 0 is the background, 1 the usual light
    circle(x, y, radius)             a ring around a place
    runs(x, y, runs)                 columns from x on, (start, length) each, down from y; where
                                     `on_side`, rows from y on, right from x
    ink(tint)                        the ink of a colour key
"""

from girouette.parts import load

from .. import layout


def kind(picture):
    """The module of a picture's kind."""
    return load("girouette_device.pictures." + picture[0])


def place(made, scene, fonts, top, width, bottom):
    """Places a scene's picture; gives (left, top) of the room that is left for words."""
    picture = scene.picture
    shape = kind(picture)
    height = bottom - top
    if not scene.options and not scene.lines:
        shape.place(made, picture, fonts, 0, top, width, height, True)
        return 0, bottom
    if width < 100 or picture[0] == "bars" and not scene.options:
        # Over its words: narrow displays, and tables with a line under them.
        below = min(len(scene.lines) + len(scene.options), 3 if width > 100 else 5)
        height = max(height // 3, height - below * fonts[layout.SMALL][1] - 2)
        if width < 100:
            height = width if picture[0] in ("grid", "qr") else min(height, width - 10)
        shape.place(made, picture, fonts, 0, top, width, height, True)
        return 0, top + height + 2
    across = shape.width_beside(picture, fonts, width, height)
    shape.place(made, picture, fonts, 0, top, across, height, False)
    return across + (1 if picture[0] == "grid" else 3), top
