# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The session: answers, undo that never re-rolls, restore, learned facts, bad journals."""

import random

import pytest

from girouette import replay
from girouette.chance import Chance
from girouette.codec import UNDO
from girouette.fact import Fact
from girouette.game import Game
from girouette.journal import JournalError, pack, unpack
from girouette.questions import BadAnswer, Choose, Number, Tell
from girouette.ranking import rank
from girouette.session import Session
from girouette.squares import Square, bit
from tests.games.story import Memory


class Dicey(Game):
    """Roll, choose which die to roll next, roll it, name a fact, take a square."""

    def __init__(self):
        Game.__init__(self)
        self.seen = []
        self.flames = None

    def script(self):
        self.seen.append((yield Chance("start", 200)))
        while True:
            yield Tell("rolled", value=self.seen[-1])
            die = yield Choose("die", None, ["big", "small", "stop"])
            if die == "stop":
                break
            self.seen.append((yield Chance(die, 200 if die == "big" else 150)))
        fact = Fact("flames", "x.flames", 2, 4, 3)
        self.flames = yield fact
        self.guessed = fact.assumed
        self.number = yield Number("number", None, -5, 5)
        self.square = yield Square("square", None, bit(3) | bit(17) | bit(255))
        rank(self, [])

    def correct(self, name, value):
        self.flames = value


def start(seed=1, facts=None):
    return Session(Dicey, random.Random(seed).randbytes, facts).start()


def test_undo_goes_back_to_the_first_question_and_not_further():
    session = start()
    for answer in ("big", "small", "big"):
        session.answer(answer)
    assert [replay.undo(session) for _ in range(4)] == [True, True, True, False]
    assert session.run.question.key == "die" and len(session.run.game.seen) == 1


def test_undone_chance_comes_back():
    session = start()
    session.answer("big")
    session.answer("big")
    rolled = list(session.run.game.seen)
    replay.undo(session)
    replay.undo(session)
    session.answer("big")
    session.answer("big")
    assert session.run.game.seen == rolled


def test_another_way_and_back_does_not_reroll():
    session = start()
    session.answer("big")
    big = session.run.game.seen[-1]
    for _ in range(5):
        replay.undo(session)
        session.answer("small")
        small = session.run.game.seen[-1]
        replay.undo(session)
        session.answer("big")
        assert session.run.game.seen[-1] == big
        replay.undo(session)
        session.answer("small")
        assert session.run.game.seen[-1] == small


def test_undone_chance_survives_a_restart():
    session = start()
    session.answer("big")
    rolled = list(session.run.game.seen)
    replay.undo(session)
    again = Session(Dicey, random.Random(99).randbytes).restore(session.log)
    again.answer("big")
    assert again.run.game.seen == rolled


def test_the_path_is_the_log_without_what_was_undone():
    session = start()
    session.answer("big")
    session.answer("small")
    whole = bytes(session.path)
    replay.undo(session)
    replay.undo(session)
    assert session.path == session.log[:1] and not session.starts
    session.answer("big")
    replay.undo(session)
    session.answer("big")
    session.answer("small")
    assert session.path == whole
    assert session.log.count(251) == 3
    again = Session(Dicey).restore(session.log)
    assert again.path == whole


def test_a_restore_is_one_replay_whatever_was_undone():
    session = start()
    for answer in ("big", "small", "stop", "big"):
        session.answer(answer)
        replay.undo(session)
    session.answer("big")
    session.answer("small")
    replay.undo(session)
    replay.undo(session)
    session.answer("small")
    session.answer("stop")
    session.answer(4)
    replay.correct(session, "x.flames", 2)
    replay.undo(session)
    replay.undo(session)
    began = []

    class Counted(Dicey):
        def script(self):
            began.append(self)
            return Dicey.script(self)

    again = Session(Counted, None).restore(session.log)
    assert len(began) == 1
    assert (again.log, again.path, again.undone) == (session.log, session.path, session.undone)
    assert (again.kept, again.rolled, again.starts) == (
        session.kept,
        session.rolled,
        session.starts,
    )
    assert again.path == session.path and again.run.game.seen == session.run.game.seen
    assert replay.redo(again) and replay.redo(session) and again.log == session.log
    heard = []
    Session(Counted, None, None, lambda question, outcome: heard.append(outcome)).restore(
        session.log
    )
    fell = [outcome for outcome in heard if outcome is not None]
    assert fell == session.run.game.seen, "whoever listens hears what stands"


