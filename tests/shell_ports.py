# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The whole app on the host, without a device: its ports, and a hand that presses the keys.

A story reads as it happens at the table:

    hand = Hand(HostPorts())
    hand.choose("Français")
    hand.press("NEXT", "OK")
    hand.wait(4)
    assert "Rouge" in hand.sees()
"""

import importlib.util
import io
import random
import sys
from pathlib import Path

from host_sim.chips.nvm import VirtualNvm

ROOT = Path(__file__).resolve().parent.parent
LIB = ROOT / "lib" / "girouette"
LOOP_MS = 100  # between two ticks while waiting: the device's loop, slowed down


class HostPorts:
    """What firmware/ gives the App, made of plain Python; one object outlives restarts."""

    def __init__(
        self, seed=1, port="rp2040", direct_keys=0, has_lights=True, has_sound=True, files=None
    ):
        self.games = _packages("games")
        self.tools = _packages("tools")
        self.nvm = VirtualNvm(port) if port else None
        self.port = port or "unknown"
        self.board_name = "Host"
        self.reloaded = False
        self.rotations = (0, 2)
        self.direct_keys = direct_keys
        self.has_lights = has_lights
        self.has_sound = has_sound
        self.columns = 21
        self.random_bytes = random.Random(seed).randbytes
        self.files = dict(files or {})
        self.logged = []

    def import_module(self, name):
        return importlib.import_module(name)

    def forget_modules(self, prefix):
        """Every module whose name begins so; the next import runs its file again."""
        for name in list(sys.modules):
            if name.startswith(prefix):
                del sys.modules[name]
                parent, _, child = name.rpartition(".")
                if hasattr(sys.modules.get(parent), child):
                    delattr(sys.modules[parent], child)

    def qr_rows(self, text):
        """By the firmware's own maker of codes: it has no hardware in it."""
        path = ROOT / "firmware" / "girouette_device" / "codes.py"
        spec = importlib.util.spec_from_file_location("device_codes", path)
        codes = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(codes)
        return codes.rows(text)

    def free_memory(self):
        return 100000

    def log(self, text):
        self.logged.append(text)

    def setting(self, name):
        return None

    def open_text(self, name):
        try:
            return io.BytesIO((LIB.parent / name).read_bytes())
        except OSError:
            return None

    def read_file(self, name):
        return self.files.get(name)


def _packages(group):
    return sorted(path.parent.name for path in (LIB / group).glob("*/game.py"))


class Hand:
    """Somebody at the device, with a clock that only moves when they wait."""

    def __init__(self, ports=None, language="fr"):
        """`language` is chosen at the first start; None leaves that question standing."""
        self.ports = ports or HostPorts()
        self.start()
        if language and not self.app.settings.language:
            self.choose({"fr": "Français", "en": "English"}[language])

    def start(self, now=0):
        """Power on. Again on the same ports, it is a restart: only the NVM remembers."""
        from girouette.shell import App

        self.now = now
        self.app = App(self.ports)
        self.app.tick(self.now)
        return self

    def press(self, *keys):
        """Short presses: "PREV", "NEXT", "OK", "BACK", or the number of a direct key from 0."""
        for key in keys:
            self.app.press(key, self.now)
            self.app.tick(self.now)
        return self

    def hold(self):
        """OK held for half a second: the table menu."""
        self.app.hold(self.now)
        self.app.tick(self.now)
        return self

    def wait(self, seconds):
        end = self.now + round(seconds * 1000)
        while self.now < end:
            self.now = min(end, self.now + LOOP_MS)
            self.app.tick(self.now)
        return self

    def choose(self, *texts):
        """Move to the option that reads so (or begins so, when only one does) and take it."""
        for text in texts:
            options = self.app.scene.options
            found = [place for place, option in enumerate(options) if option == text] or [
                place for place, option in enumerate(options) if option.startswith(text)
            ]
            assert len(found) == 1, f"{text!r} is not one option of: {self.sees()}"
            while self.app.cursor != found[0]:
                self.press("NEXT")
            self.press("OK")
        return self

    def dial(self, value):
        """Turn a number to this value and take it."""
        question = self.app.question
        assert question.kind == "number", self.sees()
        assert question.lo <= value <= question.hi, self.sees()
        while self.app.cursor != value - question.lo:
            self.press("NEXT")
        return self.press("OK")

    def sees(self):
        """The scene as one sentence."""
        from girouette.describe import describe

        return describe(self.app.scene)
