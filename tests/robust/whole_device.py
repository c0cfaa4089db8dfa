# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The whole firmware in the test's own thread: boot.py and code.py with the loop that never ends.

host_sim.Device hands a baton to and fro between two threads each time somebody waits. Here the
firmware's own `time.sleep` is where the person at the device gets their turn: `hand.between_turns`
is called in it, moves the clock on and the keys, and pulls the plug by raising PowerCut. The clock
stands still while the firmware works, so that the same presses give the same run on any parts.
"""

import sys

from host_sim.device import Device
from host_sim.loader import Program
from host_sim.machine import TICKS_PERIOD, Machine, PowerCut, make_current
from host_sim.usb_drive import UsbDrive
from tests.robust import plain_parts


class SteppedMachine(Machine):
    """A microcontroller whose time is the hand's."""

    hand = None

    def ticks_ms(self):
        return (self.ticks_start + self.now_us // 1000) % TICKS_PERIOD

    def sleep_us(self, duration):
        self.hand.between_turns(duration)

    def spend_us(self, duration, in_python=False):
        pass


class StillDrive(UsbDrive):
    """A drive on which nothing changes: the host is asked once for each file."""

    def __init__(self, mounts):
        UsbDrive.__init__(self, mounts)
        self._known = {}

    def _ask(self, question, path):
        key = question, path
        if key not in self._known:
            self._known[key] = getattr(UsbDrive, question)(self, path)
        return self._known[key]

    def host_path(self, path):
        return self._ask("host_path", path)

    def has(self, path):
        return self._ask("has", path)

    def read(self, path):
        if not self.has(path):
            return UsbDrive.read(self, path)
        return self._ask("read", path)

    def is_folder(self, path):
        return self._ask("is_folder", path)

    def listdir(self, path):
        return self._ask("listdir", path)


class PlainProgram(Program):
    """The firmware's files over plain parts."""

    stand_ins = plain_parts.modules()

    def _builtin(self, name):
        return self.stand_ins.get(name) or Program._builtin(self, name)


class QuietSpeaker:
    """Counts tones; a list of all tones of a million presses would be what grows."""

    def __init__(self):
        self.count = 0

    def tone(self, now_ms, frequency):
        self.count += 1


class WholeDevice(Device):
    """A device on plain parts, or (`plain=False`) on Blinka, Adafruit's drivers and the chips."""

    def __init__(self, board, plain=True, **options):
        Device.__init__(self, board, **options)
        self.plain = plain
        drive = self.wiring.drive
        self.wiring.drive = StillDrive(drive.mounts)
        self.wiring.drive.files = drive.files
        for pin in self.wiring.speakers:
            self.wiring.speakers[pin] = QuietSpeaker()
        if plain:
            self._builtin = None

    def run(self, hand):
        """From power-on until the hand pulls the plug, or the NVM's cut does."""
        self._boots += 1
        machine = SteppedMachine(self.wiring, self.ticks_start, f"{self.seed}/{self._boots}")
        machine.hand = hand
        if self.plain:
            machine.builtin_display = plain_parts.builtin_display(*self.board["DISPLAY_SIZE"])
        self.machine = machine
        self.nvm.power_lost = self._power_lost
        make_current(machine)
        hard = True
        try:
            while self._run_firmware(hard):
                hard = self._hard
            raise AssertionError("the firmware came to an end")
        except PowerCut:
            pass
        finally:
            machine.powered = False
            self._off()

    def _run_file(self, path):
        self._program = (PlainProgram if self.plain else Program)(self.machine)
        self._program.run(path)

    @property
    def main(self):
        """The firmware's module with the loop."""
        return self._program.modules["girouette_device.main"]


def firmware_device():
    """The firmware's own Device, from the frame of its loop: called from between_turns."""
    frame = sys._getframe()
    while frame.f_code.co_name != "run" or "device" not in frame.f_locals:
        frame = frame.f_back
    return frame.f_locals["device"]
