# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Sky Tango's rules on placing, eclipses and collecting, a story each. test_end.py has the rest."""

import pytest

from girouette import replay
from girouette.questions import BadAnswer
from girouette.ranking import won
from girouette.status import status_of
from tests.games.common import texts_of
from tests.games.sky_tango.story import COLOURS, GREEN, RED, YELLOW, Story, lay, one_owner
from tests.games.story import GameStory, Memory


def closed_rows(story):
    """Four rows of two players that no Sun or Moon card fits: ends 1 to 29 and 2 to 28."""
    for row, low, high in (("sun1", 1, 29), ("moon1", 1, 29), ("sun2", 2, 28), ("moon2", 2, 28)):
        story.build(row, high, low)
    return story


# --- setup and turn


@pytest.mark.parametrize("players", (2, 3, 4))
def test_st_01_five_cards_each_from_a_pile_of_68(players):
    story = Story(players)
    setup = story.tells("setup")[0]
    assert setup.stop
    assert "68" in texts_of("sky_tango").say(setup)
    assert story.game.hands == [5] * players
    assert story.game.draw == 68 - 5 * players
    question = GameStory("sky_tango").question
    assert (question.key, question.lo, question.hi) == ("players", 2, 4)


def test_st_02_the_youngest_begins_by_placing_and_turns_go_clockwise():
    story = Story(3, first="green")
    assert story.question.seat == GREEN
    # Five eclipses in the first hand are the one case of a youngest player who cannot place.
    rows = [f"{body}{seat}" for seat in (2, 3, 1) for body in ("sun", "moon")]
    assert story.options == [*rows, "stuck"]
    order = []
    for row, value in (("sun2", 5), ("sun3", 6), ("sun1", 7), ("moon2", 8)):
        order.append(story.question.seat)
        story.place(row, value)
    assert order == [GREEN, YELLOW, RED, GREEN]


def test_st_03_one_action_a_turn_and_no_passing():
    story = Story().build("sun1", 3, 5, 7, 9, 11, 13)
    assert story.question.seat == RED
    assert "collect" in story.options and "sun1" in story.options
    assert "pass" not in story.options
    with pytest.raises(BadAnswer):
        story.do("pass")
    story.do("collect", "3", "13")
    assert story.question.seat == GREEN, "collecting was the one action"
    story.place("moon1", 20)
    assert story.question.seat == RED, "placing was the one action"


def test_st_04_five_are_drawn_at_the_start_of_a_turn_with_an_empty_hand_only():
    story = Story().build("sun1", *range(1, 9))
    assert story.game.hands == [1, 1] and not story.tells("draw")
    story.place("sun1", 9)
    assert story.game.hands == [0, 1], "an empty hand waits for its next turn"
    story.place("sun1", 10)
    draw = story.tells("draw")
    assert [(tell.seat, tell.stop, tell.values["cards"]) for tell in draw] == [(RED, False, 5)]
    assert story.game.hands == [5, 0] and story.game.draw == 53


def test_st_05_fewer_than_five_left_are_all_that_is_taken():
    story = Story(2, "companion")
    for _ in range(66):
        story.do("card")
    assert [tell.values["cards"] for tell in story.tells("draw")] == [5] * 11 + [3]
    assert story.game.draw == 0


# --- placing


def test_st_06_one_sun_and_one_moon_row_each():
    story = Story()
    assert story.options[:4] == ["sun1", "moon1", "sun2", "moon2"]
    story.build("sun1", 10)
    story.do("sun1")
    # Ten is taken; every other value goes left or right of it: there is no second row.
    assert sorted(int(value) for value in story.options) == [*range(1, 10), *range(11, 30)]
    story.do("12", 0)
    assert story.row("sun1") == [[10], [12]]


def test_st_07_cards_go_to_opponents_rows_too_and_may_start_them():
    story = Story()
    story.place("moon2", 14)
    assert story.row("moon2") == [[14]] and story.game.hands == [4, 5]
    own_only = Story(options=["others"])
    assert own_only.options[:-1] == ["sun1", "moon1"]
    own_only.place("sun1", 5)
    assert "sun1" in own_only.options, "a row that lies there is open to all"
    assert "moon1" not in own_only.options


