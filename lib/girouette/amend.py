# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Corrections: what the device believes of the table, put right as one more step of the log.

A game's corrections.py asks what to put right, in its own `script(game)`, and writes the game after
the last answer, all at once. A Tell of it that stops is for who corrects: why something cannot be.
One that does not stop says what was put right, to everybody and in the history: a script that ends
without one has changed nothing.
"""

from girouette import parts
from girouette.codec import AMEND, MOST_AMENDS
from girouette.questions import BACK, BadAnswer
from girouette.replay import new_run, spend_undone


def script(session):
    """The questions, for people: one more answer once they are through. BACK leaves them, and
    nothing has happened. BadAnswer, when the game cannot be corrected now."""
    told = []
    step = yield from asked(session, session.run, told)
    if step:
        put(session, step, True, told)


def answer(session, values):
    """The questions, answered with a list; BadAnswer, and nothing has changed, when they are not
    those of a correction. On a copy of the game first, so that answers too many change nothing."""
    copy = new_run(session)
    copy.walk(session.path, len(session.path))
    told = []
    step = drive(asked(session, copy, told), values, lambda question, answer: answer)
    if not step:
        raise BadAnswer("bad.option")
    put(session, step, False, told)


def put(session, step, done, told):
    """Put a correction on the log; `done` when the game has it already. Memory hears of the facts
    that were `told` for it."""
    start = len(session.log)
    session.add(step, done)
    session.settle()
    if session.undone:
        spend_undone(session, bytes(session.log[start:]))
    for name, value in told if session.facts else ():
        session.facts.tell(name, value)


def asked(session, run, told):
    """The questions without the learned facts that memory knows; `told` gets those that it does
    not, as (name, value)."""
    asking = ask(run)
    value = None
    try:
        while True:
            question = asking.send(value)
            byte = question.by_itself(session) if question.is_fact else None
            if byte is not None:
                value = question.decode(byte)
                continue
            value = yield question
            if question.is_fact and value is not BACK and value is not None:
                told.append((question.name, value))
    except StopIteration as end:
        return end.value


def walk(run, step):
    """The questions, answered by a step of a log. As long as the answers fit, that is: where there
    are more of them than questions the game is corrected already, and whoever reads the log has
    to give it up."""
    if drive(ask(run), step[2:], answer_in) != step:
        raise BadAnswer("bad.option")
    return True


def answer_in(question, byte):
    """What a person answered; of a fact that nobody knew, that they did not."""
    value = question.decode(byte)
    return None if question.is_fact and question.assumed else value


def drive(asking, values, value_of):
    """Answer what a generator asks, all of it; what it returned."""
    left = list(values)
    value = None
    try:
        while True:
            question = asking.send(value)
            value = None
            if question.kind != "tell":
                if not left:
                    raise BadAnswer("bad.over")
                value = value_of(question, left.pop(0))
    except StopIteration as end:
        if left:
            raise BadAnswer("bad.over")
        return end.value


def note_fact(run, question):
    """As Run.step does with a fact that the game itself asks for, so that it can be put right."""
    run.asked_facts = True
    if run.facts is not None:
        run.facts.append((question.name, question.lo, question.hi))


def ask(run):
    """The questions of a game that a Run has come to, until they are through: the step they make,
    or nothing when nothing was changed."""
    game = run.game
    question = run.question
    if question is None or not question.asks_people or game.phase == "setup":
        raise BadAnswer("bad.over")
    if "corrections" not in parts.load(game.package).PARTS:
        raise BadAnswer("bad.option")
    step = bytearray((AMEND, 0))
    told = []
    asking = game.part("corrections")
    value = None
    try:
        while True:
            question = asking.send(value)
            value = None
            if question.kind != "tell":
                answer = yield question
                if answer is BACK or step[1] == MOST_AMENDS:
                    return b""
                step.append(question.encode(answer))
                step[1] += 1
                value = question.decode(step[-1])
                if question.is_fact:
                    note_fact(run, question)
            elif question.stop:
                # Left or not, it goes on: the next question can be left.
                yield question
            else:
                told.append(question)
    except StopIteration:
        pass
    if not told:
        return b""
    run.at += len(step)
    run.tells = told
    question = run.question
    if question.again:
        run.question = question.again()
        run.question.again = question.again
    for tell in told:
        run.say(tell, None)
    return bytes(step)
