# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The menu of a running game: undo, redo, scores, history, rules, the game's pages, pause, end."""

from girouette.preferences import put
from girouette.questions import Choose
from girouette.session import Session
from girouette.shell import BACK, Page

_HISTORY_LINES = 40


def table_menu(app, session, package):
    """True leaves the game; its journal stays for "continue" unless it was ended.

    The game's own pages (views.py) and the texts of its rule reminders come along."""
    views = app.ports.import_module(package + ".views")
    app.texts.add(package + ".views", 1)  # behind the menus' own
    left = yield from choose(app, session, package, views)
    app.texts.drop(1)
    app.ports.forget_modules(package + ".views")
    return left


def choose(app, session, package, views):
    # In setup a game has not yet got what its own pages show.
    pages = () if session.game.phase == "setup" else views.VIEWS
    options = ["undo", "redo", "scores", "history", "rules"] + list(pages)
    options += ["rotate", "pause", "end"]
    if not session.steps:
        options.remove("undo")
    if not session.undone:
        options.remove("redo")
    if not session.game.scores():
        options.remove("scores")
    if session.asked_facts:
        options.insert(-3, "facts")
    if ".games." in package:
        # The driver on the computer, which takes the journal, plays games only.
        options.insert(-3, "export")
    app.in_game = False
    choice = yield Choose("menu", None, options)
    if choice == "undo":
        session.undo()
        app.hint = app.texts.get("s.undone")
    elif choice == "redo":
        session.redo()
    elif choice == "scores":
        yield from scores(app, session)
    elif choice == "history":
        yield Page(app.texts.get("o.menu.history"), history(app, session))
    elif choice == "rules":
        yield Page(app.texts.get("o.menu.rules"), [app.texts.get("r." + session.game.phase)])
    elif choice == "rotate":
        put(app, "rotation", (app.settings.rotation + 2) % 4)
    elif choice == "facts":
        yield from app.visit("facts", "game_facts", app, package, session)
    elif choice == "export":
        yield from app.visit("export_menu", "export", app, session, package)
    elif choice == "pause":
        return True
    elif choice == "end":
        sure = yield Choose("sure", None, ["no", "yes"])
        if sure == "yes":
            if app.keeps:
                app.store.discard()
            return True
    elif choice is not BACK:
        yield Page(app.texts.get("v." + choice), views.view(choice, session.game, app.texts))
    return False


def scores(app, session):
    """Best first, with bars; the final ranking once there is one."""
    game = session.game
    scores = game.scores()
    order = [(-rank, score, -seat) for seat, score, rank in game.ranking]
    if not order:
        order = [(0, score, -seat) for seat, score in enumerate(scores)]
    order.sort(reverse=True)
    rows = []
    for _, score, seat in order:
        colour = game.colours[-seat]
        rows.append((app.texts.word(colour), score, colour, str(score)))
    top = max([1] + scores)
    yield Page(app.texts.get("o.menu.scores"), (), ("bars", tuple(rows), top))


def history(app, session):
    """What happened, newest first, the lines of a group joined: print the replay."""
    lines = []
    texts = app.texts
    group = [False]  # whether the next line may join the last one

    def hear(question, outcome):
        if question is not None and question.kind != "tell":
            return
        text = texts.get("s.undone")
        if question is not None:
            texts.seats = scratch.game.colours
            text = texts.told(question)
        heading = question is not None and question.heading
        if group[0] and not heading and lines[-1][-1:] not in ".!":
            lines[-1] += ", " + text
        else:
            lines.append(text)
        group[0] = not heading
        if len(lines) > _HISTORY_LINES:
            lines.pop(0)

    scratch = Session(session.game_class, None, None, hear)
    scratch.restore(session.log)
    texts.seats = session.game.colours
    lines.reverse()
    return lines


def tell(app, key):
    """What has to be known before the game goes on: why nothing is kept of it (once; then only the
    sign in the header says so), or that its journal does not follow the rules and is left alone."""
    app.in_game = False
    yield Page("", [app.texts.get(key)])