def test_st_08_suns_ascend_and_are_added_at_the_ends_only():
    story = Story().build("sun1", 10, 20)
    offered = story.values("sun1")
    assert sorted(offered) == [*range(1, 10), *range(21, 30)]
    story.place("sun1", 4)
    story.place("sun1", 29)
    assert story.seen("sun1") == [4, 10, 20, 29]
    assert sorted(story.values("sun1")) == [1, 2, 3]


def test_st_09_moons_likewise():
    story = Story().build("moon2", 10, 20, 4, 29)
    assert story.seen("moon2") == [4, 10, 20, 29]
    assert sorted(story.values("moon2")) == [1, 2, 3]
    # The Moon's values say nothing about the Sun's.
    assert len(story.values("sun2")) == 29


def test_st_10_an_animal_obliges_to_place_another_card():
    story = Story().build("sun1", 1, 2, 3, 4, 5, 6)
    story.place("moon1", 9, animal=1)
    assert (story.question.key, story.question.seat) == ("again", RED)
    assert "collect" not in story.options
    assert story.game.phase == "again"
    story.place("moon1", 10)
    assert (story.question.key, story.question.seat) == ("turn", GREEN)
    assert len(story.tells("animal")) == 1


def test_st_11_an_animal_as_last_card_draws_five_at_once():
    story = Story().build("sun1", *range(1, 9))
    story.place("sun1", 9, animal=1)
    assert [tell.seat for tell in story.tells("draw")] == [RED]
    assert story.game.hands == [5, 1]
    assert (story.question.key, story.question.seat) == ("again", RED)


def test_st_12_animals_chain_and_who_cannot_go_on_is_eclipsed():
    story = Story()
    for value in (1, 2, 3):
        story.place("sun1", value, animal=1)
    assert story.question.seat == RED and story.game.hands == [2, 5]
    story.place("sun1", 4)
    assert story.question.seat == GREEN
    stuck = closed_rows(Story())
    stuck.undo()  # the fact of the last card
    stuck.do(1)
    assert stuck.question.key == "again" and stuck.options == ["eclipse", "stuck"]
    stuck.do("stuck")
    assert stuck.row("sun2") == stuck.row("moon2") == []


# --- eclipses


def test_st_13_eclipses_are_laid_on_cards_of_any_row():
    story = Story()
    assert "eclipse" not in story.options, "nothing lies there yet"
    story.build("sun1", 5, 9)
    story.do("eclipse")
    assert story.question.key == "target" and story.options == ["5", "9"]
    story.do("9")
    assert story.row("sun1") == [[5], [9, 0]]
    story.eclipse("sun1", 5)
    assert story.row("sun1") == [[5, 0], [9, 0]]
    assert story.game.hands == [3, 3]


def test_st_14_lunar_on_moon_solar_on_sun_never_on_an_eclipse():
    story = Story().build("sun1", 5, 9).build("moon2", 7, 8)
    story.do("eclipse")
    assert story.options == ["moon2", "sun1"], "others' rows first"
    story.do("moon2")
    assert story.question.values["body"] == "moon"
    story.do("7")
    assert story.game.eclipses == [5, 4]
    story.do("eclipse", "moon2")
    assert story.options == ["8"], "an eclipse is not eclipsed again"
    story.do("8")
    assert "moon2" in story.options
    story.do("eclipse")
    assert story.question.key == "target" and story.options == ["5", "9"], "no Moon is visible"


def test_st_14_five_of_each_and_no_more():
    story = Story().build("sun1", *range(1, 8))
    for value in range(1, 6):
        story.eclipse("sun1", value)
    assert story.game.eclipses == [0, 5]
    assert "eclipse" not in story.options, "five solar ones lie there, no Moon does"


def test_st_15_a_visible_eclipse_interrupts_its_row():
    story = Story().build("sun1", *range(1, 7))
    assert "collect" in story.options
    story.place("moon1", 1)
    story.eclipse("sun1", 3)
    assert "collect" not in story.options
    assert story.status["harvest"] == []


