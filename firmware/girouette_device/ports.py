# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What the core may ask of the device: files, chance, memory. docs/contracts.md has the list."""

import gc
import os

import microcontroller
import supervisor

from girouette.parts import forget


class Ports:
    """Handed to the App. No method raises for what the drive is or does."""

    def __init__(self, values, direct_keys, games, tools):
        # A path each: it takes a fifth of what the names take one by one.
        self._games = "/".join([""] + games)
        self._tools = "/".join([""] + tools)
        self.columns = values.DISPLAY_SIZE[0] // 6 if values.DISPLAY_SIZE[1] < 100 else 20
        self.nvm = getattr(microcontroller, "nvm", None)
        self.port = values.PORT
        self.reloaded = supervisor.runtime.run_reason == supervisor.RunReason.AUTO_RELOAD
        self.board_name = values.NAME
        self.rotations = values.ROTATIONS
        self.direct_keys = direct_keys
        self.has_sound = values.SOUND is not None  # until it was tried

    @property
    def games(self):
        return self._games.split("/")[1:]

    @property
    def tools(self):
        return self._tools.split("/")[1:]

    def qr_rows(self, text):
        """A QR code as rows of bits (highest first) and their number, or None where the library or
        the room for it is missing; both are free again after it."""
        gc.collect()
        try:
            from . import codes

            return codes.rows(text)
        except (ImportError, MemoryError):
            return None
        finally:
            forget(("adafruit_miniqr", "girouette_device.codes"))
            gc.collect()

    def random_bytes(self, count):
        return os.urandom(count)

    def collect_garbage(self):
        gc.collect()

    def free_memory(self):
        gc.collect()
        return gc.mem_free()

    def log(self, text):
        print(text)

    def setting(self, name):
        """A value of settings.toml as text, or None."""
        try:
            value = os.getenv(name)
        except ValueError:  # before CircuitPython 10.2, for what is neither a number nor quoted
            return None
        return None if value is None else str(value)

    def languages(self):
        """The codes of the languages that the menus have texts in: "fr", ...; at least one."""
        try:
            names = os.listdir("/lib/girouette")
        except OSError:
            names = []
        codes = [name[5:7] for name in names if name.startswith("text_") and len(name) == 11]
        return sorted(codes) or ["en"]

    def open_text(self, name):
        """A table of texts (texts.py), open for reading bytes, or None: "girouette/text_fr.txt"."""
        try:
            return open(("/" if name.startswith("games") else "/lib/") + name, "rb")
        except OSError:
            return None

    def read_file(self, name):
        """A text file of the drive, or None."""
        try:
            with open("/" + name) as file:
                return file.read()
        except OSError:
            return None
        except ValueError:  # an editor's own letters, not UTF-8
            print(name + ": not UTF-8, so it is not read")
            return None
