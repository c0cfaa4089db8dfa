# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The checks of the sources: ruff, its formatting, pyright, and the boards' dialect.

`python -m tools.check [name...]` runs all, or those named, and tells what each found.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PYRIGHT = ROOT / "tools" / "node" / "node_modules" / "pyright" / "index.js"


def node_program():
    """The Node.js that dev.py chose, or the machine's."""
    program = os.environ.get("NODE") or shutil.which("node")
    if not program or not PYRIGHT.exists():
        raise SystemExit("check: no Node.js or npm packages here: run through tools/dev.py")
    return program


def command_of(name):
    python = [sys.executable, "-m"]
    return {
        "ruff": [*python, "ruff", "check", "."],
        "format": [*python, "ruff", "format", "--check", "."],
        "dialect": [*python, "tools.dialect"],
    }[name]


def findings(name):
    """What one check says against the tree, as text; empty when it is content."""
    if name == "pyright":
        return pyright_findings()
    result = subprocess.run(command_of(name), cwd=ROOT, capture_output=True, text=True, check=False)
    return "" if result.returncode == 0 else (result.stdout + result.stderr).strip()


def pyright_findings(*files):
    """Pyright's findings that count, in the tree or in `files`.

    Its own exit status is not enough: it is 0 when it looked at no file.
    """
    command = [node_program(), str(PYRIGHT), "--outputjson", "--pythonpath", sys.executable]
    command += map(str, files)
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    try:
        report = json.loads(result.stdout)
    except ValueError:
        return f"pyright did not run: {result.stdout}{result.stderr}".strip()
    if not report["summary"]["filesAnalyzed"]:
        return "pyright looked at no file"
    return "\n".join(told(item) for item in report["generalDiagnostics"] if counts(item))


def counts(item):
    """Whether a finding is one: errors, and names that a board's modules do not have.

    Not counted is what pyright infers from an attribute that begins as None (pyproject.toml has the
    reason), pins of `board`, which every board names its own way, and names of modules in
    host_sim/, which works inside Blinka's and not the boards'.
    """
    message = item["message"]
    if item["severity"] == "warning":
        of_module = "attribute of module" in message or "unknown import symbol" in message
        of_board = 'module "board"' in message
        return of_module and not of_board and not shown_path(item).startswith("host_sim")
    of_none = '"None"' in message or '"Never"' in message
    return item["severity"] == "error" and not of_none


def shown_path(item):
    return item.get("file", "pyproject.toml").replace(f"{ROOT}{os.sep}", "")


def told(item):
    line = item.get("range", {}).get("start", {}).get("line", 0) + 1
    return f"{shown_path(item)}:{line}: {item['message']} ({item.get('rule', 'pyright')})"


CHECKS = ("ruff", "format", "dialect", "pyright")


def main(names):
    unknown = [name for name in names if name not in CHECKS]
    if unknown:
        return f"check: no check {unknown[0]!r}; there are {', '.join(CHECKS)}"
    failed = 0
    for name in names or CHECKS:
        found = findings(name)
        print(f"{name}: {found or 'ok'}", flush=True)
        failed += bool(found)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
