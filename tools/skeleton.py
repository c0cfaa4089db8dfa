# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""A new game or board to begin with: the very files of its tutorial, under another name.

Nothing here is a template of its own: what the tutorials say is what new_game.py and new_board.py
make, and a test follows both.
"""

import keyword
import re
import sys

from tools.packages import ROOT

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


def write(target, files):
    """Make all files of a folder that must not be there yet."""
    if target.exists():
        raise NewError(f"{target} is there already")
    for place, content in files.items():
        path = target / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")


def run(command, make):
    """Make it and say what comes next, a line each; the exit status."""
    try:
        for line in make():
            print(line)
    except (NewError, OSError) as error:
        print(f"{command}: {error}", file=sys.stderr)
        return 1
    return 0
