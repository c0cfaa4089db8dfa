# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""`gc`: names, and a count of collections. The host's heap says nothing about the board's: the
figure is the one that a MacroPad has at the start of code.py, always. A real VM measures memory
(tools/micropython).

Checked against CircuitPython 10.2.1: py/modgc.c.
"""

from host_sim.machine import current as _current


def collect():
    _current().collections += 1


def mem_free():
    _current()
    return 160_000
