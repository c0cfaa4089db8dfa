# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Random games to measure with; the seeds are fixed, so everybody gets the same ones."""

import functools
import random
import sys

from tools.drive import ROOT

sys.path.insert(0, str(ROOT / "lib"))

SAMPLE_GAMES = 12


def sample(game, case, seed):
    """A random game played to its end: its session, and the log's length at each answer."""
    from tests.games.common import answer_at_random, checks_of, new_session

    rng = random.Random(seed)
    session = new_session(game, seed)
    session.start()
    lengths = [len(session.log)]
    while session.question is not None:
        answer_at_random(session, checks_of(game), case, rng)
        lengths.append(len(session.log))
    return session, lengths


@functools.cache
def samples(game):
    from tests.games.common import checks_of

    cases = checks_of(game).CASES
    return [
        sample(game, cases[number % len(cases)], f"bench {number}")
        for number in range(SAMPLE_GAMES)
    ]


def longest(games):
    return max(games, key=lambda pair: len(pair[0].log))
