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


@pytest.mark.parametrize("board", BOARD_NAMES)
def test_a_long_list_can_be_left_on_every_board(board):
    """The MacroPad's spare key is option 12 of a list that long: OK held leads back there."""
    with Device(board, lang="en") as device:
        device.power_on()
        for option in ("settings", "facts"):
            while device.app.question.options[device.app.cursor] != option:
                device.tap("NEXT")
            device.tap("OK")
        device.tap("OK")
        assert device.app.question.key == "known" and len(device.app.question.options) > 12
        for place in ("facts", "settings", "home", "home"):
            device.hold("OK", 700)
            assert device.app.question.key == place


def test_ok_held_chooses_no_language():
    with Device("pico_ring") as device:
        device.power_on()
        device.tap("NEXT")
        device.hold("OK", 700)
        assert device.app.question.key == "language"
        device.tap("OK")
        assert device.app.texts.language == "en"
