# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""How scores are kept at random, and what must hold after every answer."""

CASES = (2, 3, 6)  # players


def answer(case, question, game, rng):
    if question.key == "players":
        return case
    if question.key == "options":
        return rng.choice(["go", "wins", "target"])
    if question.key == "finish":
        return "no" if rng.random() < 0.9 else "yes"
    return ...


def check(game):
    if game.round:
        assert len(game.totals) == len(game.colours)
        assert bool(game.reached) == bool(game.target and max(game.totals) >= game.target)
    if game.ranking:
        best = game.ranking[0]
        winner = min(game.totals) if game.lowest else max(game.totals)
        assert best[1] == winner and best[2] == 1
        assert [(seat, game.totals[seat]) for seat, _, _ in game.ranking] == [
            (seat, score) for seat, score, _ in game.ranking
        ]
