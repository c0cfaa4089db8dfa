# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What the device knows, the table sees: `tools/dev.py shots audit`, on fewer games."""

import pytest

from tests.effort import GAMES_AUDITED
from tools import audit
from tools.bench import passed_budgets


@pytest.fixture(scope="module")
def findings():
    return audit.audit(rounds=GAMES_AUDITED)


def test_nothing_is_lost_cut_or_small_beyond_its_budget(findings):
    found = audit.figures(findings)
    assert {f"audit.small.{game}" for game in audit.folders("games")} <= set(found)
    assert passed_budgets(found) == []


def test_all_games_were_looked_at(findings):
    for game in audit.folders("games"):
        assert findings.told[game] > 50 and findings.fonts[game].total() > 50


def test_a_text_that_does_not_fit_is_found():
    findings = audit.Findings()
    scene = audit.Table(findings, "menus", 1, "fr").app.scene
    findings.cut.clear()
    scene.lines = ["mot " * 80]
    findings.lay_out(scene, audit.LITTLE, "here", "q")
    assert ("here", "q", audit.LITTLE, "lines") in findings.cut
