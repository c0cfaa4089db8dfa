# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Corrections: one more step of the log, whole or not at all."""

import random

import pytest

from girouette import amend, replay
from girouette.chance import Chance
from girouette.codec import AMEND, MOST_AMENDS, UNDO, pack, step_size
from girouette.fact import Fact
from girouette.game import Game
from girouette.questions import BACK, BadAnswer, Choose, Tell
from girouette.ranking import rank
from girouette.session import Session

FIRST = bytes((AMEND, 2, 0))  # and how many lie in the pile


class Pile(Game):
    """Take one or some of a pile of ten until it is empty; a die says how many "some" is."""

    package = "tests.core.mended"

    def __init__(self):
        Game.__init__(self)
        self.pile = 10
        self.taken = 0

    def script(self):
        yield Choose("ready", None, ["go"])
        self.phase = "take"
        yield from Fact("flames", "x.flames", 2, 4, 3).learn(self)
        while self.pile > 0:
            question = self.take()
            question.again = self.take
            count = yield question
            count = 1 + (yield Chance("die", 3)) if count == "some" else int(count)
            self.pile -= count
            self.taken += count
            yield Tell("took", value=count)
        rank(self, [])

    def take(self):
        """What may be taken depends on what lies there."""
        return Choose(
            "take", None, [str(count) for count in range(1, min(self.pile, 6) + 1)] + ["some"]
        )


def start(*answers, listen=None):
    session = Session(Pile, random.Random(1).randbytes, None, listen).start()
    for answer in ("go", 2) + answers:
        session.answer(answer)
    return session


def state(session):
    game, question = session.run.game, session.run.question
    return game.pile, game.taken, dict(game.learned), getattr(question, "options", None)


def same(session):
    """The log replayed gives the same game, and what redo would give."""
    again = Session(Pile, None).restore(bytes(session.log))
    assert state(again) == state(session)
    assert (again.path, again.starts, again.undone) == (
        session.path,
        session.starts,
        session.undone,
    )
    return again


def asked(session, *answers):
    """The keys of what is asked, and of the pages, on the way of these answers."""
    script = amend.script(session)
    keys = []
    answers = list(answers)
    value = None
    try:
        while True:
            question = script.send(value)
            keys.append(question.key)
            value = None if question.kind == "tell" else answers.pop(0)
    except StopIteration:
        assert not answers
    return keys


def test_a_correction_is_one_more_step():
    session = start("1")
    before, length = state(session), len(session.log)
    assert asked(session, "pile", 3) == ["correct", "correct_pile"]
    assert session.log[length:] == FIRST + b"\3" and session.run.game.pile == 3
    assert len(session.path) - session.press_before(1) == 4
    assert session.run.question.options == ["1", "2", "3", "some"], (
        "asked anew of the game as it is"
    )
    assert session.run.question.again
    session.answer("3")
    assert session.run.question is None
    replay.undo(session)
    same(session)
    replay.undo(session)
    assert state(session) == before
    same(session)
    assert replay.redo(session) and session.run.game.pile == 3
    assert replay.redo(session) and session.run.question is None
    same(session)


def test_the_same_answers_at_once():
    by_hand, at_once = start("1"), start("1")
    asked(by_hand, "pile", 0, 0, 3)
    amend.answer(at_once, ["pile", 0, 0, 3])
    assert at_once.log == by_hand.log and state(at_once) == state(by_hand)
    assert at_once.starts == by_hand.starts


def test_who_leaves_has_changed_nothing():
    session = start("1", "some")
    before = state(session), bytes(session.log), session.run.question
    assert asked(session, BACK) == ["correct"]
    assert asked(session, "pile", BACK) == ["correct", "correct_pile"]
    assert asked(session, "taken", 0, BACK)[-2:] == ["cannot_correct_none", "correct_taken"]
    assert (state(session), bytes(session.log), session.run.question) == before


def test_a_refusal_is_a_page_and_no_part_of_the_history():
    heard = []
    session = start(listen=lambda question, outcome: heard.append(question and question.key))
    del heard[:]
    keys = asked(session, "pile", 0, 5)
    assert keys == ["correct", "correct_pile", "cannot_correct_none", "correct_pile"]
    assert heard == ["corrected_pile"] == [tell.key for tell in session.run.tells]
    read = []
    Session(Pile, None, None, lambda question, _: read.append(question.key)).restore(session.log)
    assert read == ["corrected_pile"]


def test_where_nothing_can_be_corrected_it_says_so_and_nothing_happens():
    session = start("6", "3")
    length = len(session.log)
    assert asked(session) == ["cannot_correct_now"]
    with pytest.raises(BadAnswer):
        amend.answer(session, [])
    assert len(session.log) == length


@pytest.mark.parametrize(
    "answers",
    [[], ["pile"], ["nothing", 3], ["pile", 61], ["pile", "3"], ["pile", 0], ["pile", 3, 4]],
)
def test_answers_that_do_not_fit_change_nothing(answers):
    session = start("2")
    before = state(session), bytes(session.log)
    with pytest.raises(BadAnswer):
        amend.answer(session, answers)
    assert (state(session), bytes(session.log)) == before
    same(session)


