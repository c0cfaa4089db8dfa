# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Snow Time by its rulebook: setup, the turn, fights, fruits, mana, bonus squares."""

import pytest

from girouette.questions import BadAnswer
from tests.games.common import texts_of
from tests.games.snow_time.story import Story, Track
from tests.games.story import GameStory

TEN = ["1", "2", "3", "4", "5", "6", "7", "healer", "lookout", "storm"]


def test_tt_01_everyone_has_a_colour_a_pawn_on_the_start_and_ten_cards():
    story = Story(3)
    assert story.status["scores"] == {"red": 0, "green": 0, "yellow": 0}
    assert all(hand == TEN for hand in story.status["hands"].values())
    assert "setup" in story.keys
    assert "red" not in GameStory("snow_time", 3, "red").options


def test_tt_02_fifteen_fruits_and_two_dice_for_two_to_five_players():
    assert Story().status["reserve"] == 15
    assert "15 fruits" in texts_of("snow_time").find("t.setup")
    question = GameStory("snow_time").question
    assert (question.lo, question.hi) == (2, 5)


def test_tt_03_the_track_is_asked_once_and_then_remembered():
    track = Track()
    first = Story(facts=track)
    first.do(20, 2, 4, 2, 2, 9, 3, 1)
    squares = [
        {"place": 4, "kind": "fight", "points": 2},
        {"place": 9, "kind": "mana", "points": 1},
    ]
    assert first.status["length"] == 20 and first.status["bonuses"] == squares
    second = Story(facts=track)
    assert second.question.kind == "chance", "nothing is asked again"
    assert second.status["length"] == 20 and second.status["bonuses"] == squares


def test_tt_03_until_told_thirty_squares_and_no_bonus_are_assumed():
    story = Story(length=None, bonuses=(), facts=Track())
    story.do(None, None)
    assert story.status["length"] == 30 and story.status["bonuses"] == []
    assert story.status["assumed"] == ["tt.bonus.count", "tt.length"]


def test_tt_04_each_point_of_each_kind_is_one_square():
    story = Story(3)
    story.turn((2, 2), 6, 5, 2)
    # Red knocks green down; yellow eats two fruits and is the lowest.
    assert story.places() == [1, 0, 3]


def test_tt_05_two_dice_put_a_fruit_each_and_doubles_two_on_one_floor():
    story = Story()
    story.roll(3, 5)
    assert story.status["fruits"] == [0, 0, 1, 0, 1, 0, 0]
    assert story.tell("two_fruits") == {"low": 3, "high": 5}
    story.do(*["healer"] * 4)
    story.clear()
    story.roll(4, 4)
    assert story.status["fruits"] == [0, 0, 1, 2, 1, 0, 0]
    assert story.tell("double")["low"] == 4


def test_tt_05_the_table_may_roll_its_own_dice():
    story = Story(options=["dice"])
    assert story.question.key == "die"
    with pytest.raises(BadAnswer):
        story.do(7)
    story.do(6, 1)
    assert story.status["fruits"] == [1, 0, 0, 0, 0, 1, 0]


def test_tt_06_fruits_stay_until_they_are_eaten():
    story = Story(3)
    story.idle((3, 5))
    story.turn((1, 1), 3, 7, "healer")
    assert story.status["fruits"] == [2, 0, 0, 0, 1, 0, 0]


def test_tt_07_the_reserve_decides_how_many_dice_are_rolled():
    story = Story(3)
    for _ in range(7):
        story.idle((1, 2))
    assert story.status["reserve"] == 1
    story.idle((6,))
    assert "last_fruit" in story.keys
    assert story.status["reserve"] == 0
    assert story.question.key == "card" and story.keys[-1] == "no_fruit"
    story.turn((), 6, "healer", "healer")
    assert story.status["reserve"] == 1 and story.question.kind == "chance"


def test_tt_08_the_dice_have_six_floors_so_the_seventh_stays_bare():
    story = Story()
    assert story.question.n == 6
    story.roll(6, 6)
    assert story.status["fruits"] == [0, 0, 0, 0, 0, 2, 0]
    assert "7" in texts_of("snow_time").find("r.fruits")


def test_tt_09_all_choose_and_reveal_and_then_the_cards_are_entered_in_seating_order():
    story = Story(3)
    story.roll(1, 2)
    assert "révélez" in texts_of("snow_time").find("t.two_fruits")
    for seat in range(3):
        assert (story.question.key, story.question.seat) == ("card", seat)
        story.do(str(7 - seat))
    assert story.tell("back")["seats"] == ["red", "yellow"]


