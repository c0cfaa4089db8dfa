# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Guests: the owner's own packages of games, folders of /games/ on the drive ("games.high_roll").

A guest is known by its folder's name in everything that is kept: a saved game, a result, learned
facts. Two that say the same number, or one that says a number of ours, never get each other's. What
is wrong with a guest is a page, and costs no other game anything. No board loads this part as long
as there is none.
"""

from binascii import crc32

from girouette import parts
from girouette.codec import record
from girouette.questions import Page
from girouette.text_tables import add, drop

_API = 1  # what a package must be written for
# What a package need not say.
_USUAL = (("CODE", 0), ("RULES_VERSION", 1), ("PLAYERS", (0, 0)), ("LONGEST", 1200), ("PARTS", ()))
_FACT = 0xFE  # tag of a record: mark (4), 50 + value; without a value the fact is forgotten
_FACT_SIZE = 10  # of such a record
_LEAST_FACT = -50
_MOST_FACT = 205


def about(package):
    """What a package says of itself, or None; and "" or what is wrong: a text's key, or the error
    in the words of the interpreter."""
    try:
        said = parts.load(package)
    except MemoryError:
        raise
    except Exception as error:
        return None, error_text(error)
    if not hasattr(said, "TITLE"):
        return None, "no_title"
    if getattr(said, "API", 0) != _API:
        return None, "other_api"
    for name, usual in _USUAL:
        setattr(said, name, getattr(said, name, usual))
    return said, ""


def error_text(error):
    return type(error).__name__ + " " + str(error)


def check(app, package):
    """Why a package cannot be played, or "": a guest, or what is no game among ours. All that a
    guest has is loaded once, before anything of the table is touched."""
    if package not in app.part("home_menu").all_packages(app):
        return "gone"
    said, why = about(package)
    if why:
        return why
    try:
        if not has_texts(app, package.replace(".", "/") + "/text_"):
            return "no_text"
        parts.of(package, "face").Face()
        parts.of(package, "game").Game()
        for name in said.PARTS:
            parts.of(package, name)
            parts.forget((name,), package + ".")
    except MemoryError:
        raise
    except Exception as error:
        parts.forget(app.part("home_menu").all_of(package))
        return error_text(error)
    return ""


def has_texts(app, path):
    """Whether a table is there in the language that is spoken, or in the one that lends to it."""
    for language in (app.texts.language, app.texts.find("l.lender")):
        file = app.ports.open_text(path + language + ".txt") if language else None
        if file:
            file.close()
            return True
    return False


def page(app, package, why):
    """The page that names a package and says what is wrong with it."""
    add(app.texts, "girouette.menus")
    said = app.texts.find("s." + why) or why
    lines = [app.texts.get("s.package", {"name": package.split(".")[-1]}), said]
    drop(app.texts)
    return Page("", lines)


def crashed(app, package, error):
    """A guest's game ended by an error: a page, and its journal stays. Too little memory is not its
    fault, and would not do for a page either."""
    if isinstance(error, MemoryError):
        raise error
    app.play = None
    app.in_game = False
    yield page(app, package, error_text(error))


def mark(package):
    """A byte that stands for a guest where a mistake would only put another one first in a menu;
    ours have numbers below 128."""
    return 128 + (crc32(package.encode()) & 127)


class Facts:
    """A guest's learned facts and options (get, tell, forget), as the store has those of others.

    Nobody saw to it that the names of its facts differ from those of other packages, or that their
    marks do: so they have records of their own, with the package's name in a mark of 32 bits. The
    tables keep them among the records that they do not read.
    """

    def __init__(self, store, name):
        self.store = store
        self.name = name

    def mark(self, name):
        return (crc32((self.name + "/" + name).encode()) & 0xFFFFFFFF).to_bytes(4, "big")

    def places(self, name):
        """Where in the tables' other records this fact's stand and how long they are, the last one
        first."""
        others = self.store.tables.others
        mark = self.mark(name)
        at = 0
        found = []
        while at < len(others):
            size = others[at + 1] + len(record(_FACT, b""))
            if others[at] == _FACT and others[at + 3 : at + 7] == mark:
                found.insert(0, (at, size))
            at += size
        return found

    def get(self, name):
        for at, size in self.places(name):
            return self.store.tables.others[at + 7] + _LEAST_FACT if size == _FACT_SIZE else None
        return None

    def tell(self, name, value):
        if self.get(name) != value and _LEAST_FACT <= value <= _MOST_FACT:
            self.keep(name, bytes((value - _LEAST_FACT,)))

    def forget(self, name):
        if self.get(name) is not None:
            self.keep(name, b"")

    def keep(self, name, value):
        self.take_back(name)
        self.store.keep(_FACT, self.mark(name) + value)
        if not value:
            self.take_back(name)

    def take_back(self, name):
        """Out of the tables: a page that is written anew has only what is so."""
        tables = self.store.tables
        for at, size in self.places(name):
            tables.others = tables.others[:at] + tables.others[at + size :]


def facts(store, package):
    """Where a package's facts are remembered, whosever it is."""
    return Facts(store, package[6:]) if package.startswith("games") else store
