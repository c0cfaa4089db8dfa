# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The whole thing, shell and games included, on every board."""

import pytest

from host_sim.device import Device

from .common import BOARD_NAMES


def ink(device):
    rows = device.picture()
    dark = (0, 0, 0) if device.board["COLOUR_DISPLAY"] else 0
    return sum(dot != dark for row in rows for dot in row)


def start_a_game(device):
    """Language, games, the first game, and some of its first questions."""
    for _ in range(5):
        device.tap("OK")
        device.advance(200)
        assert ink(device) > 100, device.describe()


@pytest.mark.parametrize("board", BOARD_NAMES)
def test_from_power_on_into_a_game_and_back_after_a_cut(board):
    with Device(board) as device:
        device.power_on()
        assert device.console.startswith("girouette ")
        start_a_game(device)
        assert "game=" in device.console
        # Ports that erase collect their writes: give them the time that they take.
        device.advance(20_000)
        sentence = device.describe()
        device.pull_plug()
        device.power_on()
        come_back(device, sentence)


def come_back(device, sentence):
    """The game is offered, or there at once."""
    if device.describe() != sentence:
        device.tap("OK")
        device.advance(300)
    assert device.describe() == sentence


def test_a_file_written_over_usb_in_mid_game_brings_the_game_back_by_itself():
    with Device("pico_ring") as device:
        device.power_on()
        start_a_game(device)
        device.advance(4000)
        sentence = device.describe()
        device.write_file_over_usb("/facts.txt", b"tof.campfire = 1")
        device.advance(3000)
        assert device.console.count("girouette ") == 2, "it did not restart"
        assert device.describe() == sentence


def test_a_crash_in_a_game_loses_nothing():
    with Device("pico_ring") as device:
        device.power_on()
        start_a_game(device)
        sentence = device.describe()
        device.app.tick = None
        device.advance(100)
        assert "TypeError" in device.console
        assert device.describe() != sentence
        assert ink(device) > 100
        device.tap("OK")
        device.advance(1000)
        come_back(device, sentence)
