# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""A hand at the app inside a MicroPython VM: as in tests/shell_ports.py, in the small dialect.

The VM has neither seeded chance nor a folder to list: the test puts both in globals.
"""

import gc

import vm_ports

from girouette.describe import describe
from girouette.shell import App


class Nvm:
    """A plain NVM whose bytes take any value."""

    def __init__(self):
        self.data = bytearray(b"\xff" * 4096)

    def __len__(self):
        return len(self.data)

    def __getitem__(self, index):
        return self.data[index]

    def __setitem__(self, index, value):
        for place, byte in enumerate(value):
            self.data[index.start + place] = byte


class Ports(vm_ports.Ports):
    """Chance falls as the test says."""

    def __init__(self, games, tools, chance):
        vm_ports.Ports.__init__(self, games, tools, Nvm())
        self.chance = chance
        self.at = 0

    def random_bytes(self, count):
        self.at += count
        return self.chance[self.at - count : self.at]


class Hand:
    def __init__(self, ports):
        self.ports = ports
        self.start()

    def start(self):
        self.now = 0
        self.app = App(self.ports)
        self.app.tick(0)

    def press(self, key):
        self.app.press(key, self.now)
        self.app.tick(self.now)

    def wait(self, milliseconds):
        end = self.now + milliseconds
        while self.now < end:
            self.now = min(end, self.now + 100)
            self.app.tick(self.now)

    def take(self, place):
        while self.app.cursor != place:
            self.press("NEXT")
        self.press("OK")

    def step(self, line):
        word, _, rest = line.partition(" ")
        question = self.app.question
        if word == "take":
            self.take(question.options.index(rest))
        elif word == "dial":
            self.take(int(rest) - question.lo)
        elif word == "wait":
            self.wait(round(float(rest) * 1000))
        elif word == "hold":
            self.app.hold(self.now)
            self.app.tick(self.now)
        elif word == "restart":
            self.start()
            self.take(0)
        else:
            for number, key in enumerate(line.split(" ")):
                self.wait(300 if number else 0)
                self.press(key)

    def open(self, tool):
        self.take(0)
        self.take(self.app.question.options.index("tools"))
        self.take(self.ports.tools.index(tool))
        gc.collect()

    def seen(self):
        scene = self.app.scene
        lines = ["    " + describe(scene)]
        for light in scene.lights:
            lines.append("      " + str(light))
        if scene.cue:
            lines.append("      ♪ " + scene.cue)
        return "\n".join(lines)
