# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What the app asks of a device, inside a MicroPython VM: runs there, in the small dialect.

The VM has neither chance nor a folder to list: whoever makes the ports gives both.
"""

import gc


class Ports:
    port = "rp2040"
    board_name = "VM"
    rotations = (0, 2)
    reloaded = False
    direct_keys = 0
    has_sound = True
    columns = 21

    def __init__(self, games, tools, nvm, language=None):
        self.games = games
        self.tools = tools
        self.nvm = nvm
        self.language = language

    def qr_rows(self, text):
        """The library that makes codes is not here."""
        return None

    def random_bytes(self, count):
        return bytes(count)

    def collect_garbage(self):
        gc.collect()

    def free_memory(self):
        return 0

    def log(self, text):
        pass

    def setting(self, name):
        return self.language if name == "GIROUETTE_LANG" else None

    def languages(self):
        """Enough for a choice: there is no folder to look into."""
        return ["en", "fr"] if self.language is None else [self.language]

    def open_text(self, name):
        try:
            return open(("/" if name.startswith("games") else "/lib/") + name, "rb")
        except OSError:
            return None

    def read_file(self, name):
        return None
