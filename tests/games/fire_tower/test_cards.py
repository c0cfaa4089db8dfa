# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Fire Tower: every card on the referee's board, with the rulebook's figures A to F."""

import pytest

from girouette.questions import BadAnswer
from tests.games.fire_tower.story import Story


def at_action(gems=(), breaks=(), **how):
    return Story(**how).spread().lay(gems, breaks)


def test_ft_27_fire_cards_go_anywhere_beside_fire_whatever_the_wind():
    story = at_action([(10, 4)], wind="n").card("flare")
    assert {(9, 4), (11, 4), (10, 3), (10, 5), (9, 7)} <= set(story.squares)
    assert (9, 3) not in story.squares, "a corner is not a side"
    story.do((11, 4))
    # Any orientation: up and down the column, along the row; a gem between is left out.
    assert story.ways == [
        [(11, 4), (11, 5), (11, 6)],
        [(11, 4), (12, 4), (13, 4)],
        [(11, 2), (11, 3), (11, 4)],
        [(11, 3), (11, 4), (11, 5)],
        [(9, 4), (11, 4)],
        [(11, 4), (12, 4)],
    ]


def test_ft_27_figure_a_a_flare_up_of_three_with_one_beside_the_fire():
    story = at_action([(5, 4), (6, 4)]).card("flare").do((5, 5), "5,5 5,6 5,7")
    assert story.gems == [(5, 4), (5, 5), (5, 6), (5, 7), (6, 4)]
    assert story.asked == ("spread", "purple"), "the whole pattern lies at once"


def test_ft_27_no_square_of_the_pattern_is_spared_at_will():
    story = at_action([(5, 4)]).card("flare").do((5, 5))
    for part in ([(5, 5)], [(4, 5), (5, 5)], [(5, 5), (5, 7)]):
        assert part not in story.ways
    with pytest.raises(BadAnswer):
        story.do("5,5")
    assert story.gems == [(5, 4)]
    # Only what is blocked is left out: by fire, by a firebreak, by the edge of the board.
    story = at_action([(5, 4), (5, 6), (3, 5)]).card("flare").do((5, 5), "5,5 5,7")
    assert story.gems == [(3, 5), (5, 4), (5, 5), (5, 6), (5, 7)]
    story = at_action([(4, 15)]).card("flare").do((5, 15))
    assert [(5, 15)] in story.ways, "across the edge there is no room"
    assert story.ways[0] == [(5, 15), (6, 15), (7, 15)], "the longest is offered first"


def test_ft_27_a_pattern_that_fits_one_way_only_is_not_asked_about():
    around = [(4, 5), (6, 5), (5, 6)]
    story = at_action([(5, 3), (5, 4)], around).card("flare").do((5, 5))
    assert story.asked == ("spread", "purple")
    assert story.gems == [(5, 3), (5, 4), (5, 5)]


def test_ft_27_one_undo_takes_the_whole_pattern_back():
    story = Story().spread().card("snag").do((5, 7), "4,7 4,8 5,7 5,8")
    assert len(story.gems) == 5
    story.undo()
    assert story.asked == ("lay", "red") and story.gems == [(6, 7)]
    story.do("4,6 4,7 5,6 5,7")
    assert story.gems == [(4, 6), (4, 7), (5, 6), (5, 7), (6, 7)]


def test_ft_27_the_pattern_decides_the_game():
    """A part of it would stop short of one's own roof; the whole of it does not."""
    around = [(2, 0), (1, 2)]
    story = at_action([(1, 1)], around, players=2, options=["storms", "storms"])
    story.card("flare").do((1, 0))
    assert story.ways == [[(0, 0), (1, 0)], [(1, 0)]], "over the edge, and along the wall"
    story.do("0,0 1,0")
    assert story.told("end") == [{"winners": ["blue"]}]
    assert story.question is None


