# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Random players, for the figures of `bench` and for the tests.

tools/players/<game>.py has the habits of one game's players:
    CASES                               what kinds of game there are: a number of players, and a
                                        level where the game has several
    answer(case, question, game, rng)   what such a player answers; Ellipsis: any answer will do
Without habits many games would last for hours: nobody would ever light a second fire.
"""

import random
import sys
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
if str(ROOT / "lib") not in sys.path:
    sys.path.insert(0, str(ROOT / "lib"))

from girouette.session import Session  # noqa: E402
from tools import packages  # noqa: E402


def habits_of(game):
    return import_module(packages.habits_of(game))


def game_class(game):
    return import_module(packages.module_of(game) + ".game").Game


def new_session(game, seed, facts=None):
    return Session(game_class(game), random.Random(seed).randbytes, facts)


def any_answer(question, rng):
    """An answer that is offered, every one as likely."""
    if question.kind == "choose":
        return rng.choice(question.options)
    if question.kind == "square":
        square = rng.choice(question.squares)
        return square // question.width, square % question.width
    return rng.randint(question.lo, question.hi)


def answer_at_random(session, habits, case, rng):
    """One answer that is offered: as the habits of its game or tool want it, else any."""
    question = session.run.question
    answer = habits.answer(case, question, session.run.game, rng)
    session.answer(any_answer(question, rng) if answer is Ellipsis else answer)
