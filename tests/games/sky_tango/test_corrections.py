# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Sky Tango put right at the table: counts, cards of rows, whose turn it is."""

import pytest

from girouette import amend, replay
from girouette.questions import BadAnswer
from girouette.session import Session
from girouette.status import status_of
from tests.games.common import LANGUAGES, texts_of
from tests.games.sky_tango.checks import check
from tests.games.sky_tango.story import BLUE, GREEN, RED, Story, lay, one_owner


def correct(story, *answers):
    """A correction; no card is lost by it, its journal brings it back, one undo takes it away."""
    before = repr(story.status), story.question.key, getattr(story.question, "options", None)
    amend.answer(story.session, answers)
    check(story.game)
    restored = Session(story.session.game_class).restore(bytes(story.session.log))
    assert repr(status_of(restored.run.game)) == repr(story.status)
    assert (restored.run.question.key, restored.run.question.seat) == (
        story.question.key,
        story.question.seat,
    )
    after = repr(story.status)
    story.undo()
    assert before == (
        repr(story.status),
        story.question.key,
        getattr(story.question, "options", None),
    )
    assert replay.redo(story.session)
    assert repr(story.status) == after
    return story


def asked(story, *answers):
    """What a correction asks and tells on its way, until the answers are used up; it is left."""
    script = amend.script(story.session)
    heard = []
    left = list(answers)
    question = script.send(None)
    while True:
        heard.append(question)
        if question.kind == "tell":
            question = script.send(None)
        elif left:
            question = script.send(left.pop(0))
        else:
            script.close()
            return heard


def refused(story, key, *answers):
    """The correction says why not, in words of both languages, and asks again."""
    before = repr(story.status)
    heard = asked(story, *answers)
    told = [question for question in heard if question.kind == "tell"]
    assert told and told[-1].key == key and told[-1].stop
    assert heard[-1].kind != "tell", "it asks again"
    assert repr(story.status) == before
    for language in LANGUAGES:
        texts = texts_of("sky_tango", language)
        texts.seats = story.game.colours
        assert not texts.say(told[-1]).startswith("?")


def companion(cards=6):
    story = Story(2, "companion")
    for _ in range(cards):
        story.do("card")
    return story


# --- counts


def test_correct_the_companions_pile_takes_from_the_rows():
    story = companion()
    assert (story.game.draw, story.table()) == (58, 6)
    correct(story, "pile", 56, "rows")
    assert (story.game.draw, story.table()) == (56, 8)
    assert [tell.key for tell in story.session.run.tells] == ["corrected", "corrected"]
    assert [tell.values for tell in story.session.run.tells] == [
        {"what": "rows", "cards": 8},
        {"what": "pile", "cards": 56},
    ]


def test_correct_the_question_that_stands_follows():
    story = companion(2)
    assert "collect" not in story.options, "two cards on the table are no row of five"
    correct(story, "rows", 7)  # only the pile has five to give
    assert story.options == ["card", "animal", "collect", "stuck"]
    assert story.game.draw == 53
    story.do("collect", 7)
    assert story.game.collected == [7, 0] and story.table() == 0


def test_correct_a_hand_and_somebody_runs_out_when_they_really_do():
    story = companion(4)
    correct(story, "hand", "green", 1, "pile")
    assert story.game.hands == [3, 1] and story.game.draw == 60
    story.do("card", "card", "card")
    assert [tell.seat for tell in story.tells("draw")] == [GREEN]


def test_correct_what_somebody_collected():
    story = companion(12)
    story.do("collect", 6)
    correct(story, "collected", "red", 8, "rows")
    assert story.game.collected == [8, 0] and story.table() == 4
    correct(story, "collected", "red", 7, "got2")
    assert story.game.collected == [7, 1]


def test_correct_the_discard():
    story = companion(3)
    story.do("stuck", 1)
    assert story.game.discard == 5
    correct(story, "discard", 4, "rows")
    assert story.game.discard == 4 and story.table() == 3


