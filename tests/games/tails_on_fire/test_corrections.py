# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Tails on Fire: the table lies otherwise than the device believes, and it is put right."""

import pytest

from girouette import amend, replay
from girouette.questions import BadAnswer
from girouette.session import Session
from girouette.status import status_of
from tests.games.common import LANGUAGES, texts_of
from tests.games.story import Memory, correct, offered
from tests.games.tails_on_fire import checks
from tests.games.tails_on_fire.story import Story

FILOU = 10


def put_right(story, *answers):
    refused = correct(story, *answers)
    checks.check(story.game)
    return refused


def table(story):
    status = story.status
    return status["brasiers"], status["exhausted"], status["played"], status["box"]


def test_correct_who_begins_before_the_iguane_and_before_the_first_card():
    story = Story(iguana=4)
    assert put_right(story, "first", "red") == []
    assert story.asked == ("turn", "red") and story.keys[-1] == "corrected_first"
    story.do("play").pass_on().do(3)
    assert story.question.key == "iguana"
    put_right(story, "first", "pink")
    assert story.do("5").asked == ("turn", "pink")


def test_correct_whose_turn_it_is():
    story = Story(iguana=4).do("play")
    refused = put_right(story, "turn", "green", "pink")
    assert refused == [("cannot_turn", {})], "green owns the card on top"
    assert story.asked == ("turn", "pink")
    story.do("play")
    assert story.game.played[3] == 1 << 5 and story.asked == ("turn", "green")
    story.undo().undo()
    assert story.asked == ("turn", "yellow") and story.game.owner == 0


def test_correct_the_turn_in_a_lap_with_the_chapardeur():
    story = Story(("green", "yellow"), (1, 2), iguana=4).do("play")
    assert "last" in offered(story)
    story.undo().do("pass", "pass", falls=[3])
    assert story.game.owner == 2
    assert "last" not in offered(story), "what the device played lies there"
    put_right(story, "turn", "yellow")
    story.do("pass", falls=[])
    # It is back at the Chapardeur, who owns the card on top.
    assert story.told("chapardeur_wins") == [{"value": 4}]


def test_correct_the_card_on_top():
    story = Story(brasiers=(1, 2, 3, 8), iguana=4).do("play", "play", "pass")
    assert story.asked == ("turn", "pink")
    refused = put_right(story, "last", "pink", "red", "3", "red", "+1", 5)
    assert refused[0] == ("cannot_turn", {})
    assert refused[1] == ("cannot_card", {"card": 3, "why": "on_brasier"})
    game = story.game
    assert (game.last, game.last_card, game.owner) == (5, FILOU, 2)
    assert game.played == [1 << 4, 0, 1 << FILOU, 0], "yellow has its 5 in hand again"
    assert story.options == ["play", "pass"], "no +1 on a +1"
    story.do("pass", "pass", "pass").do(3)
    assert story.told("wins")[0]["value"] == "+1=5"


def test_correct_a_card_between_hand_and_exhausted():
    story = Story(iguana=4)
    assert story.options == ["play", "pass"]
    put_right(story, "card", "green", "4", "worn")
    # Green is asked as before, but has no 4 any more.
    assert story.asked == ("turn", "green") and story.options == ["pass"]
    assert story.status["exhausted"]["green"] == [4]
    story.undo()
    assert story.options == ["play", "pass"] and story.status["exhausted"]["green"] == []


def test_correct_refuses_a_card_that_lies_elsewhere():
    story = Story(iguana=4).do("play")
    refused = correct(story, *("card", "yellow", "2"), *("green", "4"), *("yellow", "5", "hunt"))
    assert [values["why"] for _, values in refused] == ["on_brasier", "last_played"]
    assert story.game.played[1] == 1 << 5 and story.options == ["filou", "pass"]
    put_right(story, "card", "yellow", "6", "hunt")
    put_right(story, "card", "yellow", "7", "hunt")
    refused = put_right(story, "card", "yellow", "8", "hunt", "yellow", "7", "hand")
    assert [values["why"] for _, values in refused] == ["three_played"]
    assert story.game.played[1] == 1 << 5 | 1 << 6


def test_correct_refuses_a_fourth_exhausted_card():
    story = Story(iguana=4)
    for card in ("7", "8", "9"):
        put_right(story, "card", "red", card, "worn")
    refused = put_right(story, "card", "red", "4", "worn", "red", "9", "hand")
    assert [values["why"] for _, values in refused] == ["three_worn"]


