# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Tails on Fire, a test per rule row: short stories of answers, and what the table is told."""

import pytest

from girouette import amend, replay
from girouette.games.tails_on_fire import face, views
from girouette.games.tails_on_fire.pages import cards_of
from girouette.questions import BadAnswer
from girouette.ranking import rank
from girouette.scene import Scene
from tests.games.common import LANGUAGES, texts_of
from tests.games.story import GameStory
from tests.games.tails_on_fire.story import FOUR, Story

ALL_CARDS = 0b11111111110
FILOU = 10


def test_tof_01_each_player_picks_a_colour_nobody_has():
    story = GameStory("tails_on_fire", 4, "green")
    assert "green" not in story.options
    with pytest.raises(BadAnswer):
        story.do("green")
    assert len(GameStory("tails_on_fire", 4).options) == 6


def test_tof_02_black_is_the_chapardeurs_with_two_or_three():
    assert "black" not in GameStory("tails_on_fire", 2).options
    assert "black" not in GameStory("tails_on_fire", 3).options
    assert "black" in GameStory("tails_on_fire", 4).options


def test_tof_03_campfires_are_laid_out():
    assert GameStory("tails_on_fire", 4, *FOUR, "go").keys == ["setup"]
    assert "feu de camp" in texts_of("tails_on_fire").find("t.setup")


def test_tof_04_the_device_draws_the_first_brasiers():
    story = GameStory("tails_on_fire", 4, *FOUR, "go", 1, falls=[8, 0, 0, 5])
    assert [piles[0][0] for piles in story.game.piles] == [9, 1, 2, 8]
    assert story.keys.count("brasier") == 4
    story.do("red")
    assert story.stops[-1] == "brasiers" and story.said[-1][:2] == ("brasiers", "red")


def test_tof_05_first_brasiers_differ_and_are_never_the_filou():
    story = GameStory("tails_on_fire", 4, *FOUR, "brasiers", "go", 1, "5")
    assert story.options == ["1", "2", "3", "4", "6", "7", "8", "9"]
    with pytest.raises(BadAnswer):
        story.do("5")


def test_tof_06_one_face_up_pile_whose_top_card_counts():
    story = Story(iguana=7)
    assert story.game.start == story.game.iguana == 7
    story.do("pass", "pass", "pass", "pass", "play", "pass", "pass", "pass", 2)
    assert "7" not in story.options and len(story.options) == 8


def test_tof_07_nine_rounds_of_three_phases():
    story = Story(first=0, iguana=4)
    for card in (5, 6, 7, 8, 9, 1, 2, 3, None):
        _anyone_wins(story, card)
    assert story.question is None and story.game.round == 9
    for phase in ("round", "choose", "prepared"):
        assert len(story.told(phase)) == 9


def _anyone_wins(story, iguana):
    """Pass until somebody may play the start value, who then wins."""
    while story.question.key == "turn":
        story.do("play" if not story.game.last and "play" in story.options else "pass")
    if story.question.key == "flames":
        story.do(3)
    # The last Iguane is known without asking.
    if story.question is not None and story.question.key == "iguana":
        story.do(str(iguana))


def test_tof_08_three_are_chosen_in_secret_before_each_hunt():
    story = Story()
    assert story.keys[:2] == ["round", "choose"]
    story.win_round(5)
    assert len(story.told("choose")) == 2


def test_tof_09_exhausted_and_brasier_cards_cannot_be_chosen():
    story = Story().do("play", "pass", "pass", "pass", 3, "5")
    # Green's 1 and 4 lie on Brasiers.
    assert cards_of(ALL_CARDS & ~story.game.available(0)) == [1, 4]
    story = Story().do("play", "play", "pass", "pass", "pass", 3, "9")
    # Green's 4 was covered: exhausted.
    assert cards_of(story.game.exhausted[0]) == [4]
    assert not story.game.available(0) >> 4 & 1
    panel = face._rows(story.game, texts_of("tails_on_fire"), True)
    assert panel[0] == "V 1 4"


