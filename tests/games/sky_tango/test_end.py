# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Sky Tango's draw pile, last round and count, and what the companion does of it all."""

import pytest

from girouette.questions import BadAnswer
from girouette.ranking import won
from tests.games.common import texts_of
from tests.games.sky_tango.story import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    Story,
    lay,
    nothing_to_collect,
    one_owner,
)
from tests.games.story import GameStory


def told(story, key):
    texts = texts_of("sky_tango")
    texts.seats = story.game.colours
    return texts.say(story.tells(key)[-1])


def companion(players=2, options=(), asks=False):
    return Story(players, "companion", options, asks=asks)


def pile_empty(story):
    """Companion: cards are placed until the pile is empty and somebody has to draw."""
    while not story.tells("shuffle") and story.game.ending < 0:
        story.do("card")
    return story


def last_round(story):
    """Companion: the last round, with nothing collected by who found nothing to draw."""
    pile_empty(story)
    if story.question.key == "last":
        story.do("pass")
    return story


# --- the draw pile


def test_st_28_an_empty_pile_is_the_shuffled_discard():
    story = companion()
    story.do("card", "stuck", 1)
    assert story.game.discard == 6, "five in hand, one in the row"
    pile_empty(story)
    shuffle = story.tells("shuffle")[0]
    assert shuffle.stop and shuffle.values["cards"] == 6
    assert story.game.discard == 0 and story.game.draw == 1
    assert story.game.ending < 0


def test_st_28_shuffled_cards_may_be_placed_again():
    story = Story()
    for row, low, high in (("sun1", 1, 29), ("moon1", 1, 29), ("sun2", 2, 28), ("moon2", 2, 28)):
        story.build(row, high, low)
    story.do("stuck")
    assert 29 not in story.values("sun1"), "it lies in the discard"
    story.build("sun1", *range(3, 28)).build("moon1", *range(3, 28))
    eclipses = [(row, value, 0) for row in ("sun1", "moon1") for value in range(3, 8)]
    lay(story, eclipses[:9])
    assert story.tells("shuffle")[0].values["cards"] == 5
    assert 29 in story.values("sun1") and story.game.thrown == [b"", b""]


# --- the last round


def test_st_29_nothing_to_draw_at_the_start_of_a_turn_is_the_last_round():
    story = lay(Story(), one_owner()[:67])
    assert story.game.ending == GREEN
    last = story.tells("last_round")[0]
    assert last.stop and last.heading and last.seat == GREEN
    assert story.question.seat == RED, "Green has no run to collect: the turn passes"
    assert story.status["last_round"] and story.game.turns_left == 1


def finds_nothing(level, options=()):
    """Green finds nothing to draw at the start of a turn. As referee a run of 24 suns and one of 24
    moons lie before Green."""
    if level == "companion":
        return pile_empty(companion(2, options))
    acts = [(row.replace("1", "2"), *more) for row, *more in one_owner()[:67]]
    return lay(Story(2, level, options), acts)


@pytest.mark.parametrize("level", ("companion", "referee"))
def test_st_29_who_finds_nothing_may_still_collect(level):
    story = finds_nothing(level)
    assert (story.question.key, story.question.seat) == ("last", GREEN)
    assert story.options == ["collect", "pass"] and story.game.phase == "last"
    passed = finds_nothing(level).do("pass")
    assert passed.question.seat == RED and passed.game.collected == [0, 0]
    if level == "companion":
        story.do("collect", 24)
    else:
        story.do("collect", "sun2", "6", "29", "done")
    assert story.game.collected == [0, 24]
    assert (story.question.key, story.question.seat) == ("turn", RED)
    assert story.game.turns_left == 1


@pytest.mark.parametrize("level", ("companion", "referee"))
def test_st_29_by_the_options_any_last_turn_or_none(level):
    story = finds_nothing(level, ["finder"])
    assert (story.question.key, story.question.seat) == ("turn", GREEN)
    assert story.options == ["collect", "total"]
    story.do("total", *([3] if level == "companion" else []))
    assert story.tells("total_last")[0].seat == GREEN and story.question.seat == RED
    story = finds_nothing(level, ["finder", "finder"])
    assert (story.question.key, story.question.seat) == ("turn", RED)
    # With a Total Eclipse never chosen, the whole last turn is collecting, or it comes by itself.
    story = finds_nothing(level, ["finder", "voluntary", "voluntary"])
    assert story.options == (["collect"] if level == "referee" else ["collect", "stuck"])


