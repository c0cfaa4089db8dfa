# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Fire Tower's board against judges that only know sets of (row, column) and look everywhere.

board.py shifts whole boards as numbers; nothing of it is used here to decide what is right.
"""

import itertools
import random

import pytest

from girouette.games.fire_tower.board import Spot
from girouette.games.fire_tower.game import CARDS
from girouette.questions import BadAnswer
from tests.games.fire_tower.story import FLAME, Story, mask, places

STEPS = {"n": (-1, 0), "e": (0, 1), "s": (1, 0), "w": (0, -1)}
SQUARES = [(row, column) for row in range(16) for column in range(16)]
BOARD = set(SQUARES)
TOWER_AREAS = {
    (row, column)
    for row, column in SQUARES
    if min(row, 15 - row) < 3 and min(column, 15 - column) < 3
}


def sides(square):
    row, column = square
    near = [(row + down, column + right) for down, right in STEPS.values()]
    return {other for other in near if other in BOARD}


def around(square):
    row, column = square
    near = {(row + down, column + right) for down in (-1, 0, 1) for right in (-1, 0, 1)}
    return (near & BOARD) - {square}


class Position:
    """A random board: fire and firebreaks strewn more or less densely."""

    def __init__(self, seed):
        rng = random.Random(seed)
        self.gems, self.breaks = set(), set()
        density = rng.choice((0.03, 0.1, 0.3, 0.6))
        for square in SQUARES:
            if square not in FLAME and rng.random() < density:
                (self.gems if rng.random() < 0.7 else self.breaks).add(square)
        self.empty = BOARD - self.gems - self.breaks - set(FLAME)
        self.fire = self.gems | set(FLAME)
        self.rng = rng

    def story(self, **how):
        return Story(options=["storms", "storms"], **how).spread().lay(self.gems, self.breaks)


def storm_model(position, way):
    """FT-49, one fire at a time, looking only at what burnt before."""
    down, right = STEPS[way]
    new = set()
    for row, column in position.fire:
        target = (row + down, column + right)
        if target in position.empty:
            new.add(target)
    return new


@pytest.mark.parametrize("way", "nesw")
def test_firestorm_against_the_model(way):
    for seed in range(150):
        position = Position(f"{way}{seed}")
        story = Story().spread().lay(position.gems, position.breaks)
        told = []
        for question in story.game.board.storm("nesw".index(way), 0):
            told.append(question)
        new = storm_model(position, way)
        assert set(told[0].values["squares"]) == new
        assert set(story.gems) == position.gems | new
        burnt = {victim for victim, _ in story.game.fallen}
        roofs = [(0, 0), (0, 15), (15, 15), (15, 0)]
        assert burnt == {seat for seat, roof in enumerate(roofs) if roof in new}


def model_of_first_squares(position, card):
    """Where a card may begin, by the words of its rule."""
    water = position.gems - TOWER_AREAS
    free = {
        square for square in position.empty - TOWER_AREAS if not sides(square) & position.breaks
    }
    if card == "explosion":
        return position.gems
    if card in ("snag", "flare"):
        return {square for square in position.empty if sides(square) & position.fire}
    if card == "ember":
        return {gem for gem in water if model_of_ember(position, gem)}
    if card in ("air_drop", "engine"):
        return water
    if card == "jumper":
        return {gem for gem in position.gems if around(gem) & water}
    if card == "dozer":
        return {square for square in free if sides(square) & free}
    if card == "scratch":
        return {square for square in free if two_away(square) & free}
    return free | position.breaks


def model_of_ember(position, gem):
    others = position.gems - {gem}
    return {square for square in position.empty if sides(square) & others}


def two_away(square):
    row, column = square
    return {(row + 2 * down, column + 2 * right) for down, right in STEPS.values()} & BOARD


@pytest.mark.parametrize("card", CARDS[4:])
def test_first_squares_of_every_card_against_the_model(card):
    for seed in range(60):
        position = Position(seed)
        board = position.story().board
        assert set(places(board.legal(card))) == model_of_first_squares(position, card), seed


def test_playable_cards_are_those_that_have_a_first_square():
    some = set()
    for seed in range(60):
        board = Position(seed).story().board
        # As it is, without gems, without room, and all but full: one empty square here and there.
        few = mask([(row, 3 * row % 16) for row in range(0, 16, 5)])
        full = mask(SQUARES) & ~board.flame
        for gems, breaks in (
            (board.gems, board.breaks),
            (0, board.breaks),
            (full, 0),
            (0, full),
            (full & ~few, 0),
            (few, full & ~few),
            (0, full & ~few),
        ):
            board.gems, board.breaks = gems, breaks
            playable = board.playable()
            assert playable == [card for card in CARDS[4:] if board.legal(card)], seed
            some.add(len(playable))
    assert len(some) > 3, "boards on which different cards can be played"


def test_a_square_is_found_by_its_number_as_the_list_has_it():
    for seed in range(30):
        board = Position(seed).story().board
        for legal in (board.gems, board.empty(), mask([(0, 0)]), mask([(15, 15)]), mask(SQUARES)):
            last = seed * 8
            spot = Spot("first", 0, legal, last, {})
            found = [spot.decode(number) for number in range(spot.places)]
            assert found == places(legal)
            assert [spot.encode(square) for square in found] == list(range(spot.places))
            with pytest.raises(BadAnswer):
                spot.decode(spot.places)
            later = [number for number, square in enumerate(spot.squares) if square >= last]
            assert spot.first == (later[0] if later else spot.places - 1)


def model_of_patterns(position, card, first):
    """Every set of squares that a pattern card may cover when `first` is one of them."""
    line = card in ("flare", "air_drop")
    lays = card in ("flare", "snag")
    usable = position.empty if lays else position.gems - TOWER_AREAS
    found = set()
    for row, column in SQUARES:
        shapes = [
            [(row, column), (row, column + 1), (row, column + 2)],
            [(row, column), (row + 1, column), (row + 2, column)],
        ]
        if not line:
            shapes = [[(row + down, column + right) for down in (0, 1) for right in (0, 1)]]
        for shape in shapes:
            cells = [square for square in shape if square in usable]
            for size in range(1, len(cells) + 1):
                for chosen in itertools.combinations(cells, size):
                    if first in chosen and not (card == "flare" and walled(chosen, position)):
                        found.add(frozenset(chosen))
    return found


def walled(chosen, position):
    """FT-28: a firebreak between two gems of the line."""
    (top, left), (bottom, right) = min(chosen), max(chosen)
    between = {(row, column) for row in range(top, bottom + 1) for column in range(left, right + 1)}
    return bool(between & position.breaks)


def patterns_offered(board, card, first, walls):
    """Every set that the questions let a player choose, by trying every answer."""
    rest = board.empty() if card in ("flare", "snag") else board.legal("air_drop")
    found, tried, todo = set(), set(), [[first]]
    while todo:
        path = todo.pop()
        script = board.pattern(0, card, mask([first]), rest, walls)
        question = next(script)
        try:
            for square in path:
                question = script.send(square)
        except StopIteration as end:
            found.add(frozenset(places(end.value)))
            continue
        offered = [(square // 16, square % 16) for square in question.squares]
        for square in offered:
            longer = [*path, square]
            # The order of the squares between makes no difference.
            key = (frozenset(longer), longer[-1], len(longer))
            if key not in tried:
                tried.add(key)
                todo.append(longer)
    return found


@pytest.mark.parametrize("card", ("flare", "snag", "air_drop", "engine"))
def test_patterns_against_the_model(card):
    for seed in range(40):
        position = Position(f"pattern {seed}")
        starts = sorted(model_of_first_squares(position, card))
        if not starts:
            continue
        board = position.story().board
        walls = board.breaks if card == "flare" else 0
        for first in position.rng.sample(starts, min(3, len(starts))):
            offered = patterns_offered(board, card, first, walls)
            assert offered == model_of_patterns(position, card, first), (seed, first)


def test_explosions_against_the_model():
    for seed in range(60):
        position = Position(f"explosion {seed}")
        if not position.gems:
            continue
        at = position.rng.choice(sorted(position.gems))
        story = position.story().card("explosion").do(at)
        assert set(story.gems) == position.gems - {at} | around(at) & position.empty
        assert set(story.breaks) == position.breaks | {at}
