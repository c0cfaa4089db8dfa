# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Pictures of every scene of the catalogue, on every board, as the display chips show them."""

import pytest

from tests.device_side import load

from .common import (
    BOARD_NAMES,
    HERE,
    board_with,
    plug_in_settings,
    show,
    slow_but_few,
    stub_device,
)
from .scenes import CATALOGUE, scene

layout = load("layout")

# With large text: short and long options, beside each kind of picture that has any.
LARGE = (
    "menu", "options_few", "options_keys", "options_many", "value_options", "arrow_left_out",
    "dice_options", "grid_options", "panel_options", "bars_options",
)  # fmt: skip


# Displays that none of our boards has, on wires: they are known from the board file alone.
_WIRES = ("GP10", "GP11", "GP9", "GP8", "GP12", "GP13")
WIRED = {
    "st7789_240x240": ("st7789", _WIRES, 240, 240, 0, (0, 0)),
    "ili9341_320x240": ("ili9341", _WIRES, 320, 240, 90, (0, 0)),
}


@pytest.fixture(scope="module", params=slow_but_few([*BOARD_NAMES, *WIRED]))
def device(request, tmp_path_factory):
    boards = None
    if request.param in WIRED:
        display = WIRED[request.param]
        boards = board_with(
            tmp_path_factory.mktemp("boards"), request.param, "pico_ring",
            DISPLAY=display, DISPLAY_SIZE=display[2:4], COLOUR_DISPLAY=True, ROTATIONS=(0, 2),
        )  # fmt: skip
    with stub_device(request.param, boards=boards) as made:
        made.power_on()
        made.name = request.param
        yield made


def compare(device, name, golden, tmp_path):
    device.png(tmp_path / "now.png", scale=1)
    # Boards with displays of one size show the same pictures: one golden serves them.
    kind = "colour" if device.board["COLOUR_DISPLAY"] else "mono"
    width, height = device.board["DISPLAY_SIZE"]
    if (width, height) not in ((128, 64), (160, 128)):
        kind += f"_{width}x{height}"
    golden(HERE / "goldens" / kind / f"{name}.png", (tmp_path / "now.png").read_bytes())


@pytest.mark.parametrize("name", CATALOGUE)
def test_picture(device, name, golden, tmp_path):
    show(device, CATALOGUE[name])
    compare(device, name, golden, tmp_path)


@pytest.mark.parametrize("name", LARGE)
def test_picture_with_large_text(device, name, golden, tmp_path):
    plug_in_settings(device, large=1)
    show(device, CATALOGUE[name])
    compare(device, "large_" + name, golden, tmp_path)
    plug_in_settings(device, large=0)


def test_large_text_shows_one_option_and_the_keys_bring_the_others(device):
    scene = CATALOGUE["menu"]
    show(device, scene)
    usual = device.picture()
    plug_in_settings(device, large=1)
    pictures = []
    for place in range(len(scene.options)):
        assert device.app.scene.sight == (place, place + 1)
        pictures.append(device.picture())
        device.app.press("NEXT", 0)
        device.advance(60)
    assert all(pictures.count(picture) == 1 for picture in pictures)
    assert device.picture() == pictures[0], "round and back again"
    plug_in_settings(device, large=0)
    assert device.picture() == usual


def test_turned_by_half_it_is_the_same_picture_upside_down(device):
    show(device, CATALOGUE["value_options"])
    upright = device.picture()
    plug_in_settings(device, rotation=2)
    turned = device.picture()
    plug_in_settings(device, rotation=0)
    assert [row[::-1] for row in turned[::-1]] == upright


def test_what_a_scene_shows_does_not_depend_on_the_one_before(device):
    show(device, CATALOGUE["menu"])
    for name in ("grid", "panel_options", "value_three", "options_many", "dice_eight", "bars"):
        show(device, CATALOGUE[name])
        show(device, CATALOGUE["text"])
    again = device.picture()
    show(device, CATALOGUE["crash"])
    show(device, CATALOGUE["text"])
    assert device.picture() == again