def test_correct_the_opossum_on_a_pile():
    story = Story(iguana=4)
    # It was the 4 that green laid on its campfire.
    put_right(story, "pile", "green", "1", "green", "4")
    assert story.status["brasiers"]["green"][0]["top"] == 4
    assert story.options == ["pass"], "green's 4 is not in hand any more"
    assert story.game.available(0) >> 1 & 1


def test_correct_a_filou_on_a_pile_has_its_value():
    story = Story(iguana=4)
    put_right(story, "pile", "yellow", "2", "yellow", "+1", 7)
    assert story.game.shown(story.game.piles[1][0]) == "+1=7"
    by_sign = Story(iguana=4, options=["filou"])
    correct(by_sign, "pile", "yellow", "2", "yellow", "+1")
    assert by_sign.game.shown(by_sign.game.piles[1][0]) == "+1"


def test_correct_whose_a_pile_is():
    story = Story(iguana=4)
    put_right(story, "pile", "green", "1", "red", "1")
    assert story.game.piles[0] == [] and len(story.game.piles[2]) == 2
    assert story.game.scores() == [0, 1, 2, 1]
    assert story.game.available(0) >> 1 & 1 and not story.game.available(2) >> 1 & 1


def test_correct_refuses_one_opossum_on_two_piles():
    story = Story(iguana=4)
    refused = put_right(story, "pile", "green", "1", "red", "3", "9")
    assert refused == [("cannot_card", {"card": 3, "why": "on_brasier"})]
    story.do("play")
    refused = put_right(story, "pile", "yellow", "2", "green", "4", "5")
    assert refused == [("cannot_card", {"card": 4, "why": "played"})]


def test_correct_where_a_fire_lies():
    story = Story(("green", "yellow"), (1, 2), iguana=4).do("play", "pass", falls=[8]).do(3)
    assert story.game.scores() == [1 + 3, 1]
    # The Chapardeur had taken it.
    put_right(story, "fire", "4", "box")
    assert story.game.scores() == [1, 1] and list(story.game.box) == [4]
    assert story.game.available(0) >> 4 & 1, "no fire under it: the 4 is in hand"
    # No, it lies under yellow's 2, and then under a 4 of yellow's own.
    put_right(story, "fire", "4", "yellow", "2")
    assert story.game.scores() == [1, 4]
    put_right(story, "fire", "4", "yellow", "new", "4")
    assert [pile["top"] for pile in story.status["brasiers"]["yellow"]] == [2, 4]
    for _ in range(3):
        story.undo()
    assert story.game.scores() == [4, 1] and list(story.game.box) == []


def test_correct_a_campfire_that_was_stolen():
    story = Story(iguana=4)
    put_right(story, "fire", "green", "pink", "6")
    assert story.game.piles[0] == [] and story.game.scores() == [0, 1, 1, 2]
    assert story.heard[-1].values == {"card": "green", "to": "pink"}


def test_correct_the_iguanes_that_are_left():
    story = Story(iguana=4)
    # A round was played without the device: the 9 went to red, under its 9.
    refused = put_right(story, "fire", "4", "9", "red", "new", "9", 2)
    assert refused == [("cannot_hunted", {})]
    assert story.game.round == 2 and len(story.game.iguanas) == 7
    assert story.game.scores() == [1, 1, 3, 1]
    put_right(story, "fire", "9", "stack")
    assert story.game.round == 1 and 9 in story.game.iguanas
    assert story.game.piles[2][0][0] == 3 and len(story.game.piles[2]) == 1


def test_correct_refuses_to_take_the_last_iguane_of_a_round():
    story = Story(iguana=4)
    while len(story.game.iguanas) > 2:
        story.win_round(story.game.iguanas[0])
    story.do("play").pass_on().do(3)
    assert story.question.key == "iguana"
    one, other = [str(card) for card in story.game.iguanas]
    put_right(story, "fire", one, "pink", "new", "9", 3)
    assert story.options == [other]
    assert put_right(story, "fire", other, one, "stack") == [("cannot_last_iguana", {})]


def test_correct_an_iguane_that_was_misread():
    story = Story(iguana=4)
    put_right(story, "iguana", "4", "7")
    assert (story.game.iguana, story.game.start) == (7, 7)
    assert story.question.values["value"] == 7 and 4 in story.game.iguanas
    story.do("play").pass_on().do(2)
    # Later they see that it was the 8 after all, which has four flames.
    put_right(story, "iguana", "7", "8", 4)
    assert story.game.scores()[0] == 1 + 4 and story.options == list("1234567") + ["9"]


