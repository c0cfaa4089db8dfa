# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Pictures: a module for each kind of scene.py's list, loaded when a scene shows it
(layout.kind_of). It has

    width_beside(picture, fonts, width, height)
                                             how wide it is with words right of it
    place(made, picture, fonts, x, y, width, height, alone)
                                             its box and its texts, onto a layout.Plan
    draw(canvas, picture, box)               what is not text; kinds that are all text have none

A canvas is what they are drawn on (pages.Frame, screen_colour.Canvas):

    fill(x, y, width, height, ink)   a rectangle; ink 0 is the background, 1 the usual light
    runs(x, y, runs)                 columns from x on, (start, length) each, down from y; where
                                     `on_side`, rows from y on, right from x
    ink(tint)                        the ink of a colour key
"""
