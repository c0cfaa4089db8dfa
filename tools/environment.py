# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Sets up what the project's commands run in, each part only when asked for, and once.

.venv/                    Python packages, as pinned in pyproject.toml
tools/node/node_modules/  npm packages, as pinned in tools/node/package-lock.json
chromium                  of the machine, or Debian's when this may install it

A stamp beside each part holds a digest of its pins: while it matches, nothing is done. Every
function raises Missing, whose text is one line, when the machine lacks what it takes.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import time
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
NODE = ROOT / "tools" / "node"
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")

# What a test file mentions when it needs more than Python packages.
SIGNS = {
    "node": ("tools.micropython", "pyright_findings", "GIROUETTE_UF2", "website", "tests.site"),
    "chromium": ("playwright",),
    "case": ("tools.solid", "case_parts"),
}
# What holds for every game, those of a folder (`test --games`) too.
EVERY_GAME = (
    "tests/games/test_every_game.py",
    "tests/games/test_random_games.py",
    "tests/core/test_contracts.py",
    "tests/micropython/test_playthroughs.py",
)
# Tells the tests how much to do: tests/effort.py has the efforts and their counts.
EFFORT = "GIROUETTE_EFFORT"


# Another package manager at work holds a lock; it may be upgrading the whole machine.
LOCK_TRIES = 120
LOCK_PAUSE_SECONDS = 5


class Missing(Exception):
    """Something the machine does not have; the text says what, and what to do, in one line."""


def say(text):
    print(f"dev.py: {text}", file=sys.stderr, flush=True)


def digest(*parts):
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()


def is_current(stamp, wanted):
    return stamp.exists() and stamp.read_text() == wanted


def call(command, log, what):
    """Run a quiet command; keep its output in `log`, and name the cause when it fails."""
    result = subprocess.run(
        command, cwd=ROOT, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
    )
    log.parent.mkdir(exist_ok=True)
    log.write_text(result.stdout)
    if result.returncode:
        lines = [line.strip() for line in result.stdout.splitlines() if line.strip()]
        errors = [line for line in lines if "error" in line.lower()] or lines[-1:] or ["no output"]
        raise Missing(f"{what} failed (is the network there?): {errors[0]} (all of it: {log})")


def pins(group):
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    return project["dependency-groups"][group]


def venv_program(name):
    if os.name == "nt":
        return VENV / "Scripts" / f"{name}.exe"
    return VENV / "bin" / name


def install(groups, stamp_name):
    """Install groups of pins into the environment, unless its stamp says they are there."""
    wanted = [pin for group in groups for pin in pins(group)]
    constraints = pins("constraints")
    mark = digest(sys.version, *wanted, "constraints", *constraints)
    stamp = VENV / stamp_name
    if is_current(stamp, mark):
        return
    say(f"installing {len(wanted)} pinned packages (once)")
    listed = VENV / "constraints.txt"
    listed.write_text("\n".join(constraints) + "\n")
    pip = [str(venv_program("python")), "-m", "pip", "install", "--disable-pip-version-check"]
    call([*pip, "-c", str(listed), *wanted], VENV / "pip.log", "installing Python packages")
    stamp.write_text(mark)


def python():
    """The environment's Python, made and filled when it is not there."""
    program = venv_program("python")
    made_by = VENV / "stamp-python"
    # Without the stamp it may be half made: somebody pressed Ctrl-C.
    if not program.exists() or not is_current(made_by, sys.version):
        say("making the environment in .venv")
        command = [sys.executable, "-m", "venv", "--clear", str(VENV)]
        result = subprocess.run(command, capture_output=True, text=True, check=False)
        if result.returncode:
            raise Missing("this Python cannot make environments (Debian: apt install python3-venv)")
        made_by.write_text(sys.version)
    install(["dev"], "stamp-dev")
    return str(program)


def node():
    """A Node.js: the machine's, or PyPI's when the machine has none with npm."""
    if shutil.which("node") and shutil.which("npm"):
        return shutil.which("node")
    python()
    install(["node"], "stamp-node")
    return str(venv_program("node"))