def test_tof_10_who_has_fewer_than_three_takes_all():
    story = Story()
    game = story.game
    game.exhausted[1] = ALL_CARDS & ~(1 << 5) & ~(1 << 9)
    heard = [(tell.key, tell.seat, tell.values) for tell in game.choose()]
    assert heard[0] == ("fewer", 1, {"count": 2})
    assert heard[-1][0] == "choose"


def test_tof_11_the_oldest_then_the_winner_begins_then_clockwise():
    story = Story(first=2)
    assert story.asked == ("turn", "red")
    story.do("pass")
    assert story.asked == ("turn", "pink")
    story.do("play", "pass", "pass", "pass", 3, "8")
    assert story.asked == ("turn", "pink")


def test_tof_12_before_the_first_card_only_the_start_value():
    story = Story(iguana=4)
    assert story.question.values["value"] == 4
    assert story.options == ["play", "pass"]


def test_tof_13_the_first_card_is_no_filou():
    story = Story(iguana=4)
    assert "filou" not in story.options
    assert "filou" in story.do("play").options


def test_tof_14_a_lap_without_a_card_raises_the_start_value():
    story = Story(iguana=8).do("pass", "pass", "pass", "pass")
    assert story.told("rises") == [{"value": 9}]
    assert story.asked == ("turn", "green")
    story.do("pass", "pass", "pass", "pass")
    assert story.told("rises")[-1] == {"value": 1}


def test_tof_15_nobody_must_play_but_nine_laps_are_warned_about():
    story = Story(brasiers=(1, 2, 3, 4), iguana=5)
    for _ in range(200):
        if story.told("many_laps"):
            break
        story.do("pass")
    assert len(story.told("many_laps")) == 1
    assert len(story.told("rises")) == 9


def test_tof_16_after_the_first_card_the_next_player_brings_the_fire_back():
    story = Story(iguana=4).do("pass", "play")
    assert story.asked == ("turn", "red")
    assert story.question.values["value"] == 5


def test_tof_17_only_the_next_value_covers():
    story = Story(iguana=4).do("play")
    assert story.options == ["play", "filou", "pass"]
    assert story.question.values["value"] == 5


def test_tof_18_after_nine_comes_one():
    story = Story(iguana=9).do("play")
    assert story.question.values["value"] == 1


def test_tof_19_passing_does_not_eliminate():
    story = Story(iguana=4).do("play", "pass", "play", "pass", "pass")
    assert story.asked == ("turn", "yellow")


def test_tof_20_a_filou_is_worth_one_more():
    story = Story(iguana=9).do("play", "filou")
    assert story.told("filou") == [{"value": 1}]
    assert story.question.values["value"] == 2


def test_tof_21_no_filou_on_a_filou_but_the_next_value():
    story = Story(iguana=4).do("play", "filou")
    assert story.options == ["play", "pass"]
    story.do("play")
    assert story.game.last == 6 and "filou" in story.options


def test_tof_22_when_the_turn_comes_back_the_owner_wins():
    # The rulebook's example of a round with four.
    story = Story(first=0, iguana=4).do("play", "pass", "play", "pass", "pass", "pass")
    assert story.asked == ("flames", None)
    story.do(3)
    assert [(tell.seat, tell.values["value"]) for tell in story.tells("wins")] == [(2, 5)]


def test_tof_23_three_cards_a_round_at_most():
    story = Story(colours=("green", "yellow"), brasiers=(9, 8), iguana=1)
    # Green 1, yellow 2, (Chapardeur draws 9 and passes), green 3, yellow 4, ..., green 5, yellow 6.
    story.do("play", "play", "play", "play", "play", "play", falls=[8, 7, 6])
    assert story.told("cannot")[0]["why"] == "three_played"


