# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""A session's rarer work: undo, redo, a log played over again, corrections of learned facts."""

from girouette.codec import CORRECT, TOLD, UNDO, step_size
from girouette.questions import BadAnswer
from girouette.session import Run
from girouette.tables import find


def undo(session):
    if not session.presses:
        return False
    if take_back(session, 1)[0] == TOLD and session.facts:
        # A fact told by mistake must be asked again.
        session.facts.forget(session.question.name)
    return True


def take_back(session, count):
    """Undo as many presses; the stretch of the path that this takes back."""
    left = len(session.presses) - count
    if left < 0:
        raise BadAnswer("bad.option")
    end = len(session.path) - sum(session.presses[left:])
    run = session.follower
    session.follower = None
    if run is None or run.at > end:
        run = session.new_run()
    run.walk(session.path, end)
    run.heard_by = session
    session.run = run
    taken = bytes(session.path[end:])
    session.path = session.path[:end]
    session.presses = session.presses[:left]
    session.log += bytes((UNDO,)) * count
    session.undone = taken + session.undone
    # Outcomes of chance that were taken back are kept, in case they are asked for again.
    for place in range(run.rolls, len(session.rolled) // 3):
        entry = place.to_bytes(2, "big") + session.rolled[3 * place : 3 * place + 3]
        if find(session.kept, entry[:-1], len(entry)) < 0:
            session.kept += entry
    session.rolled = session.rolled[: 3 * run.rolls]
    if session.listen:
        session.listen(None, None)
    return taken


def spend_undone(session, start):
    """The log has grown from `start` on: what is undone can be done again from there, or, where
    people went another way, not at all."""
    grown = bytes(session.log[start:])
    more = session.undone[len(grown) :]
    session.undone = more if session.undone.startswith(grown) else b""


def redo(session):
    if not session.undone:
        return False
    start = len(session.log)
    step = session.undone[: step_size(session.undone, 0)]
    question = session.question
    lo = question.lo if step[0] == TOLD else 0  # before the answer: it may change the limits
    add(session, step)
    if step[0] == TOLD and session.facts and not question.assumed:
        session.facts.tell(question.name, lo + step[1])
    session.settle()
    spend_undone(session, start)
    return True


def restore(session, log):
    if session.run is None:
        session.begin()
    at = 0
    while at < len(log):
        try:
            at += restore_step(session, log, at)
        except BadAnswer:
            # This game cannot have written it.
            raise BadAnswer("journal.answer", at)
    session.run.facts = None
    session.settle()


def restore_step(session, log, at):
    """The step of a log that begins at `at`; how many bytes it was."""
    size = step_size(log, at)
    if log[at] == UNDO:
        # Undo presses in a row cost one replay, not one each.
        while at + size < len(log) and log[at + size] == UNDO:
            size += 1
        take_back(session, size)
    elif at + size > len(log):
        raise BadAnswer("bad.over")
    elif at + 1 < len(log) and log[at + 1] == UNDO and drop(session, log[at]):
        size = 2
    else:
        add(session, bytes(log[at : at + size]))
        if session.undone:
            spend_undone(session, len(session.log) - size)
    return size


def drop(session, byte):
    """Pass over an answer that was undone before anything came of it: nothing to play over again.
    False where it is not a plain one of a person's, and where somebody listens."""
    question = session.question
    if question is None or not question.asks_people or question.is_fact or session.listen:
        return False
    step = bytes((byte,))
    question.decode(byte)
    if session.path is session.log:
        session.path = session.log[:]
    session.log += step + bytes((UNDO,))
    if not session.undone.startswith(step):
        session.undone = step
    return True


def add(session, step):
    """A step of a log, which may be a correction: these name facts by number."""
    if step[0] == CORRECT and session.run.facts is None:
        session.run.facts = asked_facts(session)
    session.add(step)


def correct(session, name, value):
    facts = asked_facts(session)
    for number, (known, lo, hi) in enumerate(facts):
        if known == name and lo <= value <= hi:
            session.run.facts = facts
            session.add(bytes((CORRECT, number, value - lo)))
            session.run.facts = None
            session.follower = None  # it has noted no facts, and could not take this
            return True
    return False


def walk(run, step):
    """A learned fact is corrected: the game hears of it, whatever it asks just now."""
    if step[1] >= len(run.facts):
        raise BadAnswer("bad.option")
    name, lo, hi = run.facts[step[1]]
    if lo + step[2] > hi:
        raise BadAnswer("bad.number")
    run.at += len(step)
    run.game.correct(name, lo + step[2])
    return True


def asked_facts(session):
    """(name, lowest, highest value) of each fact asked so far, in order."""
    noting = Run(session.game_class, None, [])
    noting.go_on()
    noting.walk(session.path, len(session.path))
    return noting.facts
