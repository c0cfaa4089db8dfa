# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Pages of the table menu that any game has: what happened, and what each of its cards does."""

from girouette.questions import BACK, Choose, Page
from girouette.session import Session

_TURNS = 40  # of the history: what a board has room for


def types(play, views, cards):
    """A list of cards, each with a page of the game's that says what it does."""
    texts = play.app.texts
    card = cards[0]
    while card is not BACK:
        question = Choose("types", None, cards, start=cards.index(card))
        card = yield question
        if card is not BACK:
            lines = views.view(card, play.session.run.game, texts)
            yield Page(texts.option(question, card), lines)


def history(app, session):
    """What happened and stands, turn by turn, the newest first: print the replay. A turn begins
    with whose it was; within it all is in order, and what is no sentence is joined."""
    texts = app.texts
    turns = []  # a list of lines each
    turn = None  # the last of them: (seat, round)
    joins = False  # whether its last line can be gone on
    apart = False  # whether it is what a round begins with, to which no answer belongs

    def hear(question, outcome):
        nonlocal turn, joins, apart
        if question.kind != "tell":
            return
        run = scratch.run
        texts.seats = run.game.colours
        text = texts.say(question)
        sentence = question.heading or text[-1] in ".!"
        before = turn
        turn = turn_of(run, before)
        unanswered = len([tell for tell in run.tells if tell.heading]) > 0
        if question.heading:
            turns.append([text])
            apart = False
        elif turn != before or apart and not unanswered:
            turns.append(opening(texts, turn[0], text))
            apart = False
        elif joins and not sentence:
            turns[-1][-1] += " · " + text
        else:
            turns[-1].append(text)
        apart = apart or unanswered and not question.heading
        joins = not sentence
        if len(turns) > _TURNS:
            turns.pop(0)

    scratch = Session(session.game_class, None, None, hear)
    scratch.restore(session.log)
    texts.seats = session.run.game.colours
    lines = []
    for turn in reversed(turns):
        lines += turn
    return lines or [texts.get("w.none")]


def turn_of(run, before):
    """Whose turn it is while something is told, and in which round: that of who answered last, for
    a script tells before it asks again; a heading may have begun another's since. What nobody in
    particular answered goes with what was before."""
    seat = run.question.seat if run.question else None
    for tell in run.tells:
        if tell.heading and tell.seat is not None:
            seat = tell.seat
    if seat is None and before:
        seat = before[0]
    return seat, run.game.round


def opening(texts, seat, text):
    """The first lines of a turn: who, unless what is told begins with the name."""
    if seat is None:
        return [text]
    name = texts.word(texts.seats[seat])
    return ["» " + text] if text.startswith(name) else ["» " + name, text]
