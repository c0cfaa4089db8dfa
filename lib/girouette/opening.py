# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""How a game begins: anew, with the table of last time, or from its journal."""

from girouette import parts
from girouette.questions import BadAnswer, Choose
from girouette.scene import COLOURS

_TABLE_SETTING = 16  # the store's first number for the last table


def script(play, resumed):
    """Bring the session to its first question, or to the one that people left. False when the
    journal does not fit the game."""
    app, session = play.app, play.session
    app.title = play.title
    # What the other games say of themselves takes as much room as a small game.
    others = app.packages("games") + app.packages("tools")
    others.remove(play.package)
    parts.forget(others)
    app.ports.log("game=" + play.package.split(".")[-1])
    if resumed:
        return (yield from go_on(play))
    if play.keeps:
        begin = app.part("upkeep").begin
        begin(app.store, play.about.CODE, play.about.RULES_VERSION)
    session.start()
    if app.store.setting(_TABLE_SETTING, 0):
        yield from same_table(app, session)
    return True


def go_on(play):
    """Straight to the question they left; the last step stands beside it and in the history."""
    app, session = play.app, play.session
    log = app.store.running[2]
    app.store.append(b"")  # no second copy of it stays in memory
    # Nobody listens: what was shown before is not shown again.
    session.listen = None
    try:
        session.restore(log)
    except BadAnswer as error:
        yield from play.warn(error.args[0])
        return False
    session.listen = play.hear
    if session.tells and session.tells[-1].stop:
        app.texts.seats = session.game.colours
        app.hint = app.texts.say(session.tells[-1])
    if session.game.phase == "setup":
        # What hands were to do when the power went: nobody can tell whether they have.
        play.steps = [(tell, None) for tell in session.tells if tell.stop]
    play.saved = len(log)
    return True


def same_table(app, session):
    """One press instead of the first questions: answers "players" and "colour" for the people, as
    far as this game asks and offers them."""
    store = app.store
    asked = session.question
    count = store.setting(_TABLE_SETTING, 0)
    if asked is None or asked.key != "players" or not asked.lo <= count <= asked.hi:
        return
    table = []
    for seat in range(count):
        # Clamped: the store may hold what a later version wrote.
        table.append(COLOURS[store.setting(_TABLE_SETTING + 1 + seat, 0) % len(COLOURS)])
    choice = yield Choose("same_table", None, ["yes", "no"], table=table)
    if choice != "yes":
        return
    session.answer(count)
    for colour in table:
        asked = session.question
        if asked is None or asked.key != "colour" or colour not in asked.options:
            return
        session.answer(colour)


def remember(play):
    """The table, for "same table as last time": how many, then their colours by seat."""
    store, colours = play.app.store, play.session.game.colours
    if colours:
        store.set_setting(_TABLE_SETTING, len(colours))
    for seat, colour in enumerate(colours):
        store.set_setting(_TABLE_SETTING + 1 + seat, COLOURS.index(colour))
