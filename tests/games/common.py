# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What the generic tests of games share: finding the games, and their random players."""

import copy
from importlib import import_module
from pathlib import Path

from girouette import amend, replay
from girouette.codec import TOLD, UNDO
from girouette.questions import BACK
from girouette.status import status_of
from host_sim import languages
from tools import packages
from tools.drive import TextFiles, load_texts
from tools.players import answer_at_random, any_answer, game_class, new_session  # noqa: F401

HERE = Path(__file__).resolve().parent
LIB = HERE.parent.parent / "lib" / "girouette"
GAMES = packages.from_environment()  # of another folder with `test --games`
LANGUAGES = languages.WHOLE_LANGUAGES
# A game and a language that has its texts, be they all of them or not.
SPOKEN = [
    (game, language)
    for game in GAMES
    for language in languages.LANGUAGES
    if (packages.folder_of(game) / f"text_{language}.txt").exists()
]
# Chances that a random player corrects the device instead of answering, leaves that in the middle,
# and takes it back to do it again.
CORRECTS = 0.04
_LEAVES = 0.1
_TAKES_BACK = 0.2


class StrictFiles(TextFiles):
    """What is wrong with a text fails the test."""

    def log(self, text):
        raise AssertionError(text)


def texts_of(game, language="fr"):
    return load_texts(game, language, StrictFiles())


def lines_of(name, language):
    """[(key, text)] of a table; its name is as a module's: "girouette.text"."""
    path = packages.path_of(f"{name.replace('.', '/')}_{language}.txt")
    lines = path.read_text(encoding="utf-8").splitlines()
    return [line.split(" ", 1) for line in lines if not line.startswith("#")]


def about(game):
    return import_module(packages.module_of(game))


def checks_of(game):
    """The game's checks.py, in tests/games/<game>/ or in a package's own tests/: check(game),
    beside its players' habits, which are in tools/players/<game>.py, or in players.py
    there. Where `check` compares with the answer before, forget(game) is called after a correction,
    which is no move."""
    return import_module(packages.tests_of(game)[1] + ".checks")


def can_be_corrected(session):
    """Whether the table menu would have "Correct…" now."""
    question, game = session.run.question, session.run.game
    return (
        "corrections" in import_module(game.package).PARTS
        and question is not None
        and question.asks_people
        and game.phase != "setup"
    )


def seen(session):
    """What a correction may change, the question that stands included."""
    question = session.run.question
    offered = [getattr(question, name, None) for name in ("options", "lo", "hi", "squares")]
    return repr((status_of(session.run.game), question.key, question.seat, offered))


def correct_at_random(session, rng, look=None):
    """A correction with any answers, now and then left in the middle, after which nothing may have
    changed; one undo takes it back whole. What was answered when it went through, else nothing.
    `look(question)` sees all that is asked and told on the way."""
    before, log = seen(session), bytes(session.log)
    script = amend.script(session)
    given = []
    value = None
    try:
        while True:
            question = script.send(value)
            if look:
                look(question)
            value = None
            if question.kind != "tell":
                value = BACK if rng.random() < _LEAVES else any_answer(question, rng)
                given.append(value)
    except StopIteration:
        pass
    if len(session.log) == len(log):
        assert seen(session) == before, "left, and something has changed"
        return []
    if rng.random() < _TAKES_BACK:
        after = seen(session)
        replay.undo(session)
        assert seen(session) == before, "undone, and something has changed"
        replay.redo(session)
        assert seen(session) == after, "done again, and it is another game"
    return given


def play_at_random(session, checks, case, rng, look=None, corrects=CORRECTS):
    """One answer, or a correction where the game has any: what that was answered, if it went
    through."""
    if rng.random() < corrects and can_be_corrected(session):
        return correct_at_random(session, rng, look)
    answer_at_random(session, checks, case, rng)
    return []


def undo_some(session, count):
    """Take back up to `count` presses by one mark, at the cost of two replays."""
    start = session.press_before(count)
    # As many outcomes as a mark holds, if they were nothing else.
    while start < 0 or count > 1 and len(session.path) - start > 80:
        count -= 1
        start = session.press_before(count)
    size = len(session.path) - start
    before = replay.new_run(session)
    before.walk(session.path, start)
    kept = bytes(session.rolled[3 * before.rolls :])
    if kept:
        kept = before.rolls.to_bytes(2, "big") + kept
    session.restore(bytes((UNDO, size, len(kept))) + kept)


def answer_again(session, path):
    """Give by hand what people answered on this path, from where the session stands on it."""
    while len(session.path) < len(path):
        at = len(session.path)
        assert path.startswith(session.path)
        # A copy: a question that is decoded knows that it has been answered.
        question = copy.copy(session.run.question)
        value = question.decode(path[at + (path[at] == TOLD)])
        session.answer(None if getattr(question, "assumed", False) else value)
