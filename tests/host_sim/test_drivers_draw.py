# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Real driver libraries over the real displayio: what is drawn is what the glass shows."""

import random

import pytest

from tests.robust import plain_parts

from .common import BOARD_NAMES, device, run

DRAW = """
import board, displayio, time
import girouette_board as wired
from little import make_display

class App:
    pass

app = App()
display = make_display()
display.auto_refresh = False
display.rotation = (display.rotation + TURN) % 360
bitmap = displayio.Bitmap(display.width, display.height, 2)
palette = displayio.Palette(2)
palette[1] = 0xFFFFFF
app.bitmap = bitmap
app.pattern = None
group = displayio.Group()
group.append(displayio.TileGrid(bitmap, pixel_shader=palette))
display.root_group = group
while True:
    if app.pattern:
        for x, y, dot in app.pattern:
            bitmap[x, y] = dot
        app.pattern = None
        display.refresh()
    time.sleep(0.01)
"""


def drawing(board, turn=0):
    """A device that draws the dots put into its `app.pattern`."""
    little = b"""
import board, displayio
import girouette_board as wired

def make_display():
    kind = wired.DISPLAY[0]
    if kind == "builtin":
        return board.DISPLAY
    import busio, i2cdisplaybus
    displayio.release_displays()
    pins = getattr(board, wired.DISPLAY[2]), getattr(board, wired.DISPLAY[1])
    i2c = busio.I2C(*pins, frequency=400000)
    bus = i2cdisplaybus.I2CDisplayBus(i2c, device_address=wired.DISPLAY[3])
    size = {"width": wired.DISPLAY[4], "height": wired.DISPLAY[5]}
    if kind == "ssd1306":
        from adafruit_displayio_ssd1306 import SSD1306
        return SSD1306(bus, **size)
    from adafruit_displayio_sh1107 import SH1107
    return SH1107(bus, rotation=wired.DISPLAY[6], **size)
"""
    return device(board, DRAW.replace("TURN", str(turn)), files={"/little.py": little})


def shown(simulated):
    """The picture as rows of 0 and 1 on every kind of display."""
    return [[int(dot not in (0, (0, 0, 0))) for dot in row] for row in simulated.picture()]


def noise(width, height, seed):
    dice = random.Random(seed)
    return [[dice.randrange(2) for _ in range(width)] for _ in range(height)]


@pytest.mark.parametrize("turn", [0, 180])
@pytest.mark.parametrize("board", BOARD_NAMES)
def test_noise_arrives_dot_for_dot(board, turn):
    with drawing(board, turn) as simulated:
        simulated.power_on()
        width, height = simulated.board["DISPLAY_SIZE"]
        picture = noise(width, height, seed=1)
        simulated.app.pattern = [
            (x, y, dot) for y, row in enumerate(picture) for x, dot in enumerate(row)
        ]
        simulated.advance(1000)
        expected = picture if turn == 0 else [row[::-1] for row in picture[::-1]]
        assert shown(simulated) == expected
        assert simulated.display.unknown_commands == []


@pytest.mark.parametrize("turn", [0, 180])
@pytest.mark.parametrize("board", BOARD_NAMES)
def test_one_dot_in_each_corner_sends_little_and_lands_right(board, turn):
    with drawing(board, turn) as simulated:
        simulated.power_on()
        simulated.clear_stats()
        simulated.app.pattern = [(0, 0, 0)]
        simulated.advance(500)
        width, height = simulated.board["DISPLAY_SIZE"]
        full = simulated.stats["bus_bytes"]
        for x, y in ((0, 0), (width - 1, 0), (0, height - 1), (width - 1, height - 1), (77, 41)):
            simulated.clear_stats()
            simulated.app.pattern = [(x, y, 1)]
            simulated.advance(100)
            place = (x, y) if turn == 0 else (width - 1 - x, height - 1 - y)
            rows = shown(simulated)
            assert [(a, b) for b in range(height) for a in range(width) if rows[b][a]] == [place]
            assert 0 < simulated.stats["bus_bytes"] < full / 10
            simulated.app.pattern = [(x, y, 0)]
            simulated.advance(100)


def test_a_full_ssd1306_screen_is_what_the_wire_carries():
    """Two commands of three bytes, each behind a control byte; then 1,024 bytes behind one."""
    with drawing("pico_test") as simulated:
        simulated.power_on()
        simulated.clear_stats()
        simulated.app.pattern = [(0, 0, 1), (127, 63, 1)]
        simulated.advance(500)
        assert simulated.stats["bus_bytes"] == 2 * 3 + 2 * 3 + 1 + 128 * 64 // 8


