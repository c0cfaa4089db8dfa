# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Fire Tower: burning towers, event cards, variants and the end, a test per rule row."""

import pytest

from tests.games.common import texts_of
from tests.games.fire_tower.story import Story, mask, places
from tests.games.story import GameStory

NO_STORMS = ["storms", "storms"]
SHADOW = [*NO_STORMS, "shadow"]


def companion(*options, **how):
    return Story(level="companion", options=options, **how)


def burning_purple(options=(), gems=(), falls=""):
    """Red's wind card brings a gem to purple's roof."""
    story = Story(options=options).spread().lay([(0, 14), *gems])
    return story.do("wind", "e", "gem", (0, 15), falls=falls)


def ranks(story):
    assert story.question is None, story.asked
    return {story.game.colours[seat]: rank for seat, _, rank in story.game.ranking}


# --- burning a tower --------------------------------------------------------------------------


def test_ft_41_a_gem_on_a_roof_eliminates_at_once():
    story = burning_purple(NO_STORMS)
    assert story.tellers("burnt") == ["purple"]
    assert story.status["standing"] == ["red", "blue", "green"]
    assert story.asked[1] == "blue", "purple's turn does not come any more"


def test_ft_41_burning_oneself_gives_the_cards_to_nobody():
    story = Story(options=NO_STORMS).spread().lay([(0, 1)])
    story.card("flare").do((0, 0), "0,0 1,0 2,0")
    assert story.told("cards_lost") == [{"hand": 6}]
    assert not story.told("cards_taken")
    assert story.asked[1] == "purple"
    assert story.game.hands == [0, 6, 6, 6]


def test_ft_42_the_burner_takes_the_cards_and_everybody_plays_with_six():
    story = burning_purple(NO_STORMS)
    assert story.told("cards_taken") == [{"victim": "purple", "hand": 6}]
    assert story.game.hands == [6, 0, 6, 6]
    assert story.game.pile == 32 - 2, "blue and green drew one, red kept six of nine"


def test_ft_42_where_the_players_keep_the_board_they_say_who_burnt_whom():
    story = companion(*NO_STORMS).do("burn", "purple")
    assert story.asked == ("burner", "red")
    assert story.options == ["red", "purple", "blue", "green", "none"]
    assert story.question.first == 0
    story.do("red")
    assert story.told("cards_taken") == [{"victim": "purple", "hand": 6}]
    assert story.asked == ("turn", "red"), "the action is still to come"


def test_ft_42_who_just_acted_is_the_likely_burner():
    story = companion(*NO_STORMS).do("discard", 1, "burn", "green")
    assert story.asked == ("burner", "purple")
    assert story.options[story.question.first] == "red", "red's action, most likely"
    story.do("red", "discard", 1, "burn", "purple", "blue")
    story.do("discard", 1)
    # Purple is gone: whose turn it is comes first.
    assert story.asked == ("turn", "red")
    story.do("burn", "red")
    assert story.options[story.question.first] == "blue"


def test_ft_43_the_second_elimination_makes_it_seven():
    story = companion(*NO_STORMS).do("burn", "purple", "red", "burn", "blue", "green")
    assert [told["hand"] for told in story.told("cards_taken")] == [6, 7]
    assert story.game.hand == 7
    assert story.game.hands == [7, 0, 0, 7]


def test_ft_44_a_partial_firestorm_follows_without_the_change_of_cards():
    story = burning_purple(gems=[(9, 9)], falls="s").do("laid", falls="e")
    assert story.told("partial_storm") == [{}]
    assert story.told("storm_gems")[0]["squares"] == [(1, 14), (1, 15), (9, 7), (9, 8), (10, 9)]
    assert story.game.wind_key() == "e"
    assert story.status["wind_by"] == "storm"
    assert story.asked == ("spread", "blue"), "nobody was asked to redraw"


def test_ft_44_a_chain_is_credited_to_who_began_it():
    story = burning_purple(gems=[(14, 15)], falls="s").do("laid", falls="nn").do("laid", falls="n")
    assert story.told("cards_taken") == [
        {"victim": "purple", "hand": 6},
        {"victim": "blue", "hand": 7},
    ]
    assert story.tellers("cards_taken") == ["red", "red"]
    assert story.told("partial_storm") == [{}, {}]


