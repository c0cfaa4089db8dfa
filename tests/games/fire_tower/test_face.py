# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What Fire Tower shows: the wind on every screen, the board where squares are chosen."""

import random

import pytest

from girouette.chance import Chance
from girouette.games.fire_tower import face, views
from girouette.questions import Tell
from girouette.scene import Scene
from girouette.texts import wrap
from tests.firmware.scenes import (
    CELL_BREAK,
    CELL_CHOSEN,
    CELL_EMPTY,
    CELL_FLAME,
    CELL_GEM,
    CELL_LEGAL,
    CELL_ROOF,
    CELL_TOWER,
)
from tests.games.common import answer_at_random, checks_of, new_session, texts_of
from tests.games.fire_tower.story import Story


def painted(session, texts, question=None):
    scene = Scene()
    question = question or session.run.question
    texts.seats = session.run.game.colours
    if question.seat is not None:
        scene.who = session.run.game.colours[question.seat]
    face.Face().paint(scene, session.run.game, question, texts)
    if scene.picture and scene.picture[0] == "grid":
        question.point(scene, texts, question.first)
    return scene


@pytest.mark.parametrize("language,letters", [("fr", "NESO"), ("en", "NESW")])
def test_the_wind_is_in_sight_on_every_screen(language, letters):
    texts = texts_of("fire_tower", language)
    for case in checks_of("fire_tower").CASES:
        rng = random.Random(f"{case}")
        session = new_session("fire_tower", 5)
        session.start()
        while session.run.question is not None:
            game = session.run.game
            if game.wind >= 0:
                for shown in [tell for tell in session.run.tells if tell.stop] + [
                    session.run.question
                ]:
                    scene = painted(session, texts, shown)
                    assert scene.corner.split()[-1] == letters[game.wind]
                    assert scene.lights[-1] == ("wind", game.wind_key())
                    if shown.kind == "square" or shown.key in ("lay", "storm_gems"):
                        assert scene.picture[0] == "grid"
                    else:
                        assert scene.picture[:2] == ("arrow", game.wind_key())
            answer_at_random(session, checks_of("fire_tower"), case, rng)


def cell(scene, row, column):
    return scene.picture[1][row * 16 + column]


