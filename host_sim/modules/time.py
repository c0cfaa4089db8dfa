# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""`time` on the virtual clock. `monotonic` has the few bits of the board's floats."""

import struct as _struct

from host_sim.machine import current as _current


def sleep(seconds):
    if seconds < 0:
        raise ValueError("sleep length must be non-negative")
    _current().sleep_us(round(seconds * 1_000_000))


def monotonic_ns():
    return _current().monotonic_ns()


def monotonic():
    # Small floats of the board: a 32-bit float without its two lowest bits.
    bits = _struct.unpack("<I", _struct.pack("<f", _current().monotonic_ns() / 1e9))[0] & ~3
    return _struct.unpack("<f", _struct.pack("<I", bits))[0]


def time():
    return 946_684_800 + _current().monotonic_ns() // 1_000_000_000
