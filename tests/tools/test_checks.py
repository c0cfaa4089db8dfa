# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The tree passes its own checks: ruff, its formatting, pyright and the dialect."""

import pytest

from tools import check


@pytest.mark.parametrize("name", check.CHECKS)
def test_the_tree_passes(name):
    found = check.findings(name)
    assert not found, f"python3 tools/dev.py check {name} says:\n{found}"


def test_an_unknown_check_is_named():
    assert "spelling" in str(check.main(["spelling"]))


@pytest.mark.parametrize(
    ("source", "finding"),
    [
        ("import displayio\n\ndisplayio.Display\n", "Display"),
        ("from displayio import I2CDisplay\n", "I2CDisplay"),
        ("import displayio\n\ndisplayio.Bitmap(1, 2)\n", "value_count"),
    ],
)
def test_pyright_holds_firmware_to_the_boards_api(tmp_path, source, finding):
    """Blinka's displayio is installed too: the stubs of the boards must win over it."""
    file = tmp_path / "code.py"
    file.write_text(source)
    assert finding in check.pyright_findings(file)


def test_pyright_accepts_what_the_boards_have(tmp_path):
    file = tmp_path / "code.py"
    file.write_text("import busdisplay\nimport keypad\nimport supervisor\n\nkeypad.Keys\n")
    assert check.pyright_findings(file) == ""