def test_no_corrections_before_the_game_has_begun_nor_after_its_end():
    for session in (Session(Pile, None).start(), start("6", "4")):
        with pytest.raises(BadAnswer):
            next(amend.script(session))
        with pytest.raises(BadAnswer):
            amend.answer(session, ["pile", 3])
        with pytest.raises(BadAnswer, match="journal.answer"):
            Session(Pile, None).restore(bytes(session.log) + FIRST + b"\3")


def test_a_game_without_corrections_refuses_them():
    class Plain(Pile):
        package = "girouette.tools.counter"

    session = Session(Plain, None).start()
    session.answer("go")
    with pytest.raises(BadAnswer):
        next(amend.script(session))
    with pytest.raises(BadAnswer, match="journal.answer"):
        Session(Plain, None).restore(bytes(session.log) + FIRST + b"\3")


def test_another_way_after_an_undone_correction_ends_redo():
    session = start("1")
    amend.answer(session, ["pile", 3])
    replay.undo(session)
    amend.answer(session, ["pile", 4])
    assert not replay.redo(session) and session.run.game.pile == 4
    replay.undo(session)
    amend.answer(session, ["pile", 4])
    assert not replay.redo(session)
    same(session)


def test_a_correction_by_hand_goes_along_with_redo():
    session = start("1")
    amend.answer(session, ["pile", 3])
    session.answer("1")
    replay.undo(session)
    replay.undo(session)
    asked(session, "pile", 3)
    assert replay.redo(session) and session.run.game.pile == 2
    same(session)


def test_the_follower_takes_corrections():
    session = start()
    for count in range(30):
        amend.answer(session, ["pile", 20 + count])
        session.answer("1")
        while session.rest(3):
            pass
    assert session.follower.at > len(session.path) // 2
    same(session)
    assert session.run.game.pile == 48
    replay.undo(session)
    assert session.run.game.pile == 49
    replay.undo(session)
    assert session.run.game.pile == 47
    same(session)


def test_beside_a_corrected_fact():
    session = start("1")
    amend.answer(session, ["pile", 9])
    assert replay.correct(session, "x.flames", 4)
    amend.answer(session, ["taken", 7])
    again = same(session)
    assert again.run.game.learned == {"x.flames": 4}
    for _ in range(3):
        replay.undo(session)
        same(session)
    assert session.run.game.learned == {"x.flames": 2} and session.run.game.pile == 9


@pytest.mark.parametrize(
    "tail",
    [
        bytes((AMEND,)),
        bytes((AMEND, 0)),
        bytes((AMEND, 2)),
        FIRST,
        bytes((AMEND, 1, 0)),
        FIRST + bytes((61,)),
        FIRST + bytes((UNDO,)),
        bytes((AMEND, 2, 9, 3)),
        bytes((AMEND, 3, 0, 3, 3)),
        bytes((AMEND, 255, 0, 3)),
        bytes((AMEND, UNDO, 0, 3)),
    ],
)
def test_a_step_that_no_correction_wrote_is_refused(tail):
    log = bytes(start("1").log)
    with pytest.raises(BadAnswer) as caught:
        Session(Pile, None).restore(log + tail)
    assert caught.value.args == ("journal.answer", len(log))


def test_a_correction_has_an_end():
    """One whose record could be longer than a cut may leave is not taken."""
    most = start("1")
    amend.answer(most, ["pile"] + [0] * (MOST_AMENDS - 2) + [3])
    assert most.run.game.pile == 3
    same(most)
    session = start("1")
    before = state(session), bytes(session.log)
    with pytest.raises(BadAnswer):
        amend.answer(session, ["pile"] + [0] * (MOST_AMENDS - 1) + [3])
    assert (state(session), bytes(session.log)) == before
    record, _ = pack(most.log[most.press_before(1) :], 0)
    assert len(record) <= 64


def test_the_size_of_a_step():
    log = bytes((AMEND, 3, 1, 2, 3, 7))
    assert step_size(log, 0) == 5 and step_size(log, 5) == 1
    assert step_size(bytes((AMEND,)), 0) == 2


def test_corrections_answers_undo_and_redo_at_random():
    for seed in range(60):
        rng = random.Random(seed)
        session = start()
        for _ in range(60):
            chance = rng.random()
            if session.run.question is None or chance < 0.2 and session.starts:
                replay.undo(session)
            elif chance < 0.3:
                replay.redo(session)
            elif session.run.game.phase == "take" and session.run.game.pile > 1 and chance < 0.6:
                amend.answer(session, [rng.choice(["pile", "taken"]), rng.randint(1, 60)])
            elif session.run.question.is_fact:
                session.answer(rng.randint(2, 4))
            else:
                session.answer(rng.choice(session.run.question.options))
            session.rest(2)
            same(session)