def test_st_16_an_eclipse_is_covered_by_a_value_between_its_visible_neighbours():
    story = Story().build("sun1", 5, 10, 20)
    story.eclipse("sun1", 10)
    inside = [value for value in story.values("sun1") if 5 < value < 20]
    assert inside == [value for value in range(6, 20) if value != 10]
    story.place("sun1", 18)
    assert story.row("sun1") == [[5], [10, 0, 18], [20]]
    assert story.tells("covers")[0].values["value"] == 18
    # At an end the neighbour on one side alone decides.
    story.eclipse("sun1", 5)
    story.place("sun1", 17, at="1")
    assert story.row("sun1") == [[5, 0, 17], [10, 0, 18], [20]]


def test_st_17_the_turn_ends_with_an_eclipse_so_it_is_covered_on_a_later_one():
    story = Story().build("sun1", 5, 10)
    story.place("moon1", 20, animal=1)
    assert story.question.key == "again"
    story.eclipse("sun1", 10)
    assert (story.question.key, story.question.seat) == ("turn", GREEN)
    story.place("sun1", 11, at="1")
    assert story.seen("sun1") == [5, 11]


def test_st_18_of_neighbouring_eclipses_one_beside_a_visible_card_is_covered():
    story = Story().build("sun1", 2, 10, 12, 14, 28)
    for value in (10, 12, 14):
        story.eclipse("sun1", value)
    story.do("sun1", "13")
    assert story.question.key == "place"
    assert story.options == ["1", "3"], "the middle one touches no visible card"
    story.do("3", 0)
    assert story.row("sun1") == [[2], [10, 0], [12, 0], [14, 0, 13], [28]]
    story.do("sun1", "11")
    assert story.options == ["1", "2"], "now the middle one does"


def test_st_18_a_row_all_dark_takes_any_card_on_any_eclipse():
    story = Story().build("sun1", 10, 12, 14)
    for value in (10, 12, 14):
        story.eclipse("sun1", value)
    assert len(story.values("sun1")) == 26
    story.do("sun1", "29")
    assert story.options == ["1", "2", "3", "right", "left"]
    story.do("2", 0)
    assert story.row("sun1") == [[10, 0], [12, 0, 29], [14, 0]]


def test_st_19_past_an_eclipse_at_the_end_only_by_the_setting():
    story = Story().build("sun1", 5, 10)
    story.eclipse("sun1", 10)
    story.do("sun1", "8")
    assert story.options == ["1", "right"]
    story.do("right", 0)
    assert story.row("sun1") == [[5], [10, 0], [8]]
    closed = Story(options=["past"]).build("sun1", 5, 10)
    closed.eclipse("sun1", 10)
    closed.place("sun1", 8)
    assert closed.row("sun1") == [[5], [10, 0, 8]], "no question: only the eclipse takes it"


# --- collecting


def test_st_20_runs_of_five_in_front_of_oneself_one_or_several_if_wanted():
    story = Story().build("sun1", *range(1, 6)).build("moon1", *range(1, 6))
    assert story.question.seat == RED and story.options[0] == "collect"
    story.do("collect")
    assert story.options == ["sun1", "moon1"]
    story.do("moon1")
    assert story.options == ["sun1", "done"]
    story.do("sun1")
    assert story.game.collected == [10, 0]
    assert story.question.seat == GREEN
    other = Story().build("sun1", *range(1, 7)).place("moon1", 9)
    assert other.question.seat == GREEN and "collect" not in other.options, "it lies before Red"
    other.place("sun2", 9)
    other.place("sun1", 20)  # Red could collect and does not
    assert other.game.collected == [0, 0]


def test_st_20_four_are_not_enough():
    story = Story().build("sun1", *range(1, 5))
    assert story.question.seat == RED and "collect" not in story.options


