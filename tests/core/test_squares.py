# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""A square is chosen by its row, then its column; four keys go where they point."""

import random

import pytest

from girouette.questions import BadAnswer
from girouette.squares import Square, bit

SEEDS = range(20)


def some_squares(seed, count=40):
    chance = random.Random(seed)
    legal = 0
    for square in chance.sample(range(256), count):
        legal |= bit(square)
    return Square("where", 0, legal, chance.randrange(256))


def reached(question, start, steps, offset=0):
    """Every place that these steps lead to."""
    known, ways = {start}, [start]
    while ways:
        place = ways.pop()
        for step in steps:
            after = question.turn(place % question.places + offset, step)
            if after not in known:
                known.add(after)
                ways.append(after)
    return known


@pytest.mark.parametrize("seed", SEEDS)
def test_rows_first_and_only_those_that_have_a_square(seed):
    question = some_squares(seed)
    rows = {square >> 4 for square in question.squares}
    places = reached(question, question.first, (1, -1))
    assert {question.squares[place] >> 4 for place in places} == rows
    for place in places:
        row = [at for at, square in enumerate(question.squares) if square >> 4 ==
               question.squares[place] >> 4]  # fmt: skip
        inner = question.inner(place, 1)
        if len(row) == 1:
            assert inner is None, "one square in the row: OK takes it"
            continue
        assert question.inner(inner, 1) is None and question.inner(inner, -1) == place
        across = {place % question.places for place in reached(question, inner, (1, -1), 40)}
        assert across == set(row), "then every square of it"


@pytest.mark.parametrize("seed", SEEDS)
def test_four_keys_reach_every_square(seed):
    question = some_squares(seed)
    count = question.places
    places = reached(question, question.first + count, (1, -1, 16, -16), count)
    assert {place - count for place in places} == set(range(count))


def test_few_squares_are_gone_through_one_by_one():
    question = some_squares(1, 6)
    assert question.inner(0, 1) is None and question.inner(0, -1) is None
    assert [question.turn(place, 1) for place in range(6)] == [1, 2, 3, 4, 5, 0]


def test_an_aside_is_coded_behind_the_squares():
    question = some_squares(2)
    with pytest.raises(BadAnswer):
        question.encode("event")
    question.asides = lambda: ["event", "before"]
    assert [question.encode(aside) for aside in question.asides()] == [40, 41]
    assert [question.decode(byte) for byte in (40, 41)] == ["event", "before"]
    with pytest.raises(BadAnswer):
        question.decode(42)


def test_a_question_without_squares_is_an_error_and_no_endless_search():
    with pytest.raises(IndexError):
        _ = Square("square", None, 0).first
