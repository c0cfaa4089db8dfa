# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What the board refuses, the simulator refuses."""

import ast

import pytest

from host_sim.definitions import stub_file
from host_sim.device import Device, FirmwareCrashed, FirmwareStuck

from .common import BOARD_NAMES, BOARDS, HERE, device, refusal, run


@pytest.mark.parametrize(
    ("line", "error"),
    [
        ("pins.GP99", "AttributeError"),
        ("a = digitalio.DigitalInOut(pins.GP0); digitalio.DigitalInOut(pins.GP0)", "ValueError"),
        ("a = digitalio.DigitalInOut(pins.GP26); digitalio.DigitalInOut(pins.A0)", "ValueError"),
        ("digitalio.DigitalInOut('GP0')", "TypeError"),
        ("digitalio.DigitalInOut(pins.GP0).value = True", "AttributeError"),
        ("a = digitalio.DigitalInOut(pins.GP0); a.deinit(); a.value", "ValueError"),
        ("busio.I2C(pins.GP4, pins.GP5)", "ValueError"),
        ("busio.I2C(pins.GP7, pins.GP6)", "RuntimeError"),
        ("a = busio.I2C(pins.GP5, pins.GP4); busio.I2C(pins.GP9, pins.GP8)", "ValueError"),
        ("busio.I2C(pins.GP5, pins.GP4, frequency=1_000_001)", "ValueError"),
        ("busio.I2C(pins.GP5, pins.GP4).scan()", "RuntimeError"),
        ("busio.SPI(pins.GP2, pins.GP4)", "ValueError"),
        ("pwmio.PWMOut(pins.GP17, duty_cycle=70000)", "no error"),
        ("pwmio.PWMOut(pins.GP17).duty_cycle = 70000", "ValueError"),
        ("pwmio.PWMOut(pins.GP17, frequency=0)", "ValueError"),
        ("pwmio.PWMOut(pins.GP17, frequency=440.0)", "TypeError"),
        ("a = pwmio.PWMOut(pins.GP16); pwmio.PWMOut(pins.GP17)", "no error"),
        ("a = pwmio.PWMOut(pins.GP16); pwmio.PWMOut(pins.GP17, frequency=440)", "ValueError"),
        (
            "a = pwmio.PWMOut(pins.GP16); pwmio.PWMOut(pins.GP17, variable_frequency=True)",
            "ValueError",
        ),
        (
            "a = pwmio.PWMOut(pins.GP16, variable_frequency=True); pwmio.PWMOut(pins.GP17)",
            "RuntimeError",
        ),
        ("a = pwmio.PWMOut(pins.GP0); pwmio.PWMOut(pins.GP16)", "RuntimeError"),
        ("pwmio.PWMOut(pins.GP17).frequency = 3", "AttributeError"),
        ("pwmio.PWMOut(pins.GP17, 440)", "TypeError"),
        ("rotaryio.IncrementalEncoder(pins.GP1, pins.GP3)", "RuntimeError"),
        ("time.sleep(-1)", "ValueError"),
        ("time.sleep(-0.0004)", "no error"),
        ("time.perf_counter()", "AttributeError"),
        ("open('/new.txt', 'w')", "OSError"),
        ("storage.remount('/', False); open('/new.txt', 'w')", "no error"),
        ("FileNotFoundError", "NameError"),
        ("vars()", "NameError"),
        ("storage.disable_usb_drive()", "no error"),
        ("storage.remount('/nothing', False)", "OSError"),
        ("print('x', flush=True)", "TypeError"),
    ],
)
def test_pico_refuses(line, error):
    assert refusal(line)[0] == error


def test_a_pin_is_free_again_after_a_refused_constructor():
    code = """
    import board, digitalio, keypad
    taken = digitalio.DigitalInOut(board.GP11)
    try:
        keypad.Keys((board.GP10, board.GP11), value_when_pressed=False)
    except ValueError as error:
        app = [str(error)]
    app.append(digitalio.DigitalInOut(board.GP10).value)
    """
    assert run(code) == ["GP11 in use", False]


