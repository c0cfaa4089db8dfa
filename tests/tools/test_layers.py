# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Arrows only point downward: who imports whom, and that no test file is left out of a run."""

import ast
import fnmatch
import tomllib
from collections import Counter

import pytest

from tools.environment import ROOT

SOURCES = {
    "tools": ("tests",),
    "host_sim": ("tests", "tools"),
    "lib": ("tests", "tools", "host_sim", "firmware", "girouette_device"),
    "firmware": ("tests", "tools", "host_sim"),
}


def imported(path):
    """The first word of every module that a file names in an import, wherever it stands."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            yield (node.module or "").split(".")[0]


@pytest.mark.parametrize("folder", SOURCES)
def test_nothing_imports_what_stands_above_it(folder):
    paths = [path for path in (ROOT / folder).rglob("*.py") if "node_modules" not in path.parts]
    assert paths
    upward = {
        (path.relative_to(ROOT).as_posix(), name)
        for path in paths
        for name in imported(path)
        if name in SOURCES[folder]
    }
    assert upward == set()


def test_no_folder_of_tests_is_left_out():
    """Pytest's own list of folders to leave out has "build" in it, among others."""
    options = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["pytest"]
    patterns = options["ini_options"]["norecursedirs"]
    folders = {path.parent for path in (ROOT / "tests").rglob("test_*.py")}
    assert ROOT / "tests" / "build" in folders
    names = {part for folder in folders for part in folder.relative_to(ROOT).parts}
    assert [name for name in names for one in patterns if fnmatch.fnmatch(name, one)] == []


def test_a_module_of_the_tools_and_one_of_the_simulator_never_share_a_name():
    names = Counter(path.stem for folder in ("tools", "host_sim") for path in modules(folder))
    assert [name for name, count in names.items() if count > 1] == []


def modules(folder):
    return [path for path in (ROOT / folder).glob("*.py") if not path.name.startswith("__")]