def test_correct_an_iguane_keeps_what_its_start_value_has_risen_by():
    story = Story(iguana=8).do("pass", "pass", "pass", "pass")
    assert story.game.start == 9
    put_right(story, "iguana", "8", "9")
    assert story.question.values["value"] == 1


def test_correct_what_the_start_value_has_risen_to():
    story = Story(iguana=4).do("pass", "pass", "pass", "pass")
    assert story.question.values["value"] == 5
    put_right(story, "start", 6)
    assert story.question.values["value"] == 6 and story.keys[-1] == "corrected_start"
    story.do("pass", "pass", "pass", "pass")
    assert story.told("rises")[-1] == {"value": 7}
    story.do("play")
    assert story.game.last == 7 and "start" not in offered(story)


def questions(story, *answers):
    """What a correction asks on the way of these answers."""
    asking = amend.script(story.session)
    asked = [next(asking)]
    try:
        for answer in answers:
            asked.append(asking.send(answer))
    except StopIteration:
        pass
    return asked


def test_correct_asks_for_flames_as_a_fact_beginning_at_not_known():
    memory = Memory()
    story = Story(iguana=4, facts=memory)
    flames = questions(story, "fire", "9", "red", "new", "9", None)[-1]
    assert flames.is_fact and flames.answer_at(flames.first) is None
    # Not known: three are assumed, marked as such, and memory has heard of nothing.
    assert story.game.scores() == [1, 1, 1 + 3, 1] and story.status["assumed"] == [9]
    assert memory.get("tof.flames.9") is None
    restored = Session(type(story.game), None).restore(bytes(story.session.log))
    assert status_of(restored.run.game) == story.status
    story.undo()
    assert story.status["assumed"] == []
    put_right(story, "fire", "9", "red", "new", "9", 2)
    assert story.game.scores() == [1, 1, 1 + 2, 1] and story.status["assumed"] == []
    assert memory.get("tof.flames.9") == 2, "told at the table, remembered for good"
    # It is one of the values that this game has asked for: it can be put right like any other.
    assert replay.correct(story.session, "tof.flames.9", 4) and story.game.scores()[2] == 1 + 4
    restored = Session(type(story.game), None).restore(bytes(story.session.log))
    assert status_of(restored.run.game) == story.status


def test_correct_does_not_ask_for_flames_that_memory_knows():
    memory = Memory()
    memory.tell("tof.flames.9", 4)
    story = Story(iguana=4, facts=memory)
    put_right(story, "fire", "9", "red", "new", "9")
    assert story.game.scores() == [1, 1, 1 + 4, 1] and story.status["assumed"] == []
    # The journal replays without any memory.
    restored = Session(type(story.game), None).restore(bytes(story.session.log))
    assert status_of(restored.run.game) == story.status
    story.undo()
    assert story.game.scores() == [1, 1, 1, 1]


def test_correct_only_where_it_makes_sense():
    story = Story(iguana=4)
    assert offered(story) == ["turn", "first", "pile", "fire", "card", "iguana", "start"]
    assert offered(story.do("play")) == ["turn", "last", "pile", "fire", "card", "iguana"]
    story.pass_on()
    assert story.question.key == "flames"
    assert put_right(story) == [("cannot_correct", {})]
    with pytest.raises(BadAnswer):
        amend.answer(story.session, ["pile"])
    assert offered(story.do(3)) == ["first", "pile", "fire", "card", "iguana"]


def test_correct_and_leave_changes_nothing():
    story = Story(iguana=4).do("play")
    before = table(story), bytes(story.session.log)
    for answers in (["fire", "9", "red", "new", "9"], ["pile", "green", "1", "red"], ["turn"]):
        with pytest.raises(BadAnswer):
            amend.answer(story.session, answers)
        assert (table(story), bytes(story.session.log)) == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_correct_says_what_was_set_right(language):
    story = Story(iguana=4)
    texts = texts_of("tails_on_fire", language)
    texts.seats = story.game.colours
    said = []
    for answers in (
        ["pile", "yellow", "2", "yellow", "+1", 7],
        ["card", "pink", "9", "worn"],
        ["fire", "pink", "red", "3"],
    ):
        put_right(story, *answers)
        said.append(texts.say(story.heard[-1]))
    assert (
        said
        == {
            "fr": [
                "Corrigé : un Brasier de Jaune montre +1=7",
                "Corrigé : le 9 de Rose est épuisé",
                "Corrigé : feu de camp de Rose : Rouge",
            ],
            "en": [
                "Put right: a fire pile of Yellow shows +1=7",
                "Put right: Pink's 9 is exhausted",
                "Put right: Pink's campfire: Red",
            ],
        }[language]
    )
