# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""A board of squares: the screens draw it themselves, square by square."""


def width_beside(picture, fonts, width, height):
    return min(width, height)


def place(made, picture, fonts, x, y, width, height, alone):
    made.box = (x, y, width, height)
