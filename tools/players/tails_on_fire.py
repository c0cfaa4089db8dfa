# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""How random players play Tails on Fire."""

CASES = (2, 3, 4, 5, 6)  # players


def answer(case, question, game, rng):
    """Ellipsis: any answer will do."""
    if question.key == "players":
        return case
    if question.key == "options":
        return rng.choice(["go", "go"] + question.options)
    if question.key == "turn" and rng.random() < 0.5:
        return question.options[0]
    if question.is_fact and rng.random() < 0.3:
        return None
    return ...
