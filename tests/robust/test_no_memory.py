# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Memory runs out at any line of the core, in any press: the game is there after the restart.

MemoryError is raised at a random line of lib/girouette that the press runs through, which takes in
every place where the core allocates: loading a game, texts, painting, the session, the store. What
escapes is what the firmware answers with its crash screen (tests/robust/test_failing_parts.py).
"""

import subprocess
import sys

import pytest

from tests import effort
from tests.robust.common import BOARDS
from tests.shell_ports import ROOT

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("board", BOARDS)
def test_memory_runs_out_at_any_line(board):
    faults = effort.FAULTS // len(BOARDS)
    command = [sys.executable, "-m", "tests.robust.starved", board, str(faults)]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    print(run.stdout)
    assert not run.returncode, run.stderr
