# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""A game on the device: tells and questions shown in turn, answers saved as they are given."""

from girouette.session import Session
from girouette.shell import BACK, Page

# The animation of a roll never delays an answer by more than this, and any key skips it.
_ROLL_MS = 800
_LOW_ROOM = 64  # bytes: some thirty presses


def play(app, package, resumed):
    """Run one game to its end, or until it is left; its journal stays for "continue"."""
    ports = app.ports
    game_class = ports.import_module(package + ".game").Game
    face = ports.import_module(package + ".face")
    app.texts.add(package + ".text")
    roll = getattr(face, "roll", None)  # only games that draw their dice have one
    steps = []  # what has to be shown before the next question, in the order it happened

    def hear(question, outcome):
        if question is None:
            steps.clear()
        elif question.kind == "chance":
            if roll:
                steps.append((question, outcome))
        elif question.stop:
            app.hint = ""
            steps.append((question, None))
        elif not question.heading:
            app.texts.seats = session.game.colours
            app.hint = app.texts.told(question)

    def paint(scene, question):
        app.texts.seats = session.game.colours
        if question.who is not None:
            scene.who = session.game.colours[question.who]
        if not hasattr(question, "milliseconds"):
            face.paint(scene, session.game, question, app.texts)
        if notice:
            scene.hint = notice
        if question is asked:
            # Back from the table menu: its sound was heard before.
            scene.cue = None

    asked = None  # the question from which the table menu was opened
    stood = 0
    session = Session(game_class, ports.random_bytes, app.store, hear)
    session.elapsed = lambda: (app.clock - app.shown) // 1000
    # A tool used while a game waits leaves the game's journal alone and keeps none itself.
    app.keeps = resumed or not app.store.running
    # About saving: it goes before what the game says, until the next answer.
    notice = app.hint if resumed else ""
    saved = yield from app.visit("opening_menu", "begin", app, package, session, resumed)
    if saved < 0:
        return
    app.painter = paint
    phase = None
    turn = _turn(session, None)
    warned = False
    while True:
        if len(session.log) != saved:
            before = turn
            turn = _turn(session, before)
            if app.keeps:
                app.store.append(bytes(session.log[saved:]), turn is None or turn != before)
                if not app.store.reason and app.store.room() < _LOW_ROOM:
                    notice = app.texts.get("s.low_room")
            saved = len(session.log)
        if app.keeps and app.store.reason and not warned:
            warned = True
            yield from app.visit("table_menu", "tell", app, app.store.reason)
        if session.game.phase != phase:
            phase = session.game.phase
            # Parts of a game that are over when its phase is; a replay loads them again.
            ports.forget_modules(package + ".setup")
            ports.forget_modules(package + ".events")
        # Loaded for restore, undo, corrections, facts, settings, seats, texts: done by now.
        for name in ["replay", "upkeep", "preferences", "seating", "indexing"]:
            ports.forget_modules("girouette." + name)
        app.texts.seats = session.game.colours
        app.in_game = True
        left = yield from _show_steps(app, roll, session, steps)
        if not left and session.question is None:
            yield from app.visit("ending", "finish", app, session, package)
            return
        if not left:
            if hasattr(session.question, "recalls"):
                yield from app.visit("ending", "recalls", app, session.question, package)
            answer = yield session.question
            if answer is BACK:
                left = True
                asked = session.question
                stood = app.clock - app.shown
            else:
                app.hint = notice = ""
                session.answer(answer)
        if left:
            left = yield from app.visit("table_menu", "table_menu", app, session, package)
            if left:
                yield from app.visit("opening_menu", "remember", app, session.game.colours)
                return
            phase = None  # an undo there loaded every part again
            # The menu stopped the clock of the question that stands, and did not set it back.
            app.spent = stood if session.question is asked else 0


def _turn(session, before):
    """What all answers of a turn have in common: whose it is, and the round. None after the last
    answer, and where nobody has turns: then each answer is a turn of its own."""
    question, game = session.question, session.game
    whose = before[0] if before else None
    if question is not None and question.who is not None:
        whose = question.who
    if question is None or whose is None and game.phase != "setup":
        return None
    return whose, game.round


def _show_steps(app, roll, session, steps):
    """Rolls as short pictures and physical steps, one after the other; True when the person left
    for the menu."""
    while steps:
        question, outcome = steps[0]
        answer = None
        if outcome is None:
            answer = yield question
        else:
            picture = roll(question, outcome, session.game, app.texts)
            if picture:
                app.cue = "roll"
                answer = yield Page("", (), picture, _ROLL_MS)
        if answer is BACK:
            return True
        # The menu's undo may have emptied it.
        if steps:
            steps.pop(0)
    return False
