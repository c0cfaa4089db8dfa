# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Parts: modules that are in memory only for their time, because a board has little of it.

Everything else is imported the ordinary way and stays. A part is loaded by `load`, here or through
`Game.part`, and is never imported at the head of a module that stays. `forget` drops the parts of a
table: what still runs in one keeps its own code alive to its end, and is gone after it. Who calls
`forget` collects the garbage too, and does both only when nobody waits for a picture.
"""

import sys

# The core's parts. A game's own are the PARTS of its package.
PARTS = (
    "girouette.home_menu",
    "girouette.settings_menu",
    "girouette.facts_menu",
    "girouette.table_menu",
    "girouette.opening",
    "girouette.setup",
    "girouette.ending",
    "girouette.export",
    "girouette.journal",
    "girouette.reader",
    "girouette.replay",
    "girouette.upkeep",
)


def load(name):
    """The module of a part."""
    __import__(name)
    return sys.modules[name]


def forget(names, package=""):
    """Drop these modules, if they are there: (package +) name. True when one was."""
    found = False
    for name in names:
        name = package + name
        if name in sys.modules:
            del sys.modules[name]
            parent, _, child = name.rpartition(".")
            # A module is also an attribute of its package.
            if hasattr(sys.modules.get(parent), child):
                delattr(sys.modules[parent], child)
            found = True
    return found


def forget_package(package):
    """Drop every module of a package, and the package itself."""
    names = [name for name in sys.modules if name == package or name.startswith(package + ".")]
    # Those below go before those above, which hold them.
    names.sort(reverse=True)
    forget(names)