def test_tt_09_a_card_that_was_entered_stands_on_its_floor():
    story = Story(3)
    story.roll(1, 2)
    story.do("6")
    assert story.status["tree"] == [[], [], [], [], [], ["red"], []]


def test_tt_10_the_steps_of_a_turn_come_in_their_order():
    story = Story(5, bonuses=[(2, "mana", 1)])
    keys = story.turn((1, 3), "lookout", 5, 4, 1, "healer", 7)
    reveal = ["two_fruits"] + ["plays"] * 6
    assert keys == reveal + [
        "heals",
        "beats",
        "eats",
        "mana",
        "bonus",
        "back",
        "result_both",
        "turn",
    ]


def test_tt_11_each_floor_fights_and_eats_before_the_next_one_does():
    story = Story(4)
    keys = story.turn((6, 3), 6, 5, 3, 2)
    assert [key for key in keys if key in ("beats", "eats", "beats_eats", "mana")] == [
        "beats_eats",
        "beats_eats",
        "mana",
    ]
    floors = [data["floor"] for data in story.told("beats_eats")]
    assert floors == [6, 3]


def test_tt_11_a_high_eater_arrives_before_a_lower_fighter():
    story = Story(3, length=2)
    story.turn((6, 6), 6, 3, 2)
    assert story.game.winners == [0]
    assert story.places() == [2, 0, 0]


def test_tt_11_by_choice_all_fights_come_before_all_fruits():
    story = Story(4, options=["order"])
    keys = story.turn((6, 3), 6, 5, 3, 2)
    told = ("beats", "eats", "beats_eats", "mana")
    assert [key for key in keys if key in told] == ["beats", "beats", "eats", "eats", "mana"]
    assert [data["floor"] for data in story.told("beats")] == [6, 3]
    assert [data["floor"] for data in story.told("eats")] == [6, 3]
    assert story.places() == [2, 0, 3, 0]
    assert story.status["fruits"] == [0] * 7


def test_tt_11_a_lower_fighter_then_arrives_before_a_high_eater():
    for options, winners, places in (([], [0], [2, 1, 0]), (["order"], [1], [0, 2, 0])):
        story = Story(3, length=2, options=options)
        # Green has a point already, and fights for its second where red eats two.
        story.turn((6, 6), "healer", 7, "healer")
        story.turn((1, 1), 6, 3, 2)
        assert story.question is None and story.game.winners == winners
        assert story.places() == places
        assert story.tell("end")["winners"] == [story.colours[winners[0]]]


def test_tt_12_several_on_a_floor_all_fall_and_score_the_others():
    story = Story(4)
    story.turn((1, 2), 5, 5, 5, 3)
    assert story.places() == [2, 2, 2, 1]
    brawl = {"floor": 5, "fallen": ["red", "green", "yellow"], "points": 2, "places": [2, 2, 2]}
    assert story.tell("brawl") == brawl
    assert [story.status["discards"][colour] for colour in ("red", "green", "yellow")] == [
        ["5"]
    ] * 3


def test_tt_13_one_alone_knocks_down_everybody_on_the_floor_below():
    story = Story(4)
    story.turn((1, 2), 6, 5, 5, 5)
    assert story.tell("beats")["points"] == 3
    assert story.places() == [4, 0, 0, 0]
    assert story.status["discards"]["red"] == []


def test_tt_14_one_who_has_fallen_saves_the_floor_below():
    story = Story(3)
    story.turn((1, 1), 6, 5, 4)
    assert story.places() == [1, 0, 1]
    assert story.status["discards"]["yellow"] == []


def test_tt_15_those_knocked_down_score_nothing_even_if_they_were_several():
    story = Story(3)
    keys = story.turn((1, 1), 4, 3, 3)
    assert "brawl" not in keys
    assert story.places() == [3, 0, 0]


def test_tt_16_a_floor_that_brawled_hits_nobody_below():
    story = Story(3)
    story.turn((1, 1), 4, 4, 3)
    assert story.places() == [1, 1, 1]
    assert story.status["discards"]["yellow"] == []