def test_colours_on_the_colour_display():
    code = """
    import board, displayio, time
    display = board.DISPLAY
    bitmap = displayio.Bitmap(display.width, display.height, 4)
    palette = displayio.Palette(4)
    palette[1], palette[2], palette[3] = 0xFF0000, 0x00FF00, 0x0000FF
    bitmap[0, 0], bitmap[1, 0], bitmap[2, 0] = 1, 2, 3
    group = displayio.Group()
    group.append(displayio.TileGrid(bitmap, pixel_shader=palette))
    display.root_group = group
    time.sleep(10)
    """
    with device("pybadge_test", code) as simulated:
        simulated.power_on()
        assert simulated.picture()[0][:4] == [(255, 0, 0), (0, 255, 0), (0, 0, 255), (0, 0, 0)]


def test_brightness_reaches_the_chip():
    code = """
    import board, time
    board.DISPLAY.brightness = 0.5
    time.sleep(10)
    """
    with device("macropad_test", code) as simulated:
        simulated.power_on()
        assert simulated.display.contrast == round(255 * 0.5)
    with device("pybadge_test", code) as simulated:
        simulated.power_on()
        backlight = simulated.wiring.definition.pins["TFT_LITE"]
        assert simulated.wiring.duty_cycles[backlight] == 0xFFFF // 2


def test_png_shows_the_picture_at_scale(tmp_path):
    from PIL import Image

    with drawing("pico_test") as simulated:
        simulated.power_on()
        simulated.app.pattern = [(5, 6, 1)]
        simulated.advance(200)
        simulated.png(tmp_path / "shot.png", scale=3)
        image = Image.open(tmp_path / "shot.png")
        assert image.size == (128 * 3, 64 * 3)
        assert image.getpixel((5 * 3 + 1, 6 * 3 + 1)) == (255, 255, 255)
        assert image.getpixel((5 * 3 + 3, 6 * 3 + 1)) == (0, 0, 0)


@pytest.mark.parametrize(
    ("line", "error"),
    [
        ("fill_region(bitmap, 0, 0, 20, 10, 1)", None),
        ("fill_region(bitmap, 20, 10, 20, 10, 1)", None),
        ("fill_region(bitmap, -1, 0, 5, 5, 1)", ValueError),
        ("fill_region(bitmap, 0, 0, 21, 5, 1)", ValueError),
        ("fill_region(bitmap, 0, 6, 5, 5, 1)", ValueError),
        ("fill_region(bitmap, 0, 0, 5, 5, 2)", ValueError),
        ("fill_region(bitmap, 0, 0, 5.0, 5, 1)", TypeError),
    ],
)
def test_bitmaptools_refuse_what_lies_beside_the_bitmap(line, error):
    """As the board does; the plain parts of the random presses do too."""
    code = f"""
    import displayio
    from bitmaptools import fill_region
    bitmap = displayio.Bitmap(20, 10, 2)
    try:
        {line}
        app = [None]
    except Exception as caught:
        app = [type(caught)]
    """
    assert run(code) == [error]
    plain = vars(plain_parts.modules()["bitmaptools"]) | {
        "bitmap": plain_parts.modules()["displayio"].Bitmap(20, 10, 2)
    }
    if error is None:
        eval(line, plain)
    else:
        with pytest.raises(error):
            eval(line, plain)


@pytest.mark.parametrize("board", ["macropad_test", "pybadge_test"])
def test_a_refresh_says_whether_it_was_one(board):
    """Without a rate always; with one, not when it comes later than the rate asks."""
    code = """
    import board, time
    display = board.DISPLAY
    app = [display.refresh()]
    display.auto_refresh = False
    app.append(display.refresh())
    for pause in (0.3, 0.3, 0.01):
        time.sleep(pause)
        app.append(display.refresh(target_frames_per_second=10))
    time.sleep(0.05)
    try:
        display.refresh(target_frames_per_second=10, minimum_frames_per_second=1000)
    except RuntimeError as error:
        app.append(str(error))
    """
    assert run(code, board) == [True, True, False, False, True, "Below minimum frame rate"]


@pytest.mark.parametrize("board", ["macropad_test", "pybadge_test"])
def test_brightness_is_refused_beyond_its_range(board):
    code = """
    import board
    app = []
    for value in (0, 0.25, 1, 1.5, -0.1):
        try:
            board.DISPLAY.brightness = value
            app.append(board.DISPLAY.brightness)
        except ValueError:
            app.append(None)
    """
    assert run(code, board) == [0, 0.25, 1, None, None]
