# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Stories of a whole device: press, wait, look; pull the plug; come back."""

import sys

import pytest

from host_sim import libraries
from host_sim.device import FirmwareCrashed

from .common import BOARD_NAMES, device, run


@pytest.mark.parametrize("board", BOARD_NAMES)
def test_count_three_pull_the_plug_and_find_three(board):
    with device(board) as simulated:
        simulated.power_on()
        assert simulated.describe() == "count 0"
        simulated.tap("OK", times=3)
        assert simulated.describe() == "count 3"
        assert [dot not in (0, (0, 0, 0)) for dot in simulated.picture()[0][:4]] == [
            True, True, True, False,
        ]  # fmt: skip
        assert simulated.lights()[0] == (3, 0, 0)
        assert simulated.console.splitlines() == ["count 0", "count 1", "count 2", "count 3"]

        simulated.pull_plug()
        assert not simulated.powered
        assert simulated.describe() == ""
        assert simulated.lights()[0] == (0, 0, 0)
        assert {dot not in (0, (0, 0, 0)) for row in simulated.picture() for dot in row} == {False}

        simulated.power_on()
        assert simulated.describe() == "count 3"
        simulated.tap("OK")
        assert simulated.describe() == "count 4"


def test_the_same_presses_give_the_same_run():
    def story():
        with device() as simulated:
            simulated.power_on()
            simulated.tap("OK", times=2)
            simulated.hold("OK", 300)
            return simulated.stats, simulated.picture(), simulated.sounds, simulated.nvm.data

    assert story() == story()


def test_power_lost_in_a_save_costs_only_that_press():
    with device() as simulated:
        simulated.power_on()
        simulated.tap("OK", times=2)
        simulated.nvm.cut_power_after(0)
        simulated.tap("OK")
        assert not simulated.powered
        simulated.advance(1000)
        simulated.power_on()
        assert simulated.describe() in ("count 2", "count 3")


@pytest.mark.parametrize("board", BOARD_NAMES)
def test_the_plug_may_be_pulled_at_any_moment(board):
    """Also in mid-refresh, in mid-erase and in mid-start; only NVM that is being erased suffers."""
    with device(board) as simulated:
        for moment in range(0, 1400, 97):
            simulated.power_on(settle_ms=moment)
            simulated.pull_plug()
        simulated.power_on()
        for moment in range(0, 60, 7):
            kept = simulated.app.count
            simulated.press("OK")
            simulated.advance(moment)
            simulated.pull_plug()
            simulated.release("OK")
            simulated.power_on()
            assert simulated.app.count in (kept, kept + 1) or not simulated.nvm.programs_blank


def test_run_reasons():
    code = """
    import supervisor, time
    reasons = supervisor.RunReason
    names = {
        reasons.STARTUP: "startup", reasons.AUTO_RELOAD: "auto",
        reasons.SUPERVISOR_RELOAD: "reload",
    }
    print(names[supervisor.runtime.run_reason])
    time.sleep(1)
    if supervisor.runtime.run_reason is reasons.AUTO_RELOAD:
        supervisor.reload()
    time.sleep(100)
    """
    with device(code=code) as simulated:
        simulated.power_on()
        simulated.write_file_over_usb("/x.txt", b"")
        simulated.advance(3000)
        assert simulated.console.split() == ["startup", "auto", "reload"]


def test_firmware_that_catches_everything_still_loses_its_power():
    code = """
    import time, microcontroller
    while True:
        try:
            time.sleep(0.01)
        except Exception:
            pass
        finally:
            microcontroller.nvm[0:1] = b"x"
    """
    with device(code=code) as simulated:
        simulated.power_on(settle_ms=5)
        simulated.pull_plug()
        assert simulated.nvm.data[0] == 0xFF


def test_reload_starts_the_code_again_and_keeps_the_display():
    with device() as simulated:
        simulated.power_on()
        simulated.tap("OK")
        app = simulated.app
        simulated.reload()
        simulated.advance(1000)
        assert simulated.app is not app
        assert simulated.describe() == "count 1"
        assert simulated.picture()[0][:2] == [1, 0]


