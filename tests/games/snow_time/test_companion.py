# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Snow Time with a companion: the table resolves its tree; the dice, the fruits, the race and the
end by the rulebook."""

import pytest

from girouette import replay
from girouette.questions import BadAnswer
from girouette.session import Session
from girouette.status import status_of
from tests.games.common import game_class, texts_of
from tests.games.snow_time import story as stories
from tests.games.snow_time.story import Track
from tests.games.story import GameStory, correct, offered
from tests.hand import Hand


class Story(stories.Story):
    level = "companion"

    def __init__(self, players=4, length=30, options=(), facts=None):
        super().__init__(players, options=options, facts=facts or Track(length=length))


def test_tt_01_02_everyone_has_a_colour_and_a_pawn_on_the_start():
    story = Story(3)
    assert story.status["scores"] == {"red": 0, "green": 0, "yellow": 0}
    assert story.status["reserve"] == 15 and "setup" in story.keys


def test_tt_03_only_the_length_of_the_track_is_asked_for_and_only_once():
    track = Track()
    first = Story(facts=track)
    assert first.question.key == "length"
    first.do(24)
    assert first.status["length"] == 24 and first.question.kind == "chance"
    assert Story(facts=track).question.kind == "chance"


def test_tt_05_two_dice_put_a_fruit_each():
    story = Story()
    story.roll(3, 5)
    assert story.status["fruits"] == [0, 0, 1, 0, 1, 0, 0]
    assert story.tell("two_fruits") == {"low": 3, "high": 5}


def test_tt_05_the_table_may_roll_its_own_dice_which_is_all_there_is_to_choose():
    setting = GameStory("snow_time", 3, "red", "green", "yellow", "companion")
    assert setting.options == ["go", "dice"]
    story = Story(options=["dice"])
    story.do(6, 1)
    assert story.status["fruits"] == [1, 0, 0, 0, 0, 1, 0]


def test_tt_06_19_fruits_stay_until_they_are_eaten():
    story = Story(3)
    story.turn((3, 5), "none")
    story.turn((1, 1), "5")
    assert story.status["fruits"] == [2, 0, 1, 0, 0, 0, 0]


def test_tt_07_the_reserve_decides_how_many_dice_are_rolled():
    story = Story(3)
    for _ in range(7):
        story.turn((1, 2), "none")
    story.roll(6)
    assert story.status["reserve"] == 0 and "last_fruit" in story.keys
    story.do("none")
    assert story.question.key == "eaten" and story.keys[-1] == "no_fruit"
    story.do("6")
    assert story.status["reserve"] == 1 and story.question.kind == "chance"


def test_tt_08_the_dice_have_six_floors():
    assert Story().question.n == 6


def test_tt_09_10_the_table_is_told_to_play_and_can_read_every_step():
    story = Story()
    story.roll(1, 2)
    texts = texts_of("snow_time")
    assert "révélez" in texts.say(story.heard[-1])
    assert story.game.phase == "floors" and "De haut en bas" in texts.find("r.floors")
    assert story.question.key == "eaten", "nobody's card is asked for"


def test_tt_13_neighbouring_floors_are_never_eaten_together():
    story = Story()
    story.turn((6, 5), "none")
    story.turn((3, 1), "none")
    story.roll(1, 1)
    pairs = ["6+3", "6+1", "5+3", "5+1", "3+1"]
    assert story.options == ["none", "6", "5", "3", "1", *pairs, "6+3+1", "5+3+1", "race"]
    with pytest.raises(BadAnswer):
        story.do("6+5")


def test_tt_18_eaten_fruits_return_to_the_reserve():
    story = Story()
    story.turn((6, 3), "none")
    story.turn((3, 1), "6+3")
    assert story.status["fruits"] == [1, 0, 0, 0, 0, 0, 0] and story.status["reserve"] == 14
    assert [data["floor"] for data in story.told("eaten")] == ["6", "3"]


def test_tt_18_what_is_bare_is_not_offered():
    story = Story()
    story.turn((6, 6), "6")
    story.roll(2, 2)
    assert story.options == ["none", "2", "race"]


def test_tt_04_23_the_race_is_told_pawn_by_pawn_and_squares_are_shared():
    story = Story(3, length=10)
    story.roll(1, 1)
    story.do("race", "none", 4, 4, 0)
    assert story.places() == [4, 4, 0] and story.status["left"]["red"] == 6
    assert story.question.key == "eaten", "the turn goes on"
    story.do("race", "none")
    assert story.question.first == 4, "from where it stood"
    with pytest.raises(BadAnswer):
        story.do(10)


def test_correct_a_pawn_while_the_race_is_told():
    story = Story(3, length=10)
    story.roll(1, 1)
    story.do("race", "none", 4)
    correct(story, "pawn", "red", 6)
    story.do(5, 0)
    assert story.places() == [6, 5, 0], "what was put right stands"


def test_tt_24_the_next_turn_follows_the_one_answer():
    story = Story(3)
    keys = story.turn((1, 2), "none")
    assert keys[-1] == "turn" and story.status["round"] == 2


def test_tt_37_who_arrives_wins_at_once():
    story = Story(3)
    story.roll(1, 1)
    story.do("race", "green", "none")
    assert story.question is None and story.tell("end")["winners"] == ["green"]
    assert story.game.ranking[0] == (1, 30, 1) and not story.game.shared


def test_tt_37_a_track_corrected_to_end_at_a_pawn_ends_the_game_with_the_turn():
    story = Story(3)
    story.roll(1, 1)
    story.do("race", "none", 8, 3, 0)
    replay.correct(story.session, "tt.length", 8)
    story.do("1")
    assert story.question is None and story.game.winners == [0]


def test_tt_39_pawns_that_come_together_share_the_victory():
    story = Story(3)
    story.roll(1, 1)
    story.do("race", "green", "yellow", "none")
    assert story.tell("end_shared")["winners"] == ["green", "yellow"]
    everybody = Story(3)
    everybody.roll(1, 1)
    everybody.do("race", "green", "yellow", "red")
    assert everybody.question is None and everybody.game.shared


def test_tt_40_two_players_win_with_both_their_colours():
    story = Story(2)
    assert story.status["teams"] == [["red", "green"], ["yellow", "blue"]]
    story.roll(1, 1)
    story.do("race", "blue", "none")
    assert story.tell("end")["winners"] == ["yellow", "blue"] and not story.game.shared


def test_correct_pawns_and_fruits_but_no_cards():
    story = Story(3)
    story.roll(2, 2)
    assert offered(story) == ["pawn", "fruits"]
    correct(story, "fruits", "4", "1")
    assert story.options == ["none", "4", "2", "4+2", "race"], "the question is made anew"
    correct(story, "pawn", "green", 7)
    assert story.places() == [0, 7, 0]
    story.undo().undo()
    assert story.options == ["none", "2", "race"] and story.places() == [0, 0, 0]


def test_undo_puts_the_fruits_back_and_a_journal_restores_the_table():
    story = Story(3)
    story.turn((2, 5), "5")
    story.roll(1, 1)
    story.do("race", "none", 1, 2, 3)
    restored = Session(game_class("snow_time"), None).restore(bytes(story.session.log))
    assert status_of(restored.run.game) == story.status and restored.run.question.key == "eaten"
    for _ in range(5):
        story.undo()
    assert story.places() == [0, 0, 0] and story.status["fruits"] == [2, 1, 0, 0, 0, 0, 0]
    story.undo()
    assert story.options == ["none", "5", "2", "5+2", "race"]


def test_a_turn_at_the_device_with_its_pages_and_a_power_cut():
    hand = Hand().tell("""
        choose Jeux
        choose Snow Time
        choose 3
        choose Rouge
        choose Vert
        choose Rose
        choose Accompagner
        choose C'est parti !
        choose 20
        expect text 15 fruits
        press OK
        expect text Une carte chacun
        press OK
        expect text Snow Time T1
        expect text Mangé ?
        choose Course
        choose Personne
        choose 3
        choose 0
        choose 12
        expect text Snow Time T1 Rs12 Ru3
    """)
    before = hand.sees()
    hand.tell("""
        unplug
        power on
        press OK
    """)
    assert hand.sees() == before
    for page, line in (("Course", "Rose 12 −8"), ("Mains", "–"), ("Piste", "→ 20")):
        hand.tell(f"""
            hold OK
            choose {page}
            expect text {line}
            press BACK
        """)
    hand.tell("""
        choose Course
        choose Rose
        choose Personne
        expect text Victoire : Rose
    """)
