# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""A game on the device: tells and questions shown in turn, answers saved, the table menu."""

from girouette.questions import Choose
from girouette.session import BadJournal, Session
from girouette.shell import BACK, Page

# The animation of a roll never delays an answer by more than this, and any key skips it.
ROLL_SECONDS = 0.8
HISTORY_LINES = 40


def play(app, package, log):
    """Run one game to its end, or until it is left; its journal stays for "continue"."""
    ports = app.ports
    game_class = ports.import_module(package + ".game").Game
    face = ports.import_module(package + ".face")
    about = ports.import_module(package)
    own = ports.import_module(package + ".text_" + app.texts.language).TABLE
    app.speak(app.texts.language, own)
    app.title = app.texts.word(about.TITLE)
    rolls = []

    def hear(question, outcome):
        if question is None:
            rolls.clear()
        elif question.kind == "chance":
            rolls.append((question, outcome))
        elif not question.stop and not question.heading:
            app.texts.seats = session.game.colours
            app.hint = app.texts.told(question)

    def paint(scene, question):
        app.texts.seats = session.game.colours
        if question.who is not None:
            scene.who = session.game.colours[question.who]
        if not hasattr(question, "milliseconds"):
            face.paint(scene, session.game, question, app.texts)

    session = Session(game_class, ports.random_bytes, app.store, hear)
    if log is None:
        app.store.begin(about.CODE, about.RULES_VERSION)
        session.start()
    else:
        try:
            session.restore(log)
        except BadJournal:
            yield Page("", [app.texts.get("journal.answer")])
            return
        rolls.clear()
    ports.log("game=" + package.split(".")[-1] + " free=" + str(ports.free_memory()))
    app.painter = paint
    saved = len(log) if log else 0
    while True:
        if len(session.log) != saved:
            app.store.append(bytes(session.log[saved:]))
            saved = len(session.log)
        app.texts.seats = session.game.colours
        app.in_game = True
        yield from _show_rolls(app, face, session, rolls)
        left = yield from _show_tells(app, session)
        while not left and session.question is not None:
            answer = yield session.question
            if answer is BACK:
                left = True
            else:
                app.hint = ""
                rolls.clear()
                session.answer(answer)
                break
        if session.question is None and not left:
            yield from _finish(app, session)
            return
        if left and (yield from table_menu(app, session, face)):
            return


def _show_rolls(app, face, session, rolls):
    """What chance did, as a short picture; only games that draw their dice have one."""
    if not hasattr(face, "roll"):
        return
    for question, outcome in rolls:
        picture = face.roll(question, outcome, session.game, app.texts)
        if picture:
            app.cue = "roll"
            yield Page("", (), picture, ROLL_SECONDS)
    rolls.clear()


def _show_tells(app, session):
    """Physical steps one after the other; True when the person left for the menu."""
    while session.tells:
        tell = session.tells.pop(0)
        if tell.stop:
            answer = yield tell
            if answer is BACK:
                session.tells.insert(0, tell)
                return True
    return False


def _finish(app, session):
    yield from show_scores(app, session)
    game = session.game
    app.store.end(game.colours, game.ranking, getattr(game, "keepsake", b""))
    app.in_game = False


def table_menu(app, session, face):
    """Undo, scores, history, rules, the game's own pages, pause, end. True leaves the game."""
    views = getattr(face, "VIEWS", ())
    options = ["undo", "scores", "history", "rules"] + list(views) + ["rotate", "pause", "end"]
    if not session.can_undo():
        options.remove("undo")
    app.in_game = False
    choice = yield Choose("menu", None, options)
    if choice == "undo":
        session.undo()
        app.hint = app.texts.get("s.undone")
        session.tells = []
    elif choice == "scores":
        yield from show_scores(app, session)
    elif choice == "history":
        yield Page(app.texts.get("o.menu.history"), history_lines(app, session))
    elif choice == "rules":
        yield Page(app.texts.get("o.menu.rules"), [app.texts.get("r." + session.game.phase)])
    elif choice == "rotate":
        app.settings.put("rotation", (app.settings.rotation + 2) % 4)
    elif choice == "pause":
        return True
    elif choice == "end":
        sure = yield Choose("sure", None, ["no", "yes"])
        if sure == "yes":
            app.store.discard()
            return True
    elif choice is not BACK:
        yield Page(app.texts.get("v." + choice), face.view(choice, session.game, app.texts))
    return False


def show_scores(app, session):
    """Best first, with bars; the final ranking once there is one."""
    game = session.game
    scores = game.scores()
    order = [(score, -seat) for seat, score in enumerate(scores)]
    order.sort(reverse=True)
    rows = []
    for score, seat in order:
        colour = game.colours[-seat]
        rows.append((app.texts.word(colour), score, colour, str(score)))
    top = max([1] + scores)
    if game.ranking:
        app.cue = "win"
    yield Page(app.texts.get("o.menu.scores"), (), ("bars", tuple(rows), top))


def history_lines(app, session):
    """The last things that happened, newest last, lines of a group joined: print the replay."""
    lines = []
    texts = app.texts

    def hear(question, outcome):
        if question is None:
            lines.append(texts.get("s.undone"))
        elif question.kind == "tell":
            texts.seats = scratch.game.colours
            text = texts.told(question)
            if lines and not question.heading and not lines[-1].endswith((".", "!", "?")):
                lines[-1] += ", " + text
            else:
                lines.append(text)
            if len(lines) > HISTORY_LINES:
                lines.pop(0)

    scratch = Session(session.game_class, None, None, hear)
    scratch.restore(session.log)
    texts.seats = session.game.colours
    return lines
