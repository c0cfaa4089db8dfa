# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Random games of every game and player count, each checked at every answer: effort.py says how
many.

Each game: its own invariants (checks.py) after every answer and every correction, which are mixed
in where the game has any, and its journal restored ends in the same status. Every fourth game (all
of them where checks.py says EVERY = 1): the journal restored gives the same status after every
answer, and undo all the way and redo gives the same path. The longest journal is printed.
"""

import random

import pytest

from girouette import replay
from girouette.session import Session
from girouette.status import status_of
from tests import effort
from tests.games.common import (
    CORRECTS,
    GAMES,
    LANGUAGES,
    about,
    checks_of,
    new_session,
    play_at_random,
    texts_of,
    undo_some,
)

PARTS = effort.RANDOM_GAME_PARTS
CASES = [
    (game, case, part) for game in GAMES for case in checks_of(game).CASES for part in range(PARTS)
]


def play(game, case, seed, follow=True, corrects=CORRECTS, offered=None, through=None):
    """One random game: its session and (where the log was then, the status) after every person's
    answer; without `follow` the status after the last one only. `offered` gets the kinds of
    corrections that there were to choose from, `through` those that were made."""
    checks = checks_of(game)
    rng = random.Random(seed)
    session = new_session(game, seed)
    session.start()
    trail = []

    def look(question):
        # What is to be put right is asked first.
        if offered is not None and not asked and question.kind == "choose":
            offered.update((level, option) for option in question.options)
        asked.append(question)

    while session.run.question is not None:
        asked = []
        level = "referee" if getattr(session.run.game, "referee", False) else "companion"
        corrected = play_at_random(session, checks, case, rng, look, corrects)
        if corrected and through is not None:
            through.add((level, corrected[0]))
        if corrected and hasattr(checks, "forget"):
            checks.forget(session.run.game)
        checks.check(session.run.game)
        seen = follow or session.run.question is None
        trail.append((len(session.log), repr(status_of(session.run.game)) if seen else ""))
        # Corrections make the longest game longer.
        most = about(game).LONGEST * (1 if corrects == CORRECTS else 4)
        assert len(session.log) < most, "the game does not end"
    return session, trail


def restored_trail(session, trail):
    """The status after every answer of a fresh session that replays the journal."""
    fresh = Session(session.game_class, None)
    fresh.start()
    done = 0
    for length, _ in trail:
        fresh.restore(bytes(session.log[done:length]))
        done = length
        yield length, repr(status_of(fresh.run.game))


def undo_everything_and_redo(session, rng):
    path, status = bytes(session.path), repr(status_of(session.run.game))
    while session.starts:
        undo_some(session, rng.randint(1, 90))
    left = session.path
    assert session.run.question is not None and path.startswith(left)
    while replay.redo(session):
        pass
    assert session.path == path
    assert repr(status_of(session.run.game)) == status


@pytest.mark.parametrize("game,case,part", CASES)
def test_random_games(game, case, part):
    longest = most = played = 0
    every = getattr(checks_of(game), "EVERY", 4)
    for number in range(part, effort.RANDOM_GAMES, PARTS):
        seed = f"{game}/{case}/{number}"
        follow = number // PARTS % every == 0
        session, trail = play(game, case, seed, follow)
        longest = max(longest, len(session.log))
        most = max(most, len(trail))
        assert session.run.game.ranking, seed
        if follow:
            assert list(restored_trail(session, trail)) == trail, seed
            undo_everything_and_redo(session, random.Random(seed))
        else:
            fresh = Session(session.game_class, None).restore(bytes(session.log))
            assert repr(status_of(fresh.run.game)) == trail[-1][1], seed
        played += 1
    assert played == effort.RANDOM_GAMES // PARTS
    print(
        f"{game} {case}: {played} games, longest journal {longest} bytes, {most} answers of people"
    )


@pytest.mark.parametrize("game", GAMES)
def test_back_and_forth(game):
    """Undo, redo and other answers at random: the restored session is the one that was left, down
    to what redo would give and what chance must not roll again, whether somebody listens or not."""
    for case in checks_of(game).CASES:
        for number in range(effort.WANDERINGS):
            seed = f"{game}/{case}/{number} back and forth"
            left = wander(game, case, seed)
            for listen in (None, lambda question, outcome: None):
                restored = Session(left.game_class, None, None, listen).restore(bytes(left.log))
                assert restored.log == left.log and restored.path == left.path, seed
                assert restored.undone == left.undone, seed
                assert kept(restored) == kept(left), seed
                assert repr(status_of(restored.run.game)) == repr(status_of(left.run.game)), seed


def wander(game, case, seed):
    rng = random.Random(seed)
    session = new_session(game, seed)
    session.start()
    for _ in range(150):
        chance = rng.random()
        if session.run.question is None:
            break
        if chance < 0.25 and session.starts:
            replay.undo(session)
        elif chance < 0.35 and session.undone:
            replay.redo(session)
        else:
            play_at_random(session, checks_of(game), case, rng)
    return session


def kept(session):
    """The outcomes of chance that were taken back, in whatever order."""
    return {bytes(session.kept[at : at + 5]) for at in range(0, len(session.kept), 5)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_text_of_random_games_exists(game, language):
    texts = texts_of(game, language)
    for case in checks_of(game).CASES:
        for number in range(effort.GAMES_READ):
            rng = random.Random(f"text {case} {number}")
            session = new_session(game, number)
            missing = []

            def look(question, session=session, missing=missing):
                texts.seats = session.run.game.colours
                if question.kind == "tell":
                    missing.extend(word for word in [texts.say(question)] if "?t." in word)
                    return
                shown = [texts.prompt(question)]
                if question.kind == "choose":
                    shown += [texts.option(question, option) for option in question.options]
                missing.extend(text for text in shown if text.startswith("?") or "_" in text)

            def hear(question, outcome, look=look):
                if question is not None and question.kind == "tell":
                    look(question)

            session.listen = hear
            session.start()
            while session.run.question is not None:
                look(session.run.question)
                play_at_random(session, checks_of(game), case, rng, look)
            assert not missing


@pytest.mark.parametrize("game", [game for game in GAMES if "corrections" in about(game).PARTS])
def test_every_correction_goes_through_in_random_games(game):
    """All that "Correct…" offers, at either level, by players who put something right every few
    answers: the invariants hold after each, the journal restored is the same game after every
    answer, and undo goes back to the start over all of them."""
    offered, through = set(), set()
    for case in checks_of(game).CASES:
        for number in range(effort.CORRECTED_GAMES):
            seed = f"{game}/{case}/{number} corrected"
            session, trail = play(game, case, seed, True, 0.2, offered, through)
            assert list(restored_trail(session, trail)) == trail, seed
            undo_everything_and_redo(session, random.Random(seed))
    assert through == offered, f"never gone through: {sorted(offered - through)}"