@pytest.mark.parametrize("choice,storms", [((), 1), (("storms",), 1), (NO_STORMS, 0)])
def test_ft_44_partial_storms_go_with_the_firestorm_unless_set_otherwise(choice, storms):
    story = companion(*choice).do("burn", "purple", "red", falls="n" * storms)
    assert len(story.told("partial_storm")) == storms
    assert story.game.events() == (["firestorm"] if not choice else [])


def test_ft_45_the_last_tower_wins():
    story = companion(*NO_STORMS).do("burn", "purple", "red", "burn", "blue", "red")
    story.do("burn", "green", "red")
    assert ranks(story) == {"red": 1, "green": 2, "blue": 3, "purple": 4}
    assert story.told("end") == [{"winners": ["red"]}]


def test_ft_45_towers_that_burn_together_share_the_victory():
    # The storm after purple's fall takes both towers that were left.
    story = companion(players=3).do("burn", "purple", "red", falls="n").do("red", "blue")
    assert ranks(story) == {"red": 1, "blue": 1, "purple": 3}
    assert story.game.shared
    assert story.told("end_shared") == [{"winners": ["red", "blue"]}]


def test_ft_46_a_wind_that_threatens_nobody_is_rolled_anew():
    story = companion(*NO_STORMS).do("burn", "green", "red", "burn", "blue", "red", "discard", 1)
    story.do("wind", "e", "set", "discard", 1)
    assert story.game.wind_key() == "e"
    story = companion(*NO_STORMS, wind="e").do("burn", "purple", "red")
    assert story.game.wind_key() == "e", "blue is still there"
    story.do("burn", "blue", "red", falls="ew")
    assert story.game.wind_key() == "w"
    assert story.told("new_wind") == [{"wind": "w"}]


# --- event cards ------------------------------------------------------------------------------


def test_ft_47_an_event_is_played_at_once_whoever_drew_it():
    story = companion("mutual_aid").do("discard", 2)
    assert "event" in story.options
    story.do("event")
    assert story.options == ["firestorm", "mutual_aid"]
    story.do("mutual_aid")
    assert story.asked[0] == "drawer"
    assert story.options[story.question.first] == "red", "red drew last"
    story.do("green", "aid_swap")
    assert story.tellers("event") == ["green"]
    assert story.asked == ("turn", "purple")
    story.do("event", "firestorm", "red", "none", 0, 0, 0, 0, falls="ns")
    assert story.asked == ("turn", "purple"), "one after the other, then the turn goes on"


def test_ft_47_an_event_drawn_at_the_end_of_a_turn_belongs_to_that_turn():
    story = Story().spread().do("discard", 1)
    assert story.asked == ("spread", "purple"), "no press where there is none"
    assert story.question.asides() == ["event"], "told before anything is done"
    story.lay([(1, 0)])
    story.do("event", "red", falls="s").do("laid", 0, 0, 0, 0, falls="n")
    assert story.asked == ("begin", "purple")
    assert story.options == ["spread", "event", "before"], "the storm came home: the Bucket, after"
    story.do("before", (1, 0), "1,0 2,0")
    assert (1, 0) not in story.gems and (2, 0) not in story.gems
    assert story.tellers("bucket") == ["red"]
    assert story.asked == ("spread", "purple"), "nothing is asked before step 1"


def test_ft_47_where_the_players_keep_the_board_an_event_costs_no_press_when_there_is_none():
    story = companion("mutual_aid").do("discard", 2)
    assert story.asked == ("turn", "purple")
    assert {"event", "before"} <= set(story.options)
    story.do("event", "firestorm", "red", "none", 0, 0, 0, 0, falls="ns")
    assert story.asked == ("turn", "purple")
    assert "before" in story.options, "red's Bucket, after the event"
    story.do("before")
    assert story.tellers("bucket") == ["red"]


def test_ft_47_the_bucket_is_offered_after_an_event_that_burns_the_next_player():
    story = Story().spread().do("discard", 1).lay([(0, 14), (1, 1)])
    # Red's storm blows purple's roof on fire; purple has no turn any more, red's goes on.
    story.do("event", "red", falls="e").do("laid", 0, 0, 0, falls="ns").do("laid", falls="s")
    assert story.game.burnt_at == [0, 1, 0, 0] and story.asked == ("begin", "blue")
    assert story.options == ["spread", "event", "before"]
    story.do("before", (1, 1), "1,1 2,1")
    assert story.tellers("bucket") == ["red"] and story.asked == ("spread", "blue")
    # In the turns that follow nothing is asked for it.
    story.skip()
    assert story.asked == ("spread", "green")


