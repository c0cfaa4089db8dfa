# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The compiler's wrapper: names for tracebacks, private constants folded, errors named."""

import ast

import pytest

from tools.compiler import CompileError, compile_file, fold_constants, module_name
from tools.micropython.vm import LIB, VMError, lib_sources, measure_heap, run


def test_a_module_is_called_as_it_is_imported():
    assert module_name("girouette/games/snow_time/game.py") == "girouette.games.snow_time.game"
    assert module_name("girouette/games/__init__.py") == "girouette.games"
    assert module_name("neopixel.py") == "neopixel"


def test_a_traceback_names_the_module_and_the_function(tmp_path):
    """Not the line: numbers of lines take heap, and every one reads as the first."""
    source, compiled = tmp_path / "late.py", tmp_path / "late.mpy"
    source.write_text("_PLACE = 1\n\n\ndef fall():\n    return [][_PLACE]\n")
    compile_file(source, "girouette/late.py", compiled)
    with pytest.raises(VMError, match=r'File "girouette.late", line 1, in fall'):
        run("import late\nlate.fall()", {"/lib/late.mpy": compiled.read_bytes()})


def test_a_source_that_does_not_compile_is_named(tmp_path):
    source = tmp_path / "odd.py"
    source.write_text("a = [*b]\n")
    with pytest.raises(CompileError, match="SyntaxError"):
        compile_file(source, "odd.py", tmp_path / "odd.mpy")


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("_A = 3\n", "_A = const(3)\n"),
        ("_A = -(1 << 4) + 2  # why\n", "_A = const(-(1 << 4) + 2)  # why\n"),
        ("A = 3\n", None),
        ("__a__ = 3\n", None),
        ("_A = 'é'\n", None),
        ("_A = True\n", None),
        ("_A = 3.5\n", None),
        ("_A = _B = 3\n", None),
        ("_A = len(b)\n", None),
        ("_A = 3\n_A = 4\n", None),
        ("_A = 3\ndef f():\n    global _A\n", None),
        ("_A = 3\nfor _A in b: pass\n", None),
        ("_A = (\n    3 +\n    4)\n", None),
        ("def f():\n    _a = 3\n", None),
    ],
)
def test_only_private_whole_numbers_are_folded(before, after):
    assert fold_constants(before) == (before if after is None else after)


def test_a_folded_constant_leaves_no_name_behind(tmp_path):
    source, compiled = tmp_path / "fold.py", tmp_path / "fold.mpy"
    source.write_text("_SECRET_NUMBER = 40\n\n\ndef more(n=_SECRET_NUMBER):\n    return n + 2\n")
    compile_file(source, "fold.py", compiled)
    assert b"_SECRET_NUMBER" not in compiled.read_bytes()
    files = {"/lib/fold.mpy": compiled.read_bytes()}
    assert run("import fold\nprint(fold.more(), hasattr(fold, '_SECRET_NUMBER'))", files) == (
        "42 False\n"
    )


def test_no_module_takes_a_private_name_from_another():
    taken = [
        f"{source}: {alias.name}"
        for source in lib_sources()
        for node in ast.walk(ast.parse((LIB / source).read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
        if alias.name.startswith("_")
    ]
    assert taken == []


def test_the_names_of_a_module_may_fill_their_blocks(tmp_path):
    """A module that has no constants, and a name more each time: once in eight the collector would
    find the outlines of all its functions in use."""
    methods = "".join(f"    def f{number}(self):\n        return 1\n" for number in range(30))
    builtins = ["abs", "all", "any", "bin", "chr", "dir", "hex", "len", "map", "max", "min", "oct"]
    source, compiled = tmp_path / "many.py", tmp_path / "many.mpy"
    costs = []
    for count in range(1, len(builtins) + 1):
        source.write_text(
            f"class Many:\n{methods}\ndef last():\n    return {', '.join(builtins[:count])}\n"
        )
        compile_file(source, "many.py", compiled)
        costs.append(measure_heap("import many", {"/lib/many.mpy": compiled.read_bytes()}))
    assert max(costs) - min(costs) < 30 * 16, costs
