# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The menus before a game, as a script of questions that returns what to play.

Home offers the running game, the games, the tools, and the settings, which have a part of their
own (settings_menu.py), as have the learned facts (facts_menu.py).
"""

from girouette import packages
from girouette.questions import BACK, Choose


def script(app):
    """Power-on questions, then the home menu; the package of the game to play, and whether it is
    resumed."""
    app.part("settings").load_names(app)
    if app.store.has_game and app.ports.reloaded:
        # A file written over USB restarts the code in mid-game: nobody asked for a menu.
        app.ports.reloaded = False
        chosen = yield from resume(app)
        if chosen:
            return chosen
    while True:
        if not app.settings.language:
            # The first start; then a maker's list of facts, if there is one on the drive.
            settings = app.part("settings")
            question = Choose("language", None, list(settings.LANGUAGES))
            question.may_leave = False  # there is no way back but an answer
            settings.speak(app, (yield question))
            if app.ports.read_file("facts.txt") is not None:
                yield from app.part("facts_menu").preload(app)
        if app.store.state == "foreign":
            yield from foreign(app)
        options = ["games", "tools", "settings"]
        if not app.ports.tools:
            options.remove("tools")
        if app.store.has_game:
            options.insert(0, "continue")
        choice = yield Choose("home", None, options, game=title(app))
        chosen = None
        if choice == "continue":
            chosen = yield from resume(app)
        elif choice == "settings":
            yield from app.part("settings_menu").script(app)
        elif choice is not BACK:
            chosen = yield from pick_game(app, choice)
        if chosen:
            return chosen


def foreign(app):
    """Another program's bytes are in the NVM: keep them unless the people say otherwise."""
    choice = yield Choose("foreign", None, ["keep", "claim"])
    if choice == "claim":
        app.part("upkeep").claim(app.store)


def saved(app):
    """The package of the game that was running and what it says of itself, or (None, None)."""
    return packages.find(app, app.store.running[0], app.store.name)


def title(app):
    if not app.store.has_game:
        return ""
    about = saved(app)[1]
    return app.texts.word(about.TITLE) if about else app.store.name or "?"


def resume(app):
    """The game that was running, if this version can replay it."""
    version = app.store.running[1]
    package, about = saved(app)
    why = packages.fault_of_saved(app)
    if why:
        # It waits until its package is there and whole again.
        yield from packages.explain(app, "games." + app.store.name, why)
        return None
    if about is None or version != about.RULES_VERSION:
        options = ["keep", "discard"]
        choice = yield Choose("version", None, options)
    elif app.store.damaged:
        choice = yield Choose("damaged", None, ["go_on", "keep", "discard"])
    else:
        if app.store.torn:
            app.hint = app.texts.get("s.torn")
        return package, True
    if choice == "go_on":
        return package, True
    if choice == "discard":
        yield from discard(app)


def discard(app):
    """Armed first, then confirmed."""
    sure = yield Choose("sure", None, ["no", "yes"])
    if sure == "yes":
        app.part("upkeep").discard(app.store)
    return sure == "yes"


def pick_game(app, kind):
    found = app.packages(kind)
    packages.last_first(app, found)
    titles = packages.titles(app, found)
    if kind == "games" and app.store.tables.results:
        titles.append("finished")
    choice = yield Choose("pick_" + kind, None, titles)
    if choice is BACK:
        return None
    if choice == "finished":
        return (yield from app.part("export").finished(app))
    package = found[titles.index(choice)]
    why = packages.fault(app, package)
    if why:
        return (yield from packages.explain(app, package, why))
    if not app.store.running:
        return package, False
    if saved(app)[0] == package:
        again = yield Choose("again", None, ["go_on", "discard"])
        if again == "go_on":
            return (yield from resume(app))
    elif kind == "tools":
        # The game waits meanwhile; see play.py.
        app.hint = app.texts.get("s.guest")
        return package, False
    else:
        again = yield Choose("replace", None, ["keep", "discard"], game=title(app))
    if again != "discard" or not (yield from discard(app)):
        return None
    return package, False