def test_correct_no_more_cards_than_another_place_can_spare():
    story = companion(2)
    refused(story, "cannot_count", "rows", 68)
    # 58 in the pile, two on the table, and hands are five at most: no place has 60 to give.
    refused(story, "cannot_count", "discard", 60)
    with pytest.raises(BadAnswer):
        amend.answer(story.session, ["hand", "red", 6])


def test_correct_no_more_than_58_are_collected():
    story = companion(56)
    story.do("collect", 50)
    whose = "red" if story.game.collected[RED] else "green"
    heard = asked(story, "collected", whose, 60)
    assert heard[-2].key == "cannot_count"
    heard = asked(story, "collected", whose, 56)
    assert heard[-1].key == "comes" and "rows" in heard[-1].options


def test_correct_who_has_the_turn_keeps_a_card_for_it():
    story = companion(2)
    heard = asked(story, "hand", "red")
    number = heard[-1]
    assert (number.lo, number.hi) == (1, 5)
    assert number.lo + number.first == 4, "the cursor on what is believed"
    assert asked(story, "hand", "green")[-1].lo == 0


def test_correct_as_believed_changes_nothing():
    story = companion()
    before = repr(story.status)
    correct(story, "pile", 58)
    assert repr(story.status) == before


def test_correct_the_referees_hand_and_pile():
    story = Story().build("sun1", 3, 5)
    correct(story, "hand", "red", 3, "pile")
    assert story.game.hands == [3, 4] and story.game.draw == 59
    heard = asked(story, "hand", "red", 2)
    assert heard[-1].options == ["pile", "discard", "hand2"], "its rows it knows by their cards"


def test_correct_the_referees_discard_has_the_cards_of_thrown_rows():
    story = Story().build("sun1", 1, 29).build("moon1", 1, 29)
    story.build("sun2", 2, 28).build("moon2", 2, 28)
    story.do("stuck")
    assert story.game.discard == 5
    assert asked(story, "discard")[-1].lo == 4, "four of them came from rows"


def test_correct_collections_change_hands_as_referee():
    story = Story().build("sun1", *range(1, 7))
    story.do("collect", "1", "6")
    correct(story, "collected", "red", 4)
    assert story.game.collected == [4, 2]


def test_correct_the_companions_hand_at_the_count():
    story = Story(2, "companion")
    while story.game.ending < 0:
        story.do("card")
    while story.question.key in ("last", "turn"):
        story.do("pass" if "pass" in story.options else "card")
    assert story.question.key == "left_rows" and story.question.seat == RED
    assert asked(story)[-1].options == ["hand", "collected"]
    story.do(3)
    asks = story.question
    assert (asks.key, asks.seat) == ("left_rows", GREEN), "Red holds no card, as is believed"
    # Red is counted already.
    assert asked(story, "hand")[-1].options == ["green"]
    correct(story, "hand", "green", 2)
    story.do(0)
    assert (story.question.key, story.question.hi) == ("left_hand", 2)
    correct(story, "hand", "green", 4)  # pile and discard are empty: they lay in the rows
    assert story.question.hi == 4
    story.do(4)
    assert story.game.scores() == [-3, -4]


# --- whose turn


def test_correct_whose_turn_it_is():
    story = Story(3).build("sun1", 5)
    assert story.question.seat == GREEN
    correct(story, "whose", "red")
    assert (story.question.key, story.question.seat) == ("turn", RED)
    assert story.options[:2] == ["sun1", "moon1"], "the own rows first"
    story.place("sun1", 9)
    assert story.question.seat == GREEN and story.game.hands == [3, 5, 5]


def test_correct_an_animal_that_was_none():
    story = companion(0)
    story.do("animal")
    assert story.question.key == "again"
    correct(story, "whose", "green")
    assert (story.question.key, story.question.seat) == ("turn", GREEN)
    story.do("card")
    assert story.question.seat == RED and story.game.hands == [4, 4]


def test_correct_who_has_no_card_draws():
    story = companion(9)
    assert story.question.seat == GREEN and story.game.hands == [0, 1]
    correct(story, "whose", "red")
    assert story.game.hands == [5, 1] and story.game.draw == 53
    assert [tell.key for tell in story.session.run.tells] == ["corrected_turn", "draw"]


