# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Random games to measure with; the seeds are fixed, so everybody gets the same ones."""

import functools
import random

from tools.players import answer_at_random, habits_of, new_session

SAMPLE_GAMES = 12


def sample(game, case, seed):
    """A random game played to its end: its session, and the log's length at each answer."""
    rng = random.Random(seed)
    session = new_session(game, seed)
    session.start()
    lengths = [len(session.log)]
    while session.run.question is not None:
        answer_at_random(session, habits_of(game), case, rng)
        lengths.append(len(session.log))
    return session, lengths


@functools.cache
def samples(game):
    cases = habits_of(game).CASES
    return [
        sample(game, cases[number % len(cases)], f"bench {number}")
        for number in range(SAMPLE_GAMES)
    ]


def longest(games):
    return max(games, key=lambda pair: len(pair[0].log))
