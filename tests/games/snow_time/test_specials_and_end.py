# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Snow Time by its rulebook: the special cards, the end, two players."""

import pytest

from girouette.questions import BadAnswer
from tests.games.common import texts_of
from tests.games.snow_time.story import Story
from tests.games.story import GameStory

NUMBERS = ["1", "2", "3", "4", "5", "6", "7"]


def lose(story, *cards):
    """Red and green fight away these cards while yellow heals."""
    for card in cards:
        dice = (1, 1) if story.status["reserve"] > 1 else (1,) * story.status["reserve"]
        story.turn(dice, card, card, "healer")


def test_tt_26_specials_are_entered_like_any_card():
    story = Story(3)
    story.roll(1, 1)
    assert story.question.options == NUMBERS + ["healer", "lookout", "storm"]
    for language, words in (("fr", "spéciales aussi"), ("en", "Special cards too")):
        assert words in texts_of("snow_time", language).find("r.cards")


def test_tt_27_the_healer_takes_back_up_to_two_number_cards():
    story = Story(3, length=100)
    lose(story, 1, 2, 3)
    story.turn((1, 1), "healer", 7, 5)
    assert story.question.options == ["3+2", "3+1", "2+1", "others"]
    story.do("3+1")
    assert story.status["discards"]["red"] == ["2"]
    assert story.tell("heals") == {"who": "red", "cards": ["3", "1"]}


def test_tt_27_fewer_may_be_taken():
    story = Story(3, length=100)
    lose(story, 1, 2, 3)
    story.turn((1, 1), "healer", "healer", 5, "others")
    assert story.question.options == ["3", "2", "1", "none"]
    story.do("2", "others", "none")
    assert story.status["discards"] == {"red": ["1", "3"], "green": ["1", "2", "3"], "yellow": []}
    assert [data["cards"] for data in story.told("heals")] == [["2"], []]


def test_tt_27_one_or_two_lost_cards_come_back_unasked():
    story = Story(3, length=100)
    lose(story, 1)
    story.turn((1, 1), "healer", 2, 5)
    assert story.tell("heals")["cards"] == ["1"] and story.status["discards"]["red"] == []
    lose(story, 4, 6)
    story.turn((1, 1), "healer", 2, 5)
    assert story.tell("heals")["cards"] == ["4", "6"] and story.status["discards"]["red"] == []


def test_tt_28_all_seven_numbers_gone_all_come_back():
    story = Story(3, length=100)
    lose(story, *NUMBERS)
    assert story.status["hands"]["red"] == ["healer", "lookout", "storm"]
    keys = story.turn((1,), "healer", "storm", 7)
    assert "heals_all" in keys
    assert story.status["discards"] == {"red": [], "green": NUMBERS + ["storm"], "yellow": ["7"]}


def test_tt_28_the_single_use_cards_never_return():
    story = Story(3, length=100)
    story.turn((1, 1), "storm", "lookout", "healer", "healer")
    lose(story, *NUMBERS)
    story.turn((), "healer", "healer", 7)
    assert story.keys.count("heals_all") == 2
    assert story.status["discards"] == {"red": ["storm"], "green": ["lookout"], "yellow": []}


def test_tt_28_by_choice_all_cards_are_also_the_single_use_ones():
    story = Story(3, length=100, options=["healing"])
    story.turn((1, 1), "storm", "lookout", "healer", "storm")
    lose(story, *NUMBERS)
    story.turn((), "healer", "healer", 7)
    assert story.question.key == "heal" and story.question.seat == 0, "red has its lookout left"
    story.do("2+1")
    # Green has used both: all seven come back, the single-use cards do not.
    assert story.tellers("heals_all") == ["green"]
    assert story.status["discards"]["green"] == ["lookout", "storm"]
    assert story.status["discards"]["red"] == ["3", "4", "5", "6", "7", "storm"]


def test_tt_28_decides_a_whole_game():
    for options, healed in (([], ()), (["healing"], ("2+1",))):
        story = Story(3, length=9, options=options)
        lose(story, *NUMBERS)
        assert story.places() == [7, 7, 0]
        story.turn((1,), "healer", "healer", "healer", *healed, *healed)
        if options:
            assert "7" not in story.question.options, "red has only two characters back"
            story.turn((), 2, "healer", 6, "others", "none")
            assert story.question is not None and story.places() == [8, 7, 0]
        else:
            # A fight and the mana are the last two squares.
            story.turn((), 7, "healer", 6)
            assert story.question is None and story.game.winners == [0]