def test_correct_nobody_has_the_turn_without_a_card_to_draw():
    story = lay(Story(), one_owner()[:66])
    assert story.question.seat == RED and story.game.hands == [2, 0] and not story.game.draw
    refused(story, "cannot_turn", "whose", "green")


def test_correct_the_last_round_goes_its_way():
    story = lay(Story(), one_owner()[:67])
    assert story.game.ending == GREEN
    assert "whose" not in asked(story)[-1].options


# --- cards of rows


def test_correct_a_value_in_a_row():
    story = Story().build("sun1", 10, 14, 20)
    correct(story, "card", "sun1", "14", "15")
    assert story.seen("sun1") == [10, 15, 20]
    assert 14 in story.values("sun2") and 15 not in story.values("sun2")
    heard = asked(story, "card", "sun1", "15")
    assert heard[-1].options == ["gone", *map(str, (11, 12, 13, 14, 16, 17, 18, 19))]
    assert heard[-1].options[heard[-1].first] in ("14", "16")


def test_correct_a_card_that_lies_elsewhere():
    story = Story().build("sun1", 10, 14, 20)
    hands = list(story.game.hands)
    correct(story, "card", "sun1", "14", "gone", "hand2")
    assert story.seen("sun1") == [10, 20]
    assert story.game.hands == [hands[RED], hands[GREEN] + 1]
    correct(story, "card", "sun1", "more", "25", "hand2")
    assert story.seen("sun1") == [10, 20, 25] and story.game.hands == hands


def test_correct_an_eclipse_and_what_is_under_it():
    story = Story().build("sun1", 5, 10, 20)
    story.eclipse("sun1", 10)
    correct(story, "card", "sun1", "dark1", "pile")
    assert story.row("sun1") == [[5], [10], [20]] and story.game.eclipses == [5, 5]
    correct(story, "card", "sun1", "more", "eclipse", "20", "pile")
    assert story.row("sun1") == [[5], [10], [20, 0]] and story.game.eclipses == [4, 5]
    correct(story, "card", "sun1", "more", "25", "1", "hand1")
    assert story.row("sun1") == [[5], [10], [20, 0, 25]]


def test_correct_a_card_is_not_lifted_when_the_one_below_is_out_of_order():
    story = Story().build("sun1", 5, 10, 20)
    story.eclipse("sun1", 10)
    story.place("sun1", 18)
    story.eclipse("sun1", 5)
    story.place("sun1", 17, at="1")
    assert story.row("sun1") == [[5, 0, 17], [10, 0, 18], [20]]
    correct(story, "card", "sun1", "18", "gone", "pile")
    # The eclipse on the 10 would uncover it, right of the 17.
    refused(story, "cannot_lift", "card", "sun1", "dark1")


def test_correct_a_collection_by_its_cards():
    story = Story().build("sun1", *range(1, 8)).place("moon1", 9)
    assert story.question.seat == RED
    story.do("collect", "1", "7")
    assert story.game.collected == [7, 0]
    # The 7 was left in the row.
    correct(story, "card", "sun1", "7")
    assert story.game.collected == [6, 0] and story.seen("sun1") == [7]
    assert 7 not in story.values("sun2")
    correct(story, "card", "sun1", "7", "gone", "got1")
    assert story.game.collected == [7, 0] and 7 not in story.values("sun2")


def test_correct_a_card_may_make_a_run():
    story = Story().build("sun1", 1, 2, 3, 4).place("moon1", 9).place("moon1", 10)
    assert story.question.seat == RED and "collect" not in story.options
    correct(story, "card", "sun1", "more", "6", "hand1")
    assert story.options[0] == "collect"
    story.do("collect")
    assert story.game.collected == [5, 0]


