# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Packages of games: what each says of itself, whose a saved game is, and what is wrong with one.

One comes with Girouette ("girouette.games.fire_tower"), or is the owner's: a folder of /games/ on
the drive ("games.high_roll"), a guest here. A guest is known by its folder's name in everything
that is kept: a saved game, a result, learned facts. Two that say the same number, or a guest that
says one of ours, never get each other's. What is wrong with a package is a page, and costs no other
game anything.
"""

from girouette import mark_of, parts
from girouette.questions import Page

_API = 1  # what a guest's package must be written for
_LAST_GAME = 15  # the store's number for the game that was played last


def name_of(package):
    """The name of a guest's folder; nothing for what comes with Girouette."""
    return package[6:] if package.startswith("games.") else ""


def about(package):
    """What a package says of itself, and "" or what is wrong with it: a text's key, or an error in
    the words of the interpreter."""
    try:
        said = parts.load(package)
        if not hasattr(said, "TITLE"):
            return None, "no_title"
        if name_of(package):
            if getattr(said, "API", 0) != _API:
                return None, "other_api"
            for name, usual in (("CODE", 0), ("RULES_VERSION", 1), ("PLAYERS", ()), ("PARTS", ())):
                if not hasattr(said, name):
                    setattr(said, name, usual)
        return said, ""
    except MemoryError:
        raise
    except Exception as error:
        return None, said_of(error)


def said_of(error):
    """An error in one line: a board's own have no more than a number now and then."""
    return type(error).__name__ + " " + str(error)


def fault(app, package):
    """What is wrong with a guest that is to be played, or "": all that every game needs is loaded
    once before anything of the table is touched."""
    why = about(package)[1]
    if why or not name_of(package):
        return why
    try:
        for name in (".text_", ".views_"):
            path = (package + name).replace(".", "/") + app.texts.language + ".txt"
            file = app.ports.open_text(path)
            if not file:
                return "no_text"
            file.close()
        parts.load(package + ".face").Face()
        parts.load(package + ".game").Game()
        for name in parts.load(package).PARTS:
            parts.load(package + "." + name)
            parts.forget((name,), package + ".")
    except MemoryError:
        raise
    except Exception as error:
        parts.forget(None, package)
        return said_of(error)
    return ""


def fault_of_saved(app):
    """The same of the game that was running: its folder may be gone."""
    if not app.store.name:
        return ""
    package = "games." + app.store.name
    return fault(app, package) if package in app.packages("games") else "gone"


def explain(app, package, why):
    """The page that names a package and says what is wrong with it."""
    app.texts.add("girouette.packages")
    known = app.texts.find("s." + why)
    lines = [app.texts.get("s.package", {"name": package.split(".")[-1]}), known or why]
    app.texts.drop()
    yield Page("", lines)


def failed(app, package, error):
    """A game ended by an error. A guest's is a page, and its journal stays; ours is a crash."""
    if not name_of(package) or isinstance(error, MemoryError):
        raise error
    app.play = None
    app.in_game = False
    yield from explain(app, package, said_of(error))


def find(app, code, name):
    """(package, what it says of itself) of a saved game, or (None, None)."""
    for package in app.packages("games") + app.packages("tools"):
        if name_of(package) == name:
            said = about(package)[0]
            if said and code == said.CODE:
                return package, said
    return None, None


def title(app, package):
    """What a menu calls it: one that cannot be loaded by its folder."""
    said = about(package)[0]
    return app.texts.word(said.TITLE) if said else package.split(".")[-1] + " ?"


def titles(app, found):
    """One for each package, no two alike: a menu's options must differ."""
    made = []
    for package in found:
        called = title(app, package)
        if called in made:
            called = package.split(".")[-1]
        made.append(called + " ?" if called in made else called)
    return made


# --- which one was played last ------------------------------------------------------------------


def mark(package):
    """A byte that stands for a package where a mistake would only put another one first in a menu:
    ours have numbers below 128."""
    name = name_of(package)
    if name:
        return 128 + mark_of(name.encode())[0] % 128
    said = about(package)[0]
    return said.CODE if said else 0


def note_last(app, package):
    app.store.set_setting(_LAST_GAME, mark(package))


def last_first(app, found):
    """The package that was played last goes to the head of the list."""
    last = app.store.setting(_LAST_GAME, 0)
    for package in found:
        if last and mark(package) == last:
            found.remove(package)
            found.insert(0, package)
            return


# --- learned facts ------------------------------------------------------------------------------


def facts_of(store, package):
    """Where a package's learned facts and options are remembered (get, tell, forget)."""
    name = name_of(package)
    return parts.load("girouette.guest_facts").GuestFacts(store, name) if name else store
