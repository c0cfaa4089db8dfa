# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""How random players play Pig."""

CASES = (2, 3, 4, 5, 6)  # players


def answer(case, question, game, rng):
    """Ellipsis: any answer will do. Who banks too early never comes to an end."""
    if question.key == "players":
        return case
    if question.key == "turn":
        return "bank" if game.pot >= 12 or game.pot >= game.goal else "roll"
    if question.key == "options":
        return "go" if rng.random() < 0.7 else "goal"
    return ...
