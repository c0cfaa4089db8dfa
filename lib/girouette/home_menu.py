# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The menus before a game, as a script of questions that returns what to play.

Home offers the running game, the games, the tools, and the settings, which have a part of their
own (settings_menu.py), as have the learned facts (facts_menu.py).
"""

import sys

from girouette import parts
from girouette.questions import BACK, Choose
from girouette.text_tables import add, drop

_LAST_GAME = 15  # the store's number for the game that was played last: opening.py


def script(app):
    """Power-on questions, then the home menu; the package of the game to play, and whether it is
    resumed."""
    if not app.texts.tables:
        add(app.texts, "girouette.text")
    while len(app.texts.tables) > 1:
        drop(app.texts)  # the game's that was left
    app.part("settings").load_names(app)
    if app.store.has_game and app.ports.reloaded:
        # A file written over USB restarts the code in mid-game: nobody asked for a menu.
        app.ports.reloaded = False
        chosen = yield from resume(app)
        if chosen:
            return leave(app, chosen)
    while True:
        if not app.settings.language:
            # The first start; then the lists of names and facts that are on the drive.
            yield from app.part("settings").ask(app)
            if app.ports.read_file("names.txt") is not None:
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
            return leave(app, chosen)


def leave(app, chosen):
    """To a game: its title and texts instead of the menu's. What the others say of themselves takes
    as much room as a small game."""
    package = chosen[0]
    app.title = app.texts.word(parts.load(package).TITLE)
    add(app.texts, package + ".text")
    others = all_packages(app)
    others.remove(package)
    parts.forget(others)
    return chosen


def packages(app, kind):
    """The names of the packages of the "games" or "tools"; one of the drive's /games/ comes as
    "games.<name>", which it is called here too."""
    names = app.ports.games if kind == "games" else app.ports.tools
    return [name if "." in name else "girouette." + kind + "." + name for name in names]


def all_packages(app):
    return packages(app, "games") + packages(app, "tools")


def foreign(app):
    """Another program's bytes are in the NVM: keep them unless the people say otherwise."""
    choice = yield Choose("foreign", None, ["keep", "claim"])
    if choice == "claim":
        app.part("upkeep").claim(app.store)


def about_of(app, package):
    """What a package says of itself; None where it cannot be loaded or says nothing."""
    if package.startswith("games"):
        return app.part("guests").about(package)[0]
    about = parts.load(package)
    return about if hasattr(about, "TITLE") else None


def all_of(package):
    """The names of a package's modules that are loaded, those below before those above."""
    below = [name for name in sys.modules if name.startswith(package + ".")]
    return sorted(below, reverse=True) + [package]


def number(app, package):
    """What stands for a package in the store's settings."""
    if package.startswith("games"):
        return app.part("guests").mark(package)
    about = about_of(app, package)
    return about.CODE if about else 0


def saved(app):
    """The package of the game that was running and what it says of itself, or (None, None). One of
    ours is known by its number alone, a guest by its name too."""
    code, name = app.store.code, app.store.name
    for package in all_packages(app):
        guest = package.startswith("games")
        if package.endswith("." + name) if guest else not name:
            about = about_of(app, package)
            if about and code == about.CODE:
                return package, about
    return None, None


def title(app):
    if not app.store.has_game:
        return ""
    about = saved(app)[1]
    return app.texts.word(about.TITLE) if about else app.store.name or "?"


def resume(app):
    """The game that was running, if this version can replay it."""
    version = app.store.version
    package, about = saved(app)
    guest = "games" + "." + app.store.name
    if app.store.name and (yield from page(app, guest)):
        return None  # it waits until its package is there and whole again
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


def page(app, package):
    """True after a page that says why a package cannot be played."""
    if about_of(app, package) and not package.startswith("games"):
        return False
    why = app.part("guests").check(app, package)
    if why:
        yield app.part("guests").page(app, package, why)
    return why


def options(app, packages):
    """What a menu calls each of the packages, no two alike: what cannot be loaded, or is called as
    another one, by its folder."""
    made = []
    for package in packages:
        about = about_of(app, package)
        folder = package.split(".")[-1]
        label = app.texts.word(about.TITLE) if about else folder + "?"
        made.append(folder if label in made else label)
    return made


def pick_game(app, kind):
    found = packages(app, kind)
    last = app.store.setting(_LAST_GAME, 0)
    for package in found:
        if last and last == number(app, package):
            found.remove(package)
            found.insert(0, package)
            break
    titles = options(app, found)
    if kind == "games":
        for place, package in enumerate(found):
            about = about_of(app, package)
            if about and about.PLAYERS[1]:
                # "2-4"
                titles[place] += " " + "-".join([str(count) for count in about.PLAYERS])
    if kind == "games" and app.store.tables.results:
        titles.append("finished")
    choice = yield Choose("pick_" + kind, None, titles)
    if choice is BACK:
        return None
    if choice == "finished":
        return (yield from app.part("export").finished(app))
    package = found[titles.index(choice)]
    if (yield from page(app, package)):
        return None
    if not app.store.has_game:
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
