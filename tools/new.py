# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""A new game or board to begin with: the very files of its tutorial, under another name.

    new-game NAME [--games DIR]    DIR/NAME/ of docs/add-a-game.md: a package that plays, with tests
    new-board NAME                 boards/NAME/ of docs/add-a-board.md: a board that the tests pass

Nothing here is a template of its own: what the tutorials say is what is made, and a test follows
both.
"""

import argparse
import keyword
import re
import subprocess
import sys
from pathlib import Path

from tools.build import board_names
from tools.packages import ROOT, game_names

# What the tutorials call theirs.
GAME_FOLDER, GAME, TITLE, RULE = "my_games/", "high_roll", "High Roll", "HR"
BOARD, BOARD_TITLE = "kb2040_oled", "KB2040 with OLED"
HEAD = "# SPDX-FileCopyrightText: 2026 Girouette contributors\n# SPDX-License-Identifier: MIT\n"
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.M | re.S)
_FILE_NAME = re.compile(r"^`([^`\n]+)`:\n\n\Z", re.M)


class NewError(Exception):
    """Why nothing was made, in one line for people."""


def blocks(text):
    """The fenced blocks of a tutorial, in order: (language, path or None, content).

    A block that follows a line of nothing but "`path`:" is that file, whole.
    """
    for block in FENCE.finditer(text):
        named = _FILE_NAME.search(text, 0, block.start())
        yield block[1], named[1] if named else None, block[2]


def headed(language, content):
    """The page tells readers once to put the licence lines on every file."""
    if language not in ("python", "text") or not content.strip() or content.startswith("# SPDX"):
        return content
    return HEAD + content


def files_of(page):
    """(path, content) of the files that a tutorial makes."""
    for language, path, content in blocks((ROOT / "docs" / page).read_text(encoding="utf-8")):
        if path:
            yield path, headed(language, content)


def check_name(name, taken):
    if not re.fullmatch(r"[a-z][a-z0-9_]*", name) or keyword.iskeyword(name):
        raise NewError(f"{name!r} is no name for a folder that is imported: small letters and _")
    if name in taken:
        raise NewError(f"there is a {name} already")


def words(name):
    return [word for word in name.split("_") if word]


def title_of(name):
    return " ".join(word.capitalize() for word in words(name))


def rule_prefix(name):
    """Letters for the ids of its rules: HR of high_roll, PIG of pig."""
    first = [word[0] for word in words(name) if word[0].isalpha()]
    letters = first if len(first) > 1 else re.sub("[^a-z]", "", name)[:3]
    return "".join(letters).upper()


def write(target, files):
    """Make all files of a folder that must not be there yet."""
    if target.exists():
        raise NewError(f"{target} is there already")
    for place, content in files.items():
        path = target / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")


def new_game(name, folder):
    """The package of the tutorial under another name; where it is."""
    check_name(name, game_names())
    files = {}
    for path, content in files_of("add-a-game.md"):
        content = (
            content.replace(GAME_FOLDER, "").replace(GAME, name).replace(TITLE, title_of(name))
        )
        content = content.replace(RULE + "-", rule_prefix(name) + "-")
        content = content.replace(f"test_{RULE.lower()}_", f"test_{rule_prefix(name).lower()}_")
        place = path.removeprefix(GAME_FOLDER + GAME + "/").replace(GAME, name)
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


def new_board(name, folder=ROOT / "boards"):
    """The board of the tutorial under another name; where it is."""
    check_name(name, board_names())
    files = {}
    start = f"boards/{BOARD}/"
    for path, content in files_of("add-a-board.md"):
        if path.startswith(start):
            content = content.replace(BOARD, name).replace(BOARD_TITLE, title_of(name))
            files[path.removeprefix(start)] = content
    write(folder / name, files)
    return folder / name


def main(arguments=None):
    parser = argparse.ArgumentParser(prog="dev.py", description="A new game or board.")
    parser.add_argument("what", choices=("game", "board"))
    parser.add_argument("name", help="of its folder: small letters, digits and _")
    parser.add_argument("--games", type=Path, default=Path("my_games"), metavar="DIR")
    options = parser.parse_args(arguments)
    try:
        if options.what == "game":
            made = new_game(options.name, options.games.resolve())
            print(f"{made} is a game that plays. Try it, then make it yours:")
            for command in (f"drive {options.name}", "sim", "test"):
                print(f"  python3 tools/dev.py {command} --games {options.games}")
        else:
            made = new_board(options.name)
            print(f"{made} is a board. Put your pins into it, then:")
            print(f"  python3 tools/dev.py test tests/boards -k {options.name}")
            print(f"  python3 tools/dev.py sim --board {options.name}")
    except (NewError, OSError) as error:
        print(f"new-{options.what}: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
