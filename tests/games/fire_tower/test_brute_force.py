# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Fire Tower's board against judges that only know sets of (row, column) and look everywhere.

board.py shifts whole boards as numbers; nothing of it is used here to decide what is right.
"""

import random

import pytest

from girouette.games.fire_tower import fires
from girouette.games.fire_tower.game import CARDS
from girouette.questions import BadAnswer
from girouette.squares import Square
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
        for question in fires.lay(story.game, "nesw".index(way), 0):
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
    free = model_of_free_squares(position)
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


def model_of_free_squares(position):
    """FT-32, 33: where a firebreak may be laid."""
    return {
        square for square in position.empty - TOWER_AREAS if not sides(square) & position.breaks
    }


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


def test_only_cards_that_have_a_first_square_are_offered():
    some = set()
    for seed in range(60):
        story = Position(seed).story()
        # As it is, without gems, and all but full: one empty square here and there.
        few = mask([(row, 3 * row % 16) for row in range(0, 16, 5)])
        full = mask(SQUARES) & ~story.board.flame
        for gems, breaks in ((None, None), (0, story.board.breaks), (full & ~few, 0), (few, 0)):
            if gems is not None:
                story.board.gems, story.board.breaks = gems, breaks
            cards = next(story.board.card(0)).options
            assert cards == [card for card in CARDS[4:] if story.board.legal(card)], seed
            some.add(len(cards))
    assert len(some) > 3, "boards on which different cards can be played"


def test_a_square_is_found_by_its_number_as_the_list_has_it():
    for seed in range(30):
        board = Position(seed).story().board
        for legal in (board.gems, board.empty(), mask([(0, 0)]), mask([(15, 15)]), mask(SQUARES)):
            last = seed * 8
            spot = Square("first", 0, legal, last)
            found = [spot.decode(number) for number in range(spot.places)]
            assert found == places(legal)
            assert [spot.encode(square) for square in found] == list(range(spot.places))
            with pytest.raises(BadAnswer):
                spot.decode(spot.places)
            row, column = divmod(last, 16)
            far = [abs(at[0] - row) + abs(at[1] - column) for at in found]
            assert spot.first == far.index(min(far)), "the nearest one"


LINES = ([(0, 0), (0, 1), (0, 2)], [(0, 0), (1, 0), (2, 0)])
BLOCK = ([(0, 0), (0, 1), (1, 0), (1, 1)],)
PATTERNS = {
    "flare": LINES,
    "air_drop": LINES,
    "bucket": LINES,
    "snag": BLOCK,
    "engine": BLOCK,
    "dozer": ([(0, 0), (0, 1)], [(0, 0), (1, 0)]),
    "scratch": ([(0, 0), (0, 2)], [(0, 0), (2, 0)]),
}


def usable(position, card):
    """The squares that a pattern works on: to be lit, put out or built on."""
    if card in ("flare", "snag"):
        return position.empty
    if card == "bucket":
        return position.gems
    if card in ("dozer", "scratch"):
        return model_of_free_squares(position)
    return position.gems - TOWER_AREAS


def model_of_patterns(position, card, first):
    """Every set of squares that a whole pattern covers with `first` among them: everywhere it could
    lie, even over the edge, with nothing spared."""
    found = set()
    squares = usable(position, card)
    for row in range(first[0] - 2, first[0] + 1):
        for column in range(first[1] - 2, first[1] + 1):
            for shape in PATTERNS[card]:
                cells = [(row + down, column + right) for down, right in shape]
                chosen = [cell for cell in cells if cell in squares]
                if card == "flare":
                    chosen = [cell for cell in chosen if not walled(cell, first, position)]
                whole = len(chosen) == len(shape)
                if first in chosen and (whole or card not in ("dozer", "scratch")):
                    found.add(frozenset(chosen))
    return found


def walled(cell, first, position):
    """FT-28: a firebreak between the gem and the one beside the fire."""
    (top, left), (bottom, right) = min(cell, first), max(cell, first)
    between = {(row, column) for row in range(top, bottom + 1) for column in range(left, right + 1)}
    return bool(between & position.breaks)


def questions_of(board, card, first, *answers):
    """What a pattern asks, and in the end what it covers, or None as long as it asks."""
    area = {"flare": board.empty, "snag": board.empty, "bucket": lambda: board.gems}
    squares = area.get(card, lambda: board.legal("air_drop"))()
    if card in ("dozer", "scratch"):
        squares = board.for_breaks()
    board.last = first[0] * 16 + first[1]
    walls = board.breaks if card == "flare" else 0
    script = board.pattern(0, card, mask([first]), squares, walls)
    asked = []
    try:
        asked.append(next(script))
        for answer in answers:
            asked.append(script.send(answer))
    except StopIteration as end:
        return asked, set(places(end.value))
    return asked, None


@pytest.mark.parametrize("card", PATTERNS)
def test_patterns_against_the_model(card):
    asked_at_all = 0
    for seed in range(40):
        position = Position(f"pattern {seed}")
        board = position.story().board
        starts = sorted(position.gems if card == "bucket" else places(board.legal(card)))
        for first in position.rng.sample(starts, min(4, len(starts))):
            expected = model_of_patterns(position, card, first)
            asked, covered = questions_of(board, card, first)
            if not asked:
                # FT-27: where there is one way, nobody is asked.
                assert {frozenset(covered)} == expected
                continue
            asked_at_all += 1
            keys = [key for key in asked[0].options if key != "spare"]
            sets = [frozenset(places(way)) for way in asked[0].legal]
            assert len(set(keys)) == len(sets)
            assert set(sets) == expected and len(sets) == len(expected), (seed, first)
            sizes = [len(squares) for squares in sets]
            assert sizes == sorted(sizes, reverse=True), "the largest first"
            # Only water can spare, and only where there is more than one gem.
            water = card in ("air_drop", "engine", "bucket")
            assert ("spare" in asked[0].options) == (water and sizes[0] > 1)
            for key, squares in zip(keys, sets, strict=True):
                assert questions_of(board, card, first, key)[1] == squares
    assert asked_at_all > 30


@pytest.mark.parametrize("card", ("air_drop", "engine", "jumper", "bucket"))
def test_water_can_spare_any_gems_but_the_first(card):
    """FT-36, 37: every part of a pattern can be reached, and nothing else."""
    for seed in range(12):
        position = Position(f"spare {seed}")
        board = position.story().board
        starts = sorted(position.gems if card == "bucket" else places(board.legal(card)))
        for first in position.rng.sample(starts, min(2, len(starts))):
            asked, _ = questions_of(board, card, first)
            if not asked or "spare" not in asked[0].options:
                continue
            for key, way in zip(asked[0].options, asked[0].legal, strict=False):
                gems = set(places(way))
                several = len(asked[0].legal) > 1
                answers = ["spare", key] if several else ["spare"]
                others = sorted(gems - {first})
                spared = position.rng.sample(others, position.rng.randint(0, len(others)))
                for gem in spared:
                    if len(gems) > 1:
                        gems.discard(gem)
                        answers.append(gem)
                if len(gems) > 1:
                    answers.append(first)
                assert questions_of(board, card, first, *answers)[1] == gems, (seed, first)


def test_explosions_against_the_model():
    for seed in range(60):
        position = Position(f"explosion {seed}")
        if not position.gems:
            continue
        at = position.rng.choice(sorted(position.gems))
        story = position.story().card("explosion").do(at)
        assert set(story.gems) == position.gems - {at} | around(at) & position.empty
        assert set(story.breaks) == position.breaks | {at}
