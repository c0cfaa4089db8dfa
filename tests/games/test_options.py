# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The options of every game: each explained on a page that fits, remembered for the next game, and
in the journal, so that it replays without memory."""

import random

import pytest

from girouette import replay
from girouette.questions import BadAnswer
from girouette.scene import Scene
from girouette.session import Session
from girouette.status import status_of
from tests.games.common import GAMES, LANGUAGES, about, checks_of, game_class, texts_of
from tests.games.story import GameStory, Memory
from tests.kit.common import BOARDS, not_shown
from tools.build import board_values

CASES = [(game, case) for game in GAMES for case in checks_of(game).CASES]
SIZES = sorted({board_values(name).DISPLAY_SIZE for name in BOARDS})


def at_the_options(game, case, facts=None):
    """A session at the list of options; None where this kind of game has none."""
    rng = random.Random(str(case))
    session = Session(game_class(game), rng.randbytes, facts).start()
    while session.run.game.phase == "setup" and session.run.question is not None:
        question = session.run.question
        if question.key == "options":
            return session
        answer = checks_of(game).answer(case, question, session.run.game, rng)
        session.answer(question.answer_at(question.first) if answer is ... else answer)
    return None


def explained(session):
    """The question of each option that has values, in turn; the session stands at it."""
    for key in list(session.run.question.options[1:]):
        session.answer(key)
        if session.run.question.key == "option_" + key:
            yield key, session.run.question
        replay.undo(session)
        assert session.run.question.key == "options"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game,case", CASES)
def test_every_option_is_explained_and_all_of_it_is_seen(game, case, language):
    session = at_the_options(game, case)
    if session is None:
        return
    texts = texts_of(game, language)
    questions = [session.run.question]
    for key, question in explained(session):
        assert len(texts.prompt(question)) > 20, key
        assert len(set(map(str, question.options))) == question.places > 1, key
        questions.append(question)
    for question in questions:
        for place in range(question.places):
            scene = Scene()
            scene.title = about(game).TITLE
            question.fill(scene, texts)
            question.point(scene, texts, place)
            for size in SIZES:
                assert not_shown(scene, size) == "", (question.key, scene.options)


def test_every_game_has_options():
    for game in GAMES:
        assert [case for case in checks_of(game).CASES if at_the_options(game, case)], game


def told_options(memory):
    """What is remembered of the options; the level is another question, remembered with its own
    answer."""
    return {
        name: value
        for name, value in memory.values.items()
        if "option_" in name and not name.endswith(".level")
    }


@pytest.mark.parametrize("game,case", CASES)
def test_every_value_of_every_option_is_remembered_for_the_next_game(game, case):
    first = at_the_options(game, case)
    if first is None:
        return
    for key, question in list(explained(first)):
        for place in range(question.places):
            memory = Memory()
            session = at_the_options(game, case, memory)
            session.answer(key)
            assert session.run.question.first == question.first
            session.answer(session.run.question.options[place])
            # Back on the option that was changed, not on "go".
            asked = session.run.question
            assert asked.key == "options"
            # What is offered may have changed with it.
            if key in asked.options:
                assert asked.options[asked.first] == key
            shown = dict(asked.values)
            assert told_options(memory) == {}, "until people go on it can be undone"
            session.answer("go")
            name = f"option_{game}.{key}"
            told = {name: place} if place != question.first else {}
            assert told_options(memory) == told
            again = at_the_options(game, case, memory)
            assert again.run.question.values == shown and again.run.question.first == 0
            again.answer("go")
            assert told_options(memory) == told
            # Nothing of the memory is needed to replay it.
            restored = Session(game_class(game), None).restore(bytes(again.log))
            assert repr(status_of(restored.run.game)) == repr(status_of(again.run.game))
            assert restored.path == again.path


def test_a_value_that_there_is_no_more_is_as_if_nothing_was_known():
    for wrong in (2, 77, -1):
        memory = Memory()
        memory.tell("option_tails_on_fire.filou", wrong)
        session = at_the_options("tails_on_fire", 4, memory)
        assert session.run.question.values["filou"] == "by_value"


def test_an_undone_option_is_not_remembered():
    memory = Memory()
    session = at_the_options("tails_on_fire", 4, memory)
    session.answer("filou")
    session.answer("by_sign")
    replay.undo(session)
    replay.undo(session)
    session.answer("go")
    assert "option_tails_on_fire.filou" not in memory.values
    session = at_the_options("tails_on_fire", 4, memory)
    session.answer("filou")
    session.answer("by_sign")
    session.answer("go")
    replay.undo(session)
    session.answer("filou")
    session.answer("by_value")
    session.answer("go")
    assert memory.values["option_tails_on_fire.filou"] == 0, "as it was played"
    replay.undo(session)
    replay.undo(session)
    replay.undo(session)
    replay.undo(session)
    replay.undo(session)
    assert session.run.question.values["filou"] == "by_value"
    session.answer("go")
    assert memory.values["option_tails_on_fire.filou"] == 0


def test_restoring_tells_memory_nothing():
    session = at_the_options("tails_on_fire", 4, Memory())
    session.answer("filou")
    session.answer("by_sign")
    session.answer("go")
    newer = Memory()
    newer.tell("option_tails_on_fire.filou", 0)
    restored = Session(game_class("tails_on_fire"), None, newer).restore(bytes(session.log))
    assert not restored.run.game.filou_keeps_value
    assert newer.values == {"option_tails_on_fire.filou": 0}


def test_a_remembered_option_that_no_game_wrote_is_refused():
    session = at_the_options("tails_on_fire", 4)
    log = bytearray(session.log)
    assert log[-4:] == bytes(4)
    log[-1] = 4  # there are four times for choosing
    with pytest.raises(BadAnswer, match="journal.answer"):
        Session(game_class("tails_on_fire"), None).restore(bytes(log))


def test_what_is_remembered_may_change_what_is_offered():
    """Fire Tower in teams has no Shadow: it is not offered, whatever the last game had."""
    memory = Memory()
    memory.tell("option_fire_tower.teams", 1)
    memory.tell("option_fire_tower.shadow", 1)
    story = GameStory("fire_tower", 4, "companion", facts=memory)
    assert "shadow" not in story.options
    story.do("teams")
    assert "shadow" in story.options and story.question.values["shadow"] == "on"
    story.do("teams", "go")
    assert story.game.teams and story.game.shadow == 0
