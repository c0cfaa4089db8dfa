# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The project's one command: sets up what a job needs, then runs the job.

    python3 tools/dev.py COMMAND [arguments of the command]

Needs only a stock Python 3.11 or newer. Everything else goes into git-ignored folders of the work
tree, from pinned versions, once. Progress is told on standard error, so that a command's standard
output is its own; what is missing is told in one line. Ctrl-C ends any command quietly.
"""

import os
import sys

# Before any newer import, so that an older Python gives this line and no traceback.
if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit("dev.py: needs Python 3.11 or newer, this is " + sys.version.split()[0])

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools import environment, quiet  # noqa: E402
from tools.environment import Missing  # noqa: E402

# command: (module, what it needs, what it is for). `drive` needs nothing but Python, so that a bug
# report can be replayed on any machine, at once and offline.
MODULES = {
    "test": ("pytest", ("python",), "run all tests, or those that the arguments name"),
    "check": ("tools.check", ("python", "node"), "ruff, pyright and the boards' dialect"),
    "drive": ("tools.drive", (), "play a game as JSON lines"),
    "sim": ("host_sim", ("python",), "open the simulator"),
    "site": ("tools.website", ("python", "node"), "build the companion for a browser"),
    "build": ("tools.build", ("python",), "compile what goes on a board"),
    "flash": ("tools.flash", ("python",), "copy a build to a board's drive"),
    "doctor": ("tools.doctor", ("python",), "look at a plugged board: what is wrong, what to do"),
    "explain": ("tools.names", ("python",), "put our names back into a board's traceback"),
    "emulate": (
        "tools.emulate",
        ("python", "node"),
        "the drive on a CircuitPython image, emulated",
    ),
    "new-game": ("tools.new_game", ("python",), "make a package of a game, to begin with"),
    "new-board": ("tools.new_board", ("python",), "make the folder of a board, to begin with"),
    "bench": ("tools.bench", ("python", "node"), "measure memory and speed"),
    "case": ("tools.case", ("python", "case"), "make the printed parts, as STL files"),
    "shots": ("tools.shots", ("python", "node"), "draw the pictures of the documentation"),
    "release": ("tools.release", ("python",), "make the release archives"),
}


def exists(module):
    """Whether the tree holds `module`; what pip brings counts as there."""
    path = ROOT.joinpath(*module.split("."))
    return module == "pytest" or path.with_suffix(".py").exists() or (path / "__main__.py").exists()


def usage():
    lines = ["usage: python3 tools/dev.py COMMAND [arguments]", "", "commands:"]
    for name, (module, _needs, purpose) in MODULES.items():
        if exists(module):
            lines.append(f"  {name:<9} {purpose}")
    return "\n".join(lines)


def with_folders(arguments):
    """A folder of games lies outside the tree: seen from where the person stands, not from here."""
    arguments = list(arguments)
    for place, argument in enumerate(arguments[:-1]):
        if argument == "--games":
            arguments[place + 1] = os.path.abspath(arguments[place + 1])
    return arguments


def run(module, needs, arguments):
    """Run the module in the environment it needs and return its exit status."""
    python = environment.python() if "python" in needs else sys.executable
    extra = {}
    arguments = with_folders(arguments)
    if module == "pytest":
        arguments = environment.with_their_tests(arguments)
        needs += environment.needs_of_tests(arguments)
        arguments = environment.pytest_arguments(arguments)
    if "node" in needs:
        extra["NODE"] = environment.node_tools()
    if "case" in needs:
        environment.case_tools()
    if "chromium" in needs:
        extra["CHROMIUM"] = environment.chromium()
    command = [python, "-m", "tools.quiet", module, *arguments]
    return quiet.call(command, cwd=ROOT, env=os.environ | extra)


def main(arguments):
    if not arguments or arguments[0] in ("-h", "--help", "help"):
        print(usage())
        return 0 if arguments else 2
    name, rest = arguments[0], arguments[1:]
    if name not in MODULES:
        return f"dev.py: no command {name!r}; python3 tools/dev.py --help lists them"
    module, needs, _purpose = MODULES[name]
    if name == "new-game" and "--games" not in rest:
        rest += ["--games", "my_games"]  # where the person stands, as any such folder
    if not exists(module):
        return f"dev.py: {name} is not here: this tree has no module {module}"
    try:
        return run(module, needs, rest)
    except Missing as missing:
        return f"dev.py: {missing}"
    except KeyboardInterrupt:
        return quiet.INTERRUPTED


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