def test_tt_29_the_healer_is_back_in_hand_even_after_a_storm():
    story = Story(3)
    story.turn((1, 1), "healer", "storm", 5)
    assert "healer" in story.status["hands"]["red"]
    assert story.status["discards"]["red"] == []
    assert "toujours en main" in texts_of("snow_time").find("r.specials")


def test_tt_30_the_lookout_plays_another_card_once_all_are_known():
    story = Story(3)
    story.turn((1, 1), "lookout", 5, 3)
    assert (story.question.key, story.question.seat) == ("lookout", 0)
    assert story.question.options == NUMBERS + ["healer", "storm"]
    story.do("6")
    assert story.tell("beats")["who"] == "red"


def test_tt_30_the_other_card_may_be_a_special():
    story = Story(3)
    story.turn((1, 1), "lookout", 5, 3, "storm")
    assert story.tell("storm")["points"] == 2
    assert story.status["discards"]["red"] == ["lookout", "storm"]


def test_tt_31_several_lookouts_choose_face_down_and_reveal_together():
    story = Story(3)
    keys = story.turn((1, 1), "lookout", 5, "lookout")
    assert keys[-1] == "lookouts", "told before anyone's choice is entered"
    assert story.tell("lookouts")["seats"] == ["red", "yellow"]
    story.do("6")
    assert story.question.seat == 2
    story.do("4")
    assert story.places() == [1, 0, 1]


def test_tt_31_one_lookout_alone_needs_no_second_reveal():
    assert "lookouts" not in Story(3).turn((1, 1), "lookout", 5, 3, 6)


def test_tt_32_a_storm_clears_the_tree_and_scores_the_opponents_cards():
    story = Story(4, bonuses=[(2, "fight", 3)])
    keys = story.turn((5, 3), "storm", 5, "healer", 3)
    storm = {"seats": ["red"], "fallen": ["green", "blue"], "points": 2, "places": [2]}
    assert story.tell("storm") == storm
    assert story.places() == [5, 0, 0, 0], "two cards and the bonus"
    assert not {"eats", "beats", "brawl", "mana"} & set(keys)
    assert story.status["fruits"] == [0, 0, 1, 0, 1, 0, 0]
    assert story.status["discards"]["green"] == ["5"]


def test_tt_32_a_storm_over_an_empty_tree_scores_nothing():
    story = Story(3, bonuses=[(1, "fight", 3)])
    story.turn((5, 3), "storm", "healer", "healer")
    assert story.places() == [0, 0, 0]


def test_tt_33_several_storms_each_score_every_discarded_card():
    story = Story(5)
    story.turn((5, 3), "storm", 5, "storm", 3, 3)
    assert story.places() == [3, 0, 3, 0, 0]
    assert story.tell("storms")["seats"] == ["red", "yellow"]


def test_tt_34_lookout_then_storm_then_healer():
    story = Story(4, length=100)
    lost = story.turn((1, 1), 4, 4, "healer", "healer")
    assert "brawl" in lost
    keys = story.turn((1, 1), "healer", "lookout", "storm", 6, 7)
    assert story.tell("storm")["fallen"] == ["green", "blue"], "the lookout's new card too"
    assert keys.index("storm") < keys.index("heals")
    assert story.status["discards"]["red"] == []
    assert story.status["discards"]["green"] == ["4", "7", "lookout"]


def test_tt_35_lookout_and_storm_are_used_once():
    story = Story(3)
    story.turn((1, 1), "lookout", "storm", 3, 6)
    story.roll(1, 1)
    assert "lookout" not in story.question.options
    story.do("5")
    assert "storm" not in story.question.options
    assert "défausse du haut" in texts_of("snow_time").find("r.specials")


def test_tt_36_a_card_that_cannot_be_in_hand_is_refused():
    story = Story(3)
    story.turn((1, 1), 4, 4, 7)
    story.roll(1, 1)
    for card in ("4", "8", "0", 4, None):
        with pytest.raises(BadAnswer):
            story.do(card)
    assert story.question.options == ["1", "2", "3", "5", "6", "7", "healer", "lookout", "storm"]