def test_ft_47_so_it_is_where_the_players_keep_the_board():
    story = companion().do("discard", 2)
    story.do("event", "red", "purple", "none", 0, 0, 0, falls="es").do(falls="s").do(
        "none", falls="s"
    )
    # The likelier, the nearer to the end, which is one step back from the first.
    assert story.asked == ("turn", "blue")
    assert story.options[-3:] == ["before", "event", "burn"]
    story.do("before")
    assert story.tellers("bucket") == ["red"]
    # A tower that red burns by the action is told in purple's turn: that is red's turn still.
    story = companion().do("card")
    assert story.asked == ("turn", "purple")
    story.do("burn", "purple", "red", falls="s").do("none", falls="s")
    assert story.asked == ("turn", "blue") and "before" in story.options
    story.do("burn", "blue")
    assert story.options[story.question.first] == "red", "who acted last"


def test_ft_47_an_event_at_the_end_of_a_turn_may_end_the_game():
    story = Story(players=2, options=[]).spread().lay([(1, 0)]).do("discard", 1)
    story.do("event", "red", falls="n").do("laid")
    assert ranks(story) == {"blue": 1, "red": 2}, "red's own roof, in red's turn"


def test_ft_47_nobody_can_have_drawn_one_before_the_first_action():
    assert "event" not in companion("mutual_aid").options


def drawn_firestorm(gems, falls, breaks=()):
    story = Story().spread().lay(gems, breaks)
    story.do("discard", 1, "event", "red", falls=falls[0])
    assert story.asked == ("storm_gems", None)
    return story.do("laid", falls=falls[1])


def test_ft_48_the_storms_direction_is_rolled_again_while_it_threatens_nobody():
    story = companion().do("burn", "red", "green", falls="s").do("none", falls="s")
    story.do("burn", "purple", "green", falls="nns").do("none", falls="ne")
    assert [told["wind"] for told in story.told("storm")] == ["s", "s"]
    assert story.told("reroll") == [{"wind": "n"}] * 3
    assert story.game.wind_key() == "e"


def test_ft_49_every_fire_spreads_once_and_new_gems_do_not_chain():
    gems = [(4, 4), (4, 5), (4, 7), (9, 7)]
    story = drawn_firestorm(gems, "es", breaks=[(4, 8)])
    new = story.told("storm_gems")[0]
    assert new["squares"] == [(4, 6), (7, 9), (8, 9), (9, 8)]
    assert new["gems"] == 4
    assert set(story.gems) == set(gems) | set(new["squares"])


def test_ft_50_the_new_wind_may_be_the_old_one():
    story = drawn_firestorm([], "sn")
    assert story.game.wind_key() == "n"
    assert not story.told("reroll")
    assert story.told("new_wind") == [{"wind": "n"}]


def test_ft_51_everybody_may_change_cards_the_drawer_first():
    story = Story().spread().do("discard", 1, "event", "blue", falls="s")
    story.do("laid", falls="n")
    order = []
    pile = story.game.pile
    for count in (0, 2, 0, 5):
        order.append(story.asked[1])
        assert story.question.hi == 5
        story.do(count)
    assert order == ["blue", "green", "red", "purple"]
    assert story.game.pile == pile - 7


def test_ft_52_the_order_of_turns_stays_and_the_card_is_replaced():
    story = Story().spread().do("discard", 1)
    pile = story.game.pile
    story.do("event", "blue", falls="s").do("laid", 0, 0, 0, 0, falls="n")
    assert story.asked == ("spread", "purple")
    assert story.game.hands == [5, 5, 5, 5]
    assert story.game.pile == pile - 1


def test_ft_53_mutual_aid_everybody_does_what_the_drawer_chose():
    story = companion("mutual_aid", *NO_STORMS).do("discard", 1, "event", "blue")
    assert story.asked == ("aid", "blue")
    story.do("aid_firebreak")
    assert story.tellers("firebreak") == ["blue", "green", "red", "purple"]
    pile = story.game.pile
    story.do("event", "green", "aid_swap")
    assert story.game.pile == pile - 1 - 4 * 3
    assert "trois" in texts_of("fire_tower").get("t.aid_swap")


