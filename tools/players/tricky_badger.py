# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""How random players play Tricky Badger."""

CASES = (3, 4, 5)  # players
# A copy that could be: how many cards with the arrow up and down, by type.
COPY = (3, 3, 3, 3, 3, 2, 3, 3, 3, 3, 2, 3, 4, 4, 2, 2, 2, 2, 2, 1)


def answer(case, question, game, rng):
    """Ellipsis: any answer will do. One game in five is refereed: they take four times as long."""
    key = question.key
    if key == "players":
        return case
    if key == "level":
        return "referee" if rng.random() < 0.2 else "companion"
    if key == "options":
        return rng.choice(["go"] * 4 + ["deck", "leaves", "eaten", "discard", "weevils"])
    if key == "count":
        if rng.random() < 0.01:
            return None
        return COPY[len(game.deck)]
    if question.is_fact and rng.random() < 0.3:
        return None
    if key == "follow" and rng.random() < 0.7:
        return question.options[0]
    if key == "left" and rng.random() < 0.9:
        return 3
    return ...
