# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The learned track of Snow Time: entered with four keys, refused when impossible, corrected."""

import pytest

from girouette import replay
from girouette.games.snow_time.track import number_of
from girouette.questions import BadAnswer
from girouette.session import Session
from girouette.status import status_of
from tests.games.common import game_class, texts_of
from tests.games.snow_time.story import Story, Track
from tests.hand import Hand

# How fast people work the wheel: a held key repeats at 5 a second, a press takes half a second.
SECONDS_A_STEP = 0.2
SECONDS_A_PRESS = 0.5


def refusal(story, answer):
    with pytest.raises(BadAnswer) as refused:
        story.do(answer)
    return texts_of("snow_time", "en").get(refused.value.args[0], {})


def presses_to(question, value):
    """How often PREV or NEXT is pressed, whichever is quicker."""
    counts = []
    for step in (1, -1):
        place, count = question.first, 0
        while question.answer_at(place) != value:
            place, count = question.turn(place, step), count + 1
        counts.append(count)
    return min(counts)


def test_a_whole_track_is_entered_within_a_minute_with_four_keys():
    story = Story(facts=Track())
    seconds = 0
    entries = [36, 8]
    for place in range(4, 36, 4):
        entries += [place, 1 + place % 3, 1 + place % 2]
    for value in entries:
        seconds += presses_to(story.question, value) * SECONDS_A_STEP + SECONDS_A_PRESS
        story.do(value)
    assert len(story.status["bonuses"]) == 8
    assert seconds <= 60


def test_a_track_of_no_squares_is_refused():
    story = Story(facts=Track())
    for wrong in (0, -1, 201, "30", 1.5):
        assert refusal(story, wrong) == "The track has 1 to 200 squares."
    assert story.question.key == "length"


def test_a_bonus_beyond_the_end_is_refused():
    story = Story(facts=Track())
    story.do(20, 1)
    for wrong in (20, 21, 0):
        assert "before the finish" in refusal(story, wrong)
    story.do(19)


def test_two_bonuses_on_one_square_are_refused():
    story = Story(facts=Track())
    story.do(20, 2, 5, 2, 2)
    for wrong in (5, 4):
        assert "its own square" in refusal(story, wrong)
    assert story.question.values == {"bonus": 2, "low": 6, "high": 19}
    story.do(6)


def test_more_bonuses_than_squares_are_refused():
    story = Story(facts=Track())
    story.do(5)
    assert "fewer than squares" in refusal(story, 5)
    story.do(4)
    # Four bonuses on squares 1 to 4: each has one place left to it.
    assert (story.question.lo, story.question.hi) == (1, 1)


@pytest.mark.parametrize("count", (17, 40, 80))
def test_tt_03_a_board_has_as_many_bonus_squares_as_it_has(count):
    track = Track()
    # Two players have the most options, which memory answers before the track.
    story = Story(2, facts=track)
    story.do(count + 1, count)
    for bonus in range(1, count + 1):
        story.do(bonus, 1 + bonus % 3, 1 + bonus % 9)
    squares = [
        {"place": n, "kind": ("fruit", "fight", "mana")[n % 3], "points": 1 + n % 9}
        for n in range(1, count + 1)
    ]
    assert story.status["bonuses"] == squares and story.question.kind == "chance"
    again = Story(2, facts=track)
    assert again.question.kind == "chance" and again.status["bonuses"] == squares
    # The last one can be corrected like any other, also in a game that asked for none of them.
    for told in (story, again):
        told.roll(1, 1)
        assert replay.correct(told.session, f"tt.bonus.{number_of(count)}.points", 8)
        assert told.status["bonuses"][-1]["points"] == 8
        told.undo()
        assert told.status["bonuses"] == squares


def test_every_bonus_square_has_its_own_place_in_memory():
    store = Hand().app.store
    story = Story(facts=store)
    story.do(60, 40)
    for bonus in range(1, 41):
        story.do(bonus, 1 + bonus % 3, 1 + bonus % 9)
    assert store.get("tt.length") == 60 and store.get("tt.bonus.count") == 40
    assert Story(facts=store).status["bonuses"] == story.status["bonuses"]


def test_kind_and_points_have_their_range():
    story = Story(facts=Track())
    story.do(20, 1, 5)
    assert story.question.words == ("fruit", "fight", "mana")
    assert "not offered" in refusal(story, 4)
    story.do(3)
    assert "1 to 9" in refusal(story, 0)


