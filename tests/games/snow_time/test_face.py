# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What people see of Snow Time: the tree, the race, the pages of the table menu."""

import random

import pytest

from girouette.describe import describe
from girouette.games.snow_time import face, views
from girouette.games.snow_time.game import Game
from girouette.scene import Scene
from girouette.session import Session
from tests.device_side import load
from tests.games.common import LANGUAGES, answer_at_random, texts_of
from tests.games.snow_time import checks
from tests.games.snow_time.story import COLOURS, Story, Track

layout = load("layout")  # the judge of what fits on a display
DISPLAYS = ((128, 64), (160, 128))


def painted(game, question, texts):
    """The scene of a question or a Tell as the shell prepares it."""
    scene = Scene()
    scene.title = "Snow Time"
    texts.seats = game.colours
    if question.seat is not None:
        scene.who = game.colours[question.seat]
    if question.kind == "tell":
        scene.lines = [texts.say(question)]
        scene.hint = texts.get("s.ok")
    else:
        scene.lines = [texts.prompt(question)]
    if question.kind == "choose":
        scene.options = [texts.option(question, option) for option in question.options]
        scene.cursor = 0
    face.Face().paint(scene, game, question, texts)
    return scene


def shown(story, language="fr"):
    return painted(story.game, story.question, texts_of("snow_time", language))


def test_the_tree_shows_fruits_and_who_stands_where():
    story = Story(4)
    story.idle((6, 6))
    story.idle((6, 6))
    story.roll(3, 1)
    story.do("6", "6", "3")
    kind, rows = shown(story).picture
    assert kind == "panel"
    assert rows == ("6●4RV", "3● J", "1●")


def test_the_race_is_in_the_header_with_the_leader_first():
    story = Story(4)
    story.turn((6, 6), 2, 6, "healer", 5)
    story.roll(1, 1)
    scene = shown(story)
    assert (scene.title, scene.corner) == ("Snow Time", "→30 V3 R1")


def test_pawns_in_order_with_their_distance_while_cards_are_chosen():
    story = Story(4, length=12)
    story.turn((6, 6), 2, 6, "healer", 5)
    story.roll(2, 5)
    (fruits,) = [tell for tell in story.session.run.tells if tell.key == "two_fruits"]
    scene = painted(story.game, fruits, texts_of("snow_time"))
    assert scene.picture[1] == ("→ 12", "V 3 −9", "R 1 −11", "J 0 −12", "B 0 −12")
    assert scene.corner == "T2" and scene.cue == "roll"


def test_the_lights_run_the_race():
    story = Story(3, length=10)
    story.turn((6, 6), 2, 6, "healer")
    story.roll(1, 1)
    race, who = shown(story).lights
    assert race == ("race", (("green", 51), ("red", 25), ("yellow", 0)))
    assert who == ("who", "red")


def test_a_fight_flashes_those_who_fall_and_who_knocked_them_down():
    story = Story(3)
    story.roll(1, 1)
    story.do("7", "6", "3")
    (fight,) = [tell for tell in story.session.run.tells if tell.key == "beats"]
    scene = painted(story.game, fight, texts_of("snow_time"))
    assert scene.lights == [("flash", ("green", "red"))]


def test_the_race_makes_room_for_a_long_result():
    story = Story(5)
    story.turn((6, 6), 5, 5, 5, 5, 6)
    texts = texts_of("snow_time")
    (result,) = [tell for tell in story.session.run.tells if tell.key == "result_both"]
    assert "Rs 7 −23" in painted(story.game, result, texts).picture[1]
    texts.names = {colour: colour + "ine" for colour in COLOURS}
    assert "p 7" in painted(story.game, result, texts).picture[1]


def test_what_is_assumed_is_marked_wherever_it_shows():
    story = Story(3, facts=Track())
    story.do(None, 1, None, None, None)
    texts = texts_of("snow_time")
    assert views.view("race", story.game, texts)[0] == "→ 30?"
    assert views.view("track", story.game, texts) == ["→ 30?", "1 : bagarre +1?"]
    story = Story(3, facts=Track())
    story.do(20, None)
    assert views.view("track", story.game, texts) == ["→ 20", "Aucun bonus ?"]


def test_hands_and_discards_on_request():
    story = Story(3)
    story.turn((1, 1), "storm", 4, "lookout", 2)
    assert views.view("hands", story.game, texts_of("snow_time")) == [
        "Rouge 1234567",
        "  Guetteur",
        "Vert 123·567",
        "  Guetteur, Tempête",
        "Jaune 1·34567",
        "  Tempête",
    ]


def test_a_turns_rules_can_be_read_in_their_order():
    lines = views.view("turn", Story(3).game, texts_of("snow_time", "en"))
    assert [line.split()[0] for line in lines] == ["A", "A", "Lookout,", "From", "One"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", checks.CASES)
def test_every_scene_fits_the_displays(language, players):
    texts = texts_of("snow_time", language)
    for number in range(8):
        rng = random.Random(f"{players} {number}")
        session = Session(Game, rng.randbytes)
        session.start()
        while session.run.question is not None:
            stops = [tell for tell in session.run.tells if tell.stop]
            for question in stops + [session.run.question]:
                scene = painted(session.run.game, question, texts)
                for size in DISPLAYS:
                    over = layout.plan(scene, *size).over
                    assert not over, (size, over, describe(scene))
            answer_at_random(session, checks, players, rng)
