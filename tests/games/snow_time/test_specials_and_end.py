# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Snow Time by its rulebook: the special cards, the end, two players."""

import pytest

from girouette.questions import BadAnswer
from tests.games.common import answers, texts_of
from tests.games.snow_time.table import Table

NUMBERS = ["1", "2", "3", "4", "5", "6", "7"]


def lose(table, *cards):
    """Red and green fight away these cards while yellow heals."""
    for card in cards:
        dice = (1, 1) if table.status["reserve"] > 1 else (1,) * table.status["reserve"]
        table.turn(dice, card, card, "healer")


def test_tt_26_specials_are_entered_like_any_card():
    table = Table(3)
    table.roll(1, 1)
    assert table.question.options == NUMBERS + ["healer", "lookout", "storm"]
    for language, words in (("fr", "spéciales aussi"), ("en", "Special cards too")):
        assert words in texts_of("snow_time", language).find("r.cards")


def test_tt_27_the_healer_takes_back_up_to_two_number_cards():
    table = Table(3, length=100)
    lose(table, 1, 2, 3)
    table.turn((1, 1), "healer", 7, 5)
    assert table.question.options == ["1", "2", "3", "enough"]
    table.answer("1")
    assert table.question.options == ["2", "3", "enough"]
    table.answer("3")
    assert table.status["discards"]["red"] == ["2"]
    assert table.tell("heals") == {"who": "red", "cards": ["1", "3"]}


def test_tt_27_fewer_may_be_taken_and_one_lost_card_is_one_question():
    table = Table(3, length=100)
    lose(table, 1)
    table.turn((1, 1), "healer", "healer", 5, "1", "enough")
    assert table.status["discards"] == {"red": [], "green": ["1"], "yellow": []}


def test_tt_28_all_seven_numbers_gone_all_come_back():
    table = Table(3, length=100)
    lose(table, *NUMBERS)
    assert table.status["hands"]["red"] == ["healer", "lookout", "storm"]
    keys = table.turn((1,), "healer", "storm", 7)
    assert "heals_all" in keys
    assert table.status["discards"] == {"red": [], "green": NUMBERS + ["storm"], "yellow": ["7"]}


def test_tt_28_the_single_use_cards_never_return():
    table = Table(3, length=100)
    table.turn((1, 1), "storm", "lookout", "healer", "healer")
    lose(table, *NUMBERS)
    table.turn((), "healer", "healer", 7)
    assert table.told_keys().count("heals_all") == 2
    assert table.status["discards"] == {"red": ["storm"], "green": ["lookout"], "yellow": []}


def test_tt_29_the_healer_is_back_in_hand_even_after_a_storm():
    table = Table(3)
    table.turn((1, 1), "healer", "storm", 5)
    assert "healer" in table.status["hands"]["red"]
    assert table.status["discards"]["red"] == []
    assert "toujours en main" in texts_of("snow_time").find("r.specials")


def test_tt_30_the_lookout_plays_another_card_once_all_are_known():
    table = Table(3)
    table.turn((1, 1), "lookout", 5, 3)
    assert (table.question.key, table.question.seat) == ("lookout", 0)
    assert table.question.options == NUMBERS + ["healer", "storm"]
    table.answer("6")
    assert table.tell("beats")["who"] == "red"


def test_tt_30_the_other_card_may_be_a_special():
    table = Table(3)
    table.turn((1, 1), "lookout", 5, 3, "storm")
    assert table.tell("storm")["points"] == 2
    assert table.status["discards"]["red"] == ["lookout", "storm"]


def test_tt_31_several_lookouts_choose_face_down_and_reveal_together():
    table = Table(3)
    keys = table.turn((1, 1), "lookout", 5, "lookout")
    assert keys[-1] == "lookouts", "told before anyone's choice is entered"
    assert table.tell("lookouts")["owners"] == ["red", "yellow"]
    table.answer("6")
    assert table.question.seat == 2
    table.answer("4")
    assert table.places() == [1, 0, 1]


def test_tt_31_one_lookout_alone_needs_no_second_reveal():
    assert "lookouts" not in Table(3).turn((1, 1), "lookout", 5, 3, 6)


def test_tt_32_a_storm_clears_the_tree_and_scores_the_opponents_cards():
    table = Table(4, bonuses=[(2, "fight", 3)])
    keys = table.turn((5, 3), "storm", 5, "healer", 3)
    storm = {"owners": ["red"], "fallen": ["green", "blue"], "points": 2, "places": [2]}
    assert table.tell("storm") == storm
    assert table.places() == [5, 0, 0, 0], "two cards and the bonus"
    assert not {"eats", "beats", "brawl", "mana"} & set(keys)
    assert table.status["fruits"] == [0, 0, 1, 0, 1, 0, 0]
    assert table.status["discards"]["green"] == ["5"]


def test_tt_32_a_storm_over_an_empty_tree_scores_nothing():
    table = Table(3, bonuses=[(1, "fight", 3)])
    table.turn((5, 3), "storm", "healer", "healer")
    assert table.places() == [0, 0, 0]


def test_tt_33_several_storms_each_score_every_discarded_card():
    table = Table(5)
    table.turn((5, 3), "storm", 5, "storm", 3, 3)
    assert table.places() == [3, 0, 3, 0, 0]
    assert table.tell("storms")["owners"] == ["red", "yellow"]


