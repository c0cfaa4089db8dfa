# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""`os` as the boards have it: it stands in front of the interpreter's own, which knows neither
chance nor settings.toml."""

from binascii import unhexlify as _unhexlify
from os import listdir, stat  # noqa: F401 - the firmware's

import chips as _machine

sep = "/"


def urandom(size):
    return _unhexlify(_machine.random(size))


def getenv(key, default=None):
    value = _machine.setting(key)
    return value if isinstance(value, str) else default
