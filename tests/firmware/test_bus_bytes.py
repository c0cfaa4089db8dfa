# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""How many bytes reach an SSD1306: few for a cursor, one screen at most for anything."""

import pytest

from tests.device_side import load

from .common import show, stub_device
from .scenes import CATALOGUE

CURSOR_MOVE = 60
WHOLE_SCREEN = 1100


@pytest.fixture(scope="module")
def device():
    with stub_device("pico_ring") as made:
        made.power_on()
        yield made


def spent(device, action):
    device.clear_stats()
    action()
    device.advance(100)
    return device.stats["bus_bytes"]


# Scenes whose options are all in sight, so that a cursor move scrolls nothing.
STEADY = [
    name for name, scene in CATALOGUE.items()
    if len(scene.options) == len(load("layout").plan(scene, 128, 64).marks) > 1
]  # fmt: skip
assert len(STEADY) > 5


@pytest.mark.parametrize("name", STEADY)
def test_a_cursor_move_is_a_few_bytes(device, name):
    show(device, CATALOGUE[name])
    for _ in CATALOGUE[name].options:
        count = spent(device, lambda: device.tap("NEXT"))
        assert 0 < count <= CURSOR_MOVE
    assert spent(device, lambda: device.tap("PREV")) <= CURSOR_MOVE


@pytest.mark.slow
def test_a_new_question_is_one_screen_at_most(device):
    names = list(CATALOGUE)
    for first in names:
        for second in names[:: 1 + len(names) // 7]:
            show(device, CATALOGUE[first])
            count = spent(device, lambda second=second: show(device, CATALOGUE[second]))
            assert count <= WHOLE_SCREEN, (first, second)


def test_the_same_scene_again_sends_nothing(device):
    show(device, CATALOGUE["value_options"])
    assert spent(device, lambda: show(device, CATALOGUE["value_options"])) == 0


def test_a_new_digit_sends_only_the_digit(device):
    show(device, CATALOGUE["value_options"])
    picture = ("value", "6", "à jouer")
    count = spent(device, lambda: show(device, CATALOGUE["value_options"], picture=picture))
    assert 0 < count < WHOLE_SCREEN // 4


def test_moving_over_the_board_sends_two_squares(device):
    show(device, CATALOGUE["grid"])
    kind, cells, width, (cursor,) = CATALOGUE["grid"].picture
    for square in (cursor + 1, cursor + 16, 255, 0):
        device.clear_stats()
        show(device, CATALOGUE["grid"], picture=(kind, cells, width, bytes((square,))))
        assert 0 < device.stats["bus_bytes"] <= 120


def test_an_idle_screen_sends_nothing(device):
    show(device, CATALOGUE["menu"])
    device.clear_stats()
    device.advance(20_000)
    assert device.stats["bus_bytes"] == 0
    assert device.stats["light_shows"] == 0
