# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""How a game begins: anew, with the table of last time, or from its journal. Loaded only then."""

from girouette.game import COLOURS
from girouette.questions import BadAnswer, Choose

_TABLE_SETTING = 16  # the store's first number for the last table


def begin(app, package, session, resumed):
    """Bring the session to its first question, or to the one that people left. How much of its log
    is in the journal already; -1 when the journal does not fit the game."""
    ports = app.ports
    about = ports.import_module(package)
    app.title = app.texts.word(about.TITLE)
    saved = 0
    if resumed:
        log = app.store.running[2]
        app.store.append(b"")  # no second copy of it stays in memory
        # Nobody listens: what was shown before is not shown again.
        listen, session.listen = session.listen, None
        try:
            session.restore(log)
        except BadAnswer as error:
            yield from app.visit("table_menu", "tell", app, error.args[0])
            return -1
        session.listen = listen
        # Straight to the question they left; the last step stands beside it and in the history.
        app.texts.seats = session.game.colours
        for tell in session.tells:
            app.hint = app.texts.told(tell)
        saved = len(log)
    else:
        if app.keeps:
            app.store.begin(about.CODE, about.RULES_VERSION)
        session.start()
        if app.store.setting(_TABLE_SETTING, 0):
            yield from same_table(app, session)
    face = ports.import_module(package + ".face")
    # What a tool may have: a scene that changes with time, a number shown in its own way.
    if hasattr(face, "live"):
        app.live = lambda scene, seconds: (
            app.question is session.question and face.live(scene, session.game, app.texts, seconds)
        )
    if hasattr(face, "dial"):
        app.dial = lambda scene, question, value: face.dial(
            scene, session.game, question, value, app.texts
        )
    ports.log("game=" + package.split(".")[-1] + " free=" + str(ports.free_memory()))
    return saved


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


def remember(app, colours):
    """The table, for "same table as last time": how many, then their colours by seat."""
    if colours:
        app.store.set_setting(_TABLE_SETTING, len(colours))
    for seat, colour in enumerate(colours):
        app.store.set_setting(_TABLE_SETTING + 1 + seat, COLOURS.index(colour))
    return ()
