# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""A board to begin with: boards/NAME/ of the files of docs/add-a-board.md."""

import argparse
import sys

from tools.build import board_names
from tools.packages import ROOT
from tools.skeleton import check_name, files_of, run, title_of, write

# What the tutorial calls its own.
BOARD, TITLE = "kb2040_oled", "KB2040 with OLED"


def new_board(name, folder=ROOT / "boards"):
    """The board of the tutorial under another name; where it is."""
    check_name(name, board_names())
    files = {}
    start = f"boards/{BOARD}/"
    for path, content in files_of("add-a-board.md"):
        if path.startswith(start):
            content = content.replace(BOARD, name).replace(TITLE, title_of(name))
            files[path.removeprefix(start)] = content
    write(folder / name, files)
    return folder / name


def main(arguments=None):
    parser = argparse.ArgumentParser(prog="dev.py new-board", description="A new board.")
    parser.add_argument("name", help="of its folder: small letters, digits and _")
    options = parser.parse_args(arguments)

    def make():
        made = new_board(options.name)
        yield f"{made} is a board. Put your pins into it, then:"
        yield f"  python3 tools/dev.py test tests/boards -k {options.name}"
        yield f"  python3 tools/dev.py sim --board {options.name}"

    return run("new-board", make)


if __name__ == "__main__":
    sys.exit(main())
