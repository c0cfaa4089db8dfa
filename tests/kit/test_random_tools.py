# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Random use of every tool, checked at every answer; journals replay, undo goes all the way."""

import random

import pytest

from girouette.session import Session
from girouette.status import status_of
from tests.games.common import answer_again, answer_at_random, undo_some
from tests.kit.common import LANGUAGES, TOOLS, checks_of, texts_of, tool_class
from tests.playthrough import as_text

RUNS = 30
ANSWERS = 60
CASES = [(tool, case) for tool in TOOLS for case in checks_of(tool).CASES]


def use(tool, case, seed, listen=None, watch=None):
    """A session after so many random answers, and the status after each of them."""
    checks = checks_of(tool)
    rng = random.Random(seed)
    session = Session(tool_class(tool), rng.randbytes, listen=listen)
    # The same for every question, so that an answer given again takes as long as before.
    stands = rng.choice([0, 7, 30, 250])
    session.elapsed = lambda: stands
    session.start()
    trail = []
    while session.run.question is not None and len(trail) < ANSWERS:
        if watch:
            watch(session)
        answer_at_random(session, checks, case, rng)
        checks.check(session.run.game)
        trail.append((len(session.log), as_text(status_of(session.run.game))))
    return session, trail


@pytest.mark.parametrize("tool,case", CASES)
def test_random_use(tool, case):
    for number in range(RUNS):
        session, trail = use(tool, case, f"{tool}/{case}/{number}")
        fresh = Session(session.game_class)
        fresh.start()
        done = 0
        for length, status in trail:
            fresh.restore(bytes(session.log[done:length]))
            done = length
            assert as_text(status_of(fresh.run.game)) == status
        path, status = bytes(session.path), as_text(status_of(session.run.game))
        while session.starts:
            undo_some(session, 1 + number)
        answer_again(session, path)
        assert session.path == path
        assert as_text(status_of(session.run.game)) == status


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("tool,case", CASES)
def test_every_text_exists(tool, case, language):
    texts = texts_of(tool, language)
    missing = []

    def note(shown):
        missing.extend(text for text in shown if text.startswith("?") or "_" in text)

    def watch(session):
        texts.seats = session.run.game.colours
        question = session.run.question
        shown = [texts.prompt(question), texts.get("r." + session.run.game.phase)]
        if question.kind == "choose":
            shown += [texts.option(question, option) for option in question.options]
        note(shown)
        note([texts.say(tell) for tell in session.run.tells])

    for number in range(10):
        use(tool, case, f"texts {number}", watch=watch)
    assert not missing
