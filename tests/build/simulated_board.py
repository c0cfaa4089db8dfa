# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""A board as the doctor meets it, made of the simulator's chips, with faults to put in; and a
person who presses its keys, watches its lights and reads what the doctor says."""

import contextlib

from host_sim.chips.nvm import NVM
from host_sim.chips.strip import Strip
from host_sim.device import Device, FirmwareCrashed
from tools.console import BoardError

STEP_MS = 50
LONGEST_MS = 60_000


class SimulatedBoard:
    """What console.Repl offers: run a script, restart. Each is one power-on of a simulated device.

    Faults: `display` "no" or "dead" (host_sim.wiring), `address` where the display answers,
    `dead_keys` and `held_keys` by number, `lights` that work, `nvm`, `files` on the drive, `says`
    in the place of what the firmware says at a start.
    """

    def __init__(self, board="pico_ring", display="yes", address=None, dead_keys=(), held_keys=(),
                 lights=None, nvm=None, files=None, says=None,
                 circuitpython=(10, 2, 1)):  # fmt: skip
        self.board = board
        self.display, self.address = display, address
        self.dead_keys, self.held_keys = dead_keys, held_keys
        self.lights = lights
        self.nvm = nvm
        self.files = files or {}
        self.says = says
        self.circuitpython = circuitpython
        self.restarts = 0
        self.person = None

    def _device(self, files):
        device = Device(
            self.board, nvm=self.nvm, usb=True, files=files, circuitpython=self.circuitpython
        )
        if self.nvm is None:
            self.nvm = device.wiring.nvm
        for wire in device.wiring.i2c:
            wire.plugged = self.display
            wire.address = self.address or wire.address
        if self.lights is not None:
            pin = next(iter(device.wiring.strips))
            device.strip = device.wiring.strips[pin] = Strip(self.lights)
        for number in self.held_keys:
            device.press(number)
        return device

    def run(self, script, on_line=None):
        with self._device({"/code.py": script.encode()}) as device:
            try:
                device.power_on(0)
                told = 0
                for _ in range(0, LONGEST_MS, STEP_MS):
                    done = device.code_done
                    lines = "".join(device.wiring.console).splitlines()
                    for line in lines[told:]:
                        if on_line:
                            on_line(line)
                        if self.person:
                            self.person.sees(self, device, line)
                    told = len(lines)
                    if done:
                        return "\n".join(lines)
                    device.advance(STEP_MS)
            except FirmwareCrashed as error:
                raise BoardError(str(error)) from None
        raise AssertionError("the script does not end")

    def restart(self, is_enough, patience=0):
        self.restarts += 1
        if self.says is not None:
            return self.says
        with self._device(self.files) as device:
            with contextlib.suppress(FirmwareCrashed):
                device.power_on(3000)
            return "code.py output:\n" + "".join(device.wiring.console)


class TablePerson:
    """Presses every key that works when asked to, counts the lights, remembers what was said."""

    def __init__(self, language="en"):
        self.language = language
        self.said = []
        self.lit = set()
        self.lazy = False

    def say(self, text):
        self.said.append(text)

    def ask(self, question):
        self.said.append(question)
        return str(len(self.lit))

    def sees(self, board, device, line):
        if line == "ready" and not self.lazy:
            for number in range(len(device.board["KEY_NAMES"])):
                if number not in (*board.dead_keys, *board.held_keys):
                    device.hold(number, 60)
            if device.board["WHEEL"]:
                device.turn_wheel(1)
                device.turn_wheel(-1)
        elif line.startswith("light "):
            self.lit |= {place for place, colour in enumerate(device.lights()) if any(colour)}

    @property
    def text(self):
        return "\n".join(self.said)


def nvm_with(data, port="rp2040"):
    """A chip with these bytes at its beginning."""
    chip = NVM(port, None, 0)
    chip.data[: len(data)] = data
    return chip
