# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What the generic tests of games share: finding the games, and their random players."""

import copy
from importlib import import_module
from pathlib import Path

from tools.drive import TextFiles, game_names, load_texts
from tools.players import answer_at_random, any_answer, game_class, new_session  # noqa: F401

HERE = Path(__file__).resolve().parent
LIB = HERE.parent.parent / "lib" / "girouette"
GAMES = game_names()
LANGUAGES = ("fr", "en")
# Marks of a session's log.
UNDO = 251
TOLD = 253


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
    """tests/games/<game>/checks.py: check(game) and LONGEST, beside its players' habits, which
    are in tools/players/<game>.py."""
    return import_module(f"tests.games.{game}.checks")


def answer_again(session, path):
    """Give by hand what people answered on this path, from where the session stands on it."""
    while len(session.path) < len(path):
        at = len(session.path)
        assert path.startswith(session.path)
        # A copy: a question that is decoded knows that it has been answered.
        question = copy.copy(session.question)
        value = question.decode(path[at + (path[at] == TOLD)])
        session.answer(None if getattr(question, "assumed", False) else value)