def test_tof_24_the_winner_takes_the_iguane_as_a_new_brasier():
    story = Story(iguana=4).do("play", "pass", "pass", "pass", 2)
    assert story.game.piles[0][1] == bytes((4, 4, 4))
    assert story.game.scores()[0] == 1 + 2


def test_tof_25_the_victorious_opossum_leaves_the_hand():
    story = Story(iguana=4).do("play", "pass", "pass", "pass", 2, "5")
    assert not story.game.available(0) >> 4 & 1
    assert story.game.exhausted[0] == 0


def test_tof_26_same_value_steals_what_lies_under():
    story = Story(brasiers=(1, 4, 3, 6), iguana=4).do("play").pass_on().do(3)
    assert story.game.piles[1] == []
    assert story.game.piles[0][1] == bytes((4, 4, 4, 11))
    assert story.told("steals") == [{"victim": "yellow", "value": 4, "cards": 1, "flames": 1}]


def test_tof_27_the_robbed_players_opossum_comes_back():
    story = Story(brasiers=(1, 4, 3, 6), iguana=4)
    assert not story.game.available(1) >> 4 & 1
    story.do("play").pass_on().do(3)
    assert story.game.available(1) >> 4 & 1
    assert story.told("comes_back") == [{"value": 4}]


def test_tof_28_campfires_and_iguanes_move_with_their_flames():
    # Green shows a 4 over an Iguane of two flames; yellow wins a later round with a 4.
    story = Story(brasiers=(1, 2, 3, 6), iguana=4).do("play").pass_on().do(2, "3")
    while story.asked != ("turn", "yellow") or story.question.values["value"] != 4:
        story.do("pass")
    story.do("play").pass_on().do(4)
    assert story.told("steals") == [{"victim": "green", "value": 4, "cards": 1, "flames": 2}]
    assert story.game.scores()[:2] == [1, 1 + 4 + 2]


def filou_wins(options=()):
    """Yellow wins with a filou worth 5 over green's 4."""
    story = Story(brasiers=(1, 2, 5, 6), iguana=4, options=options)
    return story.do("play", "filou").pass_on().do(3)


def test_tof_29_a_filou_steals_by_its_value_and_keeps_it_on_its_pile():
    story = filou_wins()
    assert [(values["victim"], values["value"]) for values in story.told("steals")] == [("red", 5)]
    assert story.told("wins")[0]["value"] == "+1=5"
    pile = story.game.piles[1][1]
    assert robbers(story.game, pile) == [(5, 5), (5, FILOU)], "a 5, or a +1 that is worth 5"
    # Red takes it back with a 5.
    wins(story.do("5"), "red", 3)
    assert story.told("steals")[-1] == {
        "victim": "yellow",
        "value": "+1=5",
        "cards": 2,
        "flames": 4,
    }
    assert story.told("comes_back")[-1] == {"value": "+1"}
    assert story.game.available(1) >> FILOU & 1


def test_tof_29_by_its_sign_a_filou_matches_a_filou_and_nothing_else():
    story = filou_wins(options=["filou"])
    assert story.told("steals") == [], "its value robs nobody"
    assert story.told("wins")[0]["value"] == "+1"
    pile = story.game.piles[1][1]
    assert robbers(story.game, pile) == [(value, FILOU) for value in range(1, 10)]
    # Red's own 5 still lies on its campfire, and only a 5 takes it.
    assert robbers(story.game, story.game.piles[2][0]) == [(5, 5)]


def robbers(game, pile):
    """All (value, card) that would steal this pile if they won."""
    won = game.last, game.last_card
    found = []
    for value in range(1, 10):
        for card in (value, FILOU):
            game.last, game.last_card = value, card
            if game.steals(pile):
                found.append((value, card))
    game.last, game.last_card = won
    return found


