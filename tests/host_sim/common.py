# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Devices with the boards and the little firmware of these tests."""

import textwrap
from pathlib import Path

from host_sim.device import Device

HERE = Path(__file__).resolve().parent
BOARDS = HERE / "boards"
BOARD_NAMES = ("pico_test", "macropad_test", "feather_test", "pybadge_test")


def device(board="pico_test", code=None, **options):
    """A device with the tests' firmware, or with `code` as its code.py."""
    files = dict(options.pop("files", {}))
    if code is not None:
        files["/code.py"] = textwrap.dedent(code).encode()
    return Device(board, boards=BOARDS, firmware=HERE / "firmware", files=files, **options)


def run(code, board="pico_test", ms=2000, **options):
    """Run `code` for a while; what it left in its module-level `app`."""
    with device(board, code, **options) as simulated:
        simulated.power_on(settle_ms=ms)
        return simulated.app


def refusal(line, board="pico_test", **options):
    """The type and text of the error that a line of firmware raises, or None."""
    code = """
    import board, busio, digitalio, keypad, pwmio, rotaryio, microcontroller, storage, time
    pins = board
    try:
        LINE
        app = ("no error", "")
    except Exception as error:
        app = (type(error).__name__, str(error))
    """.replace("LINE", line)
    return run(code, board, **options)
