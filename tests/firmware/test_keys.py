# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Keys: what the app is told when people press, hold and turn."""

import pytest

from .common import BOARD_NAMES, plug_in_settings, show, stub_device
from .scenes import CATALOGUE, scene


@pytest.fixture
def pico():
    with stub_device("pico_ring") as device:
        device.power_on()
        show(device, CATALOGUE["menu"])
        yield device


def test_a_tap_is_one_action(pico):
    for key in ("NEXT", "PREV", "OK", "BACK"):
        pico.tap(key)
    assert pico.app.calls == ["NEXT", "PREV", "OK", "BACK"]


def test_holding_ok_opens_the_table_menu_once_and_is_no_ok(pico):
    pico.hold("OK", 1500)
    assert pico.app.calls == ["HOLD"]


def test_ok_let_go_before_half_a_second_is_ok(pico):
    pico.hold("OK", 400)
    assert pico.app.calls == ["OK"]


def test_next_repeats_after_400_ms_then_every_200(pico):
    pico.press("NEXT")
    pico.advance(370)
    assert pico.app.calls == ["NEXT"]
    pico.advance(90)
    assert len(pico.app.calls) == 2
    pico.advance(600)
    assert len(pico.app.calls) == 5
    pico.release("NEXT")
    pico.advance(1000)
    assert pico.app.calls == ["NEXT"] * 5


def test_a_held_key_grows_faster_in_a_long_list(pico):
    def repeats(places):
        """How many repeats each half second of holding brings."""
        pico.app.question.places = places
        show(pico, CATALOGUE["menu"])
        pico.press("NEXT")
        pico.advance(400)
        counts = []
        for _ in range(6):
            before = len(pico.app.calls)
            pico.advance(500)
            counts.append(len(pico.app.calls) - before)
        pico.release("NEXT")
        pico.advance(100)
        return counts

    short = repeats(9)
    assert max(short) - min(short) <= 1, "a short list is gone round at one pace"
    long = repeats(34)
    assert long == sorted(long) and long[-1] >= 2.5 * long[0], long
    assert sum(long) > 34 > sum(short), "three seconds go round it"
    assert repeats(34)[0] == long[0], "the next press begins slowly again"


def test_a_held_key_does_not_go_on_answering_where_there_is_no_cursor(pico):
    for key in ("NEXT", "PREV"):
        show(pico, CATALOGUE["menu"], cursor=-1)
        pico.press(key)
        pico.advance(2000)
        pico.release(key)
        pico.advance(100)
    assert pico.app.calls == ["NEXT", "PREV"]


def test_a_key_held_from_power_up_means_nothing_until_it_is_pressed_again():
    for board in BOARD_NAMES:
        with stub_device(board) as device:
            for key in device.keys:
                device.press(key)
            device.power_on()
            show(device, CATALOGUE["menu"])
            device.advance(2000)
            for key in device.keys:
                device.release(key)
            device.advance(200)
            assert device.app.calls == []
            device.tap("OK")
            assert device.app.calls == ["OK"]


def test_a_queue_that_ran_over_means_nothing_nor_does_the_key_still_down(pico):
    tick = pico.app.tick

    def busy(now):
        pico.app.tick = tick
        pico.machine.spend_us(6_000_000)

    pico.app.tick = busy
    pico.advance(20)
    for _ in range(40):
        pico.hold("NEXT", 60)
    pico.press("OK")
    pico.advance(4000)
    pico.release("OK")
    pico.advance(100)
    assert pico.app.calls == []
    pico.tap("OK")
    assert pico.app.calls == ["OK"]


def test_back_does_not_repeat(pico):
    pico.hold("BACK", 2000)
    assert pico.app.calls == ["BACK"]


def test_three_keys_are_enough():
    with stub_device("feather_oled") as device:
        device.power_on()
        show(device, CATALOGUE["menu"])
        device.tap("PREV")
        device.hold("PREV", 1500)
        device.tap("OK")
        device.hold("OK", 600)
        device.hold("NEXT", 700)
        assert device.app.calls == ["PREV", "BACK", "OK", "HOLD", "NEXT", "NEXT", "NEXT"]


def test_wheel_and_direct_keys():
    with stub_device("macropad_rp2040") as device:
        device.power_on()
        show(device, CATALOGUE["menu"])
        device.turn_wheel(2)
        device.turn_wheel(-1)
        device.tap("K3")
        device.tap("OK")
        device.hold("OK", 700)
        assert device.app.calls == ["NEXT", "NEXT", "PREV", 2, "OK", "HOLD"]
        assert device.app.ports.direct_keys == 12