def test_tt_37_the_first_pawn_to_arrive_wins_at_once():
    story = Story(4, length=3)
    story.turn((6, 6), 7, 6, 6, 6)
    assert story.question is None and story.game.winners == [0]
    assert "mana" not in story.keys, "others score no more, nor does the winner"
    assert story.game.ranking[0] == (0, 3, 1)
    assert not story.game.shared and story.tell("end")["winners"] == ["red"]


def test_tt_37_points_left_over_are_lost():
    story = Story(4, length=2)
    story.turn((6, 6), 7, 6, 6, 6)
    assert story.places() == [2, 0, 0, 0]
    assert story.status["left"]["red"] == 0


def test_tt_38_a_higher_player_wins_before_a_lower_one_scores():
    story = Story(4, length=1)
    story.turn((1, 1), 3, 2, 6, 5)
    assert story.game.winners == [2]
    assert story.places() == [0, 0, 1, 0]


def test_tt_38_bonuses_too_go_from_top_to_bottom():
    story = Story(4, length=5, bonuses=[(1, "fight", 4)])
    story.turn((1, 1), 3, 2, 6, 5)
    # Both fought onto square 1 or beyond; yellow's bonus comes first. Red is on 2 by its mana.
    assert story.game.winners == [2]
    story = Story(5, length=5, bonuses=[(1, "fight", 4)])
    story.turn((1, 1), 4, 3, 7, 6, 1)
    assert story.game.winners == [2] and story.places()[0] == 1


def test_tt_39_arriving_together_is_a_shared_victory():
    story = Story(3, length=2)
    story.turn((1, 1), 5, 5, 5)
    assert story.game.shared and story.tell("end_shared")["winners"] == ["red", "green", "yellow"]
    story = Story(4, length=2)
    story.turn((1, 1), "storm", "storm", 5, 4)
    assert [rank for _, _, rank in story.game.ranking] == [1, 1, 3, 3]


def test_tt_39_by_choice_the_furthest_beyond_the_line_wins():
    for options, winners in ((["ties"], ["green"]), ([], ["red", "green", "yellow"])):
        story = Story(3, length=2, options=options)
        story.turn((6, 6), "healer", 7, "healer")
        assert story.places() == [0, 1, 0]
        story.turn((6, 6), 5, 5, 5)
        assert story.keys[-1] == ("end_further" if options else "end_shared")
        assert story.heard[-1].values["winners"] == winners
        assert story.places() == [2, 2, 2]


def test_tt_40_two_players_run_two_colours_each():
    story = GameStory("snow_time", 2)
    assert story.question.key == "pair" and story.question.values["player"] == 1
    story = Story(2)
    assert story.status["teams"] == [["red", "green"], ["yellow", "blue"]]
    story.turn((1, 1), 5, 5, "healer", "healer")
    assert story.places() == [1, 1, 0, 0], "colours of one player fight each other"


def test_tt_40_one_pawn_at_the_end_wins_for_both_colours():
    story = Story(2, length=2)
    story.turn((1, 1), 7, "healer", 5, 1)
    assert [(seat, rank) for seat, _, rank in story.game.ranking] == [
        (3, 1),
        (2, 1),
        (0, 2),
        (1, 2),
    ]
    assert not story.game.shared
    assert story.tell("end")["winners"] == ["yellow", "blue"]


def test_tt_40_both_players_arriving_together_share():
    story = Story(2, length=1)
    story.turn((1, 1), 7, "healer", 7, 1)
    assert story.game.shared
    assert {rank for _, _, rank in story.game.ranking} == {1}


def test_tt_40_a_storm_does_not_count_ones_own_second_colour():
    story = Story(2)
    story.turn((1, 1), "storm", 5, 4, 3)
    assert story.places() == [2, 0, 0, 0]
    assert story.status["discards"]["green"] == ["5"]
    story = Story(2)
    story.turn((1, 1), "storm", "storm", 4, 3)
    assert story.places() == [2, 2, 0, 0]


def test_tt_40_by_choice_a_storm_counts_ones_own_second_colour():
    story = Story(2, options=["storm"])
    story.turn((1, 1), "storm", 5, 4, 3)
    assert story.places() == [3, 0, 0, 0]
    assert "storm" not in GameStory("snow_time", 3, "red", "green", "yellow", "referee").options
    # Which ends a game: three squares are enough with one's own card, not without it.
    for options, over in ((["storm"], True), ([], False)):
        story = Story(2, length=3, options=options)
        story.turn((1, 1), "storm", 5, 4, 3)
        assert (story.question is None) is over
