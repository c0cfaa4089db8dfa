# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Modules of the firmware that touch no hardware, without a device around them."""

import importlib
import sys
import types
from pathlib import Path

FIRMWARE = Path(__file__).parents[1] / "firmware"


def load(name):
    """girouette_device.NAME, over a `micropython` that only knows const()."""
    stub = types.ModuleType("micropython")
    stub.const = lambda value: value
    before = sys.modules.get("micropython")
    sys.modules["micropython"] = stub
    sys.path.insert(0, str(FIRMWARE))
    try:
        return importlib.import_module("girouette_device." + name)
    finally:
        sys.path.remove(str(FIRMWARE))
        if before is None:
            del sys.modules["micropython"]
        else:
            sys.modules["micropython"] = before
