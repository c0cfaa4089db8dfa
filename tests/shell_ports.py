# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What the app asks of a device, on the host: plain Python, and a virtual NVM."""

import importlib.util
import io
import random
from pathlib import Path

from host_sim.chips.nvm import VirtualNvm
from host_sim.languages import languages
from tools import packages

ROOT = Path(__file__).resolve().parent.parent
LIB = ROOT / "lib" / "girouette"


class HostPorts:
    """What firmware/ gives the App, made of plain Python; one object outlives restarts."""

    def __init__(self, seed=1, port="rp2040", direct_keys=0, has_sound=True, files=None):
        self.games = _packages("games") + ["games." + name for name in packages.guest_names()]
        self.tools = _packages("tools")
        self.nvm = VirtualNvm(port) if port else None
        self.port = port or "unknown"
        self.board_name = "Host"
        self.reloaded = False
        self.rotations = (0, 2)
        self.direct_keys = direct_keys
        self.has_sound = has_sound
        self.columns = 21
        self.chance = random.Random(seed)
        self.files = dict(files or {})
        self.logged = []

    def qr_rows(self, text):
        """By the firmware's own maker of codes: it has no hardware in it."""
        path = ROOT / "firmware" / "girouette_device" / "codes.py"
        spec = importlib.util.spec_from_file_location("device_codes", path)
        codes = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(codes)
        return codes.rows(text)

    def random_bytes(self, count):
        return self.chance.randbytes(count)

    def collect_garbage(self):
        """The host has room enough."""

    def free_memory(self):
        return 100000

    def log(self, text):
        self.logged.append(text)

    def setting(self, name):
        return None

    def languages(self):
        return languages()

    def open_text(self, name):
        try:
            return io.BytesIO(packages.path_of(name).read_bytes())
        except OSError:
            return None

    def read_file(self, name):
        return self.files.get(name)


def _packages(group):
    return sorted(path.parent.name for path in (LIB / group).glob("*/game.py"))
