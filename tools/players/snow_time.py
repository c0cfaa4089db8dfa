# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""How random players play Snow Time."""

CASES = (2, 3, 4, 5)  # players


def answer(case, question, game, rng):
    """Ellipsis: any answer will do."""
    if question.key == "players":
        return case
    if question.key == "options":
        return rng.choice(["go", "go", "go"] + question.options)
    if question.is_fact and rng.random() < 0.2:
        return None
    if question.key == "length":
        return rng.randint(3, 30)
    if question.key == "count":
        return rng.randint(0, min(4, question.hi))
    if question.key == "card":
        # Healers that nobody needs would only make the games longer.
        lost = bin(game.discards[question.seat]).count("1")
        if lost < 4 and rng.random() < 0.8:
            return rng.choice([card for card in question.options if card != "healer"])
    return ...
