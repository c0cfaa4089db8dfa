# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The tutorials, followed to the letter in a copy of the project: files made, commands run.

The tutorial's game is played on the VM of tools.micropython too, so these tests need a Node.js.
"""

import os
import re
import shlex
import shutil
import subprocess
import sys

import pytest

from tests.docs.common import DOCS, ROOT, blocks, read
from tools import dev
from tools.environment import EFFORT, with_their_tests
from tools.skeleton import headed

COPIED = (
    "lib", "firmware", "boards", "host_sim", "tools", "tests", "docs", "pyproject.toml", "LICENSE",
)  # fmt: skip


@pytest.fixture(scope="module")
def copies(tmp_path_factory):
    """A fresh copy of the project for each tutorial."""
    made = {}

    def copy(name):
        if name not in made:
            folder = tmp_path_factory.mktemp("copy") / "girouette"
            folder.mkdir()
            for part in COPIED:
                copy_part(ROOT / part, folder / part)
            made[name] = folder
        return made[name]

    return copy


def copy_part(source, target):
    if source.is_file():
        shutil.copy(source, target)
        return
    shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", "node_modules"))
    if source.name == "tools":
        # Installed packages are not part of a clone; the copy takes those of this tree.
        (target / "node" / "node_modules").symlink_to(source / "node" / "node_modules")


def follow(page, folder):
    """Make every file and run every command of a page, in order; what the commands said."""
    said = []
    for language, path, content in blocks(read(page)):
        if path:
            target = folder / path
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(headed(language, content), encoding="utf-8")
        elif language == "sh":
            said += [run(line, folder) for line in content.strip().splitlines()]
    return said


def run(line, folder):
    """A line of the page, with this environment's Python in the place of dev.py's own set-up."""
    python, script, name, *arguments = shlex.split(line)
    assert (python, script) == ("python3", "tools/dev.py"), line
    if name == "test":
        arguments = [*with_their_tests(arguments), "-q", "-p", "no:cacheprovider"]
    command = [sys.executable, "-m", dev.MODULES[name][0], *arguments]
    # Few random games of the tutorial's game: enough to see that they run.
    environment = os.environ | {EFFORT: "quick"}
    environment = {key: value for key, value in environment.items() if "PYTEST" not in key}
    done = subprocess.run(
        command,
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    # The checks look at the whole tree; only what they say of the tutorial's files is its fault.
    fine = done.returncode == 0 or name == "check" and not re.search("high_roll", done.stdout)
    assert fine, f"{line}\n{done.stdout[-3000:]}\n{done.stderr[-3000:]}"
    return done.stdout


def test_the_tutorial_of_a_game_makes_a_game(copies):
    folder = copies("game")
    driven, filmed, filled, tested, _built = follow(DOCS / "add-a-game.md", folder)
    assert '"id": "colour"' in driven
    assert (folder / "shots" / "point.png").exists() and "steps on pico_ring" in filmed
    assert re.search(r"\b\d+ passed", filled)
    # Its own stories, the generic ones, random games in parts, and three playthroughs on the VM.
    assert int(re.search(r"(\d+) passed", tested)[1]) > 20
    golden = read(folder / "my_games/high_roll/tests/playthroughs/undo.txt")
    assert "(undone)" in golden and "1. blue 1" in golden
    [drive] = (folder / "dist").glob("girouette-pico_ring-*/games/high_roll")
    assert (drive / "game.mpy").read_bytes()[:2] == b"C\x06"
    assert (drive / "text_fr.txt").exists() and not (drive / "tests").exists()


def test_the_tutorial_of_a_board_makes_a_board(copies):
    folder = copies("board")
    tested, played, built = follow(DOCS / "add-a-board.md", folder)
    assert int(re.search(r"(\d+) passed", tested)[1]) >= 7
    assert "steps on kb2040_oled" in played and (folder / "shots" / "menu.png").exists()
    zips = list((folder / "dist").glob("girouette-kb2040_oled-*.zip"))
    assert len(zips) == 1 and "in all" in built


@pytest.mark.parametrize("name", ["add-a-game.md", "add-a-board.md"])
def test_every_block_of_a_tutorial_is_a_file_or_a_command(name):
    for language, path, content in blocks(read(DOCS / name)):
        assert path or language == "sh", f"nobody executes this block:\n{content}"