def test_quarter_turns_where_the_board_takes_them(golden, tmp_path):
    with stub_device("pico_ring") as device:
        device.power_on()
        for quarters in (1, 3):
            plug_in_settings(device, rotation=quarters)
            for name in ("menu", "value_options", "arrow_east", "grid", "bars"):
                show(device, CATALOGUE[name])
                device.png(tmp_path / "now.png", scale=1)
                path = HERE / "goldens" / f"quarter_{quarters}" / f"{name}.png"
                golden(path, (tmp_path / "now.png").read_bytes())


@pytest.mark.parametrize("rotation", (0, 1, 2, 3))
@pytest.mark.parametrize("large", (0, 1))
@pytest.mark.parametrize("board", ("pico_ring", "macropad_rp2040"))
def test_a_value_that_turns_is_as_one_drawn_anew(board, large, rotation):
    """Where nothing else changes, only the dots of it that differ are drawn; those of the next ones
    are known already, because nobody has pressed for a while."""
    caption = "‹1–40›"
    values = ("8", "9", "8", "7", "1", "12", "13", "12", "40", "?")
    with stub_device(board) as device:
        device.power_on()
        plug_in_settings(device, rotation=rotation, large=large)
        for name in ("value_options", "value_two"):
            asked = CATALOGUE[name]
            turned = []
            for value in values:
                show(device, asked, picture=("value", value, caption))
                turned.append(device.picture())
            # Another caption, as wide: all is another picture.
            show(device, asked, picture=("value", values[-1], "‹1–41›"))
            assert device.picture() != turned[-1]
            for value, seen in zip(values, turned, strict=True):
                show(device, CATALOGUE["crash"])
                show(device, asked, picture=("value", value, caption))
                assert device.picture() == seen, (name, value)
            assert len({str(picture) for picture in turned}) == len(set(values))


@pytest.mark.parametrize("rotation", (0, 1, 2, 3))
@pytest.mark.parametrize("board", ("pico_ring", "macropad_rp2040"))
def test_the_cursor_of_a_board_is_as_one_drawn_anew(board, rotation):
    """It is put square by square, and only their columns are sent."""
    cells, width = CATALOGUE["grid"].picture[1:3]
    ways = (b"\x00", b"\x01", b"\x11", bytes(range(32, 48)), bytes((40,)), b"", b"\xff\xf0")
    with stub_device(board) as device:
        device.power_on()
        plug_in_settings(device, rotation=rotation)
        moved = []
        for squares in ways:
            show(device, CATALOGUE["grid"], picture=("grid", cells, width, squares))
            moved.append(device.picture())
        for squares, seen in zip(ways, moved, strict=True):
            show(device, CATALOGUE["crash"])
            show(device, CATALOGUE["grid"], picture=("grid", cells, width, squares))
            assert device.picture() == seen, squares
        assert len({str(picture) for picture in moved}) == len(ways)


def test_a_rotation_that_does_not_fit_the_board_is_not_taken():
    with stub_device("feather_oled") as device:
        device.power_on()
        show(device, CATALOGUE["menu"])
        upright = device.picture()
        plug_in_settings(device, rotation=1)
        assert device.picture() == upright


def test_a_line_stands_between_the_number_of_a_key_and_an_option_that_begins_with_one():
    with stub_device("macropad_rp2040") as device:
        device.power_on()
        made = scene(title="Zoé", who="red", options=["libre", "trente s"], cursor=0, keys=[1, 2])
        lit = []
        for text in ("trente s", "30 s"):
            made.options[1] = text
            show(device, made)
            lit.append(sum(row[layout.MARKER - 1] for row in device.picture()[12:]))
        assert lit == [0, 8]


def test_on_its_side_a_page_may_end_at_the_very_edge():
    """The last row of the last line, which only some letters use, is one below the display."""
    page = scene(
        title="Fire Tower",
        corner="T40 vent E",
        lines=[
            "Bérénice tire une carte au hasard de chaque main active. Les mains se complètent en "
            "fin de tour."
        ],
        picture=("arrow", "e", "est"),
    )
    last = max(layout.plan(page, 64, 128).texts, key=lambda text: text[2])
    assert last[2] + layout.LITTLE_FONTS[last[0]][1] > 128
    with stub_device("pico_ring") as device:
        device.power_on()
        plug_in_settings(device, rotation=1)
        show(device, page)
        lit = [column for row in device.picture() for column, dot in enumerate(row) if dot]
        assert min(lit) == 0 and max(lit) >= 121, (
            "the header at one edge, the last line at the other"
        )