@pytest.mark.parametrize("level", ("companion", "referee"))
def test_st_29_the_turn_of_who_finds_nothing_changes_who_wins(level):
    """The same table to its end: the finder wins with the runs, and loses without the turn."""

    def to_the_end(story, rows_of_green):
        story.do("total", *([0] if level == "companion" else []))
        while story.question is not None:
            of_green = story.question.seat == GREEN and story.question.key == "left_rows"
            story.do(rows_of_green if of_green else 0)
        return story.game

    with_turn = finds_nothing(level)
    if level == "companion":
        with_turn.do("collect", 47)
    else:
        with_turn.do("collect", "sun2", "6", "29", "moon2", "6", "28")
    game = to_the_end(with_turn, 10)
    assert won(game) == ["green"] and game.scores() == [0, 47 - 10]
    game = to_the_end(finds_nothing(level, ["finder", "finder"]), 57)
    assert won(game) == ["red"] and game.scores() == [0, -57]


def test_st_29_without_a_run_the_turn_passes_or_is_a_total_eclipse():
    for options, told_of in ((["finder"], [GREEN]), ([], [])):
        acts = [act for act in nothing_to_collect() if act != ("moon2", 15)]
        story = lay(Story(options=options), acts)
        assert story.game.ending == GREEN and story.question.seat == RED
        assert [tell.seat for tell in story.tells("total_last")] == told_of


def test_st_29_a_discard_left_is_no_end():
    story = companion()
    story.do("card", "stuck", 1)
    pile_empty(story)
    assert not story.tells("last_round")


def test_st_29_nothing_to_draw_after_an_animal_as_last_card():
    story = companion()
    for _ in range(65):
        story.do("card")
    assert story.question.seat == GREEN and story.game.hands == [2, 1] and not story.game.draw
    story.do("animal")
    assert story.game.ending == GREEN
    assert story.question.seat == RED, "the animal's next card cannot be drawn, and was the action"
    assert story.question.key == "turn" and story.game.phase == "last"


@pytest.mark.parametrize("level", ("companion", "referee"))
def test_st_29_before_the_last_round_the_table_is_asked_whether_the_pile_is_empty(level):
    story = Story(2, level, asks=True)
    if level == "companion":
        while story.question.key == "turn":
            story.do("card")
    else:
        lay(story, one_owner()[:67])
    assert (story.question.key, story.question.seat) == ("empty", GREEN)
    assert story.options == ["yes", "no"] and story.game.ending < 0
    assert not story.tells("last_round")
    # There is one more: as referee it must be the one that Red was believed to hold.
    story.do("no", 1, *(["rows"] if level == "companion" else []))
    assert (story.question.key, story.question.seat) == ("turn", GREEN)
    assert story.game.hands[GREEN] == 1 and story.game.draw == 0
    assert story.tells("draw")[-1].values == {"cards": 1}
    story.undo().undo()
    while story.question.key != "empty":
        story.undo()
    story.do("yes")
    assert story.game.ending == GREEN and story.tells("last_round")


def test_st_29_a_pile_that_cannot_hold_so_many_is_refused_in_words():
    story = lay(Story(asks=True), one_owner()[:67])
    story.do("no", 2)
    assert story.question.key == "pile", "Red holds one card, and all others were seen"
    assert story.tells("cannot_count")[0].stop and story.game.draw == 0
    story.do(0)
    assert story.question.key == "empty"


def test_st_29_all_cards_seen_leaves_nothing_to_ask():
    story = lay(Story(asks=True), one_owner(), late_animal)
    assert story.game.ending == GREEN, "no hand holds a card: the pile is empty indeed"


@pytest.mark.parametrize("players,seats", ((3, [RED, GREEN]), (4, [BLUE, RED, GREEN])))
def test_st_30_one_last_turn_for_each_of_the_others_without_drawing(players, seats):
    story = last_round(companion(players))
    assert story.game.ending == YELLOW
    drawn = len(story.tells("draw"))
    for seat in seats:
        assert story.question.seat == seat
        assert story.game.turns_left == players - 1 - seats.index(seat)
        story.do("card" if "card" in story.options else "total")
        if story.question.key == "thrown":
            story.do(0)
    assert story.question.key in ("left_rows", "left_hand")
    assert len(story.tells("draw")) == drawn
    assert [tell.seat for tell in story.tells("last_turn")] == seats
    assert told(story, "last_turn").endswith("sans piocher")