def wins(story, colour, flames, iguana=None):
    """This player plays the start value, nobody covers it; then the next Iguane is read."""
    while story.asked != ("turn", colour):
        story.do("pass")
    story.do("play").pass_on().do(flames)
    if iguana:
        story.do(str(iguana))


@pytest.mark.parametrize(
    "options,scores,shared",
    [((), [5, 3, 11, 5], False), (("filou",), [5, 7, 7, 5], True)],
    ids=("value", "sign"),
)
def test_tof_29_decides_a_whole_game(options, scores, shared):
    story = Story(brasiers=(1, 2, 3, 6), iguana=4, options=options)
    # Yellow's +1 covers green's 4 and wins four flames.
    story.do("play", "filou").pass_on().do(4, "7")
    for colour, iguana in (
        ("red", 8),
        ("green", 9),
        ("pink", 1),  # then takes green's campfire,
        ("pink", 2),
        ("red", 3),  # and red yellow's,
        ("green", 6),  # and green red's,
        ("yellow", None),  # and yellow pink's
    ):
        wins(story, colour, 2, iguana)
    # The last Iguane is the 5: is yellow's +1 one too?
    wins(story, "red", 2)
    assert story.question is None
    assert story.game.scores() == scores
    assert story.game.shared is shared
    assert story.heard[-1].values["winners"] == (["yellow", "red"] if shared else ["red"])


def test_tof_29_the_value_of_a_filou_stands_wherever_its_pile_is_shown():
    for language in LANGUAGES:
        texts = texts_of("tails_on_fire", language)
        game = filou_wins().game
        assert "+1=5(4)" in views.view("fires", game, texts)[1]
        assert "+1(3)" in views.view("fires", filou_wins(["filou"]).game, texts)[1]
    assert filou_wins().status["brasiers"]["yellow"][1]["value"] == 5


def test_tof_29_hints_know_what_steals_a_filou():
    texts = texts_of("tails_on_fire")
    for options, own, theirs in (
        ((), "Vos Brasiers +1 : 3, 6", "À voler : 2, 5, 6"),
        (["filou"], "Vos Brasiers +1 : 3", "À voler : 2, 5, 6, +1"),
    ):
        story = filou_wins(options).do("7")
        lines = views.view("hints", story.game, texts)
        yellow = lines.index("» Jaune")
        assert own in lines[yellow : lines.index("» Rouge")]
        assert theirs in lines[:yellow]


def test_tof_30_never_from_oneself_and_from_both_when_two_match():
    # Green shows a 5 and wins with a filou worth 5.
    story = Story(brasiers=(5, 2, 3, 6), iguana=4, first=3).do("play", "filou").pass_on().do(3, "8")
    assert story.told("steals") == []
    assert [pile[0] for pile in story.game.piles[0]] == [5, FILOU]
    # Both of green's piles show a 5 now: whoever wins with one takes both.
    while story.question.values["value"] != 5 or story.asked[1] != "yellow":
        story.do("pass")
    story.do("play").pass_on().do(3)
    assert [(values["victim"], values["value"]) for values in story.told("steals")] == [
        ("green", 5),
        ("green", "+1=5"),
    ]
    # Two players can only show one value after a correction: both are robbed.
    story = Story(brasiers=(1, 2, 5, 6), iguana=4)
    amend.answer(story.session, ["pile", "yellow", "2", "yellow", "+1", 5])
    story.do("pass", "pass", "pass", "play", "play").pass_on().do(3)
    assert [values["victim"] for values in story.told("steals")] == ["yellow", "red"]


def test_tof_31_what_comes_back_to_hand():
    story = Story(iguana=4).do("play", "play", "pass", "pass", "pass", 3, "9")
    assert story.told("prepare") == [{"exhausted": [4], "back": []}]
    assert story.asked == ("turn", "yellow")
    story.do("play", "pass", "pass", "pass", 3, "8")
    assert story.told("prepare")[-1] == {"exhausted": [], "back": [4]}
    assert story.game.available(0) >> 4 & 1


