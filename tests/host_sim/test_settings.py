# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""settings.toml as CircuitPython reads it: `os.getenv` changed its answers with 10.2."""

import pytest

from .common import run

FILE = b"""# NUMBER = 0
  NUMBER = 1
NUMBER = 2
QUOTED = "1" # one
WORD = "l'\\u00e9t\\u00e9"
SPACED =   7\t# seven
HEX=0x10
BARE = two words  # and a comment
TRUTH = true
EMPTY =
OPEN = "no end
[section]
HIDDEN = 1
"""
NAMES = ["NUMBER", "QUOTED", "WORD", "SPACED", "HEX", "BARE", "TRUTH", "EMPTY", "OPEN", "HIDDEN"]
NAMES.append("NUMB")
CODE = """
import os
app = {}
for name in NAMES:
    try:
        app[name] = ASK(name, "none")
    except ValueError as error:
        app[name] = ValueError
"""
OLD, NEW = (10, 1, 4), (10, 2, 1)


def answers(ask, version, files=None, **options):
    code = CODE.replace("NAMES", repr(NAMES)).replace("ASK", ask)
    files = {"/settings.toml": FILE} if files is None else files
    return run(code, files=files, circuitpython=version, **options)


def test_getenv_gives_text_only():
    assert answers("os.getenv", NEW) == {
        "NUMBER": "1", "QUOTED": "1", "WORD": "l'été", "SPACED": "7", "HEX": "0x10",
        "BARE": "two words", "TRUTH": "true", "EMPTY": "none", "OPEN": "none", "HIDDEN": "none",
        "NUMB": "none",
    }  # fmt: skip


@pytest.mark.parametrize("version", [(10, 0, 0), OLD])
def test_before_10_2_it_gave_numbers_and_refused_what_was_neither(version):
    assert answers("os.getenv", version) == {
        "NUMBER": 1, "QUOTED": "1", "WORD": "l'été", "SPACED": 7, "HEX": 16, "BARE": ValueError,
        "TRUTH": ValueError, "EMPTY": ValueError, "OPEN": ValueError, "HIDDEN": "none",
        "NUMB": "none",
    }  # fmt: skip


def test_without_the_file_there_is_the_default():
    for version in (OLD, NEW):
        code = "import os\napp = [os.getenv('X'), os.getenv('X', 5)]"
        assert run(code, circuitpython=version) == [None, 5]


def test_what_a_test_plugs_in_stands_in_the_file_and_wins():
    code = "import os\napp = [os.getenv('NUMBER'), os.getenv('QUOTED'), os.getenv('LINES')]"
    plugged = {"NUMBER": 5, "LINES": 'a "quoted" \\ word'}
    for version, number in ((NEW, "5"), (OLD, 5)):
        found = run(code, files={"/settings.toml": FILE}, settings=plugged, circuitpython=version)
        assert found == [number, "1", plugged["LINES"]]


def test_a_name_without_a_value_takes_the_line_behind_it_with_it():
    """An oddity of CircuitPython's reader: the search for "=" goes on into the next line."""
    files = {"/settings.toml": b"NUMBER\nHEX = 1\nWORD = 2\nNUMBER = 3\n"}
    found = answers("os.getenv", NEW, files)
    assert (found["NUMBER"], found["HEX"], found["WORD"]) == ("3", "1", "2")
    files = {"/settings.toml": b"NUMBER\nNUMBER = 1\nNUMBER = 2\n"}
    assert answers("os.getenv", NEW, files)["NUMBER"] == "2"
