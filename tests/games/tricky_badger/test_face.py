# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What Tricky Badger shows: the arrow, the points of everybody, the pages of the table menu."""

import random

import pytest

from girouette.games.tricky_badger.face import Face
from girouette.games.tricky_badger.views import VIEWS, view
from girouette.scene import Scene
from tests.games.common import any_answer, new_session, texts_of
from tests.games.tricky_badger.checks import answer
from tests.games.tricky_badger.story import Story

LINE = 21
HINT = 25


def shown(story, language="fr"):
    """The scene of the question that is asked, as the shell would have it painted."""
    return painted(story.session, story.question, texts_of("tricky_badger", language))


def painted(session, question, texts):
    texts.seats = session.game.colours
    scene = Scene()
    if question.seat is not None:
        scene.who = session.game.colours[question.seat]
    Face().paint(scene, session.game, question, texts)
    return scene


def test_round_trick_and_points_are_always_in_sight():
    story = Story(4)
    story.wins("green", "badger")
    scene = shown(story)
    assert scene.corner == "1/5 2/9"
    assert scene.hint == "R0 ★V3 J0 B0"
    assert scene.picture == ("value", "2", "pli")
    assert scene.lights == [("who", "green")]


@pytest.mark.parametrize("arrow,sign,wind", [("up", "↑", "n"), ("down", "↓", "s")])
def test_the_arrow_is_big_while_leaf_cards_are_played(arrow, sign, wind):
    story = Story(3, "referee")
    story.do("bone", arrow, "leaf.blue")
    scene = shown(story)
    assert scene.picture == ("value", sign, "os")
    assert scene.lights == [("who", "green"), ("side", wind)]


def test_what_was_played_stands_below():
    story = Story(3, "referee")
    story.do("bone", "up")
    assert shown(story).hint == "★R0 V0 J0"
    story.do("leaf.blue")
    assert shown(story).hint == "★R bleue"
    story.do("leaf.blue", "leaf.orange")
    assert story.question.key == "best" and shown(story).hint == "★R bleue bleue orange"
    # Whole words as long as they fit.
    story = Story(5, "referee")
    story.do("bone", "up", "leaf.orange", "leaf.orange", "leaf.green", "leaf.blue")
    assert shown(story, "en").hint == "★R ora ora gre blu"


def test_a_companion_sees_what_is_won():
    story = Story(3)
    story.do("trap")
    assert shown(story).picture == ("value", "1", "piège")


def test_the_winners_colour_lights_up_and_a_theft_flashes():
    story = Story(3, "referee")
    texts = texts_of("tricky_badger")
    story.plays("badger", "up", "blue 4", "blue 6", "blue 3")
    won = next(tell for tell in story.session.tells if tell.key == "wins_with")
    assert painted(story.session, won, texts).lights == [("who", "green")]
    story.plays("cage", "up", "blue 7", "blue 8", "blue 9")
    story.do("1")
    theft = next(tell for tell in story.session.tells if tell.key == "steals")
    assert painted(story.session, theft, texts).lights == [("flash", ("green", "red"))]


def test_collections_are_listed_with_what_is_associated():
    story = Story(3)
    for card in ("female", "wheat", "twig", "twig"):
        story.wins("red", card)
    story.wins("red", "trap", "1")
    texts = texts_of("tricky_badger")
    lines = view("cards", story.game, texts)
    assert lines == ["Rouge 0", " hamster ♀+blé+piège", " brindille ×2", "Vert 0", "Jaune 0"]
    lines = view("points", story.game, texts)
    assert lines[:4] == ["Rouge 0", " hamsters 1", " repas 1", " brindilles -2"]


def test_assumed_points_are_marked():
    story = Story(3)
    story.do("bone")
    story.session.answer("red")
    story.session.answer(None)
    assert view("points", story.game, texts_of("tricky_badger"))[0] == "Rouge 0?"
    assert shown(story).hint == "R0 ★V0 J0?"


def test_the_cards_of_the_virtual_deck_are_listed_with_their_arrows():
    story = Story(3)
    story.game.dealt = [0, 1, 6]
    lines = view("dealt", story.game, texts_of("tricky_badger"))
    assert lines == ["blaireau ↑", "blaireau ↓", "os ↑", "visibles 10", "paquet 43"]


@pytest.mark.parametrize("language", ["fr", "en"])
def test_everything_fits_in_random_games(language):
    texts = texts_of("tricky_badger", language)
    for players in (3, 4, 5):
        for seed in range(8):
            rng = random.Random(seed)
            session = new_session("tricky_badger", seed).start()
            while session.question is not None:
                question = session.question
                for asked in session.tells + [question]:
                    scene = painted(session, asked, texts)
                    assert len(scene.hint) <= HINT and len(scene.corner) <= 7
                if question.kind == "choose" and len(session.log) > 20:
                    columns = 13 if scene.picture else 19
                    for option in question.options:
                        assert len(texts.option(question, option)) <= columns, question.key
                for name in VIEWS:
                    # A stack of three long names is wrapped; all else fits its line.
                    lines = view(name, session.game, texts)
                    assert all(len(line) <= LINE or line.count("+") == 2 for line in lines)
                given = answer(players, question, session.game, rng)
                session.answer(any_answer(question, rng) if given is Ellipsis else given)
