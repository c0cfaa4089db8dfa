# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The case of the Pico build: a shell that holds ring, OLED, keys and piezo behind its face, and a
base with the Pico on it, screwed in from below.

The shell is printed on its face, the base as it lies: nothing hangs over, no supports. Everything
that is seen from above is a hole through the face; parts lie in fences behind it, with a drop of
hot glue. case.toml has the sizes; how many keys and pixels there are is the board's own affair.
"""

from math import cos, pi, sin

from tools.solid import Part, box, cylinder, frame, prism, ring, rounded


def key_places(size, board):
    """The middle of each key, in the order of KEY_NAMES."""
    count = len(board.KEY_NAMES)
    keys = size["keys"]
    first = size["width"] / 2 - keys["pitch"] * (count - 1) / 2
    return [(first + number * keys["pitch"], keys["y"]) for number in range(count)]


def pixel_places(size, board):
    """The middle of each pixel: 0 looks north, away from the reader, the others go clockwise."""
    _pin, count, _shape = board.LIGHTS
    radius = size["ring"]["pixels"] / 2
    x, y = size["width"] / 2, size["ring"]["y"]
    angles = [2 * pi * number / count for number in range(count)]
    return [(x + radius * sin(angle), y + radius * cos(angle)) for angle in angles]


def north_corners(size):
    north, around = size["north"], size["ring"]
    x = size["width"] / 2
    start = around["y"] + around["outside"] / 2 + size["clearance"] / 2 + size["fence"]["wall"]
    start += north["gap"]
    half = north["width"] / 2
    return [(x - half, start), (x + half, start), (x, start + north["length"])]


def screw_places(size):
    inset = size["screws"]["inset"]
    return [(x, y) for x in (inset, size["width"] - inset) for y in (inset, size["depth"] - inset)]


def pico_holes(size):
    """The four holes of the Pico, whose plug looks through the back wall."""
    pico = size["pico"]
    back = size["depth"] - size["wall"] - pico["plug"]
    across, along = pico["holes"]
    middle = size["width"] / 2
    return [
        (middle + side * across / 2, back - pico["end"] - far * along)
        for side in (-1, 1)
        for far in (0, 1)
    ]


def shell(size, board):
    wall, face = size["wall"], size["height"] - size["wall"]
    width, depth = size["width"], size["depth"]
    body = rounded(0, 0, wall, width, depth, size["height"] - wall, size["corner"])
    body -= rounded(
        wall, wall, 0, width - 2 * wall, depth - 2 * wall, face, size["corner"] - wall
    )  # fmt: skip
    screws = size["screws"]
    for x, y in screw_places(size):
        body += cylinder(x, y, wall, screws["post"], face - wall)
        body -= cylinder(x, y, 0, screws["hole"], wall + screws["depth"])
    body += fences(size)
    for x, y in key_places(size, board):
        body -= cylinder(x, y, face - 1, size["keys"]["diameter"], wall + 2)
    for x, y in pixel_places(size, board):
        body -= cylinder(x, y, face - 1, size["ring"]["hole"], wall + 2)
    for x, y in sound_holes(size):
        body -= cylinder(x, y, face - 1, size["piezo"]["hole"], wall + 2)
    across, high = size["oled_sizes"][size["oled"]["size"]]["window"]
    left, front = width / 2 - across / 2, size["oled"]["y"] - high / 2
    body -= box(left, front, face - 1, across, high, wall + 2)
    body -= prism(north_corners(size), face - 1, wall + 2)
    usb = size["usb"]
    return body - box(
        width / 2 - usb["width"] / 2, depth - wall - 1, 0, usb["width"], wall + 2,
        wall + usb["height"],
    )  # fmt: skip


def sound_holes(size):
    piezo = size["piezo"]
    x, y = piezo["x"], size["oled"]["y"]
    around = [2 * pi * number / 6 for number in range(6)]
    radius = piezo["circle"] / 2
    return [(x, y)] + [(x + radius * sin(a), y + radius * cos(a)) for a in around]


def fences(size):
    """What keeps ring, OLED and piezo in their places behind the face."""
    room, fence = size["clearance"], size["fence"]
    z = size["height"] - size["wall"] - fence["height"]
    middle = size["width"] / 2
    across, high = size["oled_sizes"][size["oled"]["size"]]["board"]
    return (
        ring(middle, size["ring"]["y"], z, size["ring"]["outside"] + room, fence["wall"],
             fence["height"])
        + frame(middle, size["oled"]["y"], z, across + room, high + room, fence["wall"],
                fence["height"])
        + ring(size["piezo"]["x"], size["oled"]["y"], z, size["piezo"]["diameter"] + room,
               fence["wall"], fence["height"])
    )  # fmt: skip


def base(size):
    wall, posts = size["wall"], size["posts"]
    plate = rounded(0, 0, 0, size["width"], size["depth"], wall, size["corner"])
    for x, y in screw_places(size):
        plate -= cylinder(x, y, -1, size["screws"]["through"], wall + 2)
    for x, y in pico_holes(size):
        plate += cylinder(x, y, wall, posts["diameter"], posts["height"])
        plate -= cylinder(x, y, wall, posts["hole"], posts["height"] + 1)
    return plate


def parts(size, board):
    return [Part("shell", shell(size, board), flat=180), Part("base", base(size))]


VARIANTS = {
    'OLED 1.3"': {"oled.size": "1.3"},
    'OLED 0.96"': {"oled.size": "0.96"},
}
