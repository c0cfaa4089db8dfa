# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""`python -m tests.robust.starved BOARD FAULTS`: MemoryError at random lines of lib/girouette, and
whether the game is there after each restart.

The lines are made to fail by compiling a call before every statement of the core.
sys.settrace would need none of that, and a process of its own neither; but CPython 3.11 breaks its
stack now and then when a trace function raises.
"""

import ast
import builtins
import os
import sys
from importlib.machinery import FileFinder, SourceFileLoader
from pathlib import Path

CORE = str(Path(__file__).resolve().parents[2] / "lib" / "girouette")
PRESSES_BETWEEN = 12
HOOK = "_line_of_the_core"


class Starved:
    """`with Starved(n)`: the n-th statement of the core that is run finds no memory."""

    now = None

    def __init__(self, lines):
        self.left = lines
        self.struck = ""

    def __enter__(self):
        Starved.now = self
        return self

    def __exit__(self, *_error):
        Starved.now = None

    def line(self, place):
        self.left -= 1
        if not self.left:
            self.struck = place
            raise MemoryError


def line_of_the_core(place):
    if Starved.now:
        Starved.now.line(place)


class CallsBefore(ast.NodeTransformer):
    """Puts the hook before every statement, those of a module that is being loaded among them."""

    def __init__(self, file):
        self.file = file
        self.function = "loading"

    def visit(self, node):
        if not isinstance(node, ast.stmt):
            return super().visit(node)
        call = ast.parse(f"{HOOK}({self.file + ':' + self.function!r})").body[0]
        outer = self.function
        if isinstance(node, ast.FunctionDef):
            self.function = node.name
        self.generic_visit(node)
        self.function = outer
        return [call, node]


class CallingLoader(SourceFileLoader):
    """Loads a module of the core with its hooks, and keeps no compiled file."""

    compiled = {}

    def get_code(self, fullname):
        # Parts are loaded again and again.
        if fullname not in self.compiled:
            self.compiled[fullname] = super().get_code(fullname)
        return self.compiled[fullname]

    def path_stats(self, path):
        raise OSError("no compiled file is looked for")

    def source_to_code(self, data, path, *, _optimize=-1):
        tree = CallsBefore(os.path.relpath(path, CORE)).visit(ast.parse(data, path))
        return compile(tree, path, "exec", dont_inherit=True)


def finder_of_the_core(folder):
    if folder != CORE and not folder.startswith(CORE + os.sep):
        raise ImportError("none of the core's")
    return FileFinder(folder, (CallingLoader, [".py"]))


def main(board, faults_wanted):
    setattr(builtins, HOOK, line_of_the_core)
    assert "girouette" not in sys.modules
    sys.path.insert(0, os.path.dirname(CORE))
    sys.path_hooks.insert(0, finder_of_the_core)
    sys.path_importer_cache.clear()
    # Both import the core, which must come in with its hooks.
    from tests.robust.common import quick_ports
    from tests.robust.patient import Patient

    hand = Patient(quick_ports(board, seed=board), board + " starved")
    faults = 0
    while faults < faults_wanted:
        hand.fidget(hand.rng.randrange(PRESSES_BETWEEN))
        starved = Starved(int(2 ** (hand.rng.random() * 10)))
        hand.press_in(starved)
        if faults % 60 == 0:
            hand.open_another()
        faults = sum(hand.struck.values())
    modules = {place.split(":")[0] for place in hand.struck}
    print(
        f"{board}: {faults} times no memory, in {len(hand.struck)} functions of {len(modules)} "
        f"modules; {hand.crashes} crash screens, the game there after each"
    )
    missed = {"shell.py", "play.py", "session.py", "store.py", "texts.py"} - modules
    assert not missed, missed


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
