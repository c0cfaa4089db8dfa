# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""How things are counted at random, and what must hold after every answer."""

CASES = (0, 12)  # rounds


def answer(case, question, game, rng):
    if question.key == "rounds":
        return case
    if question.key == "counter":
        return rng.choice(["plus", "plus", "minus", "change", "next", "zero"])
    return ...


def check(game):
    assert game.round >= (1 if game.round else 0)
    assert isinstance(game.value, int)