def test_ft_28_figure_b_a_firebreak_blocks_the_flare_up():
    story = at_action([(5, 4), (6, 4)], [(5, 6)]).card("flare").do((5, 5))
    laid = {square for way in story.ways for square in way}
    assert (5, 6) not in laid, "not into the firebreak"
    assert (5, 7) not in laid, "nor over it"
    assert [(3, 5), (4, 5), (5, 5)] in story.ways, "another way it may turn"
    assert [(5, 5)] in story.ways, "blocked: what is left of the same Flare Up"


def test_ft_29_figure_c_a_burning_snag_of_four():
    story = at_action([(5, 4)]).card("snag").do((5, 5))
    assert story.options == ["ne", "es", "sw", "wn"], "the squares of 2 x 2 around it"
    story.do("4,5 4,6 5,5 5,6")
    assert story.gems == [(4, 5), (4, 6), (5, 4), (5, 5), (5, 6)]


def test_ft_29_figure_d_a_burning_snag_falls_over_firebreaks():
    story = at_action([(5, 4)], [(5, 6), (4, 5)]).card("snag").do((5, 5), "4,6 5,5")
    assert story.gems == [(4, 6), (5, 4), (5, 5)], "two were blocked, two were laid"
    assert story.breaks == [(4, 5), (5, 6)]


def test_ft_29_at_least_one_gem_of_a_snag_touches_older_fire():
    story = at_action([(5, 4)], [(5, 5), (4, 4), (6, 4), (5, 3)]).card("snag")
    assert (5, 6) not in story.squares and (4, 5) not in story.squares


def test_ft_30_figure_e_an_explosion_surrounds_its_new_firebreak():
    story = at_action([(4, 4), (4, 5)]).card("explosion")
    assert story.squares == [(4, 4), (4, 5)], "gems only, never the flame"
    story.do((4, 4))
    around = [(row, column) for row in (3, 4, 5) for column in (3, 4, 5)]
    around.remove((4, 4))
    assert story.gems == around
    assert story.breaks == [(4, 4)]


def test_ft_30_figure_f_an_explosion_jumps_a_wall_of_firebreaks():
    wall = [(3, 5), (4, 5), (5, 5), (5, 4)]
    gems = [(4, 4), (3, 4), (4, 3), (5, 3)]
    story = at_action(gems, wall).card("explosion").do((4, 4))
    assert story.breaks == sorted([*wall, (4, 4)]), "it may touch other firebreaks"
    assert story.gems == [(3, 3), (3, 4), (4, 3), (5, 3)], "one gem found an empty square"


def test_ft_30_an_explosion_may_leave_a_firebreak_in_a_tower_area():
    story = at_action([(1, 14)]).card("explosion").do((1, 14))
    assert story.breaks == [(1, 14)]
    assert story.told("burnt"), "the roof is one of the eight"


def test_ft_31_an_ember_carries_a_gem_away_but_not_out_of_a_tower():
    story = at_action([(1, 1), (5, 5), (10, 10)]).card("ember")
    assert story.squares == [(5, 5), (10, 10)]
    story.do((5, 5))
    assert (1, 2) in story.squares and (10, 11) in story.squares
    assert (5, 6) not in story.squares, "beside another gem, not beside itself"
    assert (9, 8) not in story.squares, "the flame is no gem"
    story.do((10, 11))
    assert story.gems == [(1, 1), (10, 10), (10, 11)]


def test_ft_31_a_lone_gem_has_nowhere_to_go():
    story = at_action([(5, 5)]).do("card")
    assert "ember" not in story.options


def test_ft_32_firebreaks_on_empty_squares_outside_towers_and_flame():
    story = at_action([(5, 5)]).card("reforest")
    squares = set(story.squares)
    assert not squares & {(5, 5), (7, 7), (0, 0), (2, 2), (13, 15), (2, 13), (15, 2)}
    assert {(2, 3), (6, 7), (12, 15)} <= squares
    assert len(squares) == 256 - 4 - 4 * 9 - 1