def test_every_kind_of_square_is_told_apart():
    story = Story(3).spread().lay([(4, 4), (14, 14)], [(5, 5)]).card("flare")
    scene = painted(story.session, texts_of("fire_tower"))
    assert cell(scene, 4, 4) == CELL_GEM
    assert cell(scene, 5, 5) == CELL_BREAK
    assert cell(scene, 8, 8) == CELL_FLAME
    assert cell(scene, 0, 0) == CELL_ROOF
    assert cell(scene, 2, 2) == CELL_TOWER
    assert cell(scene, 15, 0) == CELL_EMPTY, "nobody's tower is forest"
    assert cell(scene, 4, 5) == CELL_LEGAL
    assert cell(scene, 13, 14) == CELL_LEGAL, "in a tower too"
    # The gem of step 1 was laid at 6,7: the row that has a legal square nearest to it blinks.
    assert {square // 16 for square in scene.picture[3]} == {6} and len(scene.picture[3]) > 1


def test_a_pattern_blinks_as_a_whole_while_it_is_turned():
    texts = texts_of("fire_tower")
    story = Story(3).spread().lay([(4, 4), (4, 6)]).card("flare").do((5, 4))
    scene = painted(story.session, texts)
    shown = []
    for place in range(story.question.places):
        story.question.point(scene, texts, place)
        shown.append([divmod(square, 16) for square in scene.picture[3]])
    assert shown == story.ways and not scene.options
    assert shown[0] == [(5, 4), (5, 5), (5, 6)]
    assert scene.lines == ["Comme ça ?"]


def test_gems_to_be_spared_are_asked_about_at_the_end_of_the_turning():
    texts = texts_of("fire_tower")
    story = Story(3).spread().lay([(4, 4), (4, 5), (5, 5)]).card("jumper").do((4, 4))
    scene = painted(story.session, texts)
    assert list(scene.picture[3]) == [4 * 16 + 5, 5 * 16 + 5]
    story.question.point(scene, texts, 1)
    assert scene.picture[3] == b"" and scene.lines == ["Garder des gemmes"]
    story.do("spare")
    scene = painted(story.session, texts)
    assert cell(scene, 4, 5) == cell(scene, 5, 5) == CELL_CHOSEN
    assert list(scene.picture[3]) == [4 * 16 + 4], "the cursor waits on the centre: it ends there"


def test_a_storms_new_gems_are_pointed_out_until_they_lie():
    story = Story().spread().lay([(4, 4)]).do("discard", 1, "event", "red", falls="e")
    scene = painted(story.session, texts_of("fire_tower"))
    chosen = [at for at, kind in enumerate(scene.picture[1]) if kind == CELL_CHOSEN]
    assert chosen == [4 * 16 + 5, 7 * 16 + 9, 8 * 16 + 9]
    assert scene.picture[3] == b""
    assert texts_of("fire_tower").prompt(story.session.run.question).startswith("Posez 3 gemmes")


def test_burnt_towers_are_dark():
    story = Story(level="companion", options=["storms", "storms"]).do("burn", "purple", "red")
    scene = painted(story.session, texts_of("fire_tower"), Tell("shadow_in", stop=True))
    assert scene.lights[0] == (
        "race",
        (("red", 255), ("purple", 0), ("blue", 255), ("green", 255)),
    )
    assert painted(story.session, texts_of("fire_tower")).lights[0] == ("who", "red")


def test_the_die_is_an_arrow_as_it_falls():
    texts = texts_of("fire_tower")
    assert face.Face().roll(Chance("wind_die", 8), 7, None, texts) == ("arrow", "w", "ouest")
    assert face.Face().roll(Chance("wind_die", 8), 4, None, texts) == ("arrow", "n", "nord")


def test_the_table_menu_tells_towers_and_cards():
    texts = texts_of("fire_tower")
    story = Story().spread().card("reforest").do((5, 5))
    assert views.view("cards", story.game, texts) == ["Pioche : 32", "Dé/Reboiser 1/4"]
    story.game.burnt_at[1] = 1
    story.game.buckets = 1
    story.game.hand = 6
    lines = views.view("towers", story.game, texts)
    assert lines[:3] == ["Mains de 6 cartes", "Rouge : debout", " 5 cartes"]
    assert lines[3:6] == ["Violet : brûlée", "Bleu : debout", " 5 cartes, Seau"]
    lines = views.view("towers", story.game, texts_of("fire_tower", "en"))
    assert lines[:3] == ["Hands of 6 cards", "Red: stands", " 5 cards"]
    for phase in ("setup", "spread", "action", "firestorm", "mutual_aid", "shadow", "end"):
        assert len(texts.get("r." + phase)) > 20


def test_the_hand_after_a_tower_burnt_is_told():
    story = Story(level="companion", options=["storms", "storms"]).do("burn", "purple", "red")
    lines = views.view("towers", story.game, texts_of("fire_tower"))
    assert lines[:3] == ["Mains de 6 cartes", "Rouge : debout", " 6 cartes, Seau"]
    assert "Violet : brûlée" in lines


@pytest.mark.parametrize("language,partner", [("fr", " avec Bleu"), ("en", " with Blue")])
def test_partners_are_told_in_teams(language, partner):
    story = Story(level="companion", options=["teams"])
    lines = views.view("towers", story.game, texts_of("fire_tower", language))
    assert lines[2] == partner
    assert len([line for line in lines if line.startswith(partner[:5])]) == 4


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_card_has_a_page_of_one_screen(language):
    texts = texts_of("fire_tower", language)
    game = Story().game
    for game.teams in (False, True):
        for game.storms in ("whole", "partial"):
            game.mutual_aid, game.shadow = True, 1
            told = []
            for card in views.view("types", game, texts):
                lines = views.view(card, game, texts)
                assert sum([len(wrap(line, 21)) for line in lines]) <= 5, (card, lines)
                told.append(lines[0])
            # Ten kinds beside the wind's, the Bucket, Reckless Abandon, three events.
            assert len(set(told)) == len(told) == 16


def test_only_events_of_this_game_are_explained():
    texts = texts_of("fire_tower", "en")
    game = Story().game
    assert views.view("types", game, texts)[-1] == "firestorm"
    game.storms = "off"
    assert views.view("types", game, texts)[-1] == "abandon"
    assert views.view("bucket", game, texts)[0].endswith("in your tower area.")
    game.teams = True
    assert views.view("bucket", game, texts)[0].endswith("in your team's tower areas.")
