# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""A game whose log is of format 1, carried over: a part, loaded only where there is one.

In format 1 an undo did not say what it took back: only the game itself knows, so it is played over
again for each of them, this one time. A correction of a learned fact had the fact's number in the
order of asking.
"""

from girouette import parts
from girouette.codec import CORRECT, UNDO, step_size
from girouette.questions import BadAnswer
from girouette.replay import add, asked_facts, begin, mark, spend_undone, undo
from girouette.session import Session


def script(store, game_class):
    """Write the running game anew behind what is there, which stays as it is: a cut before the last
    byte leaves the game of format 1 the running one. Its log; BadAnswer, and nothing is written,
    when this game cannot have written it."""
    log = carried(game_class, store.running[2])
    store.format = 2
    store.add(parts.core("upkeep").begin_record(store, log))
    return log


def carried(game_class, log):
    """A log of format 1 as one of format 2."""
    session = Session(game_class)
    begin(session)
    at = 0
    while at < len(log):
        try:
            at += carry_step(session, log, at)
        except BadAnswer:
            raise BadAnswer("journal.answer", at)
    return bytes(session.log)


def carry_step(session, log, at):
    """The step that begins at `at`; how many bytes it was."""
    if log[at] == UNDO:
        if not undo(session):
            raise BadAnswer("bad.over")
        return 1
    size = 3 if log[at] == CORRECT else step_size(log, at)
    step = bytes(log[at : at + size])
    if len(step) < size:
        raise BadAnswer("bad.over")
    if step[0] == CORRECT:
        facts = asked_facts(session)
        if step[1] >= len(facts):
            raise BadAnswer("bad.option")
        name, lo, _ = facts[step[1]]
        step = mark(name, lo + step[2])
    add(session, step)
    spend_undone(session, step)
    return size
