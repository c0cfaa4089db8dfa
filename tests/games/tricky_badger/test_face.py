# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What Tricky Badger shows: the arrow, the points of everybody, the pages of the table menu."""

import random

import pytest

from girouette.games.tricky_badger.face import Face
from girouette.games.tricky_badger.views import VIEWS, view
from girouette.scene import Scene
from girouette.texts import wrap
from tests.games.common import LANGUAGES, any_answer, new_session, texts_of
from tests.games.tricky_badger.checks import answer
from tests.games.tricky_badger.story import Story

LINE = 21
SCREEN = 5  # lines of a page
HINT = 25
CORNER = 14  # of the 21 letters of the header, beside "Orange"


def shown(story, language="fr"):
    """The scene of the question that is asked, as the shell would have it painted."""
    return painted(story.session, story.question, texts_of("tricky_badger", language))


def painted(session, question, texts):
    texts.seats = session.run.game.colours
    scene = Scene()
    if question.seat is not None:
        scene.who = session.run.game.colours[question.seat]
    Face().paint(scene, session.run.game, question, texts)
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


@pytest.mark.parametrize(
    "language,leaf,follows,free",
    [("fr", "Feuille ?", "suit bleue", "sans bleue"), ("en", "Leaf?", "suit blue", "no blue")],
)
def test_a_leaf_is_never_mistaken_for_a_player(language, leaf, follows, free):
    texts = texts_of("tricky_badger", language)
    story = Story(3, "referee")
    texts.seats = story.game.colours

    def seen():
        return texts.prompt(story.question), shown(story, language).corner

    story.do("bone", "up")
    assert seen() == (leaf, "1/5 1/9"), "who leads"
    story.do("leaf.blue")
    assert seen() == (leaf, follows)
    # Green has no blue: the next time it is led, nobody expects any.
    story.lays("blue 4", "pink 2", "blue 5")
    story.plays("twig", "up", "pink 3", "blue 6", "blue 7")
    story.do("twig", "up", "leaf.blue", "leaf.blue")
    assert story.asked == ("free", "green")
    assert seen() == (leaf, free)


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


@pytest.mark.parametrize("card,sign,wind", [(0, "↑", "n"), (1, "↓", "s")])
def test_a_companion_sees_the_arrow_where_the_device_deals(card, sign, wind):
    story = Story(3)
    story.game.virtual = True
    story.game.dealt = [card]
    story.do("badger")
    scene = shown(story)
    assert story.question.key == "winner"
    assert scene.picture == ("value", sign, "blaireau")
    assert scene.lights[-1] == ("side", wind)


def test_the_winners_colour_lights_up_and_a_theft_flashes():
    story = Story(3, "referee")
    texts = texts_of("tricky_badger")
    story.plays("badger", "up", "blue 4", "blue 6", "blue 3")
    won = next(tell for tell in story.session.run.tells if tell.key == "wins_with")
    assert painted(story.session, won, texts).lights == [("who", "green")]
    story.plays("cage", "up", "blue 7", "blue 8", "blue 9")
    story.do("1")
    theft = next(tell for tell in story.session.run.tells if tell.key == "steals")
    assert painted(story.session, theft, texts).lights == [("flash", ("green", "red"))]


def test_collections_are_listed_with_what_is_associated():
    story = Story(3)
    for card in ("female", "wheat", "twig", "twig"):
        story.wins("red", card)
    story.wins("red", "trap", "1")
    for card in ("female", "female", "female"):
        story.wins("green", card)
    texts = texts_of("tricky_badger")
    lines = view("cards", story.game, texts)
    assert lines == [
        "Rouge 0",
        " hamster ♀+blé+piège",
        " 2 × brindille",
        "Vert 3",
        " 3 × hamster ♀",
        "Jaune 0",
    ]
    assert " 3 × ♀ hamster" in view("cards", story.game, texts_of("tricky_badger", "en"))
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
    story.game.dealt = [0, 0, 1, 6]
    lines = view("dealt", story.game, texts_of("tricky_badger"))
    assert lines == [" 2 × blaireau ↑", " blaireau ↓", " os ↑", "visibles 10", "paquet 43"]


