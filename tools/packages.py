# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Games on the computer: those that come with Girouette, and a folder of others (`--games DIR`).

Such a folder is what /games/ is on a drive: each folder in it is a package, imported as
`games.<name>`, whatever the folder itself is called. A package brings its tests along, in its own
folder `tests/`, which no drive gets; those of the games that come with Girouette are in tests/games
and tools/players.
"""

import os
import sys
import types
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LIB = ROOT / "lib"
HOUSE = LIB / "girouette" / "games"
# Tells the tests, and their workers, which folder `test --games` named.
GAMES = "GIROUETTE_GAMES"


def use(folder):
    """Let the packages of a folder be imported, as from /games/ of a drive."""
    games = types.ModuleType("games")
    games.__path__ = [str(Path(folder).resolve())]
    sys.modules["games"] = games


def folder_in_use():
    """The folder that `use` was given last, or None."""
    games = sys.modules.get("games")
    return Path(games.__path__[0]) if games else None


def guest_names(folder=None):
    """The packages of a folder, of the one in use if none is given."""
    folder = Path(folder) if folder else folder_in_use()
    return sorted(path.parent.name for path in folder.glob("*/__init__.py")) if folder else []


def game_names():
    """The games that come with Girouette."""
    return sorted(path.parent.name for path in HOUSE.glob("*/game.py"))


def module_of(game):
    """A game's package as a module's name: one of the folder in use first, for it was asked for."""
    return ("games." if game in guest_names() else "girouette.games.") + game


def path_of(name):
    """A file as the core names it, "girouette/text_fr.txt" or "games/high_roll/text_fr.txt"."""
    group, _, rest = name.partition("/")
    folder = folder_in_use()
    return folder / rest if group == "games" and folder else LIB / name


def folder_of(game):
    return path_of(module_of(game).replace(".", "/"))


def tests_of(game):
    """Where a game's own tests are, as a folder and as a module's name."""
    if game in guest_names():
        return folder_of(game) / "tests", f"games.{game}.tests"
    return ROOT / "tests" / "games" / game, f"tests.games.{game}"


def files_of(folder):
    """What a drive gets of the packages of a folder: (place on the drive, file)."""
    for name in guest_names(folder):
        package = Path(folder) / name
        for path in sorted([*package.rglob("*.py"), *package.rglob("*.txt")]):
            inside = path.relative_to(package)
            if inside.parts[0] != "tests":
                yield f"games/{name}/{inside.as_posix()}", path


def habits_of(game):
    """The module with the habits of a game's random players."""
    return f"games.{game}.tests.players" if game in guest_names() else f"tools.players.{game}"


def from_environment():
    """The names of the games that the tests are about: of the folder that `test --games` named, or
    of those that come with Girouette."""
    folder = os.environ.get(GAMES)
    if not folder:
        return game_names()
    if folder_in_use() != Path(folder):
        use(folder)
    return guest_names()