def test_ft_54_gems_of_mutual_aid_touch_fire_but_not_each_other():
    story = Story(options=["mutual_aid", *NO_STORMS]).spread((6, 7))
    story.do("discard", 1, "event", "red", "aid_gem")
    assert story.asked == ("place", "red")
    story.do((5, 7))
    assert story.asked == ("place", "purple")
    assert not {(4, 7), (5, 6), (5, 8)} & set(story.squares)
    assert {(6, 6), (6, 8), (9, 7)} <= set(story.squares)
    story.do((9, 7))
    assert (9, 8) not in story.squares and (9, 6) not in story.squares


def test_ft_54_firebreaks_of_mutual_aid_follow_the_rules():
    story = Story(options=["mutual_aid", *NO_STORMS]).spread()
    story.do("discard", 1, "event", "red", "aid_firebreak", (5, 5))
    assert (5, 6) not in story.squares and (0, 0) not in story.squares
    story.do((6, 6), (10, 3), (12, 3))
    assert story.breaks == [(5, 5), (6, 6), (10, 3), (12, 3)]


def test_ft_55_towers_burnt_in_mutual_aid_fall_when_it_ends():
    story = Story(options=["mutual_aid", *NO_STORMS]).spread()
    story.lay([(0, 1), (0, 14)]).do("discard", 1)
    story.do("event", "blue", "aid_gem", (0, 0), (0, 15))
    assert story.asked == ("place", "red"), "red's roof burns, but red still plays its gem"
    assert not story.told("burnt")
    story.do(story.squares[0], story.squares[-1], falls="s")
    assert story.status["standing"] == ["blue", "green"]
    assert story.tellers("cards_taken") == ["blue", "green"]
    assert story.game.burnt_at == [1, 1, 0, 0], "at the same moment"
    assert story.asked[1] == "blue"


def test_ft_55_mutual_aid_may_end_in_a_tie():
    story = companion("mutual_aid", *NO_STORMS, players=2).do("discard", 1, "event", "blue")
    story.do("aid_gem", "red", "blue")
    assert ranks(story) == {"red": 1, "blue": 1}
    assert story.game.shared


def test_ft_56_the_shadow_joins_the_pile_after_the_first_elimination():
    story = companion(*SHADOW).do("discard", 1)
    assert "event" not in story.options
    pile = story.game.pile
    story.do("burn", "red", "purple")
    assert story.told("shadow_in") == [{}]
    assert story.game.pile == pile - 2 + 1
    story.do("event", "blue", "dice", "none", "none", "none", falls="nnn")
    assert story.game.shadow == 3
    assert "event" not in story.options, "the Shadow lies in the discards: nobody can draw it"
    story.do("burn", "green", "purple")
    assert story.told("shadow_again") == [{}]
    assert "event" in story.options


def test_ft_56_the_shadow_comes_back_with_a_new_pile():
    story = companion(*SHADOW).do("burn", "red", "purple", "discard", 1)
    story.do("event", "blue", "dice", "none", "none", "none", falls="nnn")
    assert story.game.events() == []
    while not story.told("reshuffle"):
        story.do("discard", 6)
    assert story.game.events() == ["shadow"]
    assert story.game.pile == 53 - 3 * 6


def test_ft_56_of_two_players_nobody_is_left_to_come_back():
    assert "shadow" not in options_of(2) and "shadow" in options_of(3)


def test_ft_57_each_eliminated_player_strikes_from_the_wood():
    story = companion(*SHADOW).do("burn", "purple", "red", "burn", "blue", "red")
    story.do("discard", 1, "event", "green")
    assert story.asked == ("wood", "purple")
    story.do("dice", falls="w").do("none", falls="n").do("red", falls="e")
    assert not story.tellers("burnt")[2:], "red falls only when the wood is done"
    story.do("none")
    assert story.asked == ("wood", "blue")
    story.do("dice", falls="s").do("green", falls="nn")  # no roof is left to ask about
    assert story.tellers("burnt")[2:] == ["red", "green"]
    assert ranks(story) == {"purple": 1, "blue": 1, "red": 3, "green": 3}
    assert story.told("wood_wins") == [{}]


