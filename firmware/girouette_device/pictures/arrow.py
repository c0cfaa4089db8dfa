# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The wind: a compass, and which way it is."""

from ..layout import TEXT, caption_font, caption_width, place_caption


def width_beside(picture, fonts, width, height):
    under = picture[2]
    high = height - (fonts[TEXT][1] if under else 0)
    return min(width * 2 // 5, max(caption_width(under, fonts), high))


def place(made, picture, fonts, x, y, width, height, alone):
    under = picture[2]
    if not under:
        made.box = (x, y, width, height)
        return
    font = caption_font(under, fonts, width)
    side = min(width, height - fonts[font][1])
    top = y + (height - fonts[font][1] - side) // 2
    made.box = (x, top, width, side)
    place_caption(made, under, font, fonts, x, top + side, width)


def draw(canvas, picture, box):
    """A ring, and an arrow that points where the wind blows."""
    direction = picture[1]
    x, y, width, height = box
    radius = (min(width, height) - 1) // 2
    middle_x = x + width // 2
    middle_y = y + height // 2
    _ring(canvas, middle_x, middle_y, radius)
    reach = radius - 4
    # From the tip: a head that widens to half the ring, then a shaft.
    shaft = max(2, reach // 4)
    wide = max(shaft, (reach - 1) * 3 // 4)
    runs = []
    if (direction == "e" or direction == "w") != canvas.on_side:
        for behind in range(2 * reach + 1):
            half = behind * 3 // 4 if behind < reach else shaft
            runs.append((wide - half, 2 * half + 1))
        if direction == "e" or direction == "s":
            runs.reverse()
    else:
        for away in range(-wide, wide + 1):
            away = abs(away)
            first = (4 * away + 2) // 3
            end = reach
            if away <= shaft:
                first = min(first, reach)
                end = 2 * reach + 1
            if direction == "e" or direction == "s":
                first, end = 2 * reach + 1 - end, 2 * reach + 1 - first
            runs.append((first, end - first))
    if direction == "e" or direction == "w":
        canvas.runs(middle_x - reach, middle_y - wide, runs)
    else:
        canvas.runs(middle_x - wide, middle_y - reach, runs)


def _ring(canvas, x, y, radius):
    """By the steps of Bresenham: along an eighth of it, mirrored eight times."""
    # How far from the middle each column (a row on its side) has its dots: from, to.
    nearest = [radius] * (radius + 1)
    farthest = [0] * (radius + 1)
    across, down, error = 0, radius, 3 - 2 * radius
    while across <= down:
        for near, far in ((across, down), (down, across)):
            nearest[near] = min(nearest[near], far)
            farthest[near] = max(farthest[near], far)
        if error <= 0:
            error += 4 * across + 6
        else:
            error += 4 * (across - down) + 10
            down -= 1
        across += 1
    upper = []
    lower = []
    for column in range(-radius, radius + 1):
        near, far = nearest[abs(column)], farthest[abs(column)]
        upper.append((radius - far, far - near + 1))
        lower.append((radius + near, far - near + 1))
    canvas.runs(x - radius, y - radius, upper)
    canvas.runs(x - radius, y - radius, lower)
