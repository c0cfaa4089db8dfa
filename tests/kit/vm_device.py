# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What is around the app inside a MicroPython VM when it tells the stories of the tools."""

import vm_ports


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
