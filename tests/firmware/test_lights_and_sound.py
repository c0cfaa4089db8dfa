# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""NeoPixels and tones, as the wires carry them."""

import pytest

from .common import BOARD_NAMES, plug_in_settings, show, stub_device
from .scenes import CATALOGUE, LIGHTS, scene


@pytest.fixture(scope="module", params=BOARD_NAMES)
def device(request):
    with stub_device(request.param) as made:
        made.power_on()
        yield made


def lit(device):
    return [index for index, colour in enumerate(device.lights()) if any(colour)]


def milliamps(device):
    return sum(sum(colour) for colour in device.lights()) * 20 / 255


@pytest.mark.parametrize("name", LIGHTS)
def test_every_kind_of_light_is_seen(device, name):
    plug_in_settings(device, brightness=2, rotation=0)
    show(device, scene(title="x", lights=LIGHTS[name]))
    assert lit(device)


def test_the_four_winds_differ_by_place():
    for board in BOARD_NAMES:
        with stub_device(board) as device:
            device.power_on()
            places = set()
            for direction in "nesw":
                show(device, scene(title="x", lights=[("wind", direction)]))
                places.add(tuple(lit(device)))
            # Too few to tell the winds apart: it is only seen that there is one.
            assert len(places) == 4 if len(device.lights()) >= 5 else () not in places


def test_north_is_pixel_zero_of_a_ring():
    with stub_device("pico_ring") as ring:
        ring.power_on()
        for direction, pixel in (("n", 0), ("e", 4), ("s", 8), ("w", 12)):
            show(ring, scene(title="x", lights=[("wind", direction)]))
            colours = ring.lights()
            assert max(colours, key=sum) == colours[pixel]


def test_a_still_scene_sends_nothing_to_the_lights(device):
    show(device, scene(title="x", lights=[("who", "red"), ("bar", 2, 5, "red")]))
    device.clear_stats()
    device.advance(10_000)
    assert device.stats["light_shows"] == 0


def test_flashes_and_spins_end_by_themselves(device):
    for light in (("flash", ("red", "blue")), ("spin",)):
        show(device, scene(title="x", lights=[light]))
        device.clear_stats()
        device.advance(3500)
        # One light cannot run round: it is lit and goes out.
        steps = 5 if len(device.lights()) > 1 or light[0] == "flash" else 1
        assert device.stats["light_shows"] > steps - 1
        device.clear_stats()
        device.advance(5000)
        assert device.stats["light_shows"] == 0


def test_lights_keep_to_the_current_that_the_board_can_give(device):
    plug_in_settings(device, brightness=3)
    for colour in ("white", "red", "pink"):
        show(device, scene(title="x", lights=[("flash", (colour,))]), ms=30)
        # Rounding up keeps faint lights on: at most one step for each of a pixel's colours.
        spare = 3 * len(device.lights()) * 20 / 255
        assert 0 < milliamps(device) <= device.board["CURRENT_LIMIT_MA"] + spare
    plug_in_settings(device, brightness=2)


def test_brightness_nought_puts_them_out(device):
    show(device, scene(title="x", lights=[("who", "red")]))
    plug_in_settings(device, brightness=0)
    assert lit(device) == []
    plug_in_settings(device, brightness=2)
    assert lit(device)


def test_direct_keys_show_the_options_and_the_cursor():
    with stub_device("macropad_rp2040") as pad:
        pad.power_on()
        show(pad, CATALOGUE["options_colours"], keys=list(range(1, 9)))
        colours = pad.lights()
        assert lit(pad) == list(range(8))
        assert sum(colours[2]) > sum(colours[0])
        pad.tap("NEXT")
        assert sum(pad.lights()[3]) > sum(pad.lights()[2])


def test_the_key_that_takes_an_option_is_the_one_that_is_lit():
    with stub_device("macropad_rp2040") as pad:
        pad.power_on()
        show(pad, scene(title="x", options=["2", "15", "5"], cursor=2, keys=[2, 0, 5]))
        assert lit(pad) == [1, 4]
        assert sum(pad.lights()[4]) > sum(pad.lights()[1])


def test_moving_the_cursor_does_not_start_a_flash_again():
    with stub_device("pico_ring") as ring:
        ring.power_on()
        show(ring, scene(title="x", lights=[("flash", ("red",))], options=["a", "b"], cursor=0))
        ring.advance(4000)
        ring.clear_stats()
        ring.tap("NEXT")
        ring.advance(2000)
        assert ring.stats["light_shows"] == 0


def test_a_dark_screen_has_no_lights(device):
    show(device, scene(title="x", lights=[("who", "red")]))
    plug_in_settings(device, dim_after=2, blank_after=4)
    device.advance(5000)
    assert lit(device) == []
    plug_in_settings(device, dim_after=0, blank_after=0)
    device.tap("OK")
    assert lit(device)


def test_a_cue_sounds_and_ends_without_stopping_the_loop(device):
    if device.speaker is None:
        assert device.app.ports.has_sound is False
        return
    before = len(device.sounds)
    ticks = device.app.ticks
    show(device, scene(title="x", cue="win"), ms=1000)
    tones = device.sounds[before:]
    assert [tone[1] for tone in tones] == [784, 1047, 1319, 1568]
    assert all(tone[2] is not None and tone[2] < 400 for tone in tones)
    assert device.app.ticks - ticks > 30


def test_muted_is_silent(device):
    if device.speaker is None:
        return
    plug_in_settings(device, sound=0)
    before = len(device.sounds)
    show(device, scene(title="x", cue="alarm"), ms=1000)
    assert len(device.sounds) == before
    plug_in_settings(device, sound=2)


def test_an_unknown_cue_still_sounds():
    with stub_device("pico_ring") as ring:
        ring.power_on()
        show(ring, scene(title="x", cue="something new"), ms=300)
        assert len(ring.sounds) == 1