def test_ft_58_a_card_from_every_hand_and_one_of_them_is_used():
    story = companion(*SHADOW).do("burn", "purple", "red", "discard", 1, "event", "blue", "steal")
    assert story.tellers("steal") == ["purple"]
    assert story.options == ["wind", "card", "abandon", "nothing"]
    assert story.game.hands == [5, 0, 5, 5], "six less the stolen one"
    story.do("wind", "e", "set")
    assert story.status["wind_by"] == "purple"
    assert story.asked == ("turn", "blue")
    story.do("card")
    assert story.game.hands == [5, 0, 6, 5], "blue's hand is full at the end of blue's turn"


def test_ft_57_the_eliminated_win_when_stolen_cards_burn_every_tower():
    story = companion(*SHADOW).do("burn", "purple", "red", "burn", "blue", "red")
    story.do("discard", 1, "event", "green", "steal", "card")
    assert story.asked == ("stolen", "purple")
    assert story.options == ["none", "red", "green"]
    story.do("green")
    assert story.options == ["none", "red"], "before anything ends"
    story.do("red")
    assert story.asked == ("wood", "blue"), "the Shadow is finished first"
    story.do("steal", "card")
    assert story.told("wood_wins") == [{}], "no roof is left to ask about"
    assert ranks(story) == {"purple": 1, "blue": 1, "red": 3, "green": 3}


def test_ft_57_one_tower_that_is_left_wins_over_the_wood():
    story = companion(*SHADOW).do("burn", "purple", "red", "burn", "blue", "red")
    story.do("discard", 1, "event", "green", "steal", "card", "green", "none")
    story.do("steal", "card", "none")
    assert ranks(story) == {"red": 1, "green": 2, "blue": 3, "purple": 4}


def test_ft_58_three_stolen_cards_can_be_reckless():
    story = burning_purple(SHADOW, [(4, 4)]).do("event", "red", "steal", "abandon")
    assert story.asked == ("place", "purple")
    story.do((4, 5), (4, 6))
    assert {(4, 5), (4, 6)} <= set(story.gems)
    two_left = companion(*SHADOW, players=3).do("burn", "purple", "red", "discard", 1)
    two_left.do("event", "blue", "steal")
    assert two_left.options == ["wind", "card", "nothing"]


def test_ft_59_three_rolls_a_gem_each_and_the_wind_stays():
    story = burning_purple(SHADOW, [(4, 4)]).do("event", "red", "dice", falls="e")
    assert story.asked == ("place_to", "purple")
    assert story.squares == [(4, 5)], "from gems, not from the flame"
    story.do((4, 5), falls="s").do((5, 4), falls="n")
    assert story.squares == [(3, 4), (3, 5)]
    story.do((3, 5))
    assert story.game.wind_key() == "n"
    assert [told["wind"] for told in story.told("wood_die")] == ["e", "s", "n"]


def test_ft_59_no_roll_is_repeated_for_a_direction_without_towers():
    story = companion(*SHADOW).do("burn", "green", "blue", "burn", "red", "blue")
    story.do("event", "blue", "dice", falls="w")
    assert story.asked == ("gem_to", "green")
    assert not story.told("reroll")


# --- options and variants ---------------------------------------------------------------------


def test_ft_60_a_covered_tower_burns_for_good():
    story = burning_purple([*NO_STORMS, "ablaze"], [(1, 13)])
    assert story.told("ablaze") == [{}]
    assert story.gems == [], "its gems go back"
    area = mask([(row, column) for row in range(3) for column in (13, 14, 15)])
    assert story.board.flame & area == area
    assert {(0, 12), (3, 13)} <= set(places(story.board.legal("flare")))


def test_ft_60_empty_towers_are_plain_forest():
    story = Story(3, options=["ablaze"], towers="green")
    assert "setup_forest" in story.setup
    assert "setup_forest" in Story(2).setup, "in every game that has an empty tower"
    assert "setup_forest" not in Story(4).setup
    story.spread().lay([(15, 1), (14, 0)]).card("flare").do((15, 0), "13,0 15,0")
    assert not story.told("burnt"), "nobody lives there"
    story.spread().card("air_drop")
    assert (15, 0) in story.squares


