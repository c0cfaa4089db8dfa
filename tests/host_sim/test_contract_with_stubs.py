# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Our fake modules against circuitpython-stubs: no name and no parameter that the board lacks."""

import ast
import importlib
import inspect
import re
from pathlib import Path

import pytest

import host_sim
from host_sim import libraries, modules
from host_sim.definitions import stub_file

WITH_STUBS = [name for name in (*libraries.FAKES, "traceback") if name != "board"]
# CircuitPython takes these from MicroPython, so the stubs leave them out: the names are those of
# its documentation.
WITHOUT_STUBS = {
    "time": {"monotonic", "monotonic_ns", "sleep", "time", "struct_time", "localtime", "mktime"},
    "os": {
        "uname", "chdir", "getcwd", "getenv", "listdir", "mkdir", "remove", "rmdir", "rename",
        "stat", "statvfs", "sync", "urandom", "utime", "sep",
    },
    "gc": {
        "enable", "disable", "collect", "mem_alloc", "mem_free", "threshold", "isenabled",
    },
}  # fmt: skip

FILES = {
    *Path(modules.__file__).parent.glob("*.py"),
    Path(host_sim.__file__).parent / "builtin_display.py",
    Path(host_sim.__file__).parent / "chips" / "nvm.py",
} - {Path(modules.__file__)}

# The stubs' signatures demand these, while their texts say what happens without them.
OPTIONAL_IN_TEXT = {
    "traceback.print_exception": ("value",),
}


def public(names):
    return {name for name in names if not name.startswith("_")}


def stub(name):
    return ast.parse(stub_file(f"{name}-stubs/__init__.pyi").read_text(encoding="utf-8"))


def members(body):
    """Names of a module or class body: functions as their parameters, everything else as None."""
    found = {}
    for node in body:
        if isinstance(node, ast.FunctionDef):
            found[node.name] = node.args
        elif isinstance(node, ast.ClassDef):
            found[node.name] = node
        elif isinstance(node, ast.AnnAssign):
            found[node.target.id] = None
    return found


def parameters_of_stub(arguments):
    """(name, can be given by position, can be given by name, has a default), without self."""
    positional = arguments.posonlyargs + arguments.args
    without = len(positional) - len(arguments.defaults)
    rows = []
    for index, argument in enumerate(positional):
        by_name = index >= len(arguments.posonlyargs)
        rows.append((argument.arg, True, by_name, index >= without))
    for argument, default in zip(arguments.kwonlyargs, arguments.kw_defaults, strict=True):
        rows.append((argument.arg, False, True, default is not None))
    return [row for row in rows if row[0] != "self"]


def parameters_of_ours(function):
    rows = []
    for parameter in inspect.signature(function).parameters.values():
        if parameter.name == "self":
            continue
        rows.append(
            (
                parameter.name,
                parameter.kind in (parameter.POSITIONAL_ONLY, parameter.POSITIONAL_OR_KEYWORD),
                parameter.kind in (parameter.KEYWORD_ONLY, parameter.POSITIONAL_OR_KEYWORD),
                parameter.default is not parameter.empty,
            )
        )
    return rows


@pytest.mark.parametrize("name", WITH_STUBS)
def test_module_offers_only_what_the_stubs_show(name):
    module = importlib.import_module("host_sim.modules." + name)
    shown = members(stub(name).body)
    for member in public(vars(module)):
        assert member in shown, f"{name}.{member} is not in CircuitPython"
        ours = getattr(module, member)
        if inspect.isfunction(ours):
            allowed = OPTIONAL_IN_TEXT.get(f"{name}.{member}", ())
            expected = [
                (parameter, place, keyword, default or parameter in allowed)
                for parameter, place, keyword, default in parameters_of_stub(shown[member])
            ]
            assert parameters_of_ours(ours) == expected, member
        elif inspect.isclass(ours) and isinstance(shown[member], ast.ClassDef):
            check_class(f"{name}.{member}", ours, shown[member])


def check_class(where, ours, node):
    shown = members(node.body)
    if ours.__module__.startswith("host_sim.modules"):
        for member in public(dir(ours)):
            assert member in shown, f"{where}.{member} is not in CircuitPython"
            function = inspect.getattr_static(ours, member)
            if inspect.isfunction(function):
                found = parameters_of_ours(function)
                assert found == parameters_of_stub(shown[member]), f"{where}.{member}"
        if "__init__" in vars(ours) and "__init__" in shown:
            found = parameters_of_ours(ours.__init__)
            assert found == parameters_of_stub(shown["__init__"]), f"{where}()"


@pytest.mark.parametrize("name", WITHOUT_STUBS)
def test_module_offers_only_what_the_documentation_shows(name):
    module = importlib.import_module("host_sim.modules." + name)
    assert public(vars(module)) <= WITHOUT_STUBS[name]


@pytest.mark.parametrize("path", sorted(FILES), ids=lambda path: path.name)
def test_every_stand_in_says_what_it_was_checked_against(path):
    """Files of CircuitPython's source, each with its folder, and the version they are from."""
    head = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))
    checked = " ".join(head.split()).partition("Checked against CircuitPython ")[2]
    assert re.match(r"\d+\.\d+\.\d+", checked), "which version?"
    folders = "shared-bindings|shared-module|supervisor|ports|py|extmod"
    assert re.search(
        rf"\b({folders})/[\w/*-]+\.[ch]\b|common-hal/nvm/ByteArray.c|board\.c", checked
    )


def test_every_fake_is_checked():
    files = {path.stem for path in Path(modules.__file__).parent.glob("[a-z]*.py")}
    assert files == {*WITH_STUBS, *WITHOUT_STUBS, "board"}
    assert set(WITHOUT_STUBS) | {"traceback"} == set(libraries.FIRMWARE_ONLY_FAKES)
