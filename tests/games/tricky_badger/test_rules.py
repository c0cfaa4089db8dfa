# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Tricky Badger, setup to tricks and the end: a story for each rule of RULES.md.

The rules of the Collection (TB-19 to TB-37) are in test_collection_rules.py.
"""

import pytest

from girouette import replay
from girouette.games.tricky_badger.setup import LEAVES
from girouette.questions import BadAnswer
from tests.games.common import texts_of
from tests.games.story import GameStory, Memory
from tests.games.tricky_badger.checks import COPY
from tests.games.tricky_badger.story import PLAYERS, Story

# --- setup --------------------------------------------------------------------------------------


@pytest.mark.parametrize("players,cards", [(3, 29), (4, 40), (5, 51)])
def test_tb_01_as_many_leaf_sets_as_players(players, cards):
    story = Story(players)
    leaves = story.told("leaves")[0]["leaves"]
    assert leaves[0] == "leaf.pink" and len(leaves) == players
    assert 7 + 11 * (players - 1) == cards == 9 * players + story.told("deal")[0]["rest"]
    assert "leaves" in story.stops


def test_tb_01_the_colours_of_the_copy_can_be_chosen():
    options = ["leaves", "leaf.purple", "leaf.black"]
    story = Story(3, "referee", options)
    assert story.status["leaves"] == ["pink", "purple", "black"]
    story.do("bone", "up")
    assert story.question.options == ["leaf.pink", "leaf.purple", "leaf.black"]
    with pytest.raises(BadAnswer):
        story.do("leaf.orange")


def test_tb_01_a_colour_is_chosen_once():
    session = Story(3, options=["leaves", "leaf.red", "leaf.blue"]).session
    while session.run.question.key != "leaves":
        replay.undo(session)
    assert session.run.question.options == [leaf for leaf in LEAVES if leaf != "leaf.red"]


def test_tb_01_the_colours_of_the_copy_are_remembered():
    memory = Memory()
    Story(4, facts=memory)
    assert not [name for name in memory.values if ".leaf" in name], "as usual: nothing to remember"
    chosen = ["leaves", "leaf.red", "leaf.purple", "leaf.black"]
    Story(4, options=chosen, facts=memory)
    assert Story(4, facts=memory).status["leaves"] == ["pink", "red", "purple", "black"]
    # Fewer players take the first of them, more players a free colour besides.
    assert Story(3, facts=memory).status["leaves"] == ["pink", "red", "purple"]
    assert Story(5, facts=memory).status["leaves"] == ["pink", "red", "purple", "black", "yellow"]
    # Who chooses again begins at the colours that there were.
    story = GameStory("tricky_badger", 3, "red", "green", "yellow", "companion", facts=memory)
    story.do("leaves")
    assert story.options[story.question.first] == "leaf.red"
    story.do("leaf.red")
    assert story.options[story.question.first] == "leaf.purple"
    # Undone before the game goes on: nothing was remembered of it.
    story.do("leaf.green").undo().undo().undo()
    story.do("go", "red")
    assert story.status["leaves"] == ["pink", "red", "purple"]
    assert Story(4, facts=memory).status["leaves"] == ["pink", "red", "purple", "black"]


def test_tb_01_colours_remembered_from_several_tables_never_meet():
    memory = Memory()
    memory.tell("option_tricky_badger.leaf1", 1)
    for wrong in (0, 77, -1):
        memory.tell("option_tricky_badger.leaf3", wrong)
        leaves = Story(5, facts=memory).status["leaves"]
        assert leaves[:2] == ["pink", "blue"] and len(set(leaves)) == 5


def test_tb_02_two_decks_are_shuffled():
    assert "shuffle" in Story().stops
    assert "53" in texts_of("tricky_badger").get("t.shuffle")


def test_tb_03_reminders_and_the_first_player():
    story = Story(first="yellow")
    assert ("first", "yellow", {}) in story.said
    assert "Rappel" in texts_of("tricky_badger").get("t.shuffle")
    assert story.question.seat == story.colours.index("yellow")


def test_tb_03_the_first_player_can_be_drawn():
    story = Story(4, first=None)
    assert story.question.options == ["draw", *story.colours]
    story.do("draw")
    assert (story.question.kind, story.question.n) == ("chance", 4)
    story.do(2)
    assert story.status["first_player"] == story.colours[2]


# --- rounds -------------------------------------------------------------------------------------


def test_tb_04_five_rounds_of_nine_tricks():
    story = Story()
    tricks = []
    while story.question.key == "prize":
        tricks.append((story.game.round, story.game.trick))
        story.wins("red", "magpie")
    assert tricks == [(number, trick) for number in range(1, 6) for trick in range(1, 10)]
    assert story.question.key == "left"


@pytest.mark.parametrize("players,rest", [(3, 2), (4, 4), (5, 6)])
def test_tb_05_the_first_player_deals_nine_leaf_cards_each(players, rest):
    story = Story(players)
    assert ("deal", "red", {"rest": rest}) in story.said and "deal" in story.stops
    story.pad(9)
    # Nine tricks on, the First Player card has moved nine times.
    dealer = story.colours[9 % players]
    assert ("deal_again", dealer, {"rest": rest}) in story.said and "deal_again" not in story.stops


def test_tb_05_leaf_cards_come_back_every_round():
    story = Story(3, "referee")
    story.plays("magpie", "up", "orange 11", "orange 10", "orange 9", paw=7)
    while story.game.round == 1:
        question = story.question
        if question.is_fact:
            story.do(None)
        else:
            # The trump, the last colour, "stands": whatever comes last.
            story.do("magpie" if question.key == "prize" else question.options[-1])
    assert story.game.gone == [0, 0, 0]
    story.do("magpie", "up", "leaf.orange", "leaf.orange", "leaf.orange", "red")
    # The best of three: two are lower.
    assert story.question.options == [str(value) for value in range(11, 2, -1)]


def test_tb_06_ten_collection_cards_face_up():
    story = Story()
    assert "deal" in story.stops
    texts = texts_of("tricky_badger")
    texts.seats = story.colours
    assert "retourne 10 Collection" in texts.say(story.session.run.tells[-1])
    status = story.status
    assert (status["face_up"], status["deck"]) == (10, 43)


def test_tb_07_the_tenth_card_is_discarded():
    story = Story()
    story.pad(8)
    assert story.status["face_up"] == 2 and "deal_again" not in story.keys
    story.pad(1)
    # With what the next round begins with, after the fifth by itself.
    assert "deal_again" in story.keys and "last" not in story.keys
    texts = texts_of("tricky_badger")
    texts.seats = story.colours
    assert texts.say(story.session.run.tells[-1]).startswith("Défaussez la dernière")
    # Nine magpies and the last card.
    assert story.status["discarded"] == 10
    story.pad(36)
    assert "last" in story.stops


def test_tb_07_cards_that_were_put_up_are_counted_by_type():
    story = Story()
    for card in ("twig", "magpie", "twig"):
        story.wins("red", card)
    story.do("cage")
    assert story.status["seen"] == {"twig": 2, "magpie": 1, "cage": 1}


def test_tb_08_the_first_player_chooses_the_prize_and_leads():
    story = Story(4, "referee", first="green")
    assert (story.question.key, story.question.seat) == ("prize", 1)
    story.do("twig", "down")
    assert (story.question.key, story.question.seat) == ("lead", 1)
    assert story.status["prize"] == "twig"


# --- tricks -------------------------------------------------------------------------------------


def test_tb_09_others_follow_clockwise_if_they_can():
    story = Story(4, "referee", first="yellow")
    story.do("twig", "up", "leaf.blue")
    assert (story.question.key, story.question.seat) == ("follow", 3)
    assert story.question.options[story.question.first] == "leaf.blue"
    assert story.question.values["leaf"] == "leaf.blue"
    story.do("leaf.blue")
    assert story.question.seat == 0


def test_tb_09_who_could_not_follow_cannot_have_the_colour_later():
    story = Story(3, "referee")
    story.plays("magpie", "up", "blue 4", "orange 2", "blue 5")
    story.do("magpie", "up", "leaf.blue")
    assert (story.question.key, story.question.seat) == ("revoke", 1)
    assert story.question.values == {"leaf": "leaf.blue", "trick": 1}
    story.do("again")
    assert story.question.key == "lead"
    story.do("leaf.blue", "stands")
    assert ("revoke", "green", {"leaf": "leaf.blue", "trick": 1}) in story.said
    # It was said to be right: it is not asked a third time.
    story.lays("blue 7", "blue 8", "blue 9")
    story.do("magpie", "up", "leaf.blue", "leaf.blue")
    assert story.question.key == "follow"
    story.do("leaf.blue")
    assert story.question.key == "best"


def test_tb_09_the_history_names_who_leads_and_who_does_not_follow():
    story = Story(3, "referee")
    story.plays("magpie", "up", "blue 4", "orange 2", "blue 5")
    plays = [(who, values) for key, who, values in story.said if key == "plays"]
    assert plays == [("red", {"leaf": "leaf.blue"}), ("green", {"leaf": "leaf.orange"})]


def test_tb_10_who_cannot_follow_plays_anything():
    story = Story(3, "referee")
    story.do("magpie", "up", "leaf.blue")
    assert story.question.options == ["leaf.blue", "leaf.pink", "leaf.orange"]
    story.lays("blue 4", "orange 2", "blue 5")
    story.plays("magpie", "up", "orange 4", "orange 6", "orange 7")
    # Green is known to have no blue: the question says that any colour will do.
    story.do("magpie", "up", "leaf.blue", "leaf.blue")
    assert (story.question.key, story.question.seat) == ("free", 1)
    assert story.question.values["leaf"] == "leaf.blue"
    # Of orange four cards are gone, of pink none, and these are seven of each.
    assert story.question.options[story.question.first] == "leaf.pink"


def test_tb_10_leading_trump_asks_for_trump():
    story = Story(3, "referee")
    story.do("magpie", "up", "leaf.pink")
    assert story.question.values["leaf"] == "leaf.pink"
    assert story.question.options[0] == "leaf.pink"


@pytest.mark.parametrize("arrow,winner", [("up", "yellow"), ("down", "green")])
def test_tb_11_the_arrow_says_whether_high_or_low_wins(arrow, winner):
    story = Story(3, "referee")
    assert story.plays("magpie", arrow, "blue 6", "blue 4", "blue 9") == winner


@pytest.mark.parametrize("arrow,winner", [("up", "blue"), ("down", "green")])
def test_tb_12_the_best_trump_wins(arrow, winner):
    story = Story(4, "referee")
    assert story.plays("magpie", arrow, "blue 6", "pink 2", "blue 10", "pink 6") == winner
    assert story.told("wins_with")[0]["why"] == "trump." + arrow


def test_tb_12_a_single_trump_wins_whatever_its_value():
    story = Story(4, "referee")
    story.do("magpie", "up", "leaf.blue", "leaf.blue", "leaf.pink", "leaf.blue")
    assert story.winner() == "yellow"
    assert story.told("wins")[0] == {"card": "magpie", "leaf": "leaf.pink", "why": "trump.only"}


def test_tb_13_without_trumps_the_led_colour_wins():
    story = Story(3, "referee")
    assert story.plays("magpie", "up", "blue 2", "orange 10", "orange 9") == "red"
    assert story.told("wins")[0]["why"] == "suit.only"
    assert story.plays("magpie", "up", "orange 3", "orange 4", "blue 8") == "yellow"
    assert story.told("wins_with")[0]["why"] == "suit.up"


def test_tb_14_the_highest_and_the_lowest_of_a_colour_can_be_trampled():
    story = Story(3, "referee")
    assert story.plays("magpie", "down", "blue 1", "blue 5", "blue 9") == "green"
    assert story.plays("magpie", "up", "pink 7", "pink 5", "pink 2") == "yellow"
    told = story.told("wins_1")[0]
    assert (told["value"], told["leaf"]) == (7, "leaf.pink")


def test_tb_14_a_value_is_asked_only_as_long_as_it_may_be_trampled():
    story = Story(3, "referee")
    story.plays("magpie", "down", "blue 1", "blue 4", "blue 9")
    # The blue 1 is gone: the lowest blue card that is left wins in any case.
    assert story.plays("magpie", "down", "blue 8", "blue 2", "blue 7") == "yellow"
    assert "wins" in story.keys and "wins_with" not in story.keys
    # The other end still has its paw, until it is seen, or what tramples it.
    story.do("magpie", "up", "leaf.blue", "leaf.blue", "leaf.blue", "red")
    assert story.question.key == "value"
    story.do("11", 10, "yes", "green")
    assert story.told("wins_1")[0]["value"] == 11


def test_tb_14_only_its_own_colour_tramples_a_card():
    story = Story(3, "referee")
    assert story.plays("magpie", "down", "blue 1", "orange 5", "blue 3") == "red"


@pytest.mark.parametrize("told,by,winner", [(9, 9, "green"), (8, 8, "red"), (None, 7, "red")])
def test_tb_14_the_paw_of_the_11_is_asked_once(told, by, winner):
    story = Story(3, "referee")
    story.do("magpie", "up", "leaf.blue", "leaf.blue", "leaf.blue", "red", "11")
    assert (story.question.name, story.question.values["value"]) == ("tb.paw.11", 11)
    story.do(told)
    assert story.question.values == {"leaf": "leaf.blue", "value": by}
    story.lays("blue 11", "blue 9", "blue 2")
    assert story.winner() == winner
    assert ("assumed_paw" in story.keys) == (told is None)
    assert story.status["assumed"] == (["tb.paw.11"] if told is None else [])
    assert story.plays("magpie", "up", f"orange {by}", "orange 11", "orange 3") == "green"
    assert "wins_1" in story.keys


def test_tb_14_a_paw_is_asked_only_beside_another_card_of_the_colour():
    story = Story(3, "referee")
    assert story.plays("magpie", "down", "pink 1", "orange 11", "blue 4") == "red"
    assert not story.game.learned
    story = Story(3, "referee")
    story.do("magpie", "down", "leaf.pink", "leaf.pink", "leaf.blue", "red", "1")
    assert story.question.name == "tb.paw.pink1"
    story.do(3, "yes")
    assert story.winner() == "green"


def test_tb_14_a_paw_can_be_corrected_in_mid_game():
    story = Story(3, "referee")
    assert story.plays("magpie", "down", "pink 1", "pink 4", "pink 6") == "red"
    assert "assumed_paw" in story.keys
    assert replay.correct(story.session, "tb.paw.pink1", 4)
    assert story.game.learned["tb.paw.pink1"] == 4 and not story.game.assumed


def test_tb_15_the_trampling_card_can_win_and_order_does_not_matter():
    for order in (("blue 1", "blue 5", "blue 6"), ("blue 6", "blue 5", "blue 1")):
        story = Story(3, "referee")
        assert story.plays("magpie", "down", *order) == "green"
        assert story.told("wins_1")[0]["value"] == 1


def test_tb_15_two_cards_trampled_at_once():
    # Only the one that would have won decides.
    story = Story(4, "referee")
    winner = story.plays("magpie", "up", "blue 1", "blue 11", "blue 5", "blue 7", paw=7)
    assert winner == "blue"
    assert story.told("wins_1")[0]["value"] == 11


def test_tb_16_the_example_of_the_rulebook():
    story = Story(4, "referee")
    winner = story.plays("twig", "down", "orange 1", "pink 5", "orange 5", "blue 4")
    assert winner == "green"
    texts = texts_of("tricky_badger")
    texts.seats = story.colours
    told = next(tell for tell in story.session.run.tells if tell.key == "wins")
    assert texts.say(told) == "Vert gagne : brindille. Feuille rose : seul atout."
    # The same without the trump: the orange 1 is trampled.
    story = Story(3, "referee")
    assert story.plays("twig", "down", "orange 1", "orange 5", "blue 4") == "green"
    told = next(tell for tell in story.session.run.tells if tell.key == "wins_1")
    texts.seats = story.colours
    explained = "Vert gagne : brindille. Feuille orange : le plus bas demandé ; le 1 est piétiné."
    assert texts.say(told) == explained


def test_tb_17_the_winner_takes_the_prize():
    story = Story()
    story.wins("yellow", "twig")
    assert story.cards("yellow") == ([], {"twig": 1})
    assert story.status["table"] == []
    referee = Story(3, "referee")
    referee.plays("twig", "up", "blue 2", "blue 3", "blue 4")
    assert referee.cards("yellow") == ([], {"twig": 1})


@pytest.mark.parametrize("players", [3, 4, 5])
def test_tb_18_the_first_player_card_moves_on_after_every_trick(players):
    story = Story(players, first=PLAYERS[1])
    for trick in range(20):
        leader = story.colours[(1 + trick) % players]
        assert story.status["first_player"] == leader
        assert story.colours[story.question.seat] == leader
        story.wins("red", "magpie")


# --- the end ------------------------------------------------------------------------------------


def finished(*won, players=3, left=3, points=None):
    """A game in which only these cards are won, (colour, card) each, played to its end."""
    story = Story(players, points=points)
    for colour, card in won:
        story.wins(colour, card)
    story.pad(45 - len(won))
    story.clear()
    story.do(left)
    return story


def test_tb_38_three_collection_cards_are_left():
    assert ("left", None, {"left": 3, "right": 3}) in finished().said
    assert ("left_wrong", None, {"left": 4, "right": 3}) in finished(left=4).said


def test_tb_39_points_by_reason():
    won = [("red", "badger"), ("red", "bone"), ("red", "female"), ("red", "male")]
    won += [("red", "wheat"), ("red", "twig"), ("green", "bone")]
    story = Story(points={"bone": 2, "wheat": -1})
    for colour, card in won[:4]:
        story.wins(colour, card)
    story.wins("red", "wheat")
    story.do(story.to_target("red", "a.1"))
    story.wins("red", "twig")
    story.wins("green", "bone")
    assert story.reasons("red") == {
        "badgers": 3, "hamsters": 2, "pairs": 1, "food": 1, "twigs": -1, "other": 1
    }  # fmt: skip
    assert (story.score("red"), story.score("green")) == (7, 2)


def test_tb_39_points_nobody_knows_count_nothing_and_are_named():
    story = Story()
    story.do("bone")
    story.session.answer("red")
    assert story.question.name == "tb.points.bone"
    story.session.answer(None)
    assert story.score("red") == 0
    assert story.status["assumed"] == ["tb.points.bone"]
    # Asked once a game, and a correction counts at once.
    story.wins("red", "bone")
    assert story.question.key == "prize"
    replay.correct(story.session, "tb.points.bone", 1)
    assert story.score("red") == 2 and not story.game.assumed


def test_tb_39_the_end_names_what_was_assumed():
    story = Story()
    story.do("bone")
    story.session.answer("red")
    story.session.answer(None)
    story.pad(44)
    story.do(3)
    assert ("points_unknown", None, {"cards": ["bone"]}) in story.said


def test_tb_40_most_points_win():
    story = finished(("green", "badger"), ("red", "female"))
    assert story.said[-1] == ("end", None, {"winners": ["green"]})
    assert story.game.ranking[0] == (1, 3, 1)


def test_tb_40_a_tie_goes_to_the_most_badgers():
    won = [("red", "badger"), ("green", "female"), ("green", "female"), ("green", "female")]
    story = finished(*won)
    assert story.said[-1] == ("badgers", None, {"winners": ["red"]})


def test_tb_40_then_to_the_most_hamsters():
    won = [(colour, card) for card in ("badger", "bone") for colour in ("red", "green")]
    won += [("red", "female"), ("red", "wheat"), ("green", "female"), ("green", "female")]
    story = finished(*won)
    assert story.said[-1] == ("hamsters", None, {"winners": ["green"]})
    assert [rank for _, _, rank in story.game.ranking] == [1, 2, 3]


def test_tb_40_else_the_victory_is_shared():
    story = finished(("red", "female"), ("yellow", "male"))
    assert story.said[-1] == ("shared", None, {"winners": ["red", "yellow"]})
    assert story.game.shared


# --- input that cannot be -----------------------------------------------------------------------


def test_a_value_is_not_told_twice_in_a_round_and_leaves_room_for_the_others():
    story = Story(3, "referee")
    story.plays("magpie", "up", "blue 8", "blue 4", "blue 2")
    story.do("magpie", "up", "leaf.blue", "leaf.blue", "leaf.orange", "green")
    assert story.question.options == ["11", "10", "9", "7", "6", "5", "4", "3", "2"]
    log = bytes(story.session.log)
    with pytest.raises(BadAnswer):
        story.do("8")
    assert bytes(story.session.log) == log


def test_a_colour_that_is_not_in_the_game_is_not_taken():
    story = Story(3, "referee")
    story.do("magpie", "up")
    with pytest.raises(BadAnswer):
        story.do("leaf.green")


def test_a_colour_that_is_all_played_is_not_offered():
    story = Story(4, "referee")
    story.plays("magpie", "up", "pink 2", "pink 3", "pink 4", "pink 6")
    story.plays("magpie", "up", "pink 5", "pink 7", "blue 2", "pink 1")
    story.do("magpie", "up")
    assert story.question.options == ["leaf.orange", "leaf.blue", "leaf.green"]
    assert story.question.key == "lead"


# --- the virtual deck ---------------------------------------------------------------------------


def virtual(level="companion", draws=range(10)):
    """A table whose ten face-up cards are the given places of the sorted deck."""
    story = Story(3, level, options=["deck"], first=None)
    story.do(*COPY, "red")
    for place in draws:
        assert story.question.key == "card"
        story.do(place)
    return story


def test_the_virtual_deck_deals_ten_cards_by_chance():
    story = virtual(draws=[0] * 10)
    # The first ten of the sorted copy: 6 badgers, then females.
    up = {"cards": ["badger"] * 3 + ["female"] * 3, "arrow": "way.up"}
    down = {"cards": ["badger"] * 3 + ["female"], "arrow": "way.down"}
    assert story.told("dealt") == [up, down]
    assert story.question.options == ["badger", "female"]
    story.do("badger")
    assert story.question.key == "arrow"
    story.do("down", "green")
    assert story.status["dealt"].count(["badger", "down"]) == 2


def test_an_arrow_is_asked_only_when_both_are_there():
    # The last card of the copy is a trap with its arrow down.
    story = virtual("referee", draws=[52] + [0] * 9)
    story.do("trap")
    assert story.question.key == "lead" and story.status["arrow"] == "down"


def test_without_all_counts_the_cards_stay_on_the_table():
    story = Story(3, options=["deck"], first=None)
    story.do(COPY[0], None)
    assert "no_deck" in story.stops and story.question.key == "first"
    story = Story(3, options=["deck"], first=None)
    story.do(*COPY[:-1], COPY[-1] + 1)
    assert ("bad_deck", None, {"total": 54, "deck": 53}) in story.said
    assert not story.game.virtual


def test_a_virtual_deck_ends_with_three_cards_by_itself():
    story = virtual(draws=[0] * 10)
    while story.question is not None:
        if story.question.key == "card":
            story.do(0)
        else:
            story.do(story.question.options[0])
    assert ("left", None, {"left": 3, "right": 3}) in story.said
    assert sum(story.game.deck) == 3
