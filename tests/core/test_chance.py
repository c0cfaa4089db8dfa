# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Chance is fair: exactly, over all bytes, and as drawn, by a chi-square over a million draws."""

import random

import pytest

from girouette.chance import Chance
from girouette.session import Session


class Unrolled:
    """A game that has asked nothing of chance yet."""

    rolls = 0


def outcome(n, source):
    session = Session(None, source)
    session.run = Unrolled
    return Chance("die", n).by_itself(session)


@pytest.mark.parametrize("n", range(1, 252))
def test_every_outcome_has_as_many_bytes_as_any_other(n):
    counts = [0] * n
    refused = 0
    for byte in range(256):
        # A refused byte makes the source give the next one: 0, which every n takes.
        given = []

        def source(count, given=given, byte=byte):
            given.append(byte if not given else 0)
            return bytes(given[-1:])

        result = outcome(n, source)
        if len(given) == 1:
            counts[result] += 1
        else:
            refused += 1
    assert set(counts) == {256 // n}
    assert refused == 256 % n


@pytest.mark.parametrize("n,critical", [(8, 24.32), (6, 20.52), (9, 26.12), (100, 148.23)])
def test_chi_square_of_a_million_draws(n, critical):
    """`critical` is the 99.9 % point for n - 1 degrees of freedom; the seed makes it repeatable."""
    source = random.Random(f"chi {n}").randbytes
    draws = 250_000  # four sizes make the million
    counts = [0] * n
    for _ in range(draws):
        counts[outcome(n, source)] += 1
    expected = draws / n
    assert sum((count - expected) ** 2 / expected for count in counts) < critical