def test_a_display_must_be_released_before_it_is_made_again():
    code = """
    import board, busio, i2cdisplaybus, time
    i2c = busio.I2C(board.GP5, board.GP4)
    bus = i2cdisplaybus.I2CDisplayBus(i2c, device_address=0x3C)
    time.sleep(10)
    """
    with device(code=code) as simulated:
        simulated.power_on()
        with pytest.raises(FirmwareCrashed, match="GP5 in use"):
            simulated.reload()
            simulated.advance(1000)


def test_saving_a_file_over_usb_reloads():
    with device(usb=True) as simulated:
        simulated.power_on()
        app = simulated.app
        simulated.write_file_over_usb("/facts.txt", b"x")
        simulated.advance(700)
        assert simulated.app is app
        simulated.advance(1000)
        assert simulated.app is not app


def test_a_write_over_usb_stops_the_code_at_once_and_the_last_one_counts_for_the_restart():
    code = """
    import time
    app = [0]
    while True:
        app[0] += 1
        print("turn")
        time.sleep(0.1)
    """
    with device(code=code, usb=True) as simulated:
        simulated.power_on(settle_ms=1000)
        simulated.write_file_over_usb("/one.txt", b"x")
        simulated.advance(1)
        turns = simulated.console.count("turn")
        simulated.advance(500)
        simulated.write_file_over_usb("/two.txt", b"x")
        simulated.advance(740)
        assert simulated.console.count("turn") == turns, "stopped, and still waiting"
        simulated.advance(20)
        assert simulated.console.count("turn") == turns + 1, "0.75 s after the last write"


def test_code_that_forbids_reloading_is_left_alone():
    code = """
    import supervisor, time
    supervisor.runtime.autoreload = False
    app = [0]
    while True:
        app[0] += 1
        time.sleep(0.1)
    """
    with device(code=code, usb=True) as simulated:
        simulated.power_on()
        simulated.write_file_over_usb("/facts.txt", b"x")
        simulated.advance(2000)
        assert simulated.app[0] > 30


def test_a_reload_keeps_brightness_and_rotation_of_the_boards_own_display():
    code = """
    import board, supervisor, time
    display = board.DISPLAY
    print(display.rotation, display.brightness, display.auto_refresh)
    display.rotation = 180
    display.brightness = 0.5
    display.auto_refresh = False
    time.sleep(100)
    """
    for board in ("macropad_test", "pybadge_test"):
        with device(board, code) as simulated:
            simulated.power_on(settle_ms=1500)
            simulated.reload()
            simulated.advance(1000)
            simulated.pull_plug()
            simulated.power_on(settle_ms=1500)
            first, second, third = simulated.console.splitlines()
            assert first == third == "0 1.0 True"
            assert second == "180 0.5 True"


@pytest.mark.parametrize(("board", "lit"), [("pico_test", True), ("macropad_test", False)])
def test_lights_of_the_board_itself_go_out_when_the_code_ends(board, lit):
    code = """
    import board, neopixel
    import girouette_board as wired
    lights = neopixel.NeoPixel(getattr(board, wired.LIGHTS[0]), wired.LIGHTS[1])
    lights.fill((1, 2, 3))
    import time
    time.sleep(100)
    """
    with device(board, code, usb=True) as simulated:
        simulated.power_on()
        assert simulated.lights()[0] == (1, 2, 3)
        simulated.write_file_over_usb("/x.txt", b"")
        simulated.advance(100)
        assert any(map(any, simulated.lights())) == lit


def test_boot_runs_first_and_a_reset_runs_it_again():
    boot = b"print('boot')\n"
    code = """
    import microcontroller, time
    print("code")
    time.sleep(0.5)
    if microcontroller.nvm[0] == 0xFF:
        microcontroller.nvm[0:1] = b"x"
        microcontroller.reset()
    time.sleep(10)
    """
    with device(code=code, files={"/boot.py": boot}) as simulated:
        simulated.power_on()
        assert simulated.console.splitlines() == ["boot", "code", "boot", "code"]


def test_code_that_has_ended_starts_again_after_a_write():
    with device(code="import supervisor\nprint(supervisor.ticks_ms())", usb=True) as simulated:
        simulated.power_on()
        assert simulated.code_done
        simulated.write_file_over_usb("/x.txt", b"")
        simulated.advance(2000)
        first, second = map(int, simulated.console.split())
        assert 2750 <= second - first < 2900


