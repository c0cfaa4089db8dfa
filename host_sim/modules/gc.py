# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""`gc`: names only. The host's heap says nothing about the board's; a real VM measures that."""

from host_sim.machine import current as _current


def collect():
    _current()


def mem_free():
    _current()
    return 160_000


def mem_alloc():
    _current()
    return 40_000


def enable():
    _current()


def disable():
    _current()


def isenabled():
    return True


def threshold(amount=-1):
    return -1
