# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""How turns are timed at random, and what must hold after every answer."""

CASES = (1, 2, 6)  # players


def answer(case, question, game, rng):
    if question.key == "players":
        return case
    if question.key == "paused":
        return rng.choice(["go", "go", "next"])
    if question.key == "turn":
        return rng.choice(["next", "pause", "tick", "tick"])
    return ...


def check(game):
    for seat, drawn in enumerate(game.drawn):
        assert 0 <= drawn <= game.used[seat]
        if not game.per_turn:
            assert drawn == game.used[seat]
    if game.phase == "run":
        left, total = game.left()
        assert left <= total and total in (game.per_turn, game.budget)
        # What the clock shows goes down second by second, but for the step into the budget.
        for seconds in range(1, 5):
            now, of = game.left(seconds)
            assert of != total or now == left - seconds
