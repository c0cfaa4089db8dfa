# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Every placement of three to five characters on seven floors, against an independent model."""

import random
from itertools import product

import pytest

from girouette.games.snow_time import referee
from girouette.games.snow_time.game import Game
from tests.games.snow_time import model
from tests.games.snow_time.story import COLOURS, KINDS

FLOORS = 7
# A tell's value that holds points, and their kind.
POINTS = {"points": "fight", "fruits": "fruit"}


def resolved_by_the_game(floors, fruits, starts, length, bonuses, by_steps):
    """The same as model.resolve, played by the game and read off what it tells."""
    game = Game()
    game.referee = True
    game.by_steps = by_steps
    game.colours = list(COLOURS[: len(floors)])
    game.discards = [0] * len(floors)
    game.places = list(starts)
    game.played = list(floors)
    for floor, number in fruits.items():
        game.fruits[floor] = number
    learn = game.correct
    learn("tt.length", length)
    learn("tt.bonus.count", len(bonuses))
    for number, place in enumerate(sorted(bonuses), 1):
        kind, points = bonuses[place]
        learn(f"tt.bonus.{number}.place", place)
        learn(f"tt.bonus.{number}.kind", KINDS[kind])
        learn(f"tt.bonus.{number}.points", points)
    gains = {}
    for tell in referee.resolve(game):
        values = tell.values
        if tell.key == "brawl":
            for colour in values["fallen"]:
                gains[game.colours.index(colour), "fight"] = values["points"]
        elif tell.key == "mana":
            gains[tell.seat, "mana"] = 1
        elif tell.key in ("beats", "eats", "beats_eats"):
            for value, kind in POINTS.items():
                if values[value]:
                    gains[tell.seat, kind] = values[value]
    return {
        "gains": gains,
        "places": game.scores(),
        "fallen": {seat for seat, mask in enumerate(game.discards) if mask},
        "fruits": {floor: n for floor, n in enumerate(game.fruits) if n},
        "winners": game.winners,
    }


@pytest.mark.parametrize("players", (3, 4, pytest.param(5, marks=pytest.mark.slow)))
@pytest.mark.parametrize("crowded", (False, True), ids=("open track", "near the end"))
@pytest.mark.parametrize("by_steps", (False, True), ids=("by floor", "by step"))
def test_every_placement(players, crowded, by_steps):
    rng = random.Random(f"{players} {crowded}")
    for floors in product(range(1, FLOORS + 1), repeat=players):
        fruits = {}
        for _ in range(rng.randint(0, 15)):
            floor = rng.randint(1, 6)
            fruits[floor] = fruits.get(floor, 0) + 1
        length = 9 if crowded else 60
        starts = [rng.randint(0, 8) for _ in floors]
        bonuses = {
            place: (rng.choice(list(KINDS)), rng.randint(1, 3))
            for place in rng.sample(range(1, length), rng.randint(0, 3))
        }
        case = (floors, fruits, starts, length, bonuses, by_steps)
        assert resolved_by_the_game(*case) == model.resolve(*case), case