@pytest.mark.parametrize("board", BOARD_NAMES)
def test_board_has_the_names_of_its_definition_and_no_others(board):
    names, first = run("import board\napp = [dir(board), board.board_id]", board)
    text = stub_file(f"board_definitions/{first}/__init__.pyi").read_text()
    tree = ast.parse(text)
    shown = {node.target.id for node in tree.body if isinstance(node, ast.AnnAssign)}
    shown |= {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
    assert set(names) == shown - {"UART"}  # nothing of ours speaks over a UART


@pytest.mark.parametrize("module", ["enum", "typing", "dataclasses", "functools", "threading"])
def test_modules_that_circuitpython_lacks(module):
    assert refusal(f"import {module}") == ("ImportError", f"no module named '{module}'")


def test_the_builds_modules_differ_by_board():
    assert refusal("import i2cdisplaybus")[0] == "no error"
    assert refusal("import i2cdisplaybus", "pybadge_test")[0] == "ImportError"
    assert refusal("import audioio")[0] == "ImportError"
    assert refusal("import audioio", "pybadge_test")[0] == "no error"


def test_the_dac_pin_has_no_pwm():
    assert refusal("pwmio.PWMOut(pins.SPEAKER)", "pybadge_test") == ("ValueError", "Invalid pin")


def test_the_drive_belongs_to_the_computer_while_it_is_connected():
    assert refusal("open('/new.txt', 'w')", usb=True)[0] == "OSError"
    assert refusal("storage.remount('/', False)", usb=True)[0] == "RuntimeError"
    bypass = "storage.remount('/', False, disable_concurrent_write_protection=True)"
    assert refusal(bypass, usb=True)[0] == "RuntimeError"
    boot = b"import storage\nstorage.remount('/', False)\n"
    assert refusal("open('/new.txt', 'w')", usb=True, files={"/boot.py": boot})[0] == "no error"


def test_boot_may_write_the_drive_and_afterwards_it_is_as_it_was():
    boot = b"with open('/new.txt', 'w') as file:\n    file.write('x')\n"
    for usb in (False, True):
        line = "app = open('/new.txt').read(); open('/new.txt', 'w')"
        assert refusal(line, usb=usb, files={"/boot.py": boot}) == (
            "OSError", "[Errno 30] Read-only filesystem",
        )  # fmt: skip


def test_usb_devices_change_only_while_no_computer_has_seen_them():
    line = "storage.disable_usb_drive()"
    assert refusal(line, usb=True) == ("RuntimeError", "Cannot change USB devices now")
    boot = b"import storage\nstorage.disable_usb_drive()\n"
    assert refusal("open('/new.txt', 'w')", usb=True, files={"/boot.py": boot})[0] == "no error"


def test_a_boot_that_fails_is_reported_and_the_code_runs():
    with device(files={"/boot.py": b"1 // 0\n"}) as simulated:
        simulated.power_on()
        assert "ZeroDivisionError" in simulated.console
        assert simulated.describe() == "count 0"


def test_names_of_a_folder_come_in_no_order():
    files = {f"/box/{name}.txt": b"" for name in "abcdefgh"}
    names = run("import os\napp = os.listdir('/box')", files=files)
    assert sorted(names) == [name + ".txt" for name in "abcdefgh"] != names


def test_a_missing_file_is_an_oserror_with_its_number():
    code = """
    try:
        open("/missing.txt")
    except OSError as error:
        app = [error.errno]
    """
    assert run(code) == [2]


def test_a_loop_without_sleep_is_named():
    code = """
    import supervisor
    while supervisor.ticks_ms() != 5:
        pass
    """
    with device(code=code) as simulated, pytest.raises(FirmwareStuck, match="must sleep"):
        simulated.power_on()


def test_sleeping_for_no_time_is_a_loop_without_sleep():
    code = """
    import time
    while True:
        time.sleep(0)
    """
    with device(code=code) as simulated, pytest.raises(FirmwareStuck, match="must sleep"):
        simulated.power_on()


def test_a_crash_shows_the_firmwares_traceback():
    with device(code="def fail():\n    return 1 // 0\nfail()\n") as simulated:
        with pytest.raises(FirmwareCrashed, match="ZeroDivisionError"):
            simulated.power_on()
        assert not simulated.powered
        assert "line 2, in fail" in simulated.console


@pytest.mark.parametrize(
    ("pull_ups", "error"),
    [
        (False, ("RuntimeError", "No pull up found on SDA or SCL; check your wiring")),
        (True, ("ValueError", "Unable to find I2C Display at 3c")),
    ],
)
def test_a_display_that_is_not_there(pull_ups, error):
    code = """
    import board, busio, i2cdisplaybus
    try:
        i2cdisplaybus.I2CDisplayBus(busio.I2C(board.GP5, board.GP4), device_address=0x3C)
    except Exception as caught:
        app = (type(caught).__name__, str(caught))
    """
    with device(code=code) as simulated:
        simulated.unplug_display(pull_ups=pull_ups)
        simulated.power_on()
        assert simulated.app == error


def test_a_display_unplugged_in_mid_run_goes_dark_and_stops_nothing():
    with device() as simulated:
        simulated.power_on()
        simulated.tap("OK")
        assert simulated.picture()[0][0] == 1
        simulated.unplug_display()
        simulated.tap("OK")
        assert simulated.describe() == "count 2"
        assert not any(map(any, simulated.picture()))


def test_a_bare_i2c_write_to_nobody_is_enodev():
    code = """
    import board, busio
    i2c = busio.I2C(board.GP5, board.GP4)
    i2c.try_lock()
    try:
        i2c.writeto(0x20, b"x")
    except OSError as error:
        app = [error.errno, i2c.scan(), i2c.try_lock()]
    """
    assert run(code) == [19, [0x3C], False]


def test_a_board_that_does_not_exist_or_does_not_fit(tmp_path):
    text = (BOARDS / "pico_test" / "girouette_board.py").read_text()
    for change, message in (
        (('"raspberry_pi_pico"', '"nobody"'), "no board 'nobody'"),
        (('"GP16"', '"D16"'), "no pin D16"),
        (('"PREV", ', ""), "4 keys but 3 KEY_NAMES"),
        (('"rp2040"', '"z80"'), "no NVM is known"),
    ):
        folder = tmp_path / "board"
        folder.mkdir(exist_ok=True)
        (folder / "girouette_board.py").write_text(text.replace(*change))
        with pytest.raises(ValueError, match=message):
            Device("board", boards=tmp_path, firmware=HERE / "firmware")
