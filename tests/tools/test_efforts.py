# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The three efforts: what a quick run keeps, and that a longer one never does less."""

import json
import os
import re
import subprocess
import sys

import pytest

from tests.effort import EFFORTS
from tools.environment import EFFORT, ROOT

COUNTS = """
import json
from tests import effort
print(json.dumps({name: value for name, value in vars(effort).items() if type(value) is int}))
"""


def run(effort, *arguments):
    command = [sys.executable, *arguments]
    environment = os.environ | {EFFORT: effort}
    return subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )


def collected(*options):
    """The tests that a run would have, without what stands in brackets."""
    command = ("-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider", *options)
    lines = run("whole", *command).stdout.splitlines()
    return [line.partition("[")[0] for line in lines if "::" in line]


@pytest.mark.slow
def test_a_quick_run_has_every_rule_story_and_over_a_thousand_tests():
    quick, whole = collected("--quick"), collected()
    assert 1000 < len(quick) < len(whole)
    stories = {test for test in whole if re.search(r"games/.*::test_[a-z]+_\d+_", test)}
    assert len(stories) > 200 and stories <= set(quick)
    for part in ("core", "store", "shell", "firmware/test_layout.py", "games/test_random_games.py"):
        assert [test for test in quick if test.startswith(f"tests/{part}")], part


def test_a_longer_effort_never_does_less():
    counts = [json.loads(run(effort, "-c", COUNTS).stdout) for effort in EFFORTS]
    assert len({frozenset(each) for each in counts}) == 1
    for name in counts[0]:
        quick, whole, long = [each[name] for each in counts]
        if name == "CUT_EVERY":  # a distance, not a count
            assert quick >= whole >= long
        else:
            assert 0 < quick <= whole <= long, name


def test_a_release_has_the_long_counts():
    counts = json.loads(run("long", "-c", COUNTS).stdout)
    assert (counts["RANDOM_GAMES"], counts["DEVICE_PRESSES"]) == (2000, 1_000_000)


@pytest.mark.parametrize("effort", EFFORTS)
def test_parts_are_of_one_size(effort):
    counts = json.loads(run(effort, "-c", COUNTS).stdout)
    assert counts["RANDOM_GAMES"] % counts["RANDOM_GAME_PARTS"] == 0
    assert counts["DEVICE_PRESSES"] % counts["DEVICE_PRESS_PARTS"] == 0


def test_an_unknown_effort_is_named():
    assert "GIROUETTE_EFFORT is 'lazy'" in run("lazy", "-c", COUNTS).stderr
