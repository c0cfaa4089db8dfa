# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What the generic tests of games share: finding the games, and a random player."""

import copy
import random
from importlib import import_module
from pathlib import Path

from girouette.session import Session
from tools.drive import TextFiles, game_names, load_texts

HERE = Path(__file__).resolve().parent
LIB = HERE.parent.parent / "lib" / "girouette"
GAMES = game_names()
LANGUAGES = ("fr", "en")
# Marks of a session's log.
UNDO = 251
TOLD = 253


def game_class(game):
    return import_module(f"girouette.games.{game}.game").Game


class StrictFiles(TextFiles):
    """What is wrong with a text fails the test."""

    def log(self, text):
        raise AssertionError(text)


def texts_of(game, language="fr"):
    return load_texts(game, language, StrictFiles())


def lines_of(name, language):
    """[(key, text)] of a table; its name is as a module's: "girouette.text"."""
    path = LIB.parent / f"{name.replace('.', '/')}_{language}.txt"
    lines = path.read_text(encoding="utf-8").splitlines()
    return [line.split(" ", 1) for line in lines if not line.startswith("#")]


def about(game):
    return import_module(f"girouette.games.{game}")


def checks_of(game):
    """tests/games/<game>/checks.py: CASES, check(game), and answer(question, game, rng)."""
    return import_module(f"tests.games.{game}.checks")


def any_answer(question, rng):
    """An answer that is offered, every one as likely."""
    if question.kind == "choose":
        return rng.choice(question.options)
    if question.kind == "square":
        square = rng.choice(question.squares)
        return square // question.width, square % question.width
    return rng.randint(question.lo, question.hi)


def answer_at_random(session, checks, case, rng):
    """One answer that is offered: as the checks of its game or tool want it, else any."""
    question = session.question
    answer = checks.answer(case, question, session.game, rng)
    session.answer(any_answer(question, rng) if answer is Ellipsis else answer)


def new_session(game, seed, facts=None):
    return Session(game_class(game), random.Random(seed).randbytes, facts)


def answer_again(session, path):
    """Give by hand what people answered on this path, from where the session stands on it."""
    while len(session.path) < len(path):
        at = len(session.path)
        assert path.startswith(session.path)
        # A copy: a question that is decoded knows that it has been answered.
        question = copy.copy(session.question)
        value = question.decode(path[at + (path[at] == TOLD)])
        session.answer(None if getattr(question, "assumed", False) else value)