def test_tof_32_played_cards_rest_for_a_round():
    # Green's 4 was covered by yellow's 5; in the next round the start value rises to 4.
    story = Story(iguana=4).do("play", "play").pass_on().do(3, "3")
    while story.game.start == 3:
        story.do("pass")
    while story.game.start == 4:
        story.do("pass")
    whys = [(tell.seat, tell.values["why"]) for tell in story.tells("cannot")]
    assert (0, "exhausted") in whys


def test_tof_33_brasier_cards_stay_until_stolen():
    story = Story(iguana=4).win_round(5).win_round(6)
    assert not story.game.available(0) >> 4 & 1
    assert story.game.tops(0) == 1 << 1 | 1 << 4 | 1 << 5


def test_tof_34_the_game_ends_with_the_iguane_pile():
    story = Story(iguana=4)
    for card in (5, 6, 7, 8, 9, 1, 2, 3, None):
        assert story.question is not None
        _anyone_wins(story, card)
    assert story.question is None and story.game.iguanas == []


def test_tof_35_flames_count_campfire_included():
    story = Story(iguana=4).do("play", "pass", "pass", "pass", 4)
    assert story.game.scores() == [5, 1, 1, 1]
    assert replay.correct(story.session, "tof.flames.4", 2)
    assert story.game.scores() == [3, 1, 1, 1]


def test_tof_36_most_flames_win_and_equals_share():
    game = Story().game
    rank(game, [4, 7, 7, 1])
    assert game.shared
    assert game.ranking == [(1, 7, 1), (2, 7, 1), (0, 4, 3), (3, 1, 4)]
    rank(game, [4, 7, 6, 1])
    assert not game.shared


TWO = ("green", "yellow")


def test_tof_37_the_chapardeur_acts_last_in_each_lap_and_has_no_brasier():
    story = Story(TWO, (1, 2), iguana=4)
    story.do("pass", "pass", falls=[0])
    assert story.keys[-3:] == ["pass", "chapardeur_passes", "rises"]
    assert len(story.game.piles) == 2
    setup = GameStory("tails_on_fire", 2, *TWO, "go", 1, falls=[0, 0])
    assert "setup_chapardeur" in setup.keys


def test_tof_38_its_reserve_is_tried_first():
    story = Story(TWO, (1, 2), iguana=4)
    story.do("pass", "pass", falls=[4])  # it draws 5: reserve; now 5 is the start value
    story.do("pass", "pass")
    assert story.told("chapardeur_reserve") == [{"value": 5}]
    assert story.game.reserve == []


def test_tof_38_by_choice_the_card_that_was_put_there_first():
    for options, left in ((["reserve"], [6]), ([], [9, 6, 1])):
        story = Story(TWO, (1, 2), iguana=7, options=options)
        # It puts 9 and 6 aside while the start value rises from 7 to 9.
        story.do("pass", "pass", "pass", "pass", falls=[8, 5])
        assert story.game.reserve == [9, 6] and story.game.start == 9
        story.do("pass", "pass", falls=[] if options else [0])
        assert story.game.reserve == left
        assert story.told("chapardeur_reserve") == ([{"value": 9}] if options else [])
    assert "reserve" not in GameStory("tails_on_fire", 4, *FOUR).options


def test_tof_39_else_it_draws_and_plays_or_keeps_the_card_open():
    story = Story(TWO, (1, 2), iguana=4).do("pass", "pass", falls=[3])
    assert story.told("chapardeur_plays") == [{"value": 4}]
    story = Story(TWO, (1, 2), iguana=4).do("pass", "pass", falls=[8])
    assert story.game.reserve == [9]


