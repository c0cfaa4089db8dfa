# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""A hand at the app inside a MicroPython VM: as in tests/shell_ports.py, in the small dialect.

The VM has neither seeded chance nor a folder to list: the test puts both in globals.
"""

import gc
import sys

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


class Ports:
    port = "rp2040"
    board_name = "VM"
    rotations = (0, 2)
    reloaded = False
    direct_keys = 0
    has_lights = has_sound = True
    columns = 21

    def __init__(self, games, tools, chance):
        self.games = games
        self.tools = tools
        self.chance = chance
        self.at = 0
        self.nvm = Nvm()

    def import_module(self, name):
        __import__(name)
        return sys.modules[name]

    def forget_modules(self, prefix):
        for name in list(sys.modules):
            if name.startswith(prefix):
                del sys.modules[name]
                parent, _, child = name.rpartition(".")
                if parent in sys.modules and hasattr(sys.modules[parent], child):
                    delattr(sys.modules[parent], child)

    def random_bytes(self, count):
        self.at += count
        return self.chance[self.at - count : self.at]

    def setting(self, name):
        return None

    def free_memory(self):
        return 0

    def log(self, text):
        pass

    def read_file(self, name):
        return None


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
            self.wait(int(float(rest) * 1000))
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
        lines = ["    " + scene.describe()]
        for light in scene.lights:
            lines.append("      " + str(light))
        if scene.cue:
            lines.append("      ♪ " + scene.cue)
        return "\n".join(lines)