def test_the_last_direct_key_is_back_while_it_has_no_option():
    with stub_device("macropad_rp2040") as device:
        device.power_on()
        show(device, CATALOGUE["menu"])
        device.tap("K12")
        show(device, scene(title="x", options=["a"] * 12, cursor=0, keys=list(range(1, 13))))
        device.tap("K12")
        assert device.app.calls == ["BACK", 11]


def test_the_badge_has_a_menu_key_and_a_pad_of_four_ways():
    with stub_device("pybadge") as device:
        device.power_on()
        show(device, CATALOGUE["menu"])
        for number in range(8):
            device.wiring.pressed.add(("shift", number))
            device.advance(60)
            device.wiring.pressed.discard(("shift", number))
            device.advance(60)
        expected = ["BACK", "OK", "HOLD", "BACK", "NEXT", "NEXT", "PREV", "PREV"]
        assert device.app.calls == expected


def test_a_pad_goes_where_it_points_among_squares():
    with stub_device("pybadge") as device:
        device.power_on()
        device.app.question.width = 16
        for key in ("UP", "DOWN", "PREV", "NEXT"):
            device.tap(key)
        assert device.app.calls == [1, 7, 3, 5], "as the keys of a MacroPad"
        device.app.calls.clear()
        plug_in_settings(device, rotation=2)
        for key in ("UP", "DOWN", "PREV", "NEXT"):
            device.tap(key)
        assert device.app.calls == [7, 1, 5, 3], "turned by half"


def test_turned_by_half_keys_turn_too():
    with stub_device("macropad_rp2040") as device:
        device.power_on()
        plug_in_settings(device, rotation=2)
        device.tap("K12")
        device.tap("K1")
        device.turn_wheel(1)
        assert device.app.calls == [0, "BACK", "NEXT"]
    with stub_device("pico_ring") as device:
        device.power_on()
        plug_in_settings(device, rotation=2)
        device.tap("PREV")
        device.tap("OK")
        assert device.app.calls == ["NEXT", "OK"]


def test_the_press_that_wakes_does_nothing_else(pico):
    plug_in_settings(pico, dim_after=5, blank_after=10)
    awake = pico.picture()
    pico.advance(11_000)
    assert not any(any(row) for row in pico.picture())
    pico.tap("OK")
    assert pico.app.calls == []
    assert pico.picture() == awake
    pico.tap("OK")
    assert pico.app.calls == ["OK"]


def test_a_long_waking_press_neither_repeats_nor_holds(pico):
    plug_in_settings(pico, dim_after=5, blank_after=10)
    for key in ("NEXT", "OK"):
        pico.advance(12_000)
        pico.hold(key, 1500)
        assert pico.app.calls == []


def test_the_screen_dims_before_it_goes_dark(pico):
    plug_in_settings(pico, dim_after=5, blank_after=10, brightness=3)
    bright = pico.display.contrast
    lit = pico.picture()
    pico.advance(6000)
    assert pico.display.contrast < bright
    assert pico.picture() == lit
    pico.tap("NEXT")
    assert pico.app.calls == []
    assert pico.display.contrast == bright


@pytest.mark.slow
def test_zero_is_never_dark(pico):
    pico.advance(3_600_000)
    assert any(any(row) for row in pico.picture())


def test_keys_work_while_the_ticks_wrap():
    with stub_device("pico_ring", ticks_start=(1 << 29) - 2000) as device:
        device.power_on()
        show(device, CATALOGUE["menu"])
        device.press("NEXT")
        device.advance(1900)
        device.release("NEXT")
        device.advance(100)
        assert 8 <= len(device.app.calls) <= 9
        device.hold("OK", 700)
        assert device.app.calls[-1] == "HOLD"


@pytest.mark.parametrize("board", BOARD_NAMES)
def test_every_board_can_do_every_action(board):
    """PREV, NEXT, OK, BACK and the table menu are in reach on each board."""
    with stub_device(board) as device:
        device.power_on()
        show(device, CATALOGUE["menu"])
        device.tap("NEXT")
        device.tap("PREV")
        device.tap("OK")
        device.hold("OK", 600)
        if "BACK" in device.keys:
            device.tap("BACK")
        elif device.board["LONG_PRESS_BACK"]:
            device.hold(device.board["LONG_PRESS_BACK"], 600)
        else:
            device.tap(device.board["SPARE_KEY_BACK"])
        assert device.app.calls == ["NEXT", "PREV", "OK", "HOLD", "BACK"]
