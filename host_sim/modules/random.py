# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""`random`: what CircuitPython has of it, from the machine's seed."""

from host_sim.machine import current as _current


def seed(seed=None):
    _current().random.seed(seed)


def getrandbits(k):
    return _current().random.getrandbits(k)


def randrange(*bounds):
    return _current().random.randrange(*bounds)


def randint(a, b):
    return _current().random.randint(a, b)


def choice(seq):
    return _current().random.choice(seq)


def random():
    return _current().random.random()


def uniform(a, b):
    return _current().random.uniform(a, b)
