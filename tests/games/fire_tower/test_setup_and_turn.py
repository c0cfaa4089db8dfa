# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Fire Tower: setup, the turn, the hand and the wind, a test per rule row."""

import pytest

from girouette.games.fire_tower.winds import threatens
from girouette.questions import BadAnswer
from tests.games.common import lines_of, texts_of
from tests.games.fire_tower.story import FLAME, Story, mask, places
from tests.games.story import GameStory


def test_ft_01_two_to_four_players():
    question = GameStory("fire_tower").question
    assert (question.key, question.lo, question.hi) == ("players", 2, 4)
    assert "setup_board" in Story().setup


def test_ft_02_two_players_sit_diagonally():
    question = GameStory("fire_tower", 2).question
    assert question.options == ["red_blue", "purple_green"]
    assert Story(2, towers="purple_green").game.towers == [1, 3]


def test_ft_02_three_players_leave_one_tower_empty():
    assert Story(3, towers="purple").game.colours == ["red", "blue", "green"]


def test_ft_03_gems_and_firebreaks_never_run_out():
    assert "sans limite" in texts_of("fire_tower").get("t.setup_board")
    story = Story().spread()
    story.lay([(row, column) for row in range(3, 13) for column in range(16) if row not in (7, 8)])
    story.board.gems |= mask([(7, column) for column in range(7)])
    story.board.gems |= mask([(8, column) for column in range(9, 16)])
    box = len(story.gems)
    assert box > 135, "more than the box holds"
    story.card("flare").do((2, 5), "0,5 1,5 2,5")
    assert len(story.gems) == box + 3


def test_ft_04_vane_and_board_share_their_north():
    assert "même nord" in texts_of("fire_tower").get("t.setup_board")


def test_ft_05_one_bucket_each():
    story = Story(3)
    assert "setup_buckets" in story.setup
    assert story.status["buckets"] == ["red", "purple", "blue"]


def test_ft_06_events_are_options_and_the_firestorm_is_recommended():
    question = GameStory("fire_tower", 4, "referee").question
    assert question.values["storms"] == "whole"
    assert {"storms", "mutual_aid", "shadow", "ablaze"} <= set(question.options)
    assert Story(options=["storms", "storms"]).game.events() == []


def test_ft_07_fifty_two_cards_five_each():
    story = Story(options=["storms", "storms"])
    status = story.status
    assert status["pile"] == 52 - 4 * 5
    assert set(status["hands"].values()) == {5}
    assert "52" in texts_of("fire_tower").get("t.setup_deal")


def test_ft_08_events_join_the_pile_after_the_deal():
    story = Story(options=["mutual_aid"])
    assert story.setup.index("setup_deal") < story.setup.index("setup_events")
    assert story.told("setup_events") == [{"events": ["firestorm", "mutual_aid"]}]
    assert story.game.pile == 52 + 2 - 20


def test_ft_09_an_empty_pile_is_made_of_the_discards():
    story = Story(2, options=["storms", "storms"])
    while not story.told("reshuffle"):
        before = story.game.pile
        story.spread().do("discard", 5)
    assert before <= 5
    assert story.game.pile == 52 - 2 * 5
    assert not any(story.game.seen)


def test_ft_10_the_die_gives_the_first_wind():
    story = Story(wind="e")
    assert story.game.wind_key() == "e"
    assert story.status["wind_by"] == "die"
    assert story.told("first")[0]["wind"] == "e"


@pytest.mark.parametrize(
    "wind,first", [("n", "red"), ("e", "purple"), ("s", "blue"), ("w", "green")]
)
def test_ft_11_the_player_with_the_wind_on_the_left_begins(wind, first):
    story = Story(wind=wind)
    assert story.asked == ("spread", first)
    assert story.status["first_player"] == first


def test_ft_11_an_empty_tower_leaves_it_to_the_other_one_on_that_side():
    assert Story(3, wind="w", towers="green").asked == ("spread", "red")
    assert Story(2, wind="n", towers="purple_green").asked == ("spread", "purple")


def test_ft_12_turns_go_clockwise():
    story = Story(wind="s", options=["storms", "storms"])
    order = []
    for _ in range(5):
        order.append(story.asked[1])
        story.skip()
    assert order == ["blue", "green", "red", "purple", "blue"]


def test_ft_13_no_roll_at_the_start_of_a_turn():
    story = Story(options=["storms", "storms"])
    for _ in range(8):
        story.skip()  # would stop at a chance question if there were one
    assert story.game.wind_key() == "n"
    assert story.status["wind_turn"] == 0


def test_ft_14_the_wind_comes_before_the_action():
    story = Story()
    assert story.asked == ("spread", "red")
    story.spread()
    assert story.asked == ("action", "red")
    assert story.game.phase == "action"


def test_ft_15_one_gem_downwind_of_fire_on_an_empty_square():
    story = Story(wind="s")
    assert story.squares == [(9, 7), (9, 8)]
    with pytest.raises(BadAnswer):
        story.do((9, 9))
    story.do((9, 7))
    assert story.gems == [(9, 7)]
    story.lay([(9, 7), (9, 8), (4, 4)], [(5, 4)])
    story.do("discard", 1)
    # Not over the firebreak, not sideways, never on the flame.
    assert story.squares == [(10, 7), (10, 8)]


def test_ft_16_spreading_is_skipped_where_no_square_is_left():
    story = Story(options=["storms", "storms"]).spread()
    story.lay([], [(6, 7), (6, 8)])
    story.do("discard", 1)
    assert story.asked == ("action", "purple")
    assert story.tellers("no_room") == ["purple"]


