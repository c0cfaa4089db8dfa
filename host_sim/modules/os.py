# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""`os`: the drive, settings.toml and the chip's random numbers."""

from host_sim.machine import current as _current

sep = "/"


def urandom(size):
    return _current().random.randbytes(size)


def getenv(key, default=None):
    return _current().wiring.setting(key, default)


def listdir(dir="/"):
    return _current().wiring.drive.listdir(dir)


def stat(path):
    return _current().wiring.drive.stat(path)


def remove(path):
    _current().wiring.drive.remove(path, _current().drive_writable)


def rename(old_path, new_path):
    _current().wiring.drive.rename(old_path, new_path, _current().drive_writable)


def getcwd():
    return "/"


def sync():
    _current()


def uname():
    from collections import namedtuple

    kind = namedtuple("uname_result", "sysname nodename release version machine")
    port = _current().wiring.port
    return kind(port, port, "10.2.1", "10.2.1 simulated", _current().wiring.definition.board_id)
