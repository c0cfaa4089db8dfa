# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The menu of a running game: undo, redo, corrections, scores, history, rules, the game's pages,
tools, pause, end."""

from girouette import parts
from girouette.questions import BACK, Choose, Page


def script(play):
    """True leaves the game; its journal stays for "continue" unless it was ended. The name of a
    tool leaves it for that.

    The game's own pages (views.py) come along."""
    views = parts.of(play.package, "views")
    app, session = play.app, play.session
    # In setup a game has not yet got what its own pages show, nor anything to put right.
    begun = session.run.game.phase != "setup"
    asides = list(session.run.question.asides()) if session.run.question else []
    options = ["undo", "redo"] + asides + ["correct", "scores", "history", "rules"]
    tools = []
    if "games" in play.package:
        # In one string: as names they would stay in memory (table_tool.py).
        tools = [name for name in app.ports.tools if " " + name in " dice starter timer"]
    options += list(views.VIEWS if begun else ()) + ["rotate", "pause", "end"]
    if not session.starts:
        options.remove("undo")
    if not session.undone:
        options.remove("redo")
    if not begun or session.run.question is None or "corrections" not in play.about.PARTS:
        options.remove("correct")
    if not session.run.game.scores():
        options.remove("scores")
    if session.run.asked_facts:
        options.insert(-3, "facts")
    if "games" in play.package:
        # The driver on the computer, which takes the journal, plays games only.
        options.insert(-3, "export")
    # Dice last: one step back from where the cursor starts.
    options += sorted(tools, reverse=True)
    start = options.index(play.start) if play.start in options else 0
    question = Choose("menu", None, options, start=start)
    if asides:
        question.values = session.run.question.values  # for their texts
    choice = yield question
    if choice is not BACK:
        # Whoever rolled wants to roll again by OK; undo comes first again after anything else.
        play.start = choice if choice in tools else ""
    if choice == "undo":
        app.part("replay").undo(session)
        app.hint = app.texts.get("s.undone")
    elif choice == "redo":
        app.part("replay").redo(session)
        app.hint = app.texts.get("s.redone")
    elif choice in asides:
        session.answer(choice)
    elif choice == "correct":
        app.hint = ""
        before = len(session.log)
        yield from app.part("amend").script(session)
        if len(session.log) > before:
            yield Page("", [app.texts.say(tell) for tell in session.run.tells])
    elif choice == "scores":
        yield scores(play)
    elif choice == "history":
        yield Page(app.texts.get("o.menu.history"), app.part("pages").history(app, session))
    elif choice == "rules":
        yield Page(app.texts.get("o.menu.rules"), [app.texts.get("r." + session.run.game.phase)])
    elif choice == "rotate":
        app.part("settings").put(app, "rotation", (app.settings.rotation + 2) % 4)
    elif choice == "facts":
        yield from app.part("facts_menu").game_facts(app, play.package, session)
    elif choice == "export":
        yield from app.part("export").export(play)
    elif choice in tools:
        return choice
    elif choice == "pause":
        return True
    elif choice == "end":
        if begun and "scores" in options:
            yield scores(play)
        sure = yield Choose("sure", None, ["no", "yes"])
        if sure == "yes":
            if play.keeps:
                app.part("upkeep").discard(app.store)
            return True
    elif choice is not BACK:
        lines = views.view(choice, session.run.game, app.texts)
        if choice == "types":
            yield from app.part("pages").types(play, views, lines)
        else:
            yield Page(app.texts.get("v." + choice), lines)
    return False


def scores(play):
    """The page of scores, best first, with bars; the final ranking once there is one."""
    game, texts = play.session.run.game, play.app.texts
    scores = game.scores()
    order = [(-rank, score, -seat) for seat, score, rank in game.ranking]
    if not order:
        order = [(0, score, -seat) for seat, score in enumerate(scores)]
    order.sort(reverse=True)
    rows = []
    for _, score, seat in order:
        colour = game.colours[-seat]
        rows.append((texts.word(colour), score, colour, str(score)))
    top = max([1] + scores)
    return Page(texts.get("o.menu.scores"), (), ("bars", tuple(rows), top))