def test_an_undo_mark_says_what_it_takes_back_and_keeps():
    session = start()
    session.answer("big")
    session.answer("stop")
    rolled = bytes(session.rolled)
    length = len(session.log)
    replay.undo(session)
    assert session.log[length:] == bytes((UNDO, 1, 0))
    length = len(session.log)
    replay.undo(session)
    assert session.log[length:] == bytes((UNDO, 2, 5, 0, 1)) + rolled[3:]
    replay.undo(session)
    assert session.kept == b"\0\1" + rolled[3:]


def test_a_restore_goes_on_from_where_the_session_stands():
    session = start()
    again = Session(Dicey, None).start()
    done = 0
    for answer in ("big", None, "small", "big", None, None, "stop", "redo", 3, None, 2):
        if answer is None:
            replay.undo(session)
        elif answer == "redo":
            replay.redo(session)
        else:
            session.answer(answer)
        again.restore(session.log[done:])
        done = len(session.log)
        for name in ("log", "path", "starts", "undone", "kept", "rolled"):
            assert getattr(again, name) == getattr(session, name), name
        assert again.run.game.seen == session.run.game.seen


def test_redo_gives_the_undone_answers_again():
    session = start()
    session.answer("big")
    session.answer("small")
    whole = bytes(session.path)
    replay.undo(session)
    replay.undo(session)
    assert replay.redo(session) and replay.redo(session) and not replay.redo(session)
    assert session.path == whole
    again = Session(Dicey).restore(session.log)
    assert again.path == whole and not replay.redo(again)


def test_the_same_answer_by_hand_goes_along_with_redo():
    session = start()
    session.answer("big")
    session.answer("small")
    whole = bytes(session.path)
    replay.undo(session)
    replay.undo(session)
    session.answer("big")
    assert replay.redo(session) and not replay.redo(session)
    assert session.path == whole


def test_another_answer_ends_redo():
    session = start()
    session.answer("big")
    replay.undo(session)
    session.answer("small")
    assert not replay.redo(session)


def test_a_fact_told_undone_and_done_again_is_remembered():
    memory = Memory()
    session = start(facts=memory)
    session.answer("stop")
    session.answer(4)
    assert memory.values == {"x.flames": 4}
    replay.undo(session)
    assert memory.values == {}
    assert replay.redo(session)
    assert memory.values == {"x.flames": 4} and session.run.game.flames == 4


def test_a_known_fact_is_answered_from_memory_and_journaled():
    facts = Memory()
    facts.tell("x.flames", 4)
    session = start(facts=facts)
    session.answer("stop")
    assert session.run.question.key == "number" and session.run.game.flames == 4
    elsewhere = Session(Dicey, None).restore(session.log)
    assert elsewhere.run.game.flames == 4


def test_a_told_fact_is_remembered_and_an_unknown_one_assumed():
    facts = Memory()
    session = start(facts=facts)
    session.answer("stop")
    assert session.run.question.key == "flames"
    session.answer(2)
    assert facts.values == {"x.flames": 2}
    session = start(facts=Memory())
    session.answer("stop")
    session.answer(None)
    assert session.run.game.flames == 3 and session.run.game.guessed
    assert session.facts.values == {}


def test_undoing_a_told_fact_asks_for_it_again():
    facts = Memory()
    session = start(facts=facts)
    session.answer("stop")
    session.answer(2)
    replay.undo(session)
    assert session.run.question.key == "flames" and facts.values == {}


def test_a_remembered_value_out_of_range_is_asked_not_trusted():
    facts = Memory()
    facts.tell("x.flames", 77)
    session = start(facts=facts)
    session.answer("stop")
    assert session.run.question.key == "flames"


