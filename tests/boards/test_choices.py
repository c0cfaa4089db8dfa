# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""One board folder on other hardware: other ids of the board, another display by one line."""

import re

import pytest

from host_sim.device import Device
from tests.boards.test_boards import BOARDS, values
from tools.build import LESS_HEAP, board_values, settings, settings_for, unused

STORY = ("OK", "NEXT", "OK", "NEXT", "OK", "OK", "BACK")
IDS = values(BOARDS / "pico_ring")["BOARD_IDS"]


@pytest.fixture
def changed(tmp_path):
    """Makes the Pico build with some of its board file's text replaced."""

    def change(old, new):
        text = (BOARDS / "pico_ring" / "girouette_board.py").read_text("utf-8")
        assert len(re.findall(old, text)) == 1
        (tmp_path / "pico_ring").mkdir()
        (tmp_path / "pico_ring" / "girouette_board.py").write_text(re.sub(old, new, text))
        return Device("pico_ring", lang="fr", boards=tmp_path)

    return change


def pictures(device):
    """What is seen after power-on and after each press, and after a half turn of the device."""
    with device:
        device.power_on()
        seen = [device.picture_text()]
        for key in STORY:
            device.tap(key)
            device.advance(500)
            seen.append(device.picture_text())
        assert device.display.unknown_commands == []
        return seen


@pytest.fixture(scope="module")
def on_a_pico():
    seen = pictures(Device("pico_ring", lang="fr"))
    assert len(set(seen)) > 4
    return seen


@pytest.mark.parametrize("chip", ["sh1106", "ssd1309"])
def test_another_oled_by_one_word_shows_the_same_dots(changed, chip, on_a_pico):
    assert pictures(changed('DISPLAY = ."ssd1306"', f'DISPLAY = ("{chip}"')) == on_a_pico


def test_a_drive_for_a_wired_oled_can_have_another_one():
    assert "bare_displays" not in unused(board_values("pico_ring"))
    assert "bare_displays" in unused(board_values("macropad_rp2040"))


@pytest.mark.parametrize("chip", ["sh1106", "ssd1309"])
def test_another_oled_dims_and_outlives_a_reload(changed, chip):
    with changed('DISPLAY = ."ssd1306"', f'DISPLAY = ("{chip}"') as device:
        device.power_on()
        lit = device.display.contrast
        device.advance(30 * 60_000)
        assert device.display.contrast < lit
        device.reload()
        device.advance(2000)
        assert "#" in device.picture_text()


@pytest.mark.parametrize("board_id", IDS)
def test_every_id_of_the_pico_build_plays(changed, board_id, on_a_pico):
    assert (
        pictures(changed('BOARD_ID = "raspberry_pi_pico"', f'BOARD_ID = "{board_id}"')) == on_a_pico
    )


def test_a_pico_w_is_not_asked_for_memory_that_it_has_not():
    ours = settings(board_values("pico_ring"))
    assert "raspberry_pi_pico_w" in LESS_HEAP and "raspberry_pi_pico_w" in IDS
    assert "CIRCUITPY_HEAP_START_SIZE" in settings_for(ours, "raspberry_pi_pico")
    without = settings_for(ours, "raspberry_pi_pico_w")
    assert "HEAP_START" not in without and ours.startswith(without.rstrip("\n"))


def test_a_light_behind_a_switch_and_keys_of_both_levels():
    with Device("feather_reverse_tft", lang="en", seed=5) as device:
        pins = device.wiring.definition.pins
        assert device.wiring.key_levels == {pins["D0"]: False, pins["D1"]: True, pins["D2"]: True}
        device.power_on()
        assert device.machine.pins[pins["NEOPIXEL_POWER"]].output is True
        for key, words in (("NEXT", "> Tools"), ("PREV", "> Games"), ("OK", "Which game?")):
            device.tap(key)
            device.advance(300)
            assert words in device.describe()
        device.tap("BACK")  # PREV, held
        device.advance(300)
        assert "> Games" in device.describe()


@pytest.mark.parametrize("key", ["OK", "NEXT", "PREV"])
def test_any_of_them_held_gives_the_drive_back(key):
    with Device("feather_reverse_tft", settings={"GIROUETTE_PLAY": 1}) as device:
        device.power_on()
        assert not device.machine.usb_drive
        device.pull_plug()
        device.press(key)
        device.power_on()
        assert device.machine.usb_drive


def made(tmp_path, board, **changes):
    """A board of ours with other values."""
    told = values(BOARDS / board) | changes
    (tmp_path / "made").mkdir()
    text = "".join(f"{name} = {value!r}\n" for name, value in told.items())
    (tmp_path / "made" / "girouette_board.py").write_text(text)
    return Device("made", lang="en", boards=tmp_path)


@pytest.mark.parametrize(
    "display",
    [
        ("st7789", ("GP10", "GP11", "GP9", "GP8", None, "GP13"), 240, 135, 90, (40, 53)),
        ("st7789", ("GP10", "GP11", "GP9", "GP8", "GP12", "GP13"), 240, 240, 0, (0, 0)),
        ("ili9341", ("GP10", "GP11", "GP9", "GP8", "GP12", None), 320, 240, 90, (0, 0)),
    ],
)
def test_a_wired_colour_display_from_the_board_file_alone(tmp_path, display):
    device = made(
        tmp_path, "pico_ring", DISPLAY=display, DISPLAY_SIZE=display[2:4], COLOUR_DISPLAY=True
    )
    with device:
        device.power_on()
        device.tap("OK")
        device.advance(500)
        assert device.display.unknown_commands == []
        # The header is white from edge to edge, what is under it dark but for words.
        rows = device.picture()
        assert rows[0] == [(255, 255, 255)] * display[2]
        assert rows[-1].count((0, 0, 0)) > display[2] // 2


def test_a_stick_is_four_keys_behind_the_others(tmp_path):
    names = ("BACK", "OK", "MENU", "BACK", "PREV", "NEXT", "UP", "DOWN")
    keys = ("shift", "BUTTON_CLOCK", "BUTTON_OUT", "BUTTON_LATCH", 4, True)
    changes = {"BOARD_ID": "pygamer", "KEYS": keys, "KEY_NAMES": names}
    with made(tmp_path, "pybadge", STICK=("JOYSTICK_X", "JOYSTICK_Y"), **changes) as device:
        device.power_on()
        steps = (("DOWN", "> Tools"), ("UP", "> Games"), ("NEXT", "> Tools"), ("PREV", "> Games"))
        for key, words in steps:
            device.tap(key)
            device.advance(300)
            assert words in device.describe()
