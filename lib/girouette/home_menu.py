# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The menus before a game, as a script of questions that returns what to play.

Home offers the running game, the games, the tools, and the settings, which have a part of their
own (settings_menu.py), as have the learned facts (facts_menu.py).
"""

from girouette import parts
from girouette.questions import BACK, Choose

_LAST_GAME = 15  # the store's number for the code of the game that was played last: opening.py


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
            # The first start; then the lists of names and facts that are on the drive.
            settings = app.part("settings")
            question = Choose("language", None, list(settings.LANGUAGES))
            question.may_leave = False  # there is no way back but an answer
            settings.speak(app, (yield question))
            yield from app.part("player_names").read(app)
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


def about_of(app, code):
    """The package behind a journal's game code and what it says of itself, or (None, None)."""
    for package in app.packages("games") + app.packages("tools"):
        about = parts.load(package)
        if code == about.CODE:
            return package, about
    return None, None


def title(app):
    if not app.store.has_game:
        return ""
    about = about_of(app, app.store.running[0])[1]
    return app.texts.word(about.TITLE) if about else "?"


def resume(app):
    """The game that was running, if this version can replay it."""
    code, version, _ = app.store.running
    package, about = about_of(app, code)
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
    last = about_of(app, app.store.setting(_LAST_GAME, 0))[0]
    if last in found:
        found.remove(last)
        found.insert(0, last)
    titles = [app.texts.word(parts.load(package).TITLE) for package in found]
    if kind == "games" and app.store.tables.results:
        titles.append("finished")
    choice = yield Choose("pick_" + kind, None, titles)
    if choice is BACK:
        return None
    if choice == "finished":
        return (yield from app.part("export").finished(app))
    package = found[titles.index(choice)]
    running = app.store.running
    if not running:
        return package, False
    if about_of(app, running[0])[0] == package:
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
