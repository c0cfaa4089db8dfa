# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""How people are drawn at random, and what must hold after every answer."""

CASES = (2, 3, 5, 8)  # players


def answer(case, question, game, rng):
    if question.key == "players":
        return case
    if question.key == "draw":
        return rng.choice(["first", "order", "teams"])
    return ...


def check(game):
    if game.result == "first":
        assert len(game.order) == 1 and game.order[0] in game.colours
    elif game.result:
        assert sorted(game.order) == sorted(game.colours)
    if game.result == "teams" and len(game.order) == len(game.colours):
        sizes = [len(game.team(number)) for number in range(game.teams)]
        assert sum(sizes) == len(game.colours) and max(sizes) - min(sizes) <= 1
