# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Who is who where there is room for two letters: no two players of a table read alike."""

from itertools import combinations

import pytest

from girouette import short_names
from girouette.game import Game
from girouette.scene import COLOURS
from girouette.text_tables import add
from girouette.texts import Texts
from tests.games.common import LANGUAGES, StrictFiles


def texts_in(language):
    texts = Texts(language, StrictFiles())
    add(texts, "girouette.text")
    return texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_any_table_of_colours_is_told_apart(language):
    texts = texts_in(language)
    names = {colour: texts.word(colour) for colour in COLOURS}
    texts.names = names  # in memory: thousands of tables are asked for
    game = Game()
    for count in range(2, 7):
        for colours in combinations(COLOURS, count):
            game.colours = list(colours)
            made = short_names.of(game, texts)
            assert len(set(made)) == count and max(len(tag) for tag in made) <= 2
            assert [tag[0] for tag in made] == [names[colour][0] for colour in colours]


@pytest.mark.parametrize(
    "names",
    [("Anna", "Anna", "Ann"), ("Ana", "Anna", "Ann"), ("A", "A1", "A12"), ("Al", "Alb", "A")],
)
def test_names_that_begin_alike_are_told_apart(names):
    texts = texts_in("fr")
    game = Game()
    game.colours = list(COLOURS[:3])
    texts.names = dict(zip(game.colours, names, strict=True))
    assert len(set(short_names.of(game, texts))) == 3
