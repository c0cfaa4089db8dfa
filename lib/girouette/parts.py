# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Parts: modules that are in memory only for their time, because a board has little of it.

Everything else is imported the ordinary way and stays. A part is loaded by `load`, here or through
`Game.part`, and is never imported at the head of a module that stays. `forget` drops the parts of a
table: what still runs in one keeps its own code alive to its end, and is gone after it. Who calls
`forget` collects the garbage too, and does both only when nobody waits for a picture.
"""

import sys

# The core's parts, behind "girouette."; a game's own are the PARTS of its package. One text: as
# texts of their own the names would all stay in memory, also of parts that are never loaded.
PARTS = (
    "settings text_tables reader tables home_menu opening upkeep replay table_menu ending ranking "
    "pages amend one_key_each missing player_names settings_menu facts_menu table_tool export "
    "journal carry_over guests"
)
# What every game needs and no menu does. It is loaded when the first picture stands and nobody
# presses, so that a game opens quickly, and stays.
OF_EVERY_GAME = "play session game"
# What some games need: it comes with a game and goes when there is none.
OF_A_GAME = "squares short_names"
# What asks before a game, and kinds of questions that are mostly asked there. They stay while a
# game is in its setup: its script is in them, and what walks behind it would load them once more.
OF_A_SETUP = "setup fact chance"


def load(name):
    """The module of a part."""
    if name not in sys.modules:
        __import__(name)  # the loader: no other place has one
    return sys.modules[name]


def of(package, name):
    """A module of a game's or tool's folder."""
    return load(package + "." + name)


def core(name):
    """One of the core's parts. By the short name: a long one would stay in memory beside it."""
    return load("girouette." + name)


def forget(names, package=""):
    """Drop these modules, if they are there: package + name. Those below a package go before it,
    which holds them."""
    for name in names:
        name = package + name
        if name in sys.modules:
            del sys.modules[name]
            parent, _, child = name.rpartition(".")
            # A module is also an attribute of its package.
            if hasattr(sys.modules.get(parent), child):
                delattr(sys.modules[parent], child)
