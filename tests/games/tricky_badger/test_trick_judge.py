# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The winner of a trick against a second judge, written from the rulebook in another way.

Somebody who sees all cards answers what the referee asks. The judge here sees them too, and holds a
duel between every two cards. A trick's shape: its trumps, its cards of the led colour, and others,
which never win: of those one colour with the values that have to do with paws stands for all.
"""

import random
from itertools import combinations, permutations

import pytest

from girouette.games.tricky_badger.game import Game
from girouette.games.tricky_badger.trick import script

ASSUMED = (5, 7, 3, 5)
PAWS = [ASSUMED, (5, 10, 7, 5), (5, 1, 2, 5)]
SEATS = ["red", "green", "yellow", "blue", "black"]


def trampled_by(card, paws):
    """The card that tramples this one, or None."""
    colour, value = card
    lowest, highest = (2, 3) if colour == "pink" else (0, 1)
    white = {1: paws[lowest], 7 if colour == "pink" else 11: paws[highest]}
    return (colour, white[value]) if value in white else None


def beats(one, other, led, arrow, trick, paws):
    """Does one card win the duel with another of the same trick?"""
    rank = []
    for colour, value in (one, other):
        flat = trampled_by((colour, value), paws) in trick
        group = 0 if flat else 3 if colour == "pink" else 2 if colour == led else 1
        rank.append((group, value if arrow == "up" else -value))
    return rank[0] > rank[1]


def champions(trick, arrow, paws):
    """The cards that win all their duels."""
    led = trick[0][0]
    return [
        card
        for card in trick
        if all(card == other or beats(card, other, led, arrow, trick, paws) for other in trick)
    ]


def refereed(trick, colours, arrow, paws):
    """The card that wins a first trick, and the keys of what was asked about values."""
    game = Game()
    game.trick = 1
    game.colours = SEATS[: len(trick)]
    game.leaves = ["leaf." + colour for colour in colours]
    game.gone = [0] * len(colours)
    game.voids = bytearray(len(trick) * 5)
    game.prize, game.arrow = "twig", arrow
    game.learned = {"tb.paw.11": paws[1], "tb.paw.pink1": paws[2]}
    steps, answer, asked = script(game), None, []
    best = max if arrow == "up" else min
    while True:
        try:
            question = steps.send(answer)
        except StopIteration as end:
            return trick[end.value], asked
        key, answer = question.key, None
        if key in ("lead", "follow"):
            answer = "leaf." + trick[question.seat][0]
        elif question.kind == "choose":
            asked.append(key)
            if key == "best":
                places = [SEATS.index(seat) for seat in question.options]
                answer = SEATS[best(places, key=lambda place: trick[place][1])]
            elif key == "value":
                answer = str(trick[question.seat][1])
            else:
                card = (question.values["leaf"][5:], question.values["value"])
                answer = "yes" if card in trick else "no"
            assert answer in question.options, (trick, arrow)


def compare(trick, colours, paws):
    for arrow in ("up", "down"):
        winner, asked = refereed(trick, colours, arrow, paws)
        # Two off-colour cards of the same value may draw, but never for the first place.
        assert [winner] == champions(trick, arrow, paws), (trick, arrow)
        deciding = "pink" if "pink" in [colour for colour, _ in trick] else trick[0][0]
        # One card that decides needs no value; of several one is asked, whatever their number.
        assert bool(asked) == ([colour for colour, _ in trick].count(deciding) > 1)
        assert asked.count("value") <= 1


def deck(colours):
    return [
        (colour, value) for colour in colours for value in range(1, 8 if colour == "pink" else 12)
    ]


@pytest.mark.parametrize("players", [3, pytest.param(4, marks=pytest.mark.slow)])
def test_every_shape_of_trick(players):
    colours = ["pink", "orange", "blue"]
    paws = PAWS if players == 3 else [ASSUMED]
    others = [("blue", value) for value in (1, 5, 7, 11)]
    for lead in deck(["pink", "orange"]):
        cards = [card for card in deck(["pink", "orange"]) + others if card != lead]
        for rest in combinations(cards, players - 1):
            for numbers in paws:
                compare([lead, *rest], colours, numbers)


def test_every_trick_of_three_players():
    colours = ["pink", "orange", "blue"]
    for trick in permutations(deck(colours), 3):
        compare(list(trick), colours, ASSUMED)


@pytest.mark.parametrize("players,tricks", [(4, 4000), (5, 4000)])
def test_random_tricks_of_all_colours_in_any_order(players, tricks):
    rng = random.Random(players)
    colours = ["pink", "orange", "blue", "green", "yellow"][:players]
    cards = deck(colours)
    for _ in range(tricks):
        compare(rng.sample(cards, players), colours, rng.choice(PAWS))
