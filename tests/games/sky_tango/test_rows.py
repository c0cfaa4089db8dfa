# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The rows against an independent judge, and whole games of people with real hands of cards."""

import random

import pytest

from girouette.games.sky_tango import collect, rows
from girouette.games.sky_tango.referee import Dial
from girouette.questions import BadAnswer
from tests.games.sky_tango import model
from tests.games.sky_tango.player import Table
from tests.games.sky_tango.story import stacks_of

RANDOM_ROWS = 1500


def as_bytes(row):
    """The model's row as the game keeps it."""
    return bytes(
        [card + 32 * (at + 1 < len(stack)) for stack in row for at, card in enumerate(stack)]
    )


@pytest.mark.parametrize("past_eclipse", (True, False))
def test_placing_agrees_with_the_model_on_random_rows(past_eclipse):
    rng = random.Random(f"placing {past_eclipse}")
    for _ in range(RANDOM_ROWS):
        row = model.random_row(rng)
        cards = as_bytes(row)
        mask = rows.fitting(cards, past_eclipse)
        assert mask & 1 == any(stack[-1] for stack in row), "an eclipse needs a visible card"
        for value in range(1, 30):
            expected = model.ways(row, value, past_eclipse)
            assert bool(mask >> value & 1) == bool(expected), (row, value)
            found = {}
            for place, low, high in rows.places(cards, past_eclipse):
                if low < value < high:
                    # Between the ends: which stack it is, of those that end with a visible card.
                    stack = len(rows.tops(cards[:place]))
                    end = "right" if place == len(cards) else stack
                    after = stacks_of(rows.put(cards, place, value))
                    found["left" if place == rows.LEFT else end] = after
            assert found == expected, (row, value)


def test_the_dial_finds_a_value_by_its_place_as_the_list_has_it():
    rng = random.Random("dial")
    for _ in range(RANDOM_ROWS):
        cards = rng.getrandbits(30) & rng.choice((-1, rng.getrandbits(30))) & ~1 or 2
        visible = sorted(rng.sample(range(1, 30), rng.randrange(5)))
        after = visible[-1] + 1 if visible else 15
        dial = Dial(0, cards, bytes(visible), "sun")
        values = [value for value in range(30) if cards >> value & 1]
        above = [value for value in values if value >= after]
        turned = above + [value for value in values if value < after]
        assert dial.options == [str(value) for value in turned]
        assert [dial.decode(place) for place in range(dial.places)] == dial.options
        with pytest.raises(BadAnswer):
            dial.decode(len(turned))


@pytest.mark.parametrize(
    "visible,values,first",
    [
        ((), (14, 15, 16), 15),
        ((), (11, 18), 18),
        ((), (13, 18), 13),
        ((8, 12), (7, 13), 13),
        ((8, 12), (7, 14), 7),
        ((8, 12), (3, 17), 17),
        ((8, 12), (3, 29), 3),
        # Behind an eclipse between them, near the 12.
        ((8, 0, 12), (11, 15), 11),
        ((8, 29), (2, 3), 3),
    ],
)
def test_the_dial_starts_where_the_gap_is_smallest(visible, values, first):
    cards = sum(1 << value for value in values)
    dial = Dial(0, cards, bytes(visible), "sun")
    assert dial.answer_at(dial.first) == str(first)


def test_collecting_agrees_with_the_model_on_random_rows():
    rng = random.Random("collecting")
    some = 0
    for _ in range(RANDOM_ROWS):
        row = model.random_row(rng)
        cards = as_bytes(row)
        visible = [stack[-1] for stack in row]
        found = set()
        for low in collect.starts(cards):
            for high in collect.ends(cards, low):
                found.add((visible.index(low), visible.index(high) + 1))
                start, end = collect.stretch(cards, low, high)
                taken = row[visible.index(low) : visible.index(high) + 1]
                assert stacks_of(cards[start:end]) == taken, (row, low, high)
        assert found == model.stretches(row), row
        some += bool(found)
        whole = rows.runs(cards)
        # The first proposal is always a whole run.
        if whole:
            low = collect.starts(cards)[0]
            assert (low, collect.ends(cards, low)[0]) == (whole[0][0], whole[0][-1])
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
        assert table.story.game.scores() == table.points()
        assert [seat for seat, _, rank in table.story.game.ranking if rank == 1] == (
            table.winners()
        )
    assert totals, "no Total Eclipse in all these games"