def test_st_21_part_of_a_longer_row_but_no_visible_eclipse():
    story = Story().build("sun1", *range(1, 10))
    story.eclipse("sun1", 3)
    assert story.status["harvest"] == [["sun1", 4, 9]]
    assert story.question.seat == RED
    story.do("collect")
    assert story.question.key == "from" and story.options == ["4", "5"]
    story.do("4")
    assert story.question.key == "to" and story.options == ["9", "8"], "the whole run first"
    story.do("8")
    assert story.game.collected == [5, 0]
    assert story.row("sun1") == [[1], [2], [3, 0], [9]]


def test_st_22_a_stack_is_one_place_of_the_five_and_all_its_cards_are_collected():
    story = Story().build("sun1", 1, 3, 5, 7)
    story.eclipse("sun1", 5)
    story.place("sun1", 6)
    assert story.question.seat == RED
    assert "collect" not in story.options, "five cards, four places"
    story.place("sun1", 9)
    story.place("moon2", 1)
    story.do("collect")
    assert story.game.collected == [6, 0], "1, 3, 5 under 6, 7, 9"
    assert story.row("sun1") == [] and story.game.eclipses == [4, 5], "the eclipse left with them"
    assert story.game.scores() == [6, -1]
    assert story.tells("collects")[0].values["cards"] == 6


def test_st_23_a_split_row_closes_up():
    story = Story().build("sun1", *range(1, 12))
    story.eclipse("sun1", 2)
    story.place("moon1", 1)
    story.eclipse("sun1", 10)
    assert story.question.seat == RED
    story.do("collect", "3", "9")
    assert story.row("sun1") == [[1], [2, 0], [10, 0], [11]]
    # One row still: between 1 and 11 every value has been seen, past 11 all fit.
    assert sorted(story.values("sun1")) == list(range(12, 30))


def test_st_24_collecting_ends_the_turn():
    story = Story().build("sun1", *range(1, 7))
    story.do("collect", "1", "6")
    assert (story.question.key, story.question.seat) == ("turn", GREEN)
    assert story.game.hands == [2, 2]


# --- Total Eclipse


def test_st_25_neither_placing_nor_collecting_costs_hand_and_rows():
    story = closed_rows(Story())
    assert story.question.seat == RED
    assert story.options == ["eclipse", "stuck"]
    story.do("stuck")
    total = story.tells("total")[0]
    assert total.stop and total.values == {"hand": 1, "rows": 4}
    assert story.game.hands[RED] == 0
    assert story.row("sun1") == story.row("moon1") == []
    assert story.game.discard == 5
    assert story.seen("sun2") == [2, 28]


def test_st_25_not_offered_while_some_card_of_the_hand_must_fit():
    story = Story().build("sun1", 29)
    assert "stuck" in story.options, "five lunar eclipses would fit nowhere"
    story.place("moon1", 29)
    assert "stuck" not in story.options, "one's own rows are closed to 1-28 on one side only"


def test_st_26_next_turn_five_are_drawn_and_play_goes_on():
    story = closed_rows(Story())
    story.do("stuck")
    story.place("sun1", 15)
    assert story.question.seat == RED and story.game.hands[RED] == 5
    assert story.tells("draw")[-1].seat == RED
    assert "Cinq" in texts_of("sky_tango").get("t.total", {"who": "red", "hand": 1, "rows": 4})


def last_turn(level, options=()):
    """Red's last turn: five cards lie in a run before Red, and Green has found nothing to draw."""
    if level == "companion":
        story = Story(2, level, options)
        while story.game.ending < 0:
            story.do("card")
        return story if story.question.key == "turn" else story.do("pass")
    return lay(Story(2, level, options), one_owner()[:67])


@pytest.mark.parametrize("level", ("companion", "referee"))
def test_st_27_it_comes_to_who_can_do_nothing_and_is_chosen_on_a_last_turn(level):
    """The same at both levels; the options say never, or always."""
    for options, usual, last in (
        ([], "stuck", "total"),
        (["voluntary"], "total", "total"),
        (["voluntary", "voluntary"], "stuck", "stuck"),
    ):
        story = Story(2, level, options)
        assert story.options[-1] == usual, options
        story = last_turn(level, options)
        assert story.question.seat == RED and story.game.phase == "last"
        # Who can collect must, unless the Total Eclipse may be chosen.
        offered = level == "companion" or last == "total"
        assert (story.options[-1] == last) == offered and "collect" in story.options