def test_tt_34_lookout_then_storm_then_healer():
    table = Table(4, length=100)
    lost = table.turn((1, 1), 4, 4, "healer", "healer")
    assert "brawl" in lost
    keys = table.turn((1, 1), "healer", "lookout", "storm", 6, 7, "4")
    assert table.tell("storm")["fallen"] == ["green", "blue"], "the lookout's new card too"
    assert keys.index("storm") < keys.index("heals")
    assert table.status["discards"]["red"] == []
    assert table.status["discards"]["green"] == ["4", "7", "lookout"]


def test_tt_35_lookout_and_storm_are_used_once():
    table = Table(3)
    table.turn((1, 1), "lookout", "storm", 3, 6)
    table.roll(1, 1)
    assert "lookout" not in table.question.options
    table.answer("5")
    assert "storm" not in table.question.options
    assert "défausse du haut" in texts_of("snow_time").find("r.specials")


def test_tt_36_a_card_that_cannot_be_in_hand_is_refused():
    table = Table(3)
    table.turn((1, 1), 4, 4, 7)
    table.roll(1, 1)
    for card in ("4", "8", "0", 4, None):
        with pytest.raises(BadAnswer):
            table.answer(card)
    assert table.question.options == ["1", "2", "3", "5", "6", "7", "healer", "lookout", "storm"]


def test_tt_37_the_first_pawn_to_arrive_wins_at_once():
    table = Table(4, length=3)
    table.turn((6, 6), 7, 6, 6, 6)
    assert table.session.question is None and table.game.winners == [0]
    assert "mana" not in table.told_keys(), "others score no more, nor does the winner"
    assert table.game.ranking[0] == (0, 3, 1)
    assert not table.game.shared and table.tell("end")["winners"] == ["red"]


def test_tt_37_points_left_over_are_lost():
    table = Table(4, length=2)
    table.turn((6, 6), 7, 6, 6, 6)
    assert table.places() == [2, 0, 0, 0]
    assert table.status["left"]["red"] == 0


def test_tt_38_a_higher_player_wins_before_a_lower_one_scores():
    table = Table(4, length=1)
    table.turn((1, 1), 3, 2, 6, 5)
    assert table.game.winners == [2]
    assert table.places() == [0, 0, 1, 0]


def test_tt_38_bonuses_too_go_from_top_to_bottom():
    table = Table(4, length=5, bonuses=[(1, "fight", 4)])
    table.turn((1, 1), 3, 2, 6, 5)
    # Both fought onto square 1 or beyond; yellow's bonus comes first. Red is on 2 by its mana.
    assert table.game.winners == [2]
    table = Table(5, length=5, bonuses=[(1, "fight", 4)])
    table.turn((1, 1), 4, 3, 7, 6, 1)
    assert table.game.winners == [2] and table.places()[0] == 1


def test_tt_39_arriving_together_is_a_shared_victory():
    table = Table(3, length=2)
    table.turn((1, 1), 5, 5, 5)
    assert table.game.shared and table.tell("end_shared")["winners"] == ["red", "green", "yellow"]
    table = Table(4, length=2)
    table.turn((1, 1), "storm", "storm", 5, 4)
    assert [rank for _, _, rank in table.game.ranking] == [1, 1, 3, 3]


def test_tt_39_by_choice_the_furthest_beyond_the_line_wins():
    for options, winners in ((["ties"], ["green"]), ([], ["red", "green", "yellow"])):
        table = Table(3, length=2, options=options)
        table.turn((6, 6), "healer", 7, "healer")
        assert table.places() == [0, 1, 0]
        table.turn((6, 6), 5, 5, 5)
        assert table.told_keys()[-1] == ("end_further" if options else "end_shared")
        assert table.told[-1][1]["winners"] == winners
        assert table.places() == [2, 2, 2]


def test_tt_40_two_players_run_two_colours_each():
    session = answers("snow_time", 2)
    assert session.question.key == "pair" and session.question.values["player"] == 1
    table = Table(2)
    assert table.status["teams"] == [["red", "green"], ["yellow", "blue"]]
    table.turn((1, 1), 5, 5, "healer", "healer")
    assert table.places() == [1, 1, 0, 0], "colours of one player fight each other"


def test_tt_40_one_pawn_at_the_end_wins_for_both_colours():
    table = Table(2, length=2)
    table.turn((1, 1), 7, "healer", 5, 1)
    assert [(seat, rank) for seat, _, rank in table.game.ranking] == [
        (3, 1),
        (2, 1),
        (0, 2),
        (1, 2),
    ]
    assert not table.game.shared
    assert table.tell("end")["winners"] == ["yellow", "blue"]


def test_tt_40_both_players_arriving_together_share():
    table = Table(2, length=1)
    table.turn((1, 1), 7, "healer", 7, 1)
    assert table.game.shared
    assert {rank for _, _, rank in table.game.ranking} == {1}


def test_tt_40_a_storm_does_not_count_ones_own_second_colour():
    table = Table(2)
    table.turn((1, 1), "storm", 5, 4, 3)
    assert table.places() == [2, 0, 0, 0]
    assert table.status["discards"]["green"] == ["5"]
    table = Table(2)
    table.turn((1, 1), "storm", "storm", 4, 3)
    assert table.places() == [2, 2, 0, 0]