def case_tools():
    """What the printed cases are made with, in the environment."""
    python()
    install(["case"], "stamp-case")


def node_tools():
    """Node.js with the npm packages installed; returns the node program."""
    program = node()
    lock = (NODE / "package-lock.json").read_text()
    stamp, mark = NODE / "node_modules" / ".stamp", digest(lock)
    if not is_current(stamp, mark):
        say("installing the npm packages (once)")
        beside = venv_program("npm")
        npm = shutil.which("npm") or str(beside)
        log = NODE / "npm.log"
        command = [npm, "ci", "--no-audit", "--no-fund", "--prefix", str(NODE)]
        call(command, log, "installing npm packages")
        stamp.write_text(mark)
    return program


def find_chromium():
    named = os.environ.get("CHROMIUM")
    if named and not shutil.which(named):
        raise Missing(f"CHROMIUM names {named}, which cannot be run")
    return next((path for path in map(shutil.which, [named or "", *BROWSERS]) if path), None)


def apt_get(*arguments):
    """Run apt-get, after another package manager that is at work. apt-get would wait for some of
    its locks by itself, but not for that of the lists."""
    log = VENV / "apt.log"
    # Its words are read below: not in the language of the machine.
    command = ["env", "DEBIAN_FRONTEND=noninteractive", "LC_ALL=C", "apt-get", *arguments]
    for tried in range(LOCK_TRIES):
        try:
            return call(command, log, f"apt-get {arguments[0]}")
        except Missing:
            locked = re.search(r"^E: .*\block\b", log.read_text(), re.M)
            if not locked or tried == LOCK_TRIES - 1:
                raise
        if not tried:
            say("waiting for another package manager to finish")
        time.sleep(LOCK_PAUSE_SECONDS)


def chromium():
    """A Chromium: the machine's, or Debian's when this user may install packages."""
    found = find_chromium()
    if found:
        return found
    if not (shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0):
        raise Missing("no Chromium: install it (Debian: apt install chromium) or set CHROMIUM")
    say("installing Debian's chromium (once)")
    apt_get("update")
    apt_get("install", "-y", "--no-install-recommends", "chromium")
    found = find_chromium()
    if not found:
        raise Missing("Debian's chromium was installed but is not to be found")
    return found


def needs_of(file):
    """What one test file needs besides Python packages."""
    text = file.read_text(encoding="utf-8")
    return [need for need, signs in SIGNS.items() if any(sign in text for sign in signs)]


def needs_of_tests(arguments):
    """What the named tests (all, when none is named) need besides Python packages; a quick run
    leaves out all tests that need more."""
    if "--quick" in arguments:
        return ()
    named = [ROOT / argument.split("::")[0] for argument in arguments]
    tests = ROOT / "tests"
    # A value such as the `lib` of `-k lib` is no choice of tests, even where a folder is so called.
    chosen = [
        path
        for path in named
        if path.exists() and (path.suffix == ".py" or tests in (path, *path.parents))
    ] or [tests]
    files = {file for path in chosen for file in ([path] if path.is_file() else path.rglob("*.py"))}
    needed = {need for file in files for need in needs_of(file)}
    return tuple(need for need in SIGNS if need in needed)


def with_their_tests(arguments):
    """The tests of a folder of games, where the arguments name one and no tests: those that hold
    for every game, and those that its packages bring along."""
    if "--games" not in arguments[:-1]:
        return arguments
    folder = Path(arguments[arguments.index("--games") + 1])
    if any(
        (ROOT / argument.split("::")[0]).exists()
        for argument in arguments
        if argument[:5] == "tests"
    ):
        return arguments
    return [*arguments, *EVERY_GAME, *map(str, sorted(folder.glob("*/tests")))]


def pytest_arguments(arguments):
    """All cores, unless the arguments speak of that themselves; long tests at the end must not wait
    behind each other on one core."""
    own = any(argument.startswith(("-n", "--numprocesses", "--pdb")) for argument in arguments)
    return arguments if own else ["-n", "auto", "--dist", "worksteal", *arguments]