def test_ft_17_a_new_wind_counts_from_the_next_turn():
    story = Story(options=["storms", "storms"])
    assert story.squares == [(6, 7), (6, 8)]
    story.spread().do("wind", "e", "set")
    assert story.gems == [(6, 7)]
    assert story.asked == ("spread", "purple")
    # The gem that the north wind lit is fire for the east wind now.
    assert story.squares == [(6, 8), (7, 9), (8, 9)]


def test_ft_18_one_card_or_cards_thrown_away():
    story = Story().spread()
    assert story.options == ["card", "wind", "discard"]
    story.do("discard", 3)
    assert story.game.pile == 33 - 3
    assert story.told("discard") == [{"cards": 3}]
    assert story.asked == ("spread", "purple")


def test_ft_19_the_hand_is_full_again_and_all_of_it_may_go():
    story = Story().spread().do("discard")
    assert (story.question.lo, story.question.hi) == (1, 5)
    story.do(5)
    assert story.game.hands == [5, 5, 5, 5]
    story.game.hand = 7
    story.game.hands = [7] * 4
    story.spread().do("discard")
    assert story.question.hi == 7


def test_ft_19_the_literal_five_is_a_setting():
    story = Story(options=["discards"]).spread()
    story.game.hands = [7] * 4
    story.do("discard")
    assert story.question.hi == 5


def test_ft_20_buckets_are_no_part_of_the_hand():
    story = Story().lay([(0, 1)])
    story.do((6, 7), "bucket", (0, 1))
    assert story.game.hands == [5, 5, 5, 5]
    assert story.asked == ("action", "red")


def test_ft_21_the_bucket_at_any_moment_of_ones_own_turn_once():
    story = Story(options=["storms", "storms"]).spread()
    story.lay([(0, 1), (14, 15)])
    story.do("discard", 1)
    # Fire in red's tower, but it is not red's turn any more.
    assert story.asked == ("finish", "red")
    assert story.options == ["end", "bucket"]
    story.do("bucket", (0, 1))
    assert story.gems == [(14, 15)]
    assert story.asked == ("spread", "purple")
    story.skip()
    assert story.asked == ("begin", "blue")
    assert story.options == ["spread", "bucket"]
    story.spread()
    assert "bucket" in story.options
    assert story.tellers("bucket") == ["red"]


def test_ft_21_a_bucket_after_the_action_is_told_before_the_next_player_does_anything():
    story = Story(level="companion", options=["storms", "storms"])
    assert "before" not in story.options, "nobody has had a turn"
    story.do("discard", 1)
    assert story.asked == ("turn", "purple")
    assert texts_of("fire_tower").option(story.question, "before") == "Seau Rouge"
    story.do("before")
    assert story.tellers("bucket") == ["red"]
    assert story.asked == ("turn", "purple") and "before" not in story.options
    assert "bucket" in story.options, "purple's own is still full"
    story.do("discard", 1, "discard", 1)
    assert story.question.values["before"] == "blue"


def test_ft_22_a_wind_card_sets_the_wind():
    story = Story().spread().do("wind", "w", "set")
    status = story.status
    assert (status["wind"], status["wind_by"], status["wind_turn"]) == ("w", "red", 1)
    assert story.told("wind_set") == [{"wind": "w"}]
    assert status["played"] == {"w": 1}


def test_ft_23_a_roll_is_repeated_while_the_wind_stays_the_same():
    story = Story().spread().do("wind", "w", "roll", falls="nns")
    assert story.game.wind_key() == "s"
    assert story.told("reroll") == [{"wind": "n"}] * 2


def test_ft_24_a_gem_the_cards_way_leaves_the_wind_alone():
    story = Story().spread().do("wind", "e", "gem")
    assert story.squares == [(6, 8), (7, 9), (8, 9)]
    story.do((8, 9))
    assert story.gems == [(6, 7), (8, 9)]
    assert story.game.wind_key() == "n"


def test_ft_25_an_invalid_card_or_roll_is_rolled_again():
    story = Story(options=["storms", "storms"], level="companion")
    story.do("burn", "green", "red", "discard", 1, "burn", "red", "purple")
    # Red and green are burnt, so west threatens nobody.
    assert [threatens(story.game, way) for way in range(4)] == [True, True, True, False]
    story.do("wind", "w", "set", falls="wwe")
    assert story.told("wind_invalid") == [{"wind": "w"}]
    assert story.told("reroll") == [{"wind": "w"}] * 2
    assert story.game.wind_key() == "e"
    story.do("wind", "s", "roll", falls="wen")
    assert story.game.wind_key() == "n"


def test_ft_26_an_invalid_card_still_gives_its_gem():
    story = Story(options=["storms", "storms"]).spread((6, 7))
    story.game.burnt_at = [0, 0, 0, 1]
    story.do("discard", 1).spread()
    story.game.burnt_at = [2, 0, 0, 1]
    assert not threatens(story.game, 3)
    story.do("wind", "w", "gem")
    assert (6, 6) in story.squares


def test_ft_66_five_kinds_of_cards_under_one_name_each():
    texts = texts_of("fire_tower")
    story = Story().lay([(3, 4), (3, 5)]).do((6, 7), "card")
    words = [texts.option(story.question, option) for option in story.options]
    assert len(set(words)) == len(words) == 10
    told = [text for _, text in lines_of("girouette.games.fire_tower.text", "fr")]
    assert "pare-feu" not in "\n".join(told).lower()
    assert places(story.board.flame) == FLAME
