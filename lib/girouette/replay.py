# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""A session's rarer work: undo, redo, a log played over again, corrections of learned facts."""

from girouette import find, mark_of
from girouette.codec import CORRECT, LAST_ANSWER, TOLD, UNDO, step_size
from girouette.questions import BadAnswer
from girouette.session import Run

# Bytes of outcomes in one mark: a record holds it then. No press of a game has so many.
_MOST_KEPT = 243
_LEAST_FACT = -50  # the value whose byte is 0


def undo(session):
    """Back to before the last answer a person gave; False at the first question."""
    end = session.press_before(1)
    if end < 0:
        return False
    taken = bytes(session.path[end:])
    kept = take_back(session, end)[:_MOST_KEPT]
    if kept:
        kept = session.run.rolls.to_bytes(2, "big") + kept
    session.log += bytes((UNDO, len(taken), len(kept))) + kept
    keep(session, kept)
    session.undone = taken + session.undone
    if session.listen:
        session.listen(None, None)
    if taken[0] == TOLD and session.facts:
        # A fact told by mistake must be asked again.
        session.facts.forget(session.run.question.name)
    return True


def take_back(session, end):
    """To an earlier place of the path, where a press began; the outcomes of chance behind it."""
    if not session.starts >> end & 1:
        raise BadAnswer("bad.option")
    run = session.follower
    session.follower = None
    # One that is there already has forgotten what was told.
    if run is None or run.at >= end:
        run = new_run(session)
    run.walk(session.path, end)
    run.heard_by = session
    session.run = run
    session.path = session.path[:end]
    session.starts &= (1 << end) - 1
    session.behind = None
    rolled = session.rolled
    session.rolled = rolled[: 3 * run.rolls]
    return bytes(rolled[3 * run.rolls :])


def new_run(session):
    """A Run at its beginning that can be walked along the path: corrections have marks of facts, so
    these are noted where there are any."""
    run = Run(session.game_class, None, [] if CORRECT in bytes(session.path) else None)
    run.go_on()
    return run


def keep(session, kept):
    """Outcomes of chance that were taken back, in case they are asked for again."""
    place = int.from_bytes(kept[:2], "big")
    for at in range(2, len(kept), 3):
        entry = place.to_bytes(2, "big") + kept[at : at + 3]
        if find(session.kept, entry[:-1], len(entry)) < 0:
            session.kept += entry
        place += 1


def spend_undone(session, log):
    """The log has grown by this: what is undone can be done again from there, or, where people went
    another way, not at all."""
    more = session.undone[len(log) :]
    session.undone = more if session.undone.startswith(log) else b""


def redo(session):
    """Give the last undone answer again; False when there is none."""
    if not session.undone:
        return False
    start = len(session.log)
    step = session.undone[: step_size(session.undone, 0)]
    question = session.run.question
    lo = question.lo if step[0] == TOLD else 0  # before the answer: it may change the limits
    add(session, step)
    if step[0] == TOLD and session.facts and not question.assumed:
        session.facts.tell(question.name, lo + step[1])
    session.settle()
    spend_undone(session, bytes(session.log[start:]))
    return True


def begin(session):
    """To the game's first question, whoever answers it."""
    session.run = Run(session.game_class, session)
    session.run.go_on()


def restore(session, log):
    if session.run is None:
        begin(session)
    path = session.path[:]
    stays = len(path)  # of the path as it is
    at = 0
    if not session.undone:
        # Up to the first mark, which mostly is all of it, in the shortest way: people wait.
        while at < len(log) and log[at] <= LAST_ANSWER:
            at += 1
        path += log[:at]
    try:
        while at < len(log):
            taken = step(log, at)
            at += len(taken)
            if taken[0] == UNDO:
                path = undone(session, path, taken)
                stays = min(stays, len(path))
            else:
                path += taken
                spend_undone(session, taken)
        if stays < len(session.path):
            take_back(session, stays)
    except BadAnswer:
        # This game cannot have written it.
        raise BadAnswer("journal.answer", len(path))
    whole = session.log + log
    go_on(session, path)
    session.log = whole
    if len(path) == len(whole):
        session.path = whole
    session.settle()


def step(log, at):
    """The whole step that begins there."""
    size = step_size(log, at)
    if at + size > len(log):
        raise BadAnswer("bad.over")
    return bytes(log[at : at + size])


def undone(session, path, mark):
    """A path without what a mark takes back; the session keeps what the mark does."""
    kept = mark[3:]
    end = len(path) - mark[1]
    if end < 0 or kept and (len(kept) % 3 != 2 or kept[0] == 255):
        raise BadAnswer("bad.option")
    for at in range(2, len(kept), 3):
        if kept[at + 2] >= kept[at + 1]:
            raise BadAnswer("bad.option")  # no outcome is as large as its question's size
    keep(session, kept)
    session.undone = bytes(path[end:]) + session.undone
    return path[:end]


def go_on(session, path):
    """Walk on along a path, as if nothing on it had ever been undone."""
    run = session.run
    if CORRECT in bytes(path[run.at :]):
        run.facts = asked_facts(session) if run.at else []  # those that follow are noted on the way
    starts = session.starts
    session.starts = 0  # nobody shall follow on a path that ends where something does not fit
    bits = bytearray(len(path) // 8 + 1)  # quicker than a bit at a time of so long a number
    try:
        while run.at < len(path):
            at = run.at
            byte = path[at]
            question = run.question
            by_person = run.take(byte) if byte <= LAST_ANSWER else run.step(step(path, at))
            if by_person:
                bits[at >> 3] |= 1 << (at & 7)
            elif question.is_chance:
                session.rolled += question.mark() + path[at : at + 1]
    except BadAnswer:
        raise BadAnswer("journal.answer", at)
    session.starts = starts | int.from_bytes(bits, "little")
    run.facts = None
    session.path = path
    session.behind = None


def add(session, step):
    """A step of a log, which may be a correction of a fact: those asked so far must be noted."""
    if step[0] == CORRECT and session.run.facts is None:
        session.run.facts = asked_facts(session)
    session.add(step)


def correct(session, name, value):
    """A learned fact was corrected: let the running game know, as one more answer. False when this
    game has not asked for it."""
    facts = asked_facts(session)
    for known, lo, hi in facts:
        if known == name and lo <= value <= hi:
            session.run.facts = facts
            session.add(mark(name, value))
            session.run.facts = None
            session.follower = None  # it has noted no facts, and could not take this
            return True
    return False


def mark(name, value):
    """That a learned fact is corrected, as a step of a log."""
    return bytes((CORRECT,)) + mark_of(name.encode()) + bytes((value - _LEAST_FACT,))


def walk(run, step):
    """A learned fact is corrected: the game hears of it, whatever it asks just now."""
    value = step[3] + _LEAST_FACT
    for name, lo, hi in run.facts:
        if lo <= value <= hi and mark(name, value) == step:
            run.at += len(step)
            run.game.assumed = [other for other in run.game.assumed if other != name]
            run.game.correct(name, value)
            return True
    raise BadAnswer("bad.option")


def asked_facts(session):
    """(name, lowest, highest value) of each fact asked so far, in order."""
    noting = Run(session.game_class, None, [])
    noting.go_on()
    noting.walk(session.path, len(session.path))
    return noting.facts
