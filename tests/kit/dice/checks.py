# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""How the dice are thrown at random, and what must hold after every answer."""

from girouette.tools.dice.game import COIN, LAST_ROLLS, SIDES, WINDS

CASES = ("any",)


def answer(case, question, game, rng):
    """Ellipsis: any answer will do. Nobody leaves."""
    if question.key == "dice":
        return rng.choice(["roll", "roll", "roll", "kind", "count", "keep"])
    return ...


def check(game):
    assert len(game.rolls) <= LAST_ROLLS
    if not game.faces:
        return
    what, faces, total = game.rolls[-1]
    assert faces == game.faces and 1 <= len(faces) <= 8
    if isinstance(faces[0], str):
        assert set(faces) <= set(WINDS) or set(faces) <= set(COIN)
        assert total == 0
        return
    sides = int(what.split("d")[1].replace("↓", "↑").split("↑")[0])
    assert "d" + str(sides) in SIDES and all(1 <= face <= sides for face in faces)
    counted = sorted(faces)
    for dropped in game.dropped:
        counted.remove(dropped)
    assert sum(counted) == total
    if "↑" in what:
        assert max(game.dropped) <= min(counted) and len(counted) == int(what.split("↑")[1])
    elif "↓" in what:
        assert min(game.dropped) >= max(counted) and len(counted) == int(what.split("↓")[1])
    else:
        assert not game.dropped
