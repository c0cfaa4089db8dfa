# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What can be set right in Fire Tower."""

import pytest

from girouette import amend
from girouette.questions import BACK, BadAnswer
from tests.games.fire_tower.story import Story

NO_STORMS = ["storms", "storms"]


def correct(story, *answers):
    amend.answer(story.session, list(answers))
    return story


def refusals(story, *answers):
    """What is told to who corrects, before the correction is left."""
    script = amend.script(story.session)
    told, left, value = [], list(answers), None
    try:
        while True:
            question = script.send(value)
            value = None
            if question.kind == "tell":
                told.append(question.key)
            else:
                value = left.pop(0) if left else BACK
    except StopIteration:
        return told


def square(row, column, content):
    """The answers that set a square right, on a board where nothing was done yet."""
    return ["square", (row, 0), (row, column), content]


def test_correct_the_wind_before_the_fire_spreads():
    story = Story(options=NO_STORMS)
    assert story.squares == [(6, 7), (6, 8)]
    correct(story, "wind", "e")
    assert story.game.wind_key() == "e" and story.told("corrected_wind") == [{"wind": "e"}]
    assert story.asked == ("spread", "red") and story.question.values["wind"] == "e"
    assert story.squares == [(7, 9), (8, 9)], "the question follows the wind"
    story.do((8, 9))
    assert story.gems == [(8, 9)]
    story.undo().undo()
    assert story.game.wind_key() == "n" and story.squares == [(6, 7), (6, 8)]


def test_correct_the_wind_only_to_where_a_tower_stands():
    story = Story(options=NO_STORMS, level="companion")
    story.do("burn", "red", "blue", "burn", "green", "blue")
    assert refusals(story, "wind", "w") == ["cannot_wind"]
    assert story.game.wind_key() == "n"
    # Refused, and another one chosen: still one correction, taken back by one undo.
    correct(story, "wind", "w", "s")
    assert story.game.wind_key() == "s"
    story.undo()
    assert story.game.wind_key() == "n"


def test_correct_a_square_of_the_board():
    story = Story(options=NO_STORMS)
    correct(story, *square(6, 7, "gem"))
    assert story.gems == [(6, 7)]
    assert story.told("corrected_square") == [{"row": 7, "column": 8, "content": "gem"}]
    assert story.squares == [(5, 7), (6, 8)], "the question that stands knows of it"
    correct(story, "square", (6, 7), (6, 7), "firebreak")
    assert (story.gems, story.breaks) == ([], [(6, 7)])
    correct(story, "square", (6, 7), (6, 7), "empty")
    assert (story.gems, story.breaks) == ([], [])
    story.undo().undo().undo()
    assert story.gems == [] and story.squares == [(6, 7), (6, 8)]


def test_correct_a_square_is_refused_in_plain_words():
    story = Story(options=NO_STORMS).spread((6, 7)).lay([(6, 7), (1, 1)], [(5, 5)])
    at = story.board.last % 16

    def refused(row, column, *content):
        return refusals(story, "square", (row, at), (row, column), *content)

    assert refused(6, 7, "gem") == ["has_gem"], "a second gem on a square"
    assert refused(5, 5, "firebreak") == ["has_firebreak"]
    assert refused(9, 9, "empty") == ["has_nothing"]
    assert refused(7, 7) == ["cannot_flame"]
    assert refused(2, 1, "firebreak") == ["cannot_tower"]
    assert refused(0, 0, "gem") == ["cannot_roof"]
    assert (story.gems, story.breaks) == ([(1, 1), (6, 7)], [(5, 5)])
    # An Explosion may have left one in a tower area, where a gem was.
    assert refused(1, 1, "firebreak") == []
    assert story.breaks == [(1, 1), (5, 5)]


def test_correct_the_last_room_away_and_the_step_is_skipped():
    story = Story(options=NO_STORMS)
    correct(story, *square(6, 7, "firebreak"))
    correct(story, "square", (6, 7), (6, 8), "firebreak")
    assert story.asked == ("begin", "red") and story.options == ["spread"]
    story.do("spread")
    assert story.tellers("no_room") == ["red"]
    assert story.asked == ("action", "red")


def test_correct_a_square_and_a_bucket_is_offered():
    story = Story(options=NO_STORMS).spread()
    assert "bucket" not in story.options
    correct(story, "square", (1, 7), (1, 1), "gem")
    assert "bucket" in story.options
    story.do("bucket", (1, 1))
    assert (1, 1) not in story.gems


def test_correct_whose_turn_it_is():
    story = Story(options=NO_STORMS)
    correct(story, "active", "blue")
    assert story.asked == ("spread", "blue") and story.status["active"] == "blue"
    story.skip()
    assert story.asked == ("spread", "green")
    story = Story(level="companion", options=NO_STORMS).do("discard", 1)
    correct(story, "active", "green")
    assert story.asked == ("turn", "green")
    story.do("discard", 1)
    assert story.asked == ("turn", "red")


def test_correct_a_hand_and_the_pile():
    story = Story(level="companion", options=NO_STORMS)
    correct(story, "hand", "red", 3)
    assert story.game.hands == [3, 5, 5, 5] and story.told("corrected_hand") == [{"cards": 3}]
    story.do("card")
    assert story.game.hands == [5, 5, 5, 5] and story.game.pile == 32 - 3
    correct(story, "pile", 1)
    assert story.game.pile == 1
    story.do("card")
    assert story.told("reshuffle") == [{}], "so the pile ends when the table's does"
    # Never more cards than there are.
    with pytest.raises(BadAnswer):
        correct(story, "pile", 33)
    with pytest.raises(BadAnswer):
        correct(story, "hand", "red", 6)


def test_correct_a_bucket():
    story = Story(level="companion", options=NO_STORMS)
    correct(story, "bucket", "red")
    assert "bucket" not in story.options and "abandon" in story.options
    assert story.tellers("bucket_gone") == ["red"] and not story.tells("bucket")
    correct(story, "bucket", "red")
    assert "bucket" in story.options and story.tellers("bucket_back") == ["red"]


def test_correct_nothing_while_a_card_is_being_laid():
    story = Story(options=NO_STORMS).spread((6, 7)).card("flare")
    assert refusals(story, "wind", "e") == ["cannot_correct"]
    story.do((5, 7))
    assert refusals(story) == ["cannot_correct"]
    story.do("3,7 4,7 5,7")
    assert refusals(story, "wind", "e") == [] and story.game.wind_key() == "e"


def test_correct_the_board_only_where_the_device_has_one():
    offered = []
    for level in ("referee", "companion"):
        script = amend.script(Story(level=level).session)
        offered.append(next(script).options)
    assert offered == [
        ["wind", "square", "active", "hand", "pile", "bucket", "shuffled"],
        ["wind", "active", "hand", "pile", "bucket", "shuffled"],
    ]


def test_correct_that_the_table_has_shuffled_already():
    story = Story(3, "companion", options=["shadow"])
    story.do("burn", "red", "blue", falls="s").do("none", falls="s")
    story.do("event", "shadow", "blue", "dice", "none", "none", "none", falls="eee")
    game = story.game
    assert game.shadow == 3 and game.events() == ["firestorm"], "it lies in the discards"
    left = game.pile
    correct(story, "shuffled")
    assert game.pile == 52 + 2 - sum(game.hands) > left
    assert game.events() == ["firestorm", "shadow"] and not any(game.seen)
    assert story.told("corrected_pile")[-1] == {"cards": game.pile}
    story.undo()
    assert story.game.pile == left and story.game.shadow == 3
