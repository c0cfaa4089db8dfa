# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""`time` on the virtual clock.

`sleep` takes whole milliseconds, rounded; `monotonic` has whole milliseconds in the few bits of the
board's floats, and `monotonic_ns` all of the clock.

Checked against CircuitPython 10.2.1: shared-bindings/time/__init__.c (time_sleep, time_monotonic),
supervisor/shared/tick.c (mp_hal_delay_ms), py/obj.h (floats of 30 bits).
"""

import struct as _struct

from host_sim.machine import current as _current


def sleep(seconds):
    milliseconds = int(1000 * seconds + 0.5)
    if milliseconds < 0:
        raise ValueError("seconds must be >= 0")
    _current().sleep_us(1000 * milliseconds)


def monotonic_ns():
    return _current().monotonic_ns()


def monotonic():
    # Small floats of the board: a 32-bit float without its two lowest bits.
    milliseconds = _current().monotonic_ns() // 1_000_000
    bits = _struct.unpack("<I", _struct.pack("<f", milliseconds / 1000))[0] & ~3
    return _struct.unpack("<f", _struct.pack("<I", bits))[0]