def test_st_27_who_can_only_collect_must():
    story = Story().build("sun1", *range(1, 7))
    assert "collect" in story.options and "total" not in story.options
    assert "stuck" not in story.options
    free = Story(options=["voluntary"]).build("sun1", *range(1, 7))
    assert free.options[-1] == "total" and "collect" in free.options
    for language, word in (("fr", "rien n'est possible"), ("en", "neither is possible")):
        assert word in texts_of("sky_tango", language).get("r.turn")


@pytest.mark.parametrize("level", ("companion", "referee"))
def test_st_27_after_an_animal_it_is_no_choice_any_more(level):
    """One action a turn: who has placed goes on placing, or is stuck."""
    story = Story(2, level, ["voluntary"])
    if level == "companion":
        story.do("animal")
    else:
        story.place("sun1", 29, animal=1)
    assert story.question.key == "again" and story.options[-1] == "stuck"


@pytest.mark.parametrize("level", ("companion", "referee"))
def test_st_27_a_chosen_eclipse_on_the_last_turn_changes_who_wins(level):
    """Red's rows would cost points at the count; thrown away they cost none."""
    story = last_turn(level)
    story.do("total")
    if level == "companion":
        story.do(story.question.hi)
    while story.question is not None:
        story.do(story.question.lo)
    assert story.tells("total_last")
    assert story.game.scores() == [0, 0], "nothing is left to count against Red"
    assert story.game.shared
    kept = last_turn(level, ["voluntary", "voluntary"])
    if level == "companion":
        kept.do("card")
    else:
        kept.do("collect", "sun1", "6", "10", "done")
    while kept.question is not None:
        kept.do(kept.question.hi)
    assert won(kept.game) == ["green"] and kept.game.scores()[RED] < 0


# --- four players


def test_st_38_partners_sit_opposite():
    told = Story(4).tells("teams")
    assert told[0].stop
    text = texts_of("sky_tango").say(told[0])
    assert "Rouge et Jaune contre Vert et Bleu" in text
    assert status_of(Story(4).game)["teams"] == [["red", "yellow"], ["green", "blue"]]
    assert not Story(3).tells("teams")


def test_st_39_a_team_builds_one_sun_and_one_moon_row():
    story = Story(4)
    rows = [f"{body}{seat}" for seat in (1, 2, 3, 4) for body in ("sun", "moon")]
    assert story.options == [*rows, "stuck"]
    story.place("sun1", 10)
    rows = [option for option in story.options if option[-1] in "13"]
    assert sorted(rows) == ["moon3", "sun1"]
    story.place("moon3", 10)
    story.place("moon2", 5)
    assert sorted(set(story.options) - {"eclipse", "stuck"}) == ["moon2", "moon3", "sun1", "sun4"]


def test_st_40_a_total_eclipse_costs_one_partner_only():
    story = Story(4)
    for row, values in (("sun1", (29, 1)), ("moon3", (29, 1)), ("sun2", (28, 2))):
        story.build(row, *values)
    story.build("moon4", 28, 2)
    assert story.question.seat == RED
    story.do("stuck")
    assert story.row("sun1") == [] and story.seen("moon3") == [1, 29]
    assert story.game.hands == [0, 3, 3, 3]


def test_st_42_partners_rows_take_cards_but_are_not_collected():
    story = Story(4, options=["others"]).place("sun1", 15)
    assert story.question.seat == GREEN
    story.place("moon2", 3)
    assert "moon3" in story.options, "one's own partner's row may be started in any case"
    story.build("sun1", 16, 17, 18, 19)
    while story.question.seat != YELLOW:
        story.place("moon2", 4 + story.question.seat)
    assert story.status["harvest"] == [["sun1", 15, 19]]
    assert "sun1" in story.options and "collect" not in story.options
    while story.question.seat != RED:
        story.place("moon2", 20 + story.question.seat)
    assert "collect" in story.options


# --- the four situations of the rulebook