def test_code_that_ends_leaves_a_powered_idle_device():
    with device(code="app = 'done'") as simulated:
        simulated.power_on()
        simulated.advance(5000)
        assert (simulated.powered, simulated.code_done, simulated.app) == (True, True, "done")
        assert simulated.now_ms == 7000


def test_the_drive_is_the_firmware_the_board_and_lib():
    code = """
    import os, sys
    import girouette_board
    with open("/data/words.txt") as words:
        app = [words.read(), girouette_board.NAME, os.getenv("GIROUETTE_LANG"), os.getenv("MORE")]
    with open("note.txt", "w") as note:
        note.write("été")
    with open("note.txt", "rb") as note:
        app.append(note.read())
    app.append(os.stat("note.txt")[6])
    app.append("note.txt" in os.listdir("/") and "code.py" in os.listdir("/"))
    os.remove("note.txt")
    app.append("note.txt" in os.listdir("/"))
    app.append(sys.implementation.name)
    """
    files = {"/data/words.txt": b"hello", "/settings.toml": b'MORE = "yes"\n'}
    files["/boot.py"] = b"import storage\nstorage.remount('/', False)\n"
    assert run(code, files=files, lang="fr") == [
        "hello", "Pico for tests", "fr", "yes", "été".encode(), 5, True, False, "circuitpython",
    ]  # fmt: skip


def test_a_game_can_be_unloaded_and_imported_afresh():
    code = """
    import sys
    from parts import one
    first = one.made
    del sys.modules["parts.one"]
    del one
    import parts.one
    app = [first is parts.one.made, parts.one.name, parts.one.up]
    """
    part = b"from . import two\nmade = object()\nname = __name__\nup = two.value\n"
    files = {"/lib/parts/one.py": part, "/lib/parts/two.py": b"value = 2\n"}
    files["/lib/parts/__init__.py"] = b""
    assert run(code, files=files) == [False, "parts.one", 2]


def test_busy_share_counts_turns_with_work():
    with device() as simulated:
        simulated.power_on()
        simulated.clear_stats()
        simulated.advance(1000)
        idle = simulated.stats
        assert (idle["loops"], idle["busy_share"]) == (100, 0)
        assert idle["bus_bytes"] == idle["light_shows"] == idle["nvm_bytes"] == 0
        simulated.tap("OK")
        busy = simulated.stats
        assert 0 < busy["busy_loops"] <= 4
        assert busy["bus_bytes"] > 0 and busy["light_shows"] == 1 and busy["nvm_bytes"] == 1


def test_run_until_waits_for_what_is_seen_and_says_what_was():
    with device() as simulated:
        simulated.power_on()
        simulated.press("OK")
        simulated.run_until(lambda: simulated.describe() == "count 1")
        with pytest.raises(AssertionError, match="on screen: count 1"):
            simulated.run_until(lambda: simulated.describe() == "count 9", limit_ms=100)


def test_keys_that_the_board_lacks_are_named():
    with device("feather_test") as simulated:
        simulated.power_on()
        with pytest.raises(ValueError, match="no key K1: it has PREV, OK, NEXT"):
            simulated.press("K1")
        with pytest.raises(ValueError, match="no wheel"):
            simulated.turn_wheel(1)


def test_closing_takes_the_fakes_out_of_the_process():
    names = {*libraries.FAKES, *libraries.BLINKA, *libraries.BUNDLE}
    before = {name: sys.modules.get(name) for name in names}
    with device() as simulated:
        simulated.power_on()
        assert sys.modules["board"].__name__ == "host_sim.modules.board"
        assert sys.modules["time"].__name__ == "time"
    assert {name: sys.modules.get(name) for name in names} == before


def test_opening_a_device_closes_the_one_before():
    first = device()
    first.power_on()
    with device("macropad_test") as second:
        second.power_on()
        assert not first.powered
        assert second.describe() == "count 0"


def test_the_state_of_one_device_is_not_the_others():
    with device() as simulated:
        simulated.power_on()
        simulated.tap("OK", times=2)
        contents = bytes(simulated.nvm.data)
    with device() as simulated:
        simulated.power_on()
        assert simulated.describe() == "count 0"
    with device(nvm=contents) as simulated:
        simulated.power_on()
        assert simulated.describe() == "count 2"
