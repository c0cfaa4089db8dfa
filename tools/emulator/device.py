# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""A board with an emulated RP2040: wired as its girouette_board.py says, running the owner's image.

    with EmulatedDevice("pico_ring", image, bootrom) as device:
        device.power_on(files, nvm)
        device.press("OK")
        device.advance(60)

What crosses its wires goes into the simulator's display and strip (host_sim/chips), so that
pictures and lights of both are read by the same eyes. The chip itself is chip.mjs beside this file,
a process for each power-on.
"""

import base64
import json
import os
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

from host_sim.chips.oled import I2C_CHIPS, SH1106
from host_sim.chips.strip import Led, Strip
from host_sim.chips.tft import SPI_CHIPS
from host_sim.definitions import BoardDefinition
from tools.build import board_values

from .fat import make_drive

SCRIPT = Path(__file__).with_name("chip.mjs")
NVM_BYTES = 4096
DRIVE_START = 1 << 20
NVM_START = DRIVE_START - NVM_BYTES
# The flash chip that is soldered on, in bytes; what no list names has the usual 8 MB.
_FLASH_BYTES = {"raspberry_pi_pico": 2 << 20}
_USUAL_FLASH_BYTES = 8 << 20
_QUARTER_TURN_MS = 2
MASS_STORAGE = 8
# What a terminal is told to do, such as its title, is no text.
_CONTROL_SEQUENCE = re.compile(r"\x1b\][^\x07\x1b]*(\x1b\\|\x07)|\r")


class ChipStopped(Exception):
    """The emulated chip does not go on: why, in one line."""


class CannotEmulate(Exception):
    """A board or a step of a story that this emulator has no part for, in one line."""


def why_not(values):
    """What of a board has no part here, or None."""
    if values.PORT != "rp2040":
        return "has no RP2040, which is all that is emulated"
    if values.KEYS[0] != "pins":
        return "has keys behind a shift register, which are not emulated"
    return None


class EmulatedDevice:
    """`board` is a folder of boards/; `image` and `bootrom` are what images.py reads."""

    def __init__(self, board, image, bootrom):
        values = board_values(board)
        self.board = {name: value for name, value in vars(values).items() if name.isupper()}
        reason = why_not(values)
        if reason:
            raise CannotEmulate(f"{board} {reason}")
        self.image = image
        self.bootrom = bootrom
        self.flash_bytes = _FLASH_BYTES.get(self.board["BOARD_ID"], _USUAL_FLASH_BYTES)
        self._pins = BoardDefinition(self.board["BOARD_ID"]).pins
        self._wire_display()
        self._wire_keys()
        self._wire_lights()
        self._process = None
        self._folder = None
        self._console = ""
        self.usb_classes = None
        self.now_ms = 0

    def __enter__(self):
        return self

    def __exit__(self, *_error):
        self.pull_plug()

    # The circuit

    def _number(self, name):
        return int(self._pins[name].removeprefix("GPIO"))

    def _wire_display(self):
        kind, *facts = self.board["DISPLAY"]
        if kind == "builtin":
            names = ("SCK", "OLED_CS", "OLED_DC", "OLED_RESET")
            if any(name not in self._pins for name in names):
                raise CannotEmulate(f"the display of {self.board['NAME']} is not known here")
            self.display = SH1106()
            self._wire_spi(*names)
            return
        if kind in SPI_CHIPS:
            pins, *glass = facts
            self.display = SPI_CHIPS[kind](*glass)
            clock, _data, select, command, reset, _light = pins
            self._wire_spi(clock, select, command, reset)
            return
        sda, scl, address, width, height = facts[:5]
        self.display = I2C_CHIPS[kind](width, height)
        self._bus = {"i2c": dict(sda=self._number(sda), scl=self._number(scl), address=address)}

    def _wire_spi(self, *names):
        pins = [self._number(name) if name else None for name in names]
        clock, select, command, reset = pins
        # The RP2040 has two SPIs, which take turns in groups of eight pins.
        bus = clock >> 3 & 1
        self._bus = {"spi": dict(bus=bus, select=select, command=command, reset=reset)}

    def _wire_lights(self):
        self.strip = None
        self._lights = {"lights": None, "led": []}
        lights = self.board["LIGHTS"]
        if lights and isinstance(lights[0], tuple):
            self._lights["led"] = [self._number(name) for name in lights[0]]
            self.strip = Led(self._lights["led"])
        elif lights:
            self._lights["lights"] = self._number(lights[0])
            self.strip = Strip(lights[1])

    def _wire_keys(self):
        _kind, *facts = self.board["KEYS"]
        self._pressed_level = bool(facts[1])
        self._key_pins = [self._number(name) for name in facts[0]]
        wheel = self.board["WHEEL"]
        self._wheel_pins = [self._number(name) for name in wheel[:2]] if wheel else []
        self._wheel = 0  # quarter turns so far

    def _idle_pins(self):
        levels = {pin: not self._pressed_level for pin in self._key_pins}
        return levels | {pin: True for pin in self._wheel_pins}

    # Power

    def power_on(self, files, nvm=None, held=()):
        """`files` are the drive's, `nvm` what it holds (else blank); keys in `held` are down from
        the first moment on."""
        self._folder = tempfile.TemporaryDirectory(prefix="girouette-")
        folder = Path(self._folder.name)
        job = {
            "flashBytes": self.flash_bytes,
            "driveStart": DRIVE_START,
            "nvmStart": NVM_START,
            "nvmBytes": NVM_BYTES,
            "pins": self._idle_pins() | {self._pin(key): self._pressed_level for key in held},
            **self._lights,
            **self._bus,
        }
        contents = {
            "bootrom": self.bootrom,
            "firmware": self.image.flash,
            "drive": make_drive(files, self.flash_bytes - DRIVE_START),
            "nvm": nvm or b"\xff" * NVM_BYTES,
        }
        for name, data in contents.items():
            (folder / name).write_bytes(data)
            job[name] = str(folder / name)
        (folder / "job.json").write_text(json.dumps(job))
        node = os.environ.get("NODE") or shutil.which("node")
        if not node:
            raise ChipStopped("no Node.js here: run this through tools/dev.py")
        self._process = subprocess.Popen(
            [node, str(SCRIPT), str(folder / "job.json")],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )
        self._console = ""
        self.usb_classes = None

    @property
    def powered(self):
        return self._process is not None

    def pull_plug(self):
        """Cut the power at this moment."""
        if self._process is None:
            return
        process, self._process = self._process, None
        process.kill()
        process.communicate()
        self._folder.cleanup()
        self.display.power_off()
        if self.strip:
            self.strip.power_off()

    def _ask(self, command):
        try:
            self._process.stdin.write(json.dumps(command) + "\n")
            self._process.stdin.flush()
            line = self._process.stdout.readline()
        except BrokenPipeError:
            line = ""
        if not line:
            raise ChipStopped("the emulator broke down; what it said stands above")
        answer = json.loads(line)
        self.now_ms = answer["ms"]
        self.usb_classes = answer["usb"]
        self._console += answer["console"]
        for event in answer["wires"]:
            self._hear(*event)
        if answer["trouble"]:
            raise ChipStopped(answer["trouble"])
        return answer

    def _hear(self, kind, data="", is_data=False):
        if kind == "spi":
            self.display.spi_write(bytes.fromhex(data), is_data)
        elif kind == "i2c":
            self.display.i2c_write(bytes.fromhex(data))
        elif kind == "select":
            self.display.spi_select(data)
        elif kind == "reset":
            self.display.reset()
        elif kind == "lights":
            self.strip.write(bytes.fromhex(data))
        elif kind == "led":
            for pin, share in zip(self._lights["led"], data, strict=True):
                self.strip.drive(pin, share)

    @property
    def console(self):
        """What the code has printed since power-on."""
        return _CONTROL_SEQUENCE.sub("", self._console)

    # Time and keys

    def advance(self, ms, until=None):
        """Let time pass, or less when `until` has come on the console."""
        if self.powered and ms > 0:
            self._ask({"run": ms, "until": until})

    def _pin(self, key):
        names = self.board["KEY_NAMES"]
        return self._key_pins[key if isinstance(key, int) else names.index(key)]

    def press(self, key):
        self._ask({"pins": {self._pin(key): self._pressed_level}})

    def release(self, key):
        self._ask({"pins": {self._pin(key): not self._pressed_level}})

    def turn_wheel(self, quarters):
        """Clockwise when positive; the two pins change one after the other."""
        first, second = self._wheel_pins
        for _ in range(abs(quarters)):
            self._wheel += 1 if quarters > 0 else -1
            place = self._wheel % 4
            levels = {first: place in (0, 3), second: place in (0, 1)}
            self._ask({"pins": levels, "run": _QUARTER_TURN_MS})

    # What a person sees

    def picture(self):
        return self.display.pixels()

    def lights(self):
        return list(self.strip.colours) if self.strip else []

    def nvm(self):
        return base64.b64decode(self._ask({"nvm": True})["nvm"])

    @property
    def drive_shown(self):
        """Whether a computer finds the drive; None while it has not asked yet."""
        return None if self.usb_classes is None else MASS_STORAGE in self.usb_classes