def test_tt_17_fallen_number_cards_lie_face_up_and_can_come_back():
    for language, words in (("fr", "visibles, par couleur"), ("en", "face up, by colour")):
        assert words in texts_of("snow_time", language).find("r.floors")
    story = Story(3)
    story.turn((1, 1), 4, 4, 7)
    assert story.status["discards"] == {"red": ["4"], "green": ["4"], "yellow": []}
    story.turn((1, 1), "healer", 2, 3)
    assert story.status["discards"]["red"] == []


def test_tt_18_each_one_still_there_eats_all_fruits_of_its_floor():
    story = Story(3)
    story.idle((2, 5))
    story.turn((2, 2), 2, 5, "healer")
    assert story.places() == [4, 1, 0]
    assert story.tell("mana")["who"] == "red"
    assert story.status["reserve"] == 15


def test_tt_19_fruits_of_a_floor_whose_characters_fell_stay():
    story = Story(3)
    story.turn((5, 4), 5, 5, 4)
    assert story.status["fruits"] == [0, 0, 0, 0, 1, 0, 0]
    story.turn((3, 3), 7, 6, 4)
    assert story.status["fruits"] == [0, 0, 2, 0, 1, 0, 0]


def test_tt_20_the_lowest_one_left_gets_a_mana():
    story = Story(4)
    story.turn((6, 6), 7, 5, 3, 2)
    assert story.tell("mana")["who"] == "yellow", "blue was lower but fell"


def test_tt_20_nobody_left_no_mana():
    story = Story(4)
    assert "mana" not in story.turn((6, 6), 5, 5, 2, 2)
    assert "mana" not in story.idle((6, 6))


def test_tt_21_a_bonus_is_for_points_of_its_kind_only():
    story = Story(3, bonuses=[(1, "fight", 2), (3, "fruit", 1)])
    story.turn((1, 1), 7, 6, 4)
    # Red fought onto 1; yellow reached 1 by mana, which that square does not pay.
    assert story.places() == [3, 0, 1]
    assert story.tell("bonus") == {"who": "red", "kind": "fight", "points": 2, "place": 3}
    story.turn((4, 4), "healer", 7, 4)
    assert story.places() == [3, 0, 4], "red stood still on a bonus square: nothing"


def test_tt_22_a_bonus_that_leads_to_a_bonus_ends_there():
    story = Story(3, bonuses=[(1, "fight", 2), (3, "fight", 5)])
    story.turn((1, 1), 7, 6, 4)
    assert story.places() == [3, 0, 1]
    assert story.keys.count("bonus") == 1


def test_tt_23_pawns_share_squares():
    story = Story(4)
    story.turn((1, 1), 7, 7, 5, 5)
    assert story.places() == [1, 1, 1, 1]
    assert "se partage" in texts_of("snow_time").find("r.bonus")


def test_tt_24_survivors_return_to_hand_and_the_next_turn_begins():
    story = Story(3)
    keys = story.turn((1, 1), 7, 5, 3)
    assert story.tell("back")["seats"] == ["red", "green", "yellow"]
    assert keys[-1] == "turn" and story.status["round"] == 2
    assert story.status["hands"]["red"] == TEN
    assert story.status["tree"] == [[]] * 7


def test_tt_25_the_example_of_the_rulebook():
    """Marie red, Vincent green, Hugo yellow, Nina blue, and a fifth player with Vincent."""
    story = Story(5, bonuses=[(2, "mana", 1), (5, "fight", 2)])
    story.idle((6, 6))
    story.idle((6, 5))
    story.turn((5, 3), 6, 5, 4, 3, 5)
    marie = story.tell("beats_eats")
    assert (marie["who"], marie["points"], marie["fruits"], marie["place"]) == ("red", 2, 3, 5)
    hugo = story.tell("beats")
    assert (hugo["who"], hugo["fallen"], hugo["points"]) == ("yellow", ["blue"], 1)
    assert story.tell("mana")["who"] == "yellow"
    assert story.tellers("bonus") == ["red", "yellow"]
    bonuses = [(data["kind"], data["points"]) for data in story.told("bonus")]
    assert bonuses == [("fight", 2), ("mana", 1)]
    assert story.places() == [7, 0, 3, 0, 0]
    assert story.status["fruits"] == [0, 0, 1, 0, 2, 0, 0]
    discards = story.status["discards"]
    assert [discards[colour] for colour in story.colours] == [[], ["5"], [], ["3"], ["5"]]
