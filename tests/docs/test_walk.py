# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""docs/walk.md goes through code that is there, in an order that it runs in."""

import ast
import re

import pytest

from tests.docs.common import DOCS, ROOT, read

STEP = re.compile(r"^(\d+)\. `([\w/.]+\.py)` `([\w.]+)`: (.+)$", re.M)


def walks():
    """Each list of steps of the page, in order: [(file, function, what is said of it)]."""
    found = []
    for number, path, name, said in STEP.findall(read(DOCS / "walk.md")):
        if number == "1":
            found.append([])
        assert int(number) == len(found[-1]) + 1, f"step {number} is out of its row"
        found[-1].append((path, name, said))
    return found


WALKS = walks()
STEPS = [step for walk in WALKS for step in walk]


def function(path, name):
    """A function of a file, by its name or as Class.name; None when it is not there."""
    body = ast.parse(read(ROOT / path)).body
    node = None
    for word in name.split("."):
        named = (ast.FunctionDef, ast.ClassDef)
        node = next((one for one in body if isinstance(one, named) and one.name == word), None)
        if node is None:
            return None
        body = node.body
    return node


def names_in(node):
    """Every name that is used in a function: called, or looked up on something."""
    found = set()
    for one in ast.walk(node):
        if isinstance(one, ast.Name):
            found.add(one.id)
        elif isinstance(one, ast.Attribute):
            found.add(one.attr)
    return found


def yields(node):
    return any(isinstance(one, (ast.Yield, ast.YieldFrom)) for one in ast.walk(node))


def test_every_numbered_line_is_a_step():
    lines = re.findall(r"^\d+\. .*$", read(DOCS / "walk.md"), re.M)
    assert len(lines) == len(STEPS) > 40 and len(WALKS) == 4


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step[1])
def test_every_step_is_in_the_code(step):
    path, name, said = step
    assert function(path, name) is not None, f"{path} has no {name}"
    for word in re.findall(r"`(\w+\.py)`", said):
        assert list(ROOT.glob(f"*/**/{word}")), f"there is no {word}"


@pytest.mark.parametrize("walk", WALKS, ids=["press", "byte", "power", "continue"])
def test_every_step_follows_from_one_before(walk):
    """It is called there, a class by its name; or an answer wakes it at its own `yield`."""
    used = set()
    for path, name, said in walk:
        node = function(path, name)
        owner, _, called = name.rpartition(".")
        if used and "`yield" not in said:
            assert (owner if called == "__init__" else called) in used, f"nobody calls {name}"
        if "`yield" in said:
            assert yields(node), f"{name} yields nothing"
        used |= names_in(node)
