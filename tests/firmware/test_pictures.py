# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Kinds of pictures: each is a module, and few of them are in memory at a time."""

import re
import sys

from girouette import scene
from tests.device_side import FIRMWARE, load

PACKAGE = "girouette_device.pictures."
# The shapes of a text in a large font or of a board's squares are the screens' own.
DRAWN_BY_SCREENS = {"value", "panel", "grid"}

layout = load("layout")


def kinds():
    """The kinds that scene.py's list names."""
    listed = (scene.__doc__ or "").split("Pictures:")[1].split("Lights:")[0]
    return re.findall(r'^    \("(\w+)"', listed, re.M)


def in_memory():
    return {name.removeprefix(PACKAGE) for name in sys.modules if name.startswith(PACKAGE)}


def test_every_kind_of_a_scene_has_its_module_and_no_other_is_there():
    files = {path.stem for path in (FIRMWARE / "girouette_device" / "pictures").glob("*.py")}
    assert set(kinds()) == files - {"__init__"}
    for name in kinds():
        kind = layout.kind_of((name,))
        assert kind.__name__ == PACKAGE + name
        assert callable(kind.width_beside) and callable(kind.place)
        assert hasattr(kind, "draw") == (name not in DRAWN_BY_SCREENS)


def test_a_kind_goes_when_some_screens_have_done_without_it():
    empty = scene.Scene()
    first, second = kinds()[:2]
    modules = {name: layout.kind_of((name,)) for name in (first, second)}
    for _ in range(20):
        layout.plan(empty, 128, 64)
        assert layout.kind_of((second,)) is modules[second]
    assert in_memory() == {second}
    for _ in range(20):
        layout.plan(empty, 128, 64)
        for name in (first, second):
            layout.kind_of((name,))
        assert in_memory() == {first, second}
