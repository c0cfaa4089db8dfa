# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What the display and the lights show of Sky Tango."""

import pytest

from girouette import replay
from girouette.games.sky_tango import face, views
from girouette.scene import Scene
from girouette.texts import wrap
from tests.games.common import texts_of
from tests.games.sky_tango.story import Story


def painted(story):
    scene = Scene()
    texts = texts_of("sky_tango")
    texts.seats = story.game.colours
    question = story.question
    scene.options = [texts.option(question, option) for option in question.options]
    face.Face().paint(scene, story.game, question, texts)
    return scene


def long_row():
    """Red's Sun row: 1 3 (5 eclipsed) 7 9 12 14 29, so 7 to 29 may be collected."""
    story = Story().build("sun1", 3, 5, 7, 9, 12, 14, 29, 1).build("moon1", 10, 11, 20)
    return story.eclipse("sun1", 5)


def test_rows_show_values_eclipses_open_ends_and_underlined_runs():
    story = long_row()
    page = views.view("rows", story.game, texts_of("sky_tango"))
    assert page == [
        "Rouge",
        "☀ 1 3 ● 7 9 12 14 29 ",
        "        ──────────── ",
        "Rouge",
        "☾←10 11 20→ ",
    ]


def test_an_end_is_closed_when_no_card_is_left_for_it():
    story = Story().build("sun1", 2)
    assert views.view("rows", story.game, texts_of("sky_tango"))[1] == "☀←2→ "
    story.build("sun2", 1)
    assert views.view("rows", story.game, texts_of("sky_tango"))[1] == "☀ 2→ "


def test_nothing_lies_on_the_table_at_first():
    assert views.view("rows", Story().game, texts_of("sky_tango")) == ["–"]


def test_hand_and_draw_pile_are_always_in_sight():
    story = long_row()
    scene = painted(story)
    assert scene.corner == "Main 4 pile 48"
    assert scene.lights[0] == ("who", "red")


def test_a_harvestable_row_pulses_in_its_owners_colour():
    assert ("pulse", "red") in painted(long_row()).lights
    assert not [light for light in painted(Story()).lights if light[0] == "pulse"]


def test_the_chosen_row_is_shown_in_the_colour_of_its_body():
    story = long_row()
    story.do("sun1")
    scene = painted(story)
    assert scene.picture[1][0] == "☀ 1 3 ● 7 9" and "──" in scene.picture[1][1]
    assert ("bar", 5, 5, "yellow") in scene.lights
    assert set(scene.tints) == {"yellow"}


def test_where_names_are_offered_they_have_the_room():
    story = long_row()
    assert painted(story).picture is None
    story.do("eclipse")
    assert story.question.options and painted(story).picture is None


def test_the_panel_fits_beside_the_options():
    story = Story().build("sun1", *range(1, 30)).build("moon1", *range(1, 15))
    lines = face.panel(story.game, (0, 1))[1]
    assert len(lines) <= 7 and max(len(line) for line in lines) <= 12
    assert not any("─" in line for line in lines), "tight: values before underlines"


def test_the_companion_shows_the_counts():
    story = Story(3, "companion")
    scene = painted(story)
    assert scene.corner == "Main 5 pile 53" and scene.picture is None
    assert scene.lights == [("who", "red")]


def test_the_setup_needs_no_picture():
    scene = Scene()
    session = Story().session
    while session.starts:
        replay.undo(session)
    face.Face().paint(scene, session.run.game, session.run.question, texts_of("sky_tango"))
    assert scene.picture is None and scene.lights == []


def test_ones_own_rows_are_on_the_turn_screen():
    story = Story().build("sun1", 4, 7, 12).build("moon2", 9)
    assert story.asked == ("turn", "red")
    assert painted(story).hint == "☀←4 7 12→"
    story.build("moon1", 10)
    assert painted(story).hint == "☾←9→"


def test_of_long_rows_only_the_ends_are():
    story = Story().build("sun1", 1, 3, 5, 7).build("moon1", 10, 11, 20, 22, 24, 26)
    assert painted(story).hint == "☀ 1–7→ ☾←10–26→"
    assert len(painted(Story().build("sun1", *range(1, 14), 28).build("moon1", 2, 4)).hint) <= 25


def test_in_teams_the_partners_row_is_there_too():
    story = Story(4).build("sun1", 4).build("sun2", 8).build("moon3", 9).build("moon4", 20)
    assert story.asked == ("turn", "red")
    assert painted(story).hint == "☀←4→ ☾←9→"


@pytest.mark.parametrize(
    "language,lines",
    [
        ("fr", ["Pioche : 58", "Défausse : 0", "Rangées : 1", "Rouge", " main 4, prises 0"]),
        ("en", ["Draw pile: 58", "Discard: 0", "Rows: 1", "Red", " hand 4, taken 0"]),
    ],
)
def test_a_companion_tells_where_all_cards_are(language, lines):
    story = Story(level="companion").do("card")
    texts = texts_of("sky_tango", language)
    assert views.view("counts", story.game, texts)[:5] == lines
    assert "–" not in views.view("rows", story.game, texts)[0]


def test_partners_count_together():
    story = Story(4, level="companion")
    story.game.collected = [5, 0, 7, 6]
    lines = views.view("counts", story.game, texts_of("sky_tango"))
    assert lines[-2:] == ["Rouge+Jaune : 12", "Vert+Bleu : 6"]


@pytest.mark.parametrize("players,pages", [(2, 6), (4, 7)])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_eclipses_covering_and_teams_have_a_page_of_one_screen(language, players, pages):
    texts = texts_of("sky_tango", language)
    game = Story(players, level="companion").game
    told = [views.view(card, game, texts) for card in views.view("types", game, texts)]
    assert len(told) == pages
    for (line,) in told:
        assert len(wrap(line, 21)) <= 5, line