def late_animal(story):
    """Red's first card after the pile is empty shows an animal, so Red runs out a turn early."""
    return story.question.seat == RED and not story.game.draw and not story.tells("animal")


def test_st_31_empty_hand_in_the_last_round_collects_or_is_eclipsed():
    story = companion()
    for _ in range(65):
        story.do("card")
    story.do("animal")
    assert story.question.seat == RED and story.game.hands[RED] == 2
    story.do("animal")
    assert story.question.key == "again" and story.game.hands[RED] == 1
    story.do("animal")
    # An animal as last card of the last round: nothing is drawn, the turn is over.
    assert story.question.key == "left_rows"
    # As referee: an empty hand with a run in front of it can only collect.
    story = lay(Story(), one_owner(), late_animal)
    assert story.game.ending == GREEN and story.game.hands == [0, 0]
    assert story.question.seat == RED and story.options == ["collect", "total"]
    # Without a run it is a Total Eclipse, which needs no question and saves the points.
    story = lay(Story(), nothing_to_collect(), late_animal)
    assert story.question is None
    assert story.tells("total_last")[0].values == {"hand": 0, "rows": 28 + 4}
    assert story.game.scores() == [0, -30]


def test_st_31_who_has_no_card_at_all_has_nothing_to_do():
    acts = [(row.replace("1", "2"), *more) for row, *more in one_owner()]
    story = lay(Story(options=["finder", "finder"]), acts, late_animal)
    assert story.question is None
    assert [tell.seat for tell in story.tells("nothing")] == [RED]
    assert not story.tells("total_last")


# --- scoring


def scored(*collected):
    """A companion's game up to the count, in which Red and Green collected so many cards."""
    story = companion()
    for seat, cards in enumerate(collected):
        while story.table() < cards or story.question.seat != seat:
            story.do("card")
        story.do("collect", cards)
    last_round(story)
    while story.question.key == "turn":
        story.do("total")
        if story.question.key == "thrown":
            story.do(0)
    return story


def final(story, *answers):
    """Answer the count: (rows, hand) of each seat that is asked."""
    counts = list(answers)
    while story.question is not None:
        seat = story.question.seat
        story.do(counts[seat][story.question.key == "left_hand"])
    return story


def test_st_32_a_point_for_each_card_collected():
    story = Story().build("sun1", *range(1, 7))
    story.do("collect", "1", "6")
    assert story.game.scores() == [6, 0]
    assert story.status["collected"] == {"red": 6, "green": 0}


def test_st_33_a_point_less_for_each_card_in_own_rows_even_under_an_eclipse():
    story = Story().build("sun1", 4, 8).build("moon2", 5)
    story.eclipse("sun1", 8)
    assert story.game.scores() == [-2, -1], "whoever placed them"
    story.place("sun1", 9, at="1")
    assert story.game.scores() == [-3, -1], "the covered 8 counts too"