def test_the_types_already_out_are_counted():
    story = Story(3)
    for card in ("twig", "badger", "twig"):
        story.wins("red", card)
    lines = view("dealt", story.game, texts_of("tricky_badger"))
    assert lines == ["visibles 7", "paquet 43", "Déjà sorties :", " blaireau", " 2 × brindille"]
    lines = view("dealt", story.game, texts_of("tricky_badger", "en"))
    assert lines[2:] == ["Already out:", " badger", " 2 × twig"]


def test_the_trick_tells_what_lies_there_and_what_tramples():
    story = Story(3, "referee")
    story.do("bone", "down", "leaf.blue", "leaf.pink")
    assert view("trick", story.game, texts_of("tricky_badger")) == [
        "1/9 : os ↓",
        "Feuilles :",
        " Rouge : bleue",
        " Vert : rose",
        "Piétinées :",
        " 1 par 5",
        " 11 par ?",
        " rose 1 par ?",
        " rose 7 par 5",
    ]
    story.game.learned = {"tb.paw.11": 7, "tb.paw.pink1": 3}
    story.game.assumed = ["tb.paw.pink1"]
    lines = view("trick", story.game, texts_of("tricky_badger", "en"))
    assert lines[:4] == ["1/9: bone ↓", "Leaves:", " Red: blue", " Green: pink"]
    assert lines[5:] == [" 1 by 5", " 11 by 7", " pink 1 by 3?", " pink 7 by 5"]


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_card_has_a_page_of_one_screen(language):
    """With printed points where a card has any, and with both readings of the rulebook."""
    texts = texts_of("tricky_badger", language)
    game = Story(3).game
    told = set()
    for game.weevils in (False, True):
        game.discard = game.weevils
        for card in view("types", game, texts):
            printed = card in ("bone", "wheat", "weevil", "cage", "trap")
            game.learned = {"tb.points." + card: -5} if printed else {}
            lines = view(card, game, texts)
            assert sum([len(wrap(line, LINE)) for line in lines]) <= SCREEN, (card, lines)
            told.add(lines[0])
    assert len(told) == 10 + 3, "each says something else, and three go by an option"


def test_what_a_card_does_follows_the_options():
    story = Story(3)
    texts = texts_of("tricky_badger", "en")
    assert "No target" in view("cage", story.game, texts)[0]
    assert "Loose, it eats" in view("weevil", story.game, texts)[0]
    story.game.discard = story.game.weevils = True
    story.game.learned = {"tb.points.weevil": 2}
    story.game.assumed = ["tb.points.weevil"]
    assert "or is discarded" in view("cage", story.game, texts)[0]
    assert "Loose or not" in view("weevil", story.game, texts)[0]
    assert view("weevil", story.game, texts)[1] == "Points: 2?"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_fits_in_random_games(language):
    texts = texts_of("tricky_badger", language)
    for players in (3, 4, 5):
        for seed in range(8):
            rng = random.Random(seed)
            session = new_session("tricky_badger", seed).start()
            while session.run.question is not None:
                question = session.run.question
                for asked in session.run.tells + [question]:
                    scene = painted(session, asked, texts)
                    assert len(scene.hint) <= HINT and len(scene.corner) <= CORNER
                if question.kind == "choose" and len(session.log) > 20:
                    columns = 13 if scene.picture else 19
                    for option in question.options:
                        assert len(texts.option(question, option)) <= columns, question.key
                for name in VIEWS:
                    # Stacks with long names are wrapped; all else fits its line.
                    lines = view(name, session.run.game, texts)
                    long = [line for line in lines if len(line) > LINE]
                    assert all("+" in line for line in long), long
                given = answer(players, question, session.run.game, rng)
                session.answer(any_answer(question, rng) if given is Ellipsis else given)
