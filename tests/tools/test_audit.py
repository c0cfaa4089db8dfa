# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What the device knows, the table sees: `tools/dev.py shots audit`, on fewer games."""

import pytest

from girouette.scene import Scene
from tests.effort import GAMES_AUDITED
from tools import audit, walks
from tools.bench import passed_budgets
from tools.build import board_names, board_values


@pytest.mark.slow
def test_nothing_is_lost_cut_or_small_beyond_its_budget():
    """One test, because the walks are long."""
    findings = audit.audit(rounds=GAMES_AUDITED)
    found = audit.figures(findings)
    for game in walks.folders("games"):
        assert findings.tells[game] > 50 and findings.fonts[game].total() > 50
        assert {f"audit.{figure}.{game}" for figure in ("unseen", "small", "tiny")} <= set(found)
    for tool in walks.folders("tools"):
        assert findings.fonts[tool].total() > 5
    assert passed_budgets(found) == []


def test_every_board_is_looked_at_in_all_its_turns():
    sizes = audit.Findings().sizes
    for board in board_names():
        values = board_values(board)
        width, height = values.DISPLAY_SIZE
        assert (width, height) in sizes
        assert (height, width) in sizes or 1 not in values.ROTATIONS


class Seen(walks.Eye):
    """The keys of the questions that stood, the titles of the shell's pages."""

    def __init__(self):
        self.keys = set()

    def look(self, place, app, of_game):
        self.keys.add(app.question.key or app.scene.title)


def test_the_table_menu_is_followed_to_its_cards_corrections_and_tools():
    seen = Seen()
    walks.play_game(seen, "fire_tower", (2, "referee"), "referee", "fr", "pico_ring", "deep", 70)
    corrections = {"wind", "active", "hand", "pile", "bucket"}
    assert {"menu", "types", "Historique", "sure", "dice", "mode", "draw"} <= seen.keys
    assert seen.keys & corrections
    cards = {"Explosion", "Braise", "Seau", "Carte Vent", "Largage d'eau", "Parachutiste"}
    assert seen.keys & cards


def lay_out(findings, **fields):
    """A scene on a little display; what is wrong with it."""
    scene = walks.Table(findings, "menus", 1, "fr", "pico_ring").app.scene
    findings.cut.clear()
    scene.clear()
    for name, value in fields.items():
        setattr(scene, name, value)
    findings.lay_out(scene, audit.LITTLE, "here", "q")
    return {what for _, _, size, what in findings.cut if size == audit.LITTLE}


def test_a_text_that_does_not_fit_is_found():
    findings = audit.Findings()
    assert lay_out(findings, lines=["mot " * 80]) == {"lines"}
    assert lay_out(findings, lines=["Quel jeu ?"], options=["Jeux", "Outils"], cursor=0) == set()


def test_texts_over_each_other_or_out_of_the_display_are_found():
    scene = Scene()
    plan = audit.layout.Plan()
    plan.texts = [(audit.layout.LARGE, 0, 20, 9, "Bonjour", 0, None)]
    assert audit.flaws(plan, scene, audit.LITTLE) == []
    plan.texts.append((audit.layout.TEXT, 10, 22, 9, "Salut", 0, None))
    assert audit.flaws(plan, scene, audit.LITTLE) == ["overlap"]
    plan.texts[1] = (audit.layout.TEXT, 110, 40, 9, "Salut", 0, None)
    assert audit.flaws(plan, scene, audit.LITTLE) == ["outside"]
    # A row of blanks may be shared: lines that are set tight.
    plan.texts[1] = (audit.layout.LARGE, 0, 32, 9, "Salut", 0, None)
    assert audit.flaws(plan, scene, audit.LITTLE) == []