def test_impossible_values_of_the_file_are_asked_again_and_the_others_are_not():
    track = Track(length=0, bonus_count=2)
    track.values.update({"tt.bonus.1.place": 7, "tt.bonus.1.kind": 9, "tt.bonus.1.points": 2})
    track.values.update({"tt.bonus.2.place": 7, "tt.bonus.2.kind": 1, "tt.bonus.2.points": 1})
    story = Story(facts=track)
    asked = []
    for value in (25, 3, 12):
        asked.append((story.question.key, story.question.values.get("bonus")))
        story.do(value)
    assert asked == [("length", None), ("kind", 1), ("place", 2)]
    assert story.question.kind == "chance"
    assert track.values["tt.bonus.2.place"] == 12


def test_a_shorter_board_asks_for_the_bonuses_that_are_now_beyond_it():
    track = Track(length=10, bonus_count=1)
    track.values.update({"tt.bonus.1.place": 15, "tt.bonus.1.kind": 1, "tt.bonus.1.points": 2})
    story = Story(facts=track)
    assert story.question.key == "place" and story.question.hi == 9


def test_a_wrong_bonus_is_corrected_in_mid_game():
    story = Story(3, bonuses=[(3, "fight", 2)])
    story.roll(1, 1)
    assert replay.correct(story.session, "tt.bonus.1.place", 1)
    story.do("7", "6", "4")
    assert story.places() == [3, 0, 1], "red's fight led onto the corrected square"
    assert replay.correct(story.session, "tt.bonus.1.points", 5)
    assert story.status["bonuses"] == [{"place": 1, "kind": "fight", "points": 5}]


def test_a_corrected_length_counts_from_the_next_point_on():
    story = Story(3, length=30)
    story.turn((1, 1), 7, 6, 4)
    assert replay.correct(story.session, "tt.length", 2)
    assert story.status["left"] == {"red": 1, "green": 2, "yellow": 1}
    story.turn((1, 1), 7, 5, "healer")
    assert story.question is not None
    story.turn((1, 1), 7, 4, 3)
    assert story.game.winners == [1]


def test_a_length_corrected_below_a_pawn_ends_the_game_with_the_turn():
    story = Story(3, length=30)
    story.turn((6, 6), 6, "healer", "healer")
    assert story.places() == [3, 0, 0]
    replay.correct(story.session, "tt.length", 2)
    story.turn((1, 1), "healer", "healer", "healer")
    assert story.question is None and story.game.winners == [0]


def test_one_more_bonus_is_asked_for_when_the_count_is_corrected():
    story = Story(3, bonuses=[(1, "fight", 2)])
    replay.correct(story.session, "tt.bonus.count", 2)
    story.turn((1, 1), 7, 6, 4)
    assert (story.question.key, story.question.values["bonus"]) == ("place", 2)
    story.do(9, 3, 1)
    assert story.places() == [3, 0, 1]
    assert story.status["bonuses"][1] == {"place": 9, "kind": "mana", "points": 1}


def test_a_correction_onto_another_bonus_is_told_and_asked_again():
    story = Story(3, bonuses=[(3, "fight", 2), (6, "mana", 1)])
    replay.correct(story.session, "tt.bonus.1.place", 6)
    keys = story.turn((1, 1), 7, 5, 3)
    assert keys[-1] == "refused.place"
    assert story.question.values == {"bonus": 2, "low": 7, "high": 29}
    story.do(8)
    assert [bonus["place"] for bonus in story.status["bonuses"]] == [6, 8]


def test_a_longer_track_lets_its_bonuses_move_beyond_the_old_end():
    story = Story(3, length=10, bonuses=[(3, "fight", 2)])
    replay.correct(story.session, "tt.length", 40)
    replay.correct(story.session, "tt.bonus.1.place", 35)
    assert story.status["bonuses"][0]["place"] == 35
    fresh = Session(game_class("snow_time"))
    fresh.restore(bytes(story.session.log))
    assert status_of(fresh.run.game) == story.status


def test_a_correction_outside_every_range_is_refused():
    story = Story(3, bonuses=[(3, "fight", 2)])
    for name, wrong in (("length", 0), ("bonus.1.place", 0), ("bonus.1.kind", 4)):
        assert not replay.correct(story.session, "tt." + name, wrong)
    assert not replay.correct(story.session, "tt.bonus.2.place", 7), "there is no second bonus yet"


def test_a_correction_can_reach_back_by_undo_and_the_same_answer():
    story = Story(3, bonuses=[(3, "fight", 2)])
    story.turn((1, 1), 7, 6, 4)
    assert story.places() == [1, 0, 1]
    replay.undo(story.session)
    replay.correct(story.session, "tt.bonus.1.place", 1)
    story.do("4")
    assert story.places() == [3, 0, 1]


def test_a_told_fact_is_no_longer_assumed_once_corrected():
    story = Story(3, facts=Track())
    story.do(None, None)
    replay.correct(story.session, "tt.length", 25)
    assert story.status["assumed"] == ["tt.bonus.count"]