def test_tof_40_with_no_card_to_draw_it_passes():
    story = Story(TWO, (1, 2), iguana=5)
    game = story.game
    while not story.told("chapardeur_empty"):
        if story.question.kind == "chance":
            # It always draws a card that fits neither now nor in its next turn.
            unfit = [c for c in game.draw if c not in (game.start, game.start % 9 + 1)]
            story.session.answer(game.draw.index((unfit or game.draw)[0]))
        else:
            story.session.answer("pass")
    assert game.draw == [] and game.owner == -1
    assert len(game.reserve) == 9


def test_tof_41_what_it_wins_and_steals_goes_to_the_box():
    story = Story(TWO, (4, 2), first=1, iguana=4)
    story.do("pass", falls=[3])  # green cannot play its own Brasier's 4
    while story.question is not None and story.question.key == "turn":
        story.do("pass")
    assert story.told("chapardeur_wins") == [{"value": 4}]
    assert sorted(story.game.box) == [4, 10]
    assert story.told("boxed") == [{"victim": "green", "value": 4}]
    assert story.game.available(0) >> 4 & 1
    assert story.game.first == 1


def test_tof_42_all_its_cards_are_shuffled_for_each_round():
    story = Story(TWO, (1, 2), iguana=4).do("play", "pass", falls=[8])
    assert story.game.reserve == [9]
    story.do(3, "5")
    assert sorted(story.game.draw) == list(range(1, 10)) and story.game.reserve == []


def test_tof_43_hints_from_what_everybody_sees():
    story = Story(brasiers=(1, 2, 3, 6), iguana=4)
    lines = views.view("hints", story.game, texts_of("tails_on_fire"))
    assert lines[0] == "Départ : 4, 5"
    green = lines[lines.index("» Vert") : lines.index("» Jaune")]
    assert "Vos Brasiers +1 : 2" in green
    assert "À voler : 2, 3, 6" in green
    assert "À votre droite +1 : 5, 6" in green


@pytest.mark.parametrize("language,title", [("fr", "Départ 4 : Jaune"), ("en", "Start 4: Yellow")])
def test_start_and_first_player_are_in_sight_while_cards_are_chosen(language, title):
    """Where the device deals the Iguanes nothing on the table shows the start."""
    setup = (4, *FOUR, "brasiers", "pile", "go", 1, "1", "2", "3", "6", "yellow")
    story = GameStory("tails_on_fire", *setup, falls=[3])
    texts = texts_of("tails_on_fire", language)
    scene = Scene()
    face.Face().paint(scene, story.game, story.tells("choose")[0], texts)
    assert scene.title == title and story.game.iguana == 4


def test_the_round_on_a_page():
    story = Story(first=1).do("play", "pass")
    story.game.exhausted[3] = 0b11000000010
    lines = views.view("round", story.game, texts_of("tails_on_fire"))
    assert lines == [
        "Départ 4 : Jaune",
        "Vert : reste 3 cartes",
        "Jaune : reste 2 cartes",
        "Rouge : reste 3 cartes",
        "Rose : reste 3 cartes",
        " épuisées 1, 9, +1",
    ]
    lines = views.view("round", story.game, texts_of("tails_on_fire", "en"))
    assert lines[:2] == ["Start 4: Yellow", "Green: 3 cards left"]
    assert lines[-1] == " exhausted 1, 9, +1"


@pytest.mark.parametrize("options,reserve", [((), "7, 2"), (["reserve"], "2, 7")])
def test_the_chapardeurs_reserve_in_the_order_it_is_tried(options, reserve):
    story = Story(("green", "yellow"), (1, 2), options=options)
    story.do("pass", "pass", falls=[1]).do("pass", "pass", falls=[5])
    assert story.game.reserve == [2, 7]
    lines = views.view("round", story.game, texts_of("tails_on_fire"))
    assert lines[-3:] == ["Chapardeur", " pioche 7", " réserve " + reserve]
    lines = views.view("round", story.game, texts_of("tails_on_fire", "en"))
    assert lines[-3:] == ["Pilferer", " draw pile 7", " reserve " + reserve]
