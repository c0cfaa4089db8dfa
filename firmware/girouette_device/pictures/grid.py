# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""A board of squares: the screens draw it themselves, square by square."""

from ..layout import square_size


def width_beside(picture, fonts, width, height):
    return picture[2] * square_size(fonts)


def place(made, picture, fonts, x, y, width, height, alone):
    made.box = (x, y, width, height)
