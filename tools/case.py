# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""`python3 tools/dev.py case`: the printed parts of the boards, as STL files and a drawn sheet.

    case [--board B]... [--set NAME=VALUE]... [--out DIR] [--pictures]

boards/<board>/case/ has a case as code (case.py) and its sizes (case.toml); a size is changed for
one run by `--set`. Into DIR (dist/case) go, for each board, every part as it lies on the printer's
bed and sheet.svg, the parts from above with their measures, to be printed at 100 %. `--pictures`
draws the pictures of the boards' pages anew, boards/<board>/case/*.png.
"""

import argparse
import json
import sys
from pathlib import Path

from tools.build import ROOT


class CaseError(Exception):
    """Why there is no case, in one line for people."""


def case_boards():
    """Folders of boards/ that have one."""
    return sorted(path.parent.parent.name for path in (ROOT / "boards").glob("*/case/case.py"))


def value_of(text):
    """A number or a list; everything else is a text."""
    try:
        return json.loads(text)
    except ValueError:
        return text


def changed(told):
    """{name: value} of what `--set` says. A size is given by its name, an OLED by its inches."""
    changes = {}
    for one in told:
        name, _, value = one.partition("=")
        changes[name] = value if name.endswith(".size") else value_of(value)
    return changes


def main(arguments=None):
    parser = argparse.ArgumentParser(prog="dev.py case", description="The printed parts, as STL.")
    parser.add_argument("--board", action="append", choices=case_boards())
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--out", type=Path, default=ROOT / "dist" / "case")
    parser.add_argument("--pictures", action="store_true", help="draw the pages' pictures anew")
    options = parser.parse_args(arguments)
    boards = options.board or case_boards()
    if options.set and len(boards) > 1:
        parser.error("--set goes with one --board")
    # Only now: its packages are not there for whoever just reads the options.
    from tools import case_parts

    try:
        for board in boards:
            case_parts.build(board, options.out, changed(options.set))
            if options.pictures:
                case_parts.draw_pictures(board)
    except CaseError as error:
        print(f"case: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
