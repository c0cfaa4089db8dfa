# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Ctrl-C, as the terminal sends it: to dev.py and to all that it started, at the same moment."""

import os
import signal
import subprocess
import sys

import pytest

from tools.environment import ROOT
from tools.quiet import INTERRUPTED

pytestmark = pytest.mark.skipif(not hasattr(os, "killpg"), reason="Windows has no process groups")

# A test that says that it has begun, and never ends.
ENDLESS = """
import threading

def test_endless():
    print("begun", flush=True)
    assert threading.Event().wait()
"""


def interrupt(command, sign):
    """Start a command in a process group of its own, wait until it has said `sign`, press Ctrl-C;
    its exit status and what it said after that. It ends only when nobody is left to say more."""
    process = subprocess.Popen(
        [sys.executable, *command],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    said = ""
    for line in process.stdout:
        said += line
        if sign in line:
            break
    else:
        process.wait()
        pytest.fail(f"it ended before it said {sign!r}:\n{said}")
    os.killpg(process.pid, signal.SIGINT)
    rest = process.stdout.read()
    process.stdin.close()
    process.stdout.close()
    return process.wait(), rest


@pytest.mark.parametrize(
    ("arguments", "sign"),
    [
        (["drive", "tails_on_fire", "--seed", "1"], '"ask"'),
        (["sim", "--no-browser", "--port", "0"], "Ctrl-C ends"),
        pytest.param(["bench"], "bench: heap", marks=pytest.mark.slow),
    ],
    ids=lambda value: value[0] if isinstance(value, list) else "",
)
def test_ctrl_c_ends_a_command_without_a_word(arguments, sign):
    assert interrupt(["tools/dev.py", *arguments], sign) == (INTERRUPTED, "")


def test_ctrl_c_ends_the_tests_without_a_traceback(tmp_path):
    file = tmp_path / "test_endless.py"
    file.write_text(ENDLESS)
    command = ["tools/dev.py", "test", str(file), "-s", "-n0", "-p", "no:cacheprovider"]
    status, said = interrupt(command, "begun")
    assert status == INTERRUPTED
    assert "no tests ran" in said and "Traceback" not in said


def test_who_started_a_command_waits_for_its_last_word(tmp_path):
    """As `flash` has one: it is not cut off, and the status is still that of Ctrl-C."""
    (tmp_path / "wordy.py").write_text(
        "import threading\n"
        "try:\n"
        "    print('begun', flush=True)\n"
        "    threading.Event().wait()\n"
        "except KeyboardInterrupt:\n"
        "    print('run it again to finish')\n"
    )
    script = (
        "import sys; from tools import quiet\n"
        "command = [sys.executable, '-m', 'tools.quiet', 'wordy']\n"
        f"sys.exit(quiet.call(command, env={{'PYTHONPATH': {str(tmp_path)!r}}}))\n"
    )
    assert interrupt(["-c", script], "begun") == (INTERRUPTED, "run it again to finish\n")


@pytest.mark.parametrize("status", [0, 1, 3])
def test_without_ctrl_c_the_status_is_the_commands_own(status):
    script = (
        "import sys; from tools import quiet\n"
        f"sys.exit(quiet.call([sys.executable, '-c', 'raise SystemExit({status})']))\n"
    )
    assert subprocess.call([sys.executable, "-c", script], cwd=ROOT) == status
