# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""A session's rarer work: replaying a log, undo, and corrections of learned facts.

Loaded when one of them is wanted and dropped after it: a game needs the room. What only this work
asks for (which steps were of people, which facts were asked) is learned anew by each replay.
"""

from girouette.questions import BadAnswer
from girouette.session import Session

_UNDO = 251
_CORRECT = 252
_TOLD = 253


def restore(session, log):
    walk = Walk(session)
    if session.script is None:
        walk.begin()
    at = 0
    while at < len(log):
        size = size_of(log[at])
        try:
            if log[at] == _UNDO:
                # Undo presses in a row cost one replay, not one each.
                while log[at + size : at + size + 1] == b"\xfb":
                    size += 1
                walk.undo(size)
            elif at + size > len(log):
                raise BadAnswer("bad.over")
            elif (
                not session.listen
                and at + 1 < len(log)
                and log[at + 1] == _UNDO
                and is_plain(session)
            ):
                # Undone before anything came of it: nothing to play over again.
                step = bytes(log[at : at + 1])
                session.question.decode(step[0])
                size = 2
                start = len(session.log)
                session.log += log[at : at + 2]
                if session.cuts and session.cuts[-1][1] == start:
                    start = session.cuts.pop()[0]
                session.cuts.append((start, len(session.log)))
                if not session.undone.startswith(step):
                    session.undone = step
            else:
                walk.send(bytes(log[at : at + size]))
                keep(session, len(session.log) - size)
        except BadAnswer:
            # This game cannot have written it.
            raise BadAnswer("journal.answer", at)
        at += size
    session.settle()


def is_plain(session):
    """Whether a person is asked, for an answer that is one byte."""
    question = session.question
    return question is not None and question.asks_people and not hasattr(question, "default")


def undo(session):
    if not session.steps:
        return False
    path = Walk(session).undo(1)
    if _TOLD in path and session.facts:
        # A fact told by mistake must be asked again.
        walk = Walk(Session(session.game_class))
        walk.begin()
        walk.replay(path_of(session))
        at = 0
        while at < len(path):
            size = size_of(path[at])
            if path[at] == _TOLD:
                session.facts.forget(walk.session.question.name)
            walk.send(path[at : at + size])
            at += size
    return True


def redo(session):
    if not session.undone:
        return False
    start = len(session.log)
    step = session.undone[: size_of(session.undone[0])]
    question = session.question
    lo = getattr(question, "lo", 0)  # a question that was answered may know other limits
    Walk(session).send(step)
    if step[0] == _TOLD and session.facts and not question.assumed:
        session.facts.tell(question.name, lo + step[1])
    session.settle()
    keep(session, start)
    return True


def keep(session, start):
    """The log has grown from `start` on: what is undone can be done again from there, or, where
    people went another way, not at all."""
    if session.undone:
        grown = bytes(session.log[start:])
        session.undone = session.undone[len(grown) :] if session.undone.startswith(grown) else b""


def correct(session, name, value):
    walk = Walk(session)
    for number, (known, lo, hi) in enumerate(walk.facts()):
        if known == name and lo <= value <= hi:
            walk.send(bytes((_CORRECT, number, value - lo)))
            return True
    return False


def path_of(session):
    """The log without what was undone."""
    path = bytearray()
    at = 0
    for start, stop in session.cuts:
        path += session.log[at:start]
        at = stop
    path += session.log[at:]
    return path


class Walk:
    """Feeds steps of a log to a session."""

    def __init__(self, session):
        self.session = session
        self.names = None  # the facts asked so far, once somebody wants to know

    def begin(self):
        self.session.begin()
        self.names = []

    def send(self, step):
        session = self.session
        question = session.question
        if step[0] == _CORRECT:
            facts = self.facts()
            if step[1] >= len(facts):
                raise BadAnswer("bad.option")
            name, lo, hi = facts[step[1]]
            if lo + step[2] > hi:
                raise BadAnswer("bad.number")
            session.log += step
            session.steps += 1
            session.game.correct(name, lo + step[2])
        elif question is None:
            raise BadAnswer("bad.over")
        else:
            session.take(step)
            if self.names is not None and hasattr(question, "default"):
                self.names.append((question.name, question.lo, question.hi))

    def facts(self):
        """(name, lowest, highest value) of each fact asked so far, in order."""
        if self.names is None:
            walk = Walk(Session(self.session.game_class))
            walk.begin()
            walk.replay(path_of(self.session))
            self.names = walk.names
        return self.names

    def replay(self, path, steps=-1):
        """Feed a path, all of it or up to what comes after so many steps of people; how far."""
        session = self.session
        at = 0
        while at < len(path):
            # A press, not chance, the clock or memory.
            if session.steps == steps and (path[at] in (_CORRECT, _TOLD) or is_plain(session)):
                break
            size = size_of(path[at])
            self.send(bytes(path[at : at + size]))
            at += size
        return at

    def undo(self, count):
        """Undo as many steps of people; the stretch of the path that this takes back."""
        session = self.session
        left = session.steps - count
        if left < 0:
            raise BadAnswer("bad.option")
        path = path_of(session)
        log, listen, rolled = session.log, session.listen, session.rolled
        session.log = bytearray()
        session.listen = None
        self.begin()
        length = self.replay(path, left)
        log += bytes((_UNDO,)) * count
        session.log, session.listen = log, listen
        path = bytes(path[length:])
        session.undone = path + session.undone
        # Of the cuts before, those stay that lie before what is left of the path.
        cuts = []
        for start, stop in session.cuts:
            if length <= start:
                break
            cuts.append((start, stop))
            length += stop - start
        cuts.append((length, len(log)))
        session.cuts = cuts
        for at in range(len(session.rolled), len(rolled), 3):
            place = at // 3
            entry = bytes((place >> 8, place & 255)) + rolled[at : at + 3]
            for kept in range(0, len(session.kept), 5):
                if session.kept[kept : kept + 4] == entry[:4]:
                    break
            else:
                session.kept += entry
        if listen:
            listen(None, None)
        return path


def size_of(byte):
    """How many bytes the step takes that begins with this one."""
    return 3 if byte == _CORRECT else 2 if byte == _TOLD else 1
