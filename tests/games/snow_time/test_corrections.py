# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Snow Time: the table lies otherwise than the device believes, and it is put right."""

import pytest

from girouette import amend, replay
from girouette.questions import BadAnswer
from tests.games.common import LANGUAGES, texts_of
from tests.games.snow_time import checks
from tests.games.snow_time.story import Story
from tests.games.story import correct, offered


def put_right(story, *answers):
    refused = correct(story, *answers)
    checks.check(story.game)
    return refused


def test_correct_a_pawn():
    story = Story(3, length=10, bonuses=[(5, "mana", 2)])
    story.roll(1, 1)
    put_right(story, "pawn", "green", 4)
    assert story.places() == [0, 4, 0] and story.asked == ("card", "red")
    # From there its mana leads onto the bonus square.
    story.do("healer", "3", "healer")
    assert story.places() == [0, 7, 0]
    for _ in range(4):
        story.undo()
    assert story.places() == [0, 0, 0]


def test_correct_a_pawn_never_onto_the_arrival():
    story = Story(3, length=10)
    story.roll(1, 1)
    with pytest.raises(BadAnswer):
        amend.answer(story.session, ["pawn", "red", 10])
    put_right(story, "pawn", "red", 9)
    assert story.question is not None and not story.game.winners


def test_correct_the_fruits_of_a_floor():
    story = Story(3)
    story.roll(2, 2)
    put_right(story, "fruits", "2", "1")
    put_right(story, "fruits", "6", "3")
    assert story.status["fruits"] == [0, 1, 0, 0, 0, 3, 0] and story.status["reserve"] == 11
    story.do("6", "healer", "healer")
    assert story.places() == [3 + 1, 0, 0]


def test_correct_fruits_no_more_than_there_are():
    story = Story(3)
    story.roll(2, 2)
    with pytest.raises(BadAnswer):
        amend.answer(story.session, ["fruits", "1", "14"])
    put_right(story, "fruits", "1", "13")
    assert story.status["reserve"] == 0


def test_correct_fruits_leave_one_for_the_die_that_is_asked_for():
    story = Story(3, options=["dice"])
    assert story.question.key == "die"
    with pytest.raises(BadAnswer):
        amend.answer(story.session, ["fruits", "1", "15"])
    put_right(story, "fruits", "1", "14")
    story.do(6)
    assert story.status["reserve"] == 0
    # There was one left: no second die.
    assert story.question.key == "card" and story.told("last_fruit") == [{"low": 6}]


def test_correct_a_card_in_hand_or_discarded():
    story = Story(3)
    story.roll(1, 1)
    put_right(story, "hand", "red", "5", "gone")
    put_right(story, "hand", "red", "storm", "gone")
    # The question that stands offers what red really has.
    assert story.options == ["1", "2", "3", "4", "6", "7", "healer", "lookout"]
    assert story.status["discards"]["red"] == ["5", "storm"]
    put_right(story, "hand", "red", "storm", "held")
    assert "storm" in story.options
    story.undo().undo().undo()
    assert len(story.options) == 10 and story.status["discards"]["red"] == []


def test_correct_refuses_a_card_that_lies_on_the_tree():
    story = Story(3)
    story.roll(1, 1)
    story.do("5")
    refused = put_right(story, "hand", "red", "5", "red", "4", "gone")
    assert refused == [("cannot_card", {"card": "5"})]
    assert story.status["discards"]["red"] == ["4"] and story.game.played[0] == 5


def test_correct_the_healer_is_never_discarded():
    story = Story(3)
    story.roll(1, 1)
    with pytest.raises(BadAnswer):
        amend.answer(story.session, ["hand", "red", "healer", "gone"])


def test_correct_the_card_on_a_floor():
    story = Story(3)
    story.roll(1, 1)
    assert offered(story) == ["pawn", "hand", "fruits"], "no card lies there yet"
    story.do("5", "4")
    put_right(story, "played", "red", "6")
    assert story.status["tree"][4:6] == [[], ["red"]] and story.asked == ("card", "yellow")
    story.do("3")
    assert story.tell("beats")["who"] == "green", "red's 6 is too high above the 4"


def test_correct_while_a_lookout_chooses():
    story = Story(3)
    story.turn((1, 1), "lookout", 5, 3)
    assert offered(story) == ["pawn", "hand", "fruits"]
    put_right(story, "hand", "red", "6", "gone")
    assert story.question.key == "lookout" and "6" not in story.options


def test_correct_while_a_healer_chooses():
    story = Story(3, length=100)
    for card in (3, 4, 5):
        story.turn((1, 1), card, card, "healer")
    story.turn((1, 1), "healer", 7, 6)
    assert story.options == ["5+4", "5+3", "4+3", "others"]
    put_right(story, "hand", "red", "3", "held")
    assert story.options == ["5+4", "others"]
    story.do("others")
    put_right(story, "hand", "red", "2", "gone")
    assert story.options == ["5", "4", "2", "none"]
    story.do("2")
    assert story.status["discards"]["red"] == ["4", "5"]


def test_correct_what_a_healer_could_take_is_gone():
    story = Story(3, length=100)
    for card in (3, 4, 5):
        story.turn((1, 1), card, card, "healer")
    story.turn((1, 1), "healer", 7, 6)
    for card in "345":
        put_right(story, "hand", "red", card, "held")
    assert story.options == ["others"]
    story.do("others", "none")
    assert story.tell("heals") == {"who": "red", "cards": []}


def test_correct_not_while_the_tree_is_resolved():
    story = Story(3, bonuses=[(1, "fight", 2)])
    replay.correct(story.session, "tt.bonus.count", 2)
    story.turn((1, 1), 7, 6, 4)
    assert story.question.key == "place", "the turn waits for the second bonus"
    assert correct(story) == [("cannot_correct", {})]


@pytest.mark.parametrize("language", LANGUAGES)
def test_correct_says_what_was_set_right(language):
    story = Story(3)
    story.roll(1, 1)
    story.do("5")
    texts = texts_of("snow_time", language)
    texts.seats = story.game.colours
    said = []
    for answers in (
        ["pawn", "red", 7],
        ["fruits", "1", "1"],
        ["hand", "green", "storm", "gone"],
        ["played", "red", "6"],
    ):
        put_right(story, *answers)
        said.append(texts.say(story.heard[-1]))
    assert (
        said
        == {
            "fr": [
                "Corrigé : Rouge est sur la case 7",
                "Corrigé : étage 1, 1 fruit",
                "Corrigé : Tempête de Vert est défaussée",
                "Corrigé : Rouge joue 6",
            ],
            "en": [
                "Put right: Red on square 7",
                "Put right: floor 1 has 1 fruit",
                "Put right: Green's Snowstorm is discarded",
                "Put right: Red plays 6",
            ],
        }[language]
    )
