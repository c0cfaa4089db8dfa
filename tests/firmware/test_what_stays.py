# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Turning the picture turns text. The wind and the board stay as they lie on the table: looked at
on the glass and the pixels, as dots of the device, in every turn of every board."""

import pytest

from .common import BOARD_NAMES, plug_in_settings, show, stub_device
from .scenes import scene

CLOCKWISE = {(0, -1): (1, 0), (1, 0): (0, 1), (0, 1): (-1, 0), (-1, 0): (0, -1)}
_FLAME = 3
CORNERS = {"nw": 0, "ne": 15, "sw": 240, "se": 255}


def ink(device):
    """(x, y) of every dot on the glass that is lit."""
    dark = (0, 0, 0) if device.board["COLOUR_DISPLAY"] else 0
    rows = device.picture()
    return [(x, y) for y, row in enumerate(rows) for x, dot in enumerate(row) if dot != dark]


def middle(dots):
    """The middle of the box around some dots."""
    across, down = [x for x, _ in dots], [y for _, y in dots]
    return (min(across) + max(across)) / 2, (min(down) + max(down)) / 2


def sign(number):
    return (number > 0) - (number < 0)


def points(dots):
    """Where an arrow in a ring points: the half with its head is the one that is wide."""
    x, y = middle(dots)
    right = sum((dot[0] - x) * (dot[1] - y) ** 2 for dot in dots)
    down = sum((dot[1] - y) * (dot[0] - x) ** 2 for dot in dots)
    assert max(abs(right), abs(down)) > 10 * min(abs(right), abs(down))
    return (sign(right), 0) if abs(right) > abs(down) else (0, sign(down))


def turned(device):
    for quarters in device.board["ROTATIONS"]:
        plug_in_settings(device, rotation=quarters)
        yield quarters


@pytest.fixture(params=BOARD_NAMES)
def device(request):
    with stub_device(request.param) as device:
        device.power_on()
        yield device


def test_the_arrow_points_the_same_way_in_every_turn(device):
    ways = []
    for direction in "nesw":
        seen = set()
        for _ in turned(device):
            show(device, scene(picture=("arrow", direction, "")))
            seen.add(points(ink(device)))
        assert len(seen) == 1, direction
        ways.append(seen.pop())
    assert [CLOCKWISE[way] for way in ways] == ways[1:] + ways[:1]


def test_the_lights_of_the_wind_are_the_same_in_every_turn(device):
    for direction in "nesw":
        show(device, scene(title="x", lights=[("wind", direction)]))
        seen = set()
        for _ in turned(device):
            device.advance(60)
            seen.add(tuple(device.lights()))
        assert len(seen) == 1 and any(any(colour) for colour in seen.pop()), direction


def test_lights_that_are_read_turn_with_their_reader(device):
    if len(device.lights()) == 1:
        return  # a single light has no side
    seen = set()
    for _ in turned(device):
        show(device, scene(title="x", lights=[("bar", 1, 4, "red")]))
        seen.add(tuple(device.lights()))
    assert len(seen) > 1


def test_a_board_of_squares_stays_as_it_lies(device):
    for empty in CORNERS:
        cells = bytearray(256)
        for corner, square in CORNERS.items():
            cells[square] = 0 if corner == empty else _FLAME
        seen = set()
        for _ in turned(device):
            show(device, scene(picture=("grid", bytes(cells), 16, b""), lines=["a"], title="b"))
            plain = ink(device)
            show(device, scene(picture=("grid", bytes(256), 16, b""), lines=["a"], title="b"))
            blank = set(ink(device))
            flames = [dot for dot in plain if dot not in blank]
            x, y = middle(flames)
            there = {(sign(dot[0] - x), sign(dot[1] - y)) for dot in flames}
            seen.add(frozenset(there))
        assert len(seen) == 1 and len(seen.pop()) == 3, empty


def test_the_cursor_stays_on_its_square(device):
    cells = bytearray(256)
    cells[0] = cells[255] = _FLAME
    seen = set()
    for _ in turned(device):
        places = []
        for square in (b"", bytes((15,))):
            show(device, scene(picture=("grid", bytes(cells), 16, square), lines=["a"], title="b"))
            places.append(ink(device))
        show(device, scene(picture=("grid", bytes(256), 16, b""), lines=["a"], title="b"))
        blank = set(ink(device))
        x, y = middle([dot for dot in places[0] if dot not in blank])
        cursor = set(places[1]) - set(places[0])
        seen.add(frozenset((sign(dot[0] - x), sign(dot[1] - y)) for dot in cursor))
    assert len(seen) == 1 and len(seen.pop()) == 1
