# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What must hold at every answer of a random game of Pig."""

from girouette.ranking import won

from .players import CASES, answer  # noqa: F401


def check(game):
    assert game.goal in (30, 50, 100)
    assert game.pot == 0 or game.pot >= 2
    assert 0 <= game.last <= 6
    if game.ranking:
        assert max(game.points) >= game.goal
        assert len(won(game)) == 1
