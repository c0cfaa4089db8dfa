# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Pig, a test per rule row."""

from tests.games.story import GameStory, correct


def begun(*given, falls=(), goal="50"):
    return GameStory("pig", 2, "red", "green", "goal=" + goal, "go", *given, falls=falls)


def test_pig_01_everybody_has_a_colour_and_the_goal_is_chosen():
    story = begun(goal="100")
    assert story.game.colours == ["red", "green"] and story.game.goal == 100


def test_pig_02_turns_go_round():
    story = begun("roll", falls=[3])
    assert story.asked == ("turn", "red")
    story.do("bank")
    assert story.asked == ("turn", "green")
    story.do("roll", "bank", falls=[3])
    assert story.asked == ("turn", "red") and story.game.round == 2


def test_pig_03_the_pot_grows_and_is_banked():
    story = begun("roll", "roll", falls=[5, 1])
    assert story.game.pot == 8 and story.game.points == [0, 0]
    story.do("bank")
    assert story.game.points == [8, 0] and story.game.pot == 0


def test_pig_04_a_one_loses_the_pot():
    story = begun("roll", "roll", falls=[5, 0])
    assert story.game.points == [0, 0] and story.asked == ("turn", "green")
    assert story.told("lost") == [{"pot": 6}]


def test_pig_05_nobody_banks_an_empty_pot():
    story = begun()
    assert story.options == ["roll"]
    story.do("roll", falls=[4])
    assert story.options == ["roll", "bank"]


def test_pig_06_who_banks_up_to_the_goal_has_won():
    story = begun(*["roll"] * 5, "bank", falls=[5] * 5, goal="30")
    assert story.question is None and story.game.ranking == [(0, 30, 1), (1, 0, 2)]


def test_a_wrong_score_is_put_right():
    story = begun("roll", "bank", falls=[5])
    assert correct(story, "green", 9) == []
    assert story.game.points == [6, 9]
    story.undo()
    assert story.game.points == [6, 0]