def test_example_1_a_sun_row_goes_on():
    story = Story().build("sun1", 4, 9).place("moon2", 1).place("moon2", 2)
    story.place("sun1", 17)
    assert story.seen("sun1") == [4, 9, 17]


def test_example_2_a_lunar_eclipse_interrupts_the_opponents_row():
    story = Story().build("moon2", 3, 6, 8, 13, 21, 22)
    assert story.status["harvest"] == [["moon2", 3, 22]]
    story.eclipse("moon2", 8)
    assert story.question.seat == GREEN
    assert "collect" not in story.options
    told = texts_of("sky_tango")
    told.seats = story.game.colours
    assert told.say(story.tells("eclipses")[0]) == "Rouge éclipse Lune 8 chez Vert"


def test_example_3_neither_placing_nor_collecting_is_a_total_eclipse():
    story = closed_rows(Story())
    story.do("stuck")
    assert story.game.discard == 5 and story.question.seat == GREEN


def test_example_4_an_animal_on_the_last_card_draws_a_new_hand_and_plays_on():
    story = Story().build("moon2", *range(1, 9))
    story.place("sun1", 9, animal=1)
    assert story.game.hands[RED] == 5
    story.place("sun1", 12)
    assert story.game.hands[RED] == 4 and story.question.seat == GREEN


# --- entering cards


def presses(question, answer):
    """Keys of a four-key board for one answer: the shorter way round, then OK."""
    far = abs(question.options.index(answer) - question.first)
    return min(far, len(question.options) - far) + 1


@pytest.mark.parametrize("value", (20, 21, 9, 19))
def test_a_usual_placement_takes_three_presses_at_most(value):
    """The own row, then a value next to either end; covering 15 just below the right end too."""
    story = Story().build("sun1", 10, 14, 19 if value != 19 else 18).place("moon1", 3)
    count = presses(story.question, "sun1")
    story.do("sun1")
    count += presses(story.question, str(value))
    assert count <= 3


def test_a_full_right_end_starts_the_dial_below_the_left_end():
    story = Story().build("sun1", 10, 29)
    story.do("sun1")
    assert story.options[story.question.first] == "9"


def test_a_new_row_starts_the_dial_in_the_middle():
    story = Story()
    story.do("sun1")
    assert story.options[story.question.first] == "15"


def test_an_animal_is_asked_once_and_remembered_for_good():
    memory = Memory()
    for game in range(2):
        story = Story(facts=memory).do("sun1", "12")
        if not game:
            assert story.question.name == "st.sun.12"
            story.do(1)
        assert (story.question.key, story.question.seat) == ("again", RED)
    assert replay.correct(story.session, "st.sun.12", 0)
    assert story.question.key == "again", "what was played stays played"


def test_an_unknown_animal_is_assumed_absent_and_marked():
    story = Story().place("moon1", 7, animal=None)
    assert story.question.seat == GREEN
    assert story.tells("assumed")
    assert story.status["moon_assumed"] == [7]
    assert replay.correct(story.session, "st.moon.7", 1)
    assert story.game.assumed == []


# --- bad input


def test_a_value_twice_is_refused_and_nothing_changes():
    story = Story().build("sun1", 12)
    story.do("sun2")
    before = bytes(story.session.log)
    for wrong in ("12", "0", "30", 13, None, "eclipse"):
        with pytest.raises(BadAnswer):
            story.do(wrong)
    assert bytes(story.session.log) == before and story.question.key == "value"


def test_a_card_in_a_closed_place_is_refused():
    story = Story().build("sun1", 10, 20)
    story.do("sun1")
    for wrong in ("15", "10", "20"):
        with pytest.raises(BadAnswer):
            story.do(wrong)
    assert story.row("sun1") == [[10], [20]]
    full = Story().build("sun1", 1, 29)
    with pytest.raises(BadAnswer):
        full.do("sun1")


def test_cards_collected_do_not_come_back():
    story = Story().build("sun1", *range(1, 7))
    story.do("collect", "1", "6")
    assert min(story.values("sun2")) == 7
    assert COLOURS[story.question.seat] == "green"
