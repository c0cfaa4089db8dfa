# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""`os`: the drive, settings.toml and the chip's random numbers.

`getenv` gives text for every value since 10.2, and the default for a value that it cannot read;
10.0 and 10.1 give numbers for bare values and raise ValueError for what is none. `listdir` gives
names in the order of the directory's entries, which is no order.

Checked against CircuitPython 10.2.1: shared-bindings/os/__init__.c, shared-module/os/__init__.c
(common_hal_os_getenv), supervisor/shared/settings.c, extmod/vfs_fat.c; 10.0.0 and 10.1.4:
shared-module/os/getenv.c.
"""

from host_sim.machine import current as _current

from . import _settings

sep = "/"


def urandom(size):
    machine = _current()
    drawn = machine.random.randbytes(size)
    machine.drawn += drawn
    return drawn


def getenv(key, default=None):
    old = _current().circuitpython < (10, 2)
    try:
        found = _settings.find(key)
        if found is None:
            return default
        text, quoted = found
        return _settings.number(text) if old and not quoted else text
    except _settings.BadValue:
        if old:
            raise ValueError("invalid syntax for integer") from None
        return default


def listdir(dir="/"):
    return _current().wiring.drive.listdir(dir)


def stat(path):
    return _current().wiring.drive.stat(path)


def remove(path):
    _current().wiring.drive.remove(path, _current().may_write)


def rename(old_path, new_path):
    _current().wiring.drive.rename(old_path, new_path, _current().may_write)
