# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""A game to begin with: DIR/NAME/ of the files of docs/add-a-game.md, a package that plays."""

import argparse
import re
import subprocess
import sys
from pathlib import Path

from tools.packages import ROOT, game_names
from tools.skeleton import NewError, check_name, files_of, run, title_of, words, write

# What the tutorial calls its own.
FOLDER, GAME, TITLE, RULE = "my_games/", "high_roll", "High Roll", "HR"


def rule_prefix(name):
    """Letters for the ids of its rules: HR of high_roll, PIG of pig."""
    first = [word[0] for word in words(name) if word[0].isalpha()]
    letters = first if len(first) > 1 else re.sub("[^a-z]", "", name)[:3]
    return "".join(letters).upper()


def new_game(name, folder):
    """The package of the tutorial under another name; where it is."""
    check_name(name, game_names())
    files = {}
    for path, content in files_of("add-a-game.md"):
        content = content.replace(FOLDER, "").replace(GAME, name).replace(TITLE, title_of(name))
        content = content.replace(RULE + "-", rule_prefix(name) + "-")
        content = content.replace(f"test_{RULE.lower()}_", f"test_{rule_prefix(name).lower()}_")
        place = path.removeprefix(FOLDER + GAME + "/").replace(GAME, name)
        files[place] = content
    write(folder / name, files)
    fill_playthroughs(name, folder)
    return folder / name


def fill_playthroughs(name, folder):
    """The playthroughs have answers only: the tests write down what they lead to."""
    test = "tests/games/test_every_game.py::test_playthroughs_replay_line_by_line"
    command = [sys.executable, "-m", "pytest", "-q", "-n", "0", f"{test}[{name}]"]
    command += ["--games", str(folder), "--update-goldens", "-p", "no:cacheprovider"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        raise NewError(f"{folder / name} is made, but its playthroughs fail:\n{done.stdout}")


def main(arguments=None):
    parser = argparse.ArgumentParser(prog="dev.py new-game", description="A new game.")
    parser.add_argument("name", help="of its folder: small letters, digits and _")
    parser.add_argument("--games", type=Path, default=Path("my_games"), metavar="DIR")
    options = parser.parse_args(arguments)

    def make():
        made = new_game(options.name, options.games.resolve())
        yield f"{made} is a game that plays. Try it, then make it yours:"
        for command in (f"drive {options.name}", "sim", "test"):
            yield f"  python3 tools/dev.py {command} --games {options.games}"

    return run("new-game", make)


if __name__ == "__main__":
    sys.exit(main())