def test_ft_61_the_champion_begins_with_two_firebreaks():
    story = Story(champion="purple", more=[(5, 5), (5, 7)])
    assert story.tellers("power") == ["purple"]
    assert story.breaks == [(5, 5), (5, 7)]
    assert story.status["champion"] == {"colour": "purple", "level": 1}
    assert not story.told("grand_power")


@pytest.mark.parametrize(
    "before,after,key",
    [
        ("none", ("red", 1), "becomes_champion"),
        ("blue", ("red", 1), "becomes_champion"),
        ("red", ("red", 2), "becomes_grand"),
        ("grand_red", ("red", 2), "becomes_grand"),
        ("grand_blue", ("red", 1), "becomes_champion"),
    ],
)
def test_ft_61_the_winner_takes_the_card_and_turns_it_by_winning_again(before, after, key):
    story = companion(*NO_STORMS, players=2, champion=before).do("burn", "blue", "red")
    assert story.status["champion"] == dict(zip(("colour", "level"), after, strict=True))
    assert story.tellers(key) == ["red"]
    assert bool(story.told("grand_power")) == before.startswith("grand")
    # The next game's question may start its cursor there.
    assert story.game.keepsake == 2 + 4 * (after[1] - 1)


def test_ft_61_in_teams_one_of_the_winners_takes_the_card():
    story = companion(*NO_STORMS, "teams", champion="green")
    assert story.tellers("power") == ["green"]
    story.do("burn", "purple", "red", "burn", "green", "red")
    assert story.asked == ("takes_card", None)
    assert story.options == ["red", "blue"]
    story.do("blue")
    assert ranks(story) == {"red": 1, "blue": 1, "purple": 2, "green": 2}
    assert story.tellers("becomes_champion") == ["blue"]
    assert story.status["champion"] == {"colour": "blue", "level": 1}


def test_ft_61_in_teams_a_champion_who_wins_again_becomes_grand():
    story = companion(*NO_STORMS, "teams", champion="blue")
    story.do("burn", "purple", "red", "burn", "green", "red")
    assert ranks(story)["blue"] == 1
    assert story.tellers("becomes_grand") == ["blue"]


def test_ft_61_without_the_card_nothing_is_kept():
    story = companion(*NO_STORMS, players=2).do("burn", "blue", "red")
    assert "champion" not in story.status
    assert story.game.keepsake == 0


def test_ft_62_a_team_wins_by_burning_both_towers():
    story = companion(*NO_STORMS, "teams", wind="s")
    story.do("burn", "purple", "red", "burn", "red", "green")
    assert story.asked == ("turn", "blue"), "one tower each: the game goes on"
    story.do("burn", "green", "blue")
    assert ranks(story) == {"red": 1, "blue": 1, "purple": 2, "green": 2}
    assert not story.game.shared
    assert story.told("end") == [{"winners": ["red", "blue"]}]


def test_ft_62_teams_are_for_four():
    assert "teams" not in options_of(3) and "teams" in options_of(4)


def options_of(players):
    towers = {2: ["red_blue"], 3: ["green"], 4: []}[players]
    return GameStory("fire_tower", players, *towers, "companion").options


def test_ft_63_in_teams_a_burnt_player_plays_on_with_five_cards():
    story = companion(*NO_STORMS, "teams").do("burn", "purple", "red", "discard", 1)
    assert story.asked == ("turn", "purple")
    assert story.game.hand == 5
    assert story.game.hands == [5, 5, 5, 5]
    assert not story.told("cards_taken") and not story.told("cards_lost")


def test_ft_64_in_teams_the_bucket_also_helps_the_partner():
    story = Story(options=["teams", *NO_STORMS]).spread().lay([(14, 14), (1, 14)])
    story.do("discard", 1)
    assert story.asked == ("finish", "red")
    story.do("bucket")
    assert story.squares == [(14, 14)], "blue's tower, not purple's"
    alone = Story(options=NO_STORMS).spread().lay([(14, 14)]).do("discard", 1)
    assert alone.asked == ("spread", "purple")


def test_ft_65_in_teams_storms_and_dead_winds_hold_as_ever():
    story = companion("teams").do("burn", "purple", "red", falls="s").do("none", falls="e")
    assert story.told("partial_storm") == [{}]
    story.do("burn", "blue", "green", falls="ees").do("none", falls="en")
    assert story.told("reroll") == [{"wind": "e"}] * 3
    assert story.game.wind_key() == "n"
