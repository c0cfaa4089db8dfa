# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""One board folder on other hardware: other ids of the board, another display by one line."""

import re
from types import SimpleNamespace

import pytest

from host_sim.device import Device
from tests.boards.test_boards import BOARDS, values
from tests.device_side import load
from tests.firmware.common import board_with, show, stub_device
from tests.firmware.scenes import scene
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


def test_a_drive_has_the_wired_displays_of_its_kind_and_no_others():
    """Another OLED, or another colour display, is one word of the board file."""
    both = {"wired_displays", "wired_colour"}
    assert both & unused(board_values("pico_ring")) == {"wired_colour"}
    assert both & unused(board_values("pico_display")) == {"wired_displays"}
    assert both <= unused(board_values("macropad_rp2040"))


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
    return Device("made", lang="en", boards=board_with(tmp_path, "made", board, **changes))


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


# --- a stick -------------------------------------------------------------------------------------


def test_a_stick_is_four_keys_behind_the_others():
    with Device("pygamer", lang="en") as device:
        device.power_on()
        steps = (("DOWN", "> Tools"), ("UP", "> Games"), ("NEXT", "> Tools"), ("PREV", "> Games"))
        for key, words in steps:
            device.tap(key)
            device.advance(300)
            assert words in device.describe()


def test_a_stick_beside_keys_that_have_a_pin_each(tmp_path):
    names = ("OK", "BACK", "PREV", "NEXT", "UP", "DOWN")
    keys = ("pins", ("GP18", "GP19"), False, True)
    with made(tmp_path, "pico_ring", KEYS=keys, KEY_NAMES=names, STICK=("GP26", "GP27")) as device:
        device.power_on()
        for key, words in (("DOWN", "> Tools"), ("UP", "> Games"), ("OK", "Which game?")):
            device.tap(key)
            device.advance(300)
            assert words in device.describe()


class Thumb:
    """A stick at any place, from -1 to 1 on both axes; what the firmware makes of it."""

    def __init__(self):
        module = load("joined_keys")
        self.across = SimpleNamespace(value=32768)
        self.down = SimpleNamespace(value=32768)
        self.stick = module.Stick(self.across, self.down)
        self.event = module.Event()

    def lean(self, across, down):
        self.across.value = 32768 + int(across * 32767)
        self.down.value = 32768 + int(down * 32767)
        said = []
        while self.stick.get_into(self.event):
            name = ("left", "right", "up", "down")[self.event.key_number]
            said.append(name if self.event.pressed else "-" + name)
            assert len(said) < 3, "it never comes to rest"
        return said


def test_a_stick_takes_the_side_that_it_leans_to_most():
    thumb = Thumb()
    assert thumb.lean(0.4, -0.2) == []
    assert thumb.lean(0.6, -0.7) == ["up"]
    assert thumb.lean(0, 0) == ["-up"]
    assert thumb.lean(-0.9, 0.8) == ["left"]


def test_a_thumb_that_wanders_while_it_holds_presses_nothing_else():
    thumb = Thumb()
    assert thumb.lean(0, 1) == ["down"]
    for across in (0.3, 0.6, -0.9):
        assert thumb.lean(across, 0.5) == []
    # Let go on the way to another side: that one begins.
    assert thumb.lean(-0.9, 0.1) == ["-down", "left"]
    # It trembles where it would be let go: neither a new press nor an end.
    assert [thumb.lean(lean, 0) for lean in (-0.3, -0.45, -0.3)] == [[], [], []]
    assert thumb.lean(-0.2, 0) == ["-left"]


def test_a_stick_held_gives_the_drive_back():
    with Device("pygamer", settings={"GIROUETTE_PLAY": 1}) as device:
        device.power_on()
        assert not device.machine.usb_drive
        device.pull_plug()
        device.press("UP")
        device.power_on()
        assert device.machine.usb_drive


# --- Pimoroni's packs ----------------------------------------------------------------------------


def test_one_light_on_three_pins_shows_whose_turn_it_is():
    with stub_device("pico_display") as device:
        device.power_on()
        assert device.lights() == [(0, 0, 0)]
        seen = {}
        for colour in ("red", "green", "blue"):
            show(device, scene(title="x", lights=[("who", colour)]))
            (seen[colour],) = device.lights()
        for place, colour in enumerate(seen):
            assert seen[colour][place] == max(seen[colour]) > 0
        device.reload()
        assert device.lights() == [(0, 0, 0)], "nobody drives its pins"
        device.advance(1000)
        assert device.lights() == [(0, 0, 0)]


def test_the_larger_packs_by_the_lines_of_its_page(tmp_path):
    page = (BOARDS / "pico_display" / "README.md").read_text("utf-8")
    lines = re.findall(r"^    ([A-Z_]+ = .*)$", page, re.M)
    changes = {}
    exec("\n".join(lines), {}, changes)
    assert set(changes) == {"DISPLAY", "DISPLAY_SIZE", "LIGHTS"}
    text = (BOARDS / "pico_display" / "girouette_board.py").read_text("utf-8")
    assert all(f"# {line}" in text for line in lines if line.startswith("DISPLAY"))
    with made(tmp_path, "pico_display", **changes) as device:
        device.power_on()
        device.tap("OK")
        device.advance(500)
        assert device.display.unknown_commands == []
        assert (device.display.width, device.display.height) == changes["DISPLAY_SIZE"]
        rows = device.picture()
        assert rows[0] == [(255, 255, 255)] * 320 and any(rows[200])


def test_a_wired_colour_display_outlives_a_reload():
    with Device("pico_display", lang="en") as device:
        device.power_on()
        shown = device.picture()
        device.reload()
        device.advance(2000)
        assert device.picture() == shown and device.backlight > 0