def test_st_34_a_point_less_for_each_card_in_hand():
    story = Story()
    story.build("sun1", *range(1, 30)).build("moon1", *range(1, 29))
    for number in range(10):
        story.eclipse(("sun1", "moon1")[number % 2], number // 2 + 1)
    assert story.game.ending == GREEN and story.question.seat == RED
    story.do("collect", "sun1", "6", "29", "moon1", "6", "28")
    # One card was never seen, the Moon's 29, and Red holds one card: no question.
    assert story.question is None
    assert story.game.hands == [1, 0] and story.game.left_hand == [1, 0]
    assert story.game.scores() == [47 - 10 - 1, 0]


def test_st_34_the_hand_is_asked_when_only_its_player_knows():
    # One lunar eclipse and the moons from 25 on are not seen when Yellow finds nothing to draw.
    acts = [act for act in one_owner() if act != ("moon1", 5, 0)]
    story = lay(Story(3), acts[:62])
    assert story.game.ending == YELLOW and story.game.hands == [4, 2, 0]
    story.do("collect", "sun1", "6", "29", "done")
    story.place("moon1", 25)
    question = story.question
    hidden = sum((cards & ~1).bit_count() for cards in story.game.unseen)
    assert (question.key, question.seat) == ("left_hand", RED)
    assert (question.lo, question.hi) == (4 - sum(story.game.eclipses), min(4, hidden))
    story.do(question.hi)
    assert story.question is None, "what Red does not hold Green does"
    assert sum(story.game.left_hand) == hidden


def test_st_35_eclipses_count_nothing_anywhere():
    story = lay(Story(), one_owner())
    assert story.question is None
    assert story.game.scores() == [-58, 0], "ten eclipses lie in Red's rows"
    collected = lay(Story(), one_owner()[:67])
    collected.do("collect", "sun1", "6", "29", "done")
    assert collected.game.scores()[RED] == 24 - 33 - 1


def test_st_36_most_points_win():
    story = final(scored(7, 5), (4, 0), (1, 0))
    assert story.game.scores() == [3, 4]
    assert [(seat, rank) for seat, _, rank in story.game.ranking] == [(GREEN, 1), (RED, 2)]
    assert told(story, "end") == "Vert gagne avec 4 points !"


def test_st_37_a_tie_goes_to_most_cards_for_or_against():
    story = final(scored(7, 5), (4, 0), (2, 0))
    assert story.game.scores() == [3, 3]
    assert [(seat, rank) for seat, _, rank in story.game.ranking] == [(RED, 1), (GREEN, 2)]
    assert told(story, "end_tie") == "Égalité à 3 : Rouge gagne avec 11 cartes en tout !"
    even = final(scored(6, 6), (2, 0), (2, 0))
    assert even.game.shared and told(even, "end_shared") == "Victoire partagée : Rouge, Vert !"


def four_companions(rows):
    story = last_round(companion(4))
    while story.question.key in ("turn", "again"):
        story.do("card" if "card" in story.options else "total")
        if story.question.key == "thrown":
            story.do(0)
    return final(story, *[(count, 0) for count in rows])


def test_st_41_partners_points_are_added_and_they_rank_together():
    story = four_companions((5, 3, 1, 4))
    assert story.game.scores() == [-5, -3, -1, -4]
    ranks = {seat: (score, rank) for seat, score, rank in story.game.ranking}
    assert ranks == {RED: (-6, 1), YELLOW: (-6, 1), GREEN: (-7, 2), BLUE: (-7, 2)}
    assert not story.game.shared
    assert told(story, "end") == "Rouge, Jaune gagnent avec -6 points !"
    even = four_companions((5, 3, 1, 3))
    assert even.game.shared and len(even.tells("end_shared")[0].values["winners"]) == 4


def test_st_43_no_more_than_58_cards_are_counted():
    story = companion()
    for _ in range(20):
        story.do("card")
    story.do("collect")
    assert (story.question.lo, story.question.hi) == (5, 20)
    with pytest.raises(BadAnswer):
        story.do(21)
    with pytest.raises(BadAnswer):
        story.do(4)
    story.do(20)
    last_round(story)
    while story.question.key == "turn":
        story.do("total", *([0] if story.table() else []))
    assert story.question.key == "left_rows" and story.question.hi <= 38
    story.do(30)
    while story.question is not None:
        counted = 20 + sum(story.game.left_rows) + sum(story.game.left_hand)
        assert story.question.hi <= 58 - counted
        story.do(story.question.hi)
    game = story.game
    assert sum(game.collected) + sum(game.left_rows) + sum(game.left_hand) <= 58


# --- the companion's counts


def test_the_companion_needs_one_press_for_a_card():
    story = companion()
    assert story.options == ["card", "animal", "stuck"]
    story.do("card")
    assert story.game.hands == [4, 5] and story.question.seat == GREEN
    story.do("animal")
    assert story.question.key == "again" and story.question.seat == GREEN
    assert story.options == ["card", "animal", "stuck"]


def test_the_companion_offers_the_options_that_it_can_keep():
    story = GameStory("sky_tango", 2, "red", "green", "companion")
    assert story.question.key == "options" and story.options == ["go", "voluntary", "finder"]
    referee = GameStory("sky_tango", 2, "red", "green", "referee")
    assert referee.options == ["go", "others", "past", "voluntary", "finder"]


def test_the_companions_total_eclipse_counts_the_rows():
    story = companion()
    story.do("card", "card", "card", "stuck")
    assert story.question.key == "thrown" and (story.question.lo, story.question.hi) == (0, 3)
    story.do(2)
    assert story.game.discard == 2 + 4 and story.table() == 1
    assert story.game.hands == [3, 0] and story.question.seat == RED
