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


class BadJournal(Exception):
    """A log that this game cannot have written. Its argument is the byte's place."""


def restore(session, log):
    walk = Walk(session)
    if session.script is None:
        walk.begin()
    at = 0
    while at < len(log):
        size = step_size(log[at])
        try:
            if log[at] == _UNDO:
                # Undo presses in a row cost one replay, not one each.
                while log[at + size : at + size + 1] == b"\xfb":
                    size += 1
                walk.back(size)
            elif at + size > len(log):
                raise BadAnswer("bad.over")
            else:
                walk.feed(bytes(log[at : at + size]))
        except BadAnswer:
            raise BadJournal(at)
        at += size
    session.settle()


def undo(session):
    if not session.steps:
        return False
    taken_back = Walk(session).back(1)
    if _TOLD in taken_back and session.facts:
        # A fact told by mistake must be asked again.
        for name in told_facts(session, taken_back):
            session.facts.forget(name)
    return True


def correct(session, name, value):
    walk = Walk(session)
    for number, (known, lo, hi) in enumerate(walk.facts()):
        if known == name and lo <= value <= hi:
            walk.feed(bytes((_CORRECT, number, value - lo)))
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
        self.known = None  # the facts asked so far, once somebody wants to know

    def begin(self):
        self.session.begin()
        self.known = []

    def feed(self, step):
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
            if self.known is not None and hasattr(question, "default"):
                self.known.append((question.name, question.lo, question.hi))

    def facts(self):
        """(name, lowest, highest value) of each fact asked so far, in order."""
        if self.known is None:
            walk = Walk(Session(self.session.game_class))
            walk.begin()
            walk.follow(path_of(self.session))
            self.known = walk.known
        return self.known

    def follow(self, path, steps=-1):
        """Feed a path, all of it or up to what comes after so many steps of people; how far."""
        session = self.session
        at = 0
        while at < len(path):
            if session.steps == steps and is_of_person(session.question, path[at]):
                break
            size = step_size(path[at])
            self.feed(bytes(path[at : at + size]))
            at += size
        return at

    def back(self, presses):
        """Undo as many steps of people; the stretch of the path that this takes back."""
        session = self.session
        left = session.steps - presses
        if left < 0:
            raise BadAnswer("bad.option")
        path = path_of(session)
        log, listen, rolled = session.log, session.listen, session.rolled
        session.log = bytearray()
        session.listen = None
        self.begin()
        keep = self.follow(path, left)
        log += bytes((_UNDO,)) * presses
        session.log, session.listen = log, listen
        session.cuts = cut_behind(session.cuts, keep, len(log))
        for at in range(len(session.rolled), len(rolled), 3):
            place = at // 3
            keep_outcome(session, bytes((place >> 8, place & 255)) + rolled[at : at + 3])
        if listen:
            listen(None, None)
        return bytes(path[keep:])


def cut_behind(cuts, keep, end):
    """The cuts of a log of `end` bytes when only the first `keep` bytes of its path are left."""
    left = []
    for start, stop in cuts:
        if keep <= start:
            break
        left.append((start, stop))
        keep += stop - start
    left.append((keep, end))
    return left


def keep_outcome(session, entry):
    for at in range(0, len(session.kept), 5):
        if session.kept[at : at + 4] == entry[:4]:
            return
    session.kept += entry


def told_facts(session, taken_back):
    """The names of the facts that people told in a stretch that was just taken back."""
    walk = Walk(Session(session.game_class))
    walk.begin()
    path = path_of(session)
    walk.follow(path)
    names = []
    at = 0
    while at < len(taken_back):
        size = step_size(taken_back[at])
        if taken_back[at] == _TOLD:
            names.append(walk.session.question.name)
        walk.feed(bytes(taken_back[at : at + size]))
        at += size
    return names


def is_of_person(question, byte):
    """Whether the step that begins with this byte was a press, not chance, clock or memory."""
    if byte in (_CORRECT, _TOLD):
        return True
    return question.asks_people and not hasattr(question, "default")


def step_size(byte):
    """How many bytes the step takes that begins with this one."""
    return 3 if byte == _CORRECT else 2 if byte == _TOLD else 1