def test_a_correction_is_one_more_answer():
    session = start(facts=Memory())
    session.answer("stop")
    session.answer(2)
    length = len(session.log)
    assert replay.correct(session, "x.flames", 4) and not replay.correct(session, "x.other", 1)
    assert session.run.game.flames == 4 and len(session.log) == length + 4
    assert Session(Dicey, None).restore(session.log).run.game.flames == 4
    replay.undo(session)
    assert session.run.game.flames == 2


def test_restoring_an_old_journal_leaves_newer_facts_alone():
    session = start(facts=Memory())
    session.answer("stop")
    session.answer(2)
    newer = Memory()
    newer.tell("x.flames", 4)
    restored = Session(Dicey, None, newer).restore(session.log)
    assert restored.run.game.flames == 2 and newer.values == {"x.flames": 4}


def test_restoring_an_undone_telling_forgets_nothing():
    facts = Memory()
    session = start(facts=facts)
    session.answer("stop")
    session.answer(2)
    replay.undo(session)
    session.answer(4)
    restored = Session(Dicey, None, facts).restore(session.log)
    assert restored.run.game.flames == 4 and facts.values == {"x.flames": 4}


@pytest.mark.parametrize("wrong", ["huge", 0, None, [0, 1], True])
def test_an_answer_not_offered_changes_nothing(wrong):
    session = start()
    log = bytes(session.log)
    with pytest.raises(BadAnswer):
        session.answer(wrong)
    assert bytes(session.log) == log and session.run.question.key == "die"


def test_numbers_and_squares_are_checked():
    session = start()
    session.answer("stop")
    session.answer(None)
    for wrong in (-6, 6, 1.0, "1", True):
        with pytest.raises(BadAnswer):
            session.answer(wrong)
    session.answer(-5)
    for wrong in ([0, 4], [1, 17], [0], "3", [15, 15, 1], 3):
        with pytest.raises(BadAnswer):
            session.answer(wrong)
    session.answer([15, 15])
    assert session.run.question is None and session.run.game.square == (15, 15)
    with pytest.raises(BadAnswer):
        session.answer("stop")


@pytest.mark.parametrize(
    "log",
    [
        b"\x05\x09",
        b"\xfb",
        b"\x05\xfb\x01",
        b"\x05\xfb\x02\x00",
        b"\x05\x00\x07\xfb\x02\x04\x00\x01\x07\xc8",
        b"\x05\x00\x07\xfb\x02\x05\x00\x01\x07\x05\x05",
        b"\x05\x00\x07\xfb\x02\x05\xff\xff\x07\xc8\x05",
        b"\x05\xfc\x00\x00",
        b"\x05\xfc\x00\x00\x00",
        b"\xfd",
        b"\x05\xff",
        b"\x05\x02\xfd\x01\xfb\x01\x00",
    ],
)
def test_a_log_this_game_cannot_have_written_is_refused(log):
    with pytest.raises(BadAnswer) as caught:
        Session(Dicey, None).restore(log)
    key, place = caught.value.args
    assert key == "journal.answer" and 0 <= place < len(log)


def test_nobody_follows_a_session_whose_log_was_refused():
    """The shell rests while the page says why: it asks the session that is of no more use."""
    session = Session(Dicey, None)
    with pytest.raises(BadAnswer):
        session.restore(b"\x05" + b"\x00\x07" * 20 + b"\x09")
    assert session.rest(4) is False and session.follower is None


def test_journals_are_checked_before_they_are_replayed():
    journal = pack(7, 2, b"\x01\x02\x03")
    assert unpack(journal, 7, 2) == b"\x01\x02\x03"
    for wrong, why in (
        (journal[:-1], "damaged"),
        (journal[:3] + bytes([journal[3] ^ 1]) + journal[4:], "damaged"),
        (b"", "damaged"),
        (pack(8, 2, b""), "other_game"),
        (pack(7, 3, b""), "version"),
    ):
        with pytest.raises(JournalError, match=why):
            unpack(wrong, 7, 2)


def test_any_changed_or_cut_byte_of_a_journal_is_noticed():
    journal = pack(1, 1, bytes(range(100)))
    for at in range(len(journal)):
        with pytest.raises(JournalError):
            unpack(journal[:at], 1, 1)
        changed = bytearray(journal)
        changed[at] ^= 0x40
        with pytest.raises(JournalError):
            unpack(bytes(changed), 1, 1)