def test_ft_33_no_firebreak_beside_another_but_by_a_dozer_line():
    story = at_action((), [(5, 5)]).card("scratch")
    assert not {(4, 5), (6, 5), (5, 4), (5, 6)} & set(story.squares)
    assert (4, 4) in story.squares, "corners may touch"
    story = at_action((), [(5, 5)]).card("dozer")
    assert not {(4, 5), (6, 5), (5, 4), (5, 6)} & set(story.squares)
    story.do((4, 4))
    assert story.ways == [[(3, 4), (4, 4)], [(4, 3), (4, 4)]], "its own two touch, no older one"
    story.do("3,4 4,4")
    assert story.breaks == [(3, 4), (4, 4), (5, 5)]


def test_ft_34_only_de_reforest_takes_a_firebreak_away():
    story = at_action([(5, 4)], [(5, 5)]).card("reforest")
    assert (5, 5) in story.squares
    story.do((5, 5))
    assert story.breaks == []
    story = at_action([(5, 4)], [(5, 5)]).card("reforest").do((9, 9))
    assert story.breaks == [(5, 5), (9, 9)]


def test_ft_35_a_scratch_line_leaves_one_square_between():
    story = at_action([(6, 5)], [(5, 8)]).card("scratch").do((6, 4))
    assert story.ways == [
        [(4, 4), (6, 4)],
        [(6, 4), (6, 6)],
        [(6, 4), (8, 4)],
        [(6, 2), (6, 4)],
    ]
    story.do("6,4 6,6")
    assert story.breaks == [(5, 8), (6, 4), (6, 6)]


def test_ft_36_water_passes_firebreaks_and_spares_towers_and_flame():
    line = [(3, 1), (2, 1), (4, 3), (6, 3)]
    story = at_action(line, [(5, 3)]).card("air_drop")
    assert story.squares == [(3, 1), (4, 3), (6, 3)], "no tower area, no flame"
    story.do((4, 3))
    assert story.ways == [[(4, 3), (6, 3)], [(4, 3)]]
    assert story.options == ["s", "n", "spare"], "by the side that the line goes to"
    story.do("4,3 6,3")
    assert story.gems == [(2, 1), (3, 1)]
    assert story.breaks == [(5, 3)]


def test_ft_36_a_fire_engine_takes_up_to_four_of_a_square():
    gems = [(4, 4), (4, 5), (5, 5), (5, 6)]
    story = at_action(gems).card("engine").do((5, 5))
    assert [len(way) for way in story.ways] == [3, 3, 2, 1], "most of them first"
    story.do("4,4 4,5 5,5")
    assert story.gems == [(5, 6)]


def test_ft_36_all_gems_go_out_unless_some_are_spared_on_request():
    gems = [(4, 4), (4, 5), (5, 5), (5, 6)]
    story = at_action(gems).card("engine").do((4, 4), "spare")
    # Several ways: which one, then what of it stays; the first square again ends it.
    assert "spare" not in story.options
    story.do("4,4 4,5 5,5")
    assert story.asked[0] == "spare"
    assert story.squares == [(4, 4), (4, 5), (5, 5)]
    story.do((4, 5), (4, 4))
    assert story.gems == [(4, 5), (5, 6)]
    # The last one cannot be spared: that would be no card.
    story = at_action(gems).card("engine").do((4, 4), "spare", "4,4 4,5 5,5", (5, 5), (4, 5))
    assert story.gems == [(4, 5), (5, 5), (5, 6)]


def test_ft_36_a_single_gem_goes_out_unasked():
    story = at_action([(5, 5), (9, 3)]).card("air_drop").do((9, 3))
    assert story.gems == [(5, 5)]


