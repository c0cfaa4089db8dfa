# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What a CircuitPython build offers on a board, read from circuitpython-stubs' board definitions.

The definitions name each board's pins with the microcontroller's own pin behind them (two names of
one pin are one pin: taking both must fail as it does on the board), its members (`I2C`, `DISPLAY`)
and the modules of its build.
"""

import importlib.metadata
import re
from pathlib import Path

_PIN = re.compile(r"^(\w+): microcontroller\.Pin  # (\w+)", re.M)
_FUNCTION = re.compile(r"^def (\w+)\(\)", re.M)
_MODULES = re.compile(r"^ - Included modules: (.*)$", re.M)
# Pins of soldered lights that CircuitPython puts out whenever code ends; other strips stay as they
# were. Checked against CircuitPython 10.2.1: reset_board in board.c of
# ports/raspberrypi/boards/adafruit_macropad_rp2040, ports/atmel-samd/boards/pybadge and
# ports/atmel-samd/boards/pygamer.
_STRIPS_PUT_OUT = {"adafruit_macropad_rp2040": "GPIO19", "pybadge": "PA15", "pygamer": "PA15"}


def stub_file(name):
    """The path of a file of the circuitpython-stubs distribution."""
    return Path(str(importlib.metadata.distribution("circuitpython-stubs").locate_file(name)))


class BoardDefinition:
    """The pins, members and modules of one board id, as in boot_out.txt."""

    def __init__(self, board_id):
        path = stub_file(f"board_definitions/{board_id}/__init__.pyi")
        if not path.is_file():
            raise ValueError(f"CircuitPython has no board {board_id!r}")
        text = path.read_text(encoding="utf-8")
        self.board_id = board_id
        self.pins = dict(_PIN.findall(text))
        self.functions = set(_FUNCTION.findall(text))
        self.strip_put_out = _STRIPS_PUT_OUT.get(board_id)
        self.has_display = re.search(r"^DISPLAY: ", text, re.M) is not None
        self.modules = set(_MODULES.search(text).group(1).split(", "))

    def name_of(self, pin):
        """What `board` calls a pin of the microcontroller: the first of its names there."""
        return next(name for name, behind in self.pins.items() if behind == pin)

    def pin_names(self):
        """The microcontroller's names, each once."""
        return sorted(set(self.pins.values()))
