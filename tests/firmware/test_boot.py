# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Play mode: who finds the USB drive at power-up, on every board and every CircuitPython 10."""

import pytest

from .common import BOARD_NAMES, slow_but_few, stub_device

VERSIONS = ((10, 0, 0), (10, 1, 4), (10, 2, 1))
PLAY = b"GIROUETTE_PLAY = %s\n"


def sees_drive(board, text, held=(), version=VERSIONS[-1], **options):
    files = {"/settings.toml": text, **options.pop("files", {})}
    with stub_device(board, files=files, circuitpython=version, **options) as device:
        for key in held:
            device.press(key)
        device.power_on(settle_ms=0)
        device.run_until(lambda: not device.machine.booting)
        return device.machine.usb_drive


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("board", slow_but_few(BOARD_NAMES))
def test_play_mode_hides_the_drive(board, version):
    assert not sees_drive(board, PLAY % b"1", version=version)
    assert not sees_drive(board, PLAY % b'"1"', version=version)
    assert not sees_drive(board, PLAY % b"1  # at the table\r", version=version)


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("board", slow_but_few(BOARD_NAMES))
def test_any_key_held_at_power_up_gives_it_back(board, version):
    with stub_device(board) as device:
        count = len(device.board["KEY_NAMES"])
    for key in range(count):
        assert sees_drive(board, PLAY % b"1", held=[key], version=version), key
    assert sees_drive(board, PLAY % b"1", held=range(count), version=version)


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("text", [b"", PLAY % b"0", PLAY % b'"0"', PLAY % b"", PLAY % b"yes"])
def test_the_drive_stays_unless_the_setting_is_one(text, version):
    assert sees_drive("pico_ring", text, version=version)


def test_the_project_s_own_settings_leave_the_drive():
    with stub_device("pico_ring") as device:
        device.power_on()
        assert device.machine.usb_drive


@pytest.mark.parametrize("board", BOARD_NAMES)
def test_keys_whose_lines_rise_slowly_are_not_held(board):
    """A capacitor against bouncing, as makers solder: the level is right some milliseconds late."""
    with stub_device(board, files={"/settings.toml": PLAY % b"1"}) as device:
        for key in range(len(device.board["KEY_NAMES"])):
            device.press(key)
        device.power_on(settle_ms=0)
        device.run_until(lambda: device.machine.scanners, step_ms=1)
        device.advance(10)
        for key in range(len(device.board["KEY_NAMES"])):
            device.release(key)
        device.run_until(lambda: not device.machine.booting)
        assert not device.machine.usb_drive


@pytest.mark.parametrize(
    "board_file", [b"KEYS = nonsense", b"KEYS = ('pins', ('GP99',), False, True)"]
)
def test_a_broken_board_file_never_hides_the_drive(board_file):
    """boot.py fails, code.py is run all the same and fails too."""
    files = {"/settings.toml": PLAY % b"1", "/girouette_board.py": board_file}
    with stub_device("pico_ring", files=files) as device:
        with pytest.raises(Exception, match="nonsense|GP99|KEY_NAMES|attribute"):
            device.power_on()
        assert device.machine.usb_drive
        assert device.console.count("Traceback") == 2


@pytest.mark.parametrize("board", BOARD_NAMES)
def test_the_keys_are_free_again_for_the_game(board):
    with stub_device(board, files={"/settings.toml": PLAY % b"1"}) as device:
        device.power_on()
        device.tap("OK")
        assert device.app.calls == ["OK"]
        assert "Traceback" not in device.console


@pytest.mark.parametrize("board", BOARD_NAMES)
def test_the_key_that_gave_the_drive_back_does_nothing_in_the_game(board):
    with stub_device(board, files={"/settings.toml": PLAY % b"1"}) as device:
        device.press("OK")
        device.power_on()
        device.advance(1000)
        device.release("OK")
        device.advance(200)
        assert device.app.calls == []
        device.tap("OK")
        assert device.app.calls == ["OK"]