def test_ft_37_a_smokejumper_lands_on_a_gem_that_stays():
    gems = [(4, 4), (4, 5), (5, 5), (3, 3), (8, 3), (2, 2)]
    story = at_action(gems).card("jumper")
    assert story.squares == [(2, 2), (3, 3), (4, 4), (4, 5), (5, 5)], "alone, it has no work"
    story.do((4, 4))
    assert story.ways == [[(3, 3), (4, 5), (5, 5)]]
    assert story.options == ["jumper", "spare"]
    story.do("3,3 4,5 5,5")
    assert story.gems == [(2, 2), (4, 4), (8, 3)]


def test_ft_37_a_smokejumper_may_spare_gems():
    story = at_action([(4, 4), (4, 5), (5, 5), (3, 3)]).card("jumper").do((4, 4), "spare", (4, 5))
    assert story.squares == [(3, 3), (4, 4), (5, 5)]
    story.do((4, 4))
    assert story.gems == [(4, 4), (4, 5)]


def test_ft_38_a_bucket_begins_at_home_and_may_reach_out():
    story = at_action([(2, 2), (2, 3), (2, 4), (2, 14)]).do("discard", 1)
    assert story.asked == ("finish", "red")
    story.do("bucket")
    assert story.squares == [(2, 2)], "at least one in one's own tower"
    story.do((2, 2), "2,2 2,3 2,4")
    assert story.gems == [(2, 14)]
    assert story.status["buckets"] == ["purple", "blue", "green"]


def test_ft_39_reckless_abandon_needs_an_empty_bucket_and_fire_at_home():
    story = Story(options=["storms", "storms"]).spread()
    story.game.buckets = 0b10
    story.lay([(1, 13), (9, 7)]).do("discard", 1)
    story.do(story.squares[0])
    assert story.asked == ("action", "purple")
    assert "abandon" in story.options
    story.do("abandon")
    assert (2, 13) in story.squares
    assert (6, 8) not in story.squares, "beside a gem, not beside the flame"
    story.do((2, 13), (3, 13))
    assert {(2, 13), (3, 13)} <= set(story.gems)
    assert story.asked[1] == "blue", "it was the action of the turn"
    assert story.game.hands == [5, 5, 5, 5]
    assert story.game.pile == 32 - 1 - 3


def test_ft_39_not_with_a_full_bucket_nor_without_fire():
    story = Story(options=["storms", "storms"]).spread().lay([(1, 13)]).do("discard", 1)
    assert "abandon" not in story.spread().options
    story = Story(options=["storms", "storms"]).spread()
    story.game.buckets = 0b10
    story.do("discard", 1).spread()
    assert "abandon" not in story.options


def test_ft_39_in_the_very_turn_the_bucket_was_emptied():
    story = Story(options=["storms", "storms"]).spread().lay([(1, 13), (0, 14)]).do("discard", 1)
    story.do("spread", (6, 8), "bucket", (1, 13))
    assert "abandon" in story.options


def test_ft_40_in_a_tower_area_only_the_bucket_works():
    story = at_action([(1, 1), (1, 0)]).do("card")
    assert not {"air_drop", "engine", "jumper", "ember"} & set(story.options)
    story.do("dozer")
    assert not [
        square
        for square in story.squares
        if story.board.areas >> 255 - square[0] * 16 - square[1] & 1
    ]


def test_the_rulebooks_worked_example_of_play():
    """Flare Up to the south, a Wind card rolled to west, four cards away, a Scratch Line."""
    story = Story(wind="n", options=["storms", "storms"])
    story.do((6, 7)).card("flare").do((9, 8), "9,8 10,8 11,8")
    story.do((6, 8), "wind", "e", "roll", falls="w")
    assert story.game.wind_key() == "w"
    assert (11, 7) in story.squares
    story.do((11, 7), "discard", 4)
    story.do((7, 6)).card("scratch").do((12, 4), "12,4 14,4")
    assert story.asked == ("spread", "red")
    assert story.gems == [(6, 7), (6, 8), (7, 6), (9, 8), (10, 8), (11, 7), (11, 8)]
    assert story.breaks == [(12, 4), (14, 4)]
    assert story.game.pile == 32 - 1 - 1 - 4 - 1
