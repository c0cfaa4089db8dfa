# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The rows against an independent judge, and whole games of people with real hands of cards."""

import random

import pytest

from girouette.games.sky_tango import rows
from tests.games.sky_tango import model
from tests.games.sky_tango.player import Table

RANDOM_ROWS = 1500


def as_stacks(row):
    return [bytes(stack) for stack in row]


def as_lists(row):
    return [list(stack) for stack in row]


@pytest.mark.parametrize("past_eclipse", (True, False))
def test_placing_agrees_with_the_model_on_random_rows(past_eclipse):
    rng = random.Random(f"placing {past_eclipse}")
    for _ in range(RANDOM_ROWS):
        row = model.random_row(rng)
        stacks = as_stacks(row)
        mask = rows.fitting(stacks, past_eclipse)
        for value in range(1, 30):
            expected = model.ways(row, value, past_eclipse)
            assert bool(mask >> value & 1) == bool(expected), (row, value)
            found = {}
            for place, low, high in rows.places(stacks, past_eclipse):
                if low < value < high:
                    after = list(stacks)
                    rows.put(after, place, value)
                    end = "right" if place == len(stacks) else place
                    found["left" if place == rows.LEFT else end] = as_lists(after)
            assert found == expected, (row, value)


def test_collecting_agrees_with_the_model_on_random_rows():
    rng = random.Random("collecting")
    some = 0
    for _ in range(RANDOM_ROWS):
        row = model.random_row(rng)
        stacks = as_stacks(row)
        found = {(start, end) for start in rows.starts(stacks) for end in rows.ends(stacks, start)}
        assert found == model.stretches(row), row
        some += bool(found)
        whole = [run for run in rows.runs(stacks)]
        # The first proposal is always a whole run.
        if whole:
            start = rows.starts(stacks)[0]
            assert (start, rows.ends(stacks, start)[0]) == whole[0]
    assert some > RANDOM_ROWS // 20, "too few rows with anything to collect"


@pytest.mark.parametrize("players", (2, 3, 4))
def test_people_with_real_hands_can_do_all_they_may_and_nothing_else(players):
    """The table deals real cards and knows the rules by the model alone; the device must offer
    every legal act of the hand, refuse the others, and come to the same points."""
    totals = 0
    for number in range(60):
        table = Table(players, random.Random(f"table {players} {number}"))
        table.play()
        totals += table.total_eclipses
        assert table.session.game.scores() == table.points()
        assert [seat for seat, _, rank in table.session.game.ranking if rank == 1] == (
            table.winners()
        )
    assert totals, "no Total Eclipse in all these games"