def test_correct_teams_have_one_row_of_each_body():
    story = Story(4).place("sun1", 10)
    heard = asked(story, "card")
    assert "moon1" not in heard[-1].options and "sun3" not in heard[-1].options
    correct(story, "card", "moon3", "4", "hand4")
    assert story.game.hands[BLUE] == 4 and story.seen("moon3") == [4]


# --- when


COUNTS = ["pile", "discard", "hand", "collected"]


def test_correct_counts_in_the_middle_of_a_referees_move():
    story = Story().build("sun1", 5)
    story.do("sun1")
    assert story.question.key == "value"
    assert asked(story)[-1].options == COUNTS, "neither the rows nor whose turn it is"
    assert asked(story, "hand", "green")[-1].lo == 1, "who places a card has one"
    correct(story, "hand", "green", 2, "pile")
    assert story.question.key == "value" and story.game.hands == [4, 2]
    story.do("7")
    # Whether it shows an animal: the card is laid already.
    assert story.question.key == "animal" and asked(story)[-1].options == COUNTS
    correct(story, "hand", "green", 3, "pile")
    story.do(0)
    assert story.game.hands == [4, 3] and story.seen("sun1") == [5, 7]


def test_correct_the_last_card_was_not_the_last_one():
    story = Story().build("sun1", *range(1, 10))
    story.do("sun1", "10")
    assert story.game.hands == [0, 0] and story.question.key == "animal"
    correct(story, "hand", "green", 1)
    story.do(1)
    # No new hand is drawn: one card is left for the animal.
    assert story.asked == ("again", "green") and story.game.hands == [0, 1]


def test_correct_the_companions_counts_while_cards_are_collected():
    story = companion(8)
    story.do("collect")
    assert (story.question.key, story.question.hi) == ("collected", 8)
    assert asked(story)[-1].options == COUNTS + ["rows"]
    correct(story, "rows", 11)
    assert (story.question.key, story.question.lo, story.question.hi) == ("collected", 5, 11)
    story.do(11)
    assert story.game.collected == [11, 0] and story.table() == 0


def test_correct_the_companions_counts_during_a_total_eclipse():
    story = companion(6)
    story.do("stuck")
    assert (story.question.key, story.question.hi) == ("thrown", 6)
    correct(story, "hand", "red", 1, "rows")
    assert (story.question.key, story.question.hi) == ("thrown", 7)
    story.do(7)
    assert story.game.hands == [0, 2] and story.game.discard == 8 and story.table() == 0


@pytest.mark.parametrize("answer", ("yes", "no"))
@pytest.mark.parametrize(
    "right,hand,draw",
    [
        (["discard", 2], 2, 0),
        (["hand", "green", 3], 3, 0),
        (["pile", 7], 5, 2),
    ],
)
def test_correct_when_nothing_is_left_to_draw(right, hand, draw, answer):
    """Whatever is answered then, the cards that were found are there."""
    story = Story(2, "companion", asks=True)
    while story.question.key == "turn":
        story.do("card")
    assert story.asked == ("empty", "green") and story.game.hands[GREEN] == 0
    assert asked(story)[-1].options == COUNTS + ["rows"]
    correct(story, *right)
    story.do(answer)
    assert story.asked == ("turn", "green") and story.game.ending < 0
    assert (story.game.hands[GREEN], story.game.draw) == (hand, draw)
    assert story.game.discard == 0


def test_correct_not_while_the_game_itself_asks_for_a_count():
    story = Story(2, "companion", asks=True)
    while story.question.key == "turn":
        story.do("card")
    story.do("no")
    assert story.question.key == "pile"
    heard = list(amend.script(story.session))
    assert [question.key for question in heard] == ["cannot_now"] and heard[0].stop
    with pytest.raises(BadAnswer):
        amend.answer(story.session, ["hand", "red", 3])
    story.do(1, "rows")
    assert story.asked == ("turn", "green")


def test_correct_offers_what_each_level_knows():
    assert asked(companion())[-1].options == [
        "pile",
        "discard",
        "hand",
        "collected",
        "rows",
        "whose",
    ]
    assert asked(Story())[-1].options == ["pile", "discard", "hand", "collected", "card", "whose"]
