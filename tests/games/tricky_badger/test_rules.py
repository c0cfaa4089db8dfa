# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Tricky Badger, setup to tricks and the end: a story for each rule of RULES.md.

The rules of the Collection (TB-19 to TB-37) are in test_collection_rules.py.
"""

import pytest

from girouette.games.tricky_badger.setup import LEAVES
from girouette.questions import BadAnswer
from tests.games.common import texts_of
from tests.games.tricky_badger.checks import COPY
from tests.games.tricky_badger.story import PLAYERS, Table

# --- setup --------------------------------------------------------------------------------------


@pytest.mark.parametrize("players,cards", [(3, 29), (4, 40), (5, 51)])
def test_tb_01_as_many_leaf_sets_as_players(players, cards):
    table = Table(players)
    leaves = table.values("leaves")["leaves"]
    assert leaves[0] == "leaf.pink" and len(leaves) == players
    assert 7 + 11 * (players - 1) == cards == 9 * players + table.values("deal")["rest"]
    assert "leaves" in table.stops


def test_tb_01_the_colours_of_the_copy_can_be_chosen():
    options = ["leaves", "leaf.purple", "leaf.black"]
    table = Table(3, "referee", options)
    assert table.game.status()["leaves"] == ["pink", "purple", "black"]
    table.answer("bone", "up")
    assert table.question.options == ["leaf.pink", "leaf.purple", "leaf.black"]
    with pytest.raises(BadAnswer):
        table.answer("leaf.orange")


def test_tb_01_a_colour_is_chosen_once():
    session = Table(3, options=["leaves", "leaf.red", "leaf.blue"]).session
    while session.question.key != "leaves":
        session.undo()
    assert session.question.options == [leaf for leaf in LEAVES if leaf != "leaf.red"]


def test_tb_02_two_decks_are_shuffled():
    assert "shuffle" in Table().stops
    assert "53" in texts_of("tricky_badger").get("t.shuffle")


def test_tb_03_reminders_and_the_first_player():
    table = Table(first="yellow")
    assert ("first", "yellow", {}) in table.told
    assert "Rappel" in texts_of("tricky_badger").get("t.shuffle")
    assert table.question.seat == table.colours.index("yellow")


def test_tb_03_the_first_player_can_be_drawn():
    table = Table(4, first=None)
    assert table.question.options == ["draw", *table.colours]
    table.answer("draw")
    assert (table.question.kind, table.question.n) == ("chance", 4)
    table.answer(2)
    assert table.game.status()["first_player"] == table.colours[2]


# --- rounds -------------------------------------------------------------------------------------


def test_tb_04_five_rounds_of_nine_tricks():
    table = Table()
    tricks = []
    while table.question.key == "prize":
        tricks.append((table.game.round, table.game.trick))
        table.wins("red", "magpie")
    assert tricks == [(number, trick) for number in range(1, 6) for trick in range(1, 10)]
    assert table.question.key == "left"


@pytest.mark.parametrize("players,rest", [(3, 2), (4, 4), (5, 6)])
def test_tb_05_the_first_player_deals_nine_leaf_cards_each(players, rest):
    table = Table(players)
    assert ("deal", "red", {"rest": rest}) in table.told and "deal" in table.stops
    table.pad(9)
    # Nine tricks on, the First Player card has moved nine times.
    dealer = table.colours[9 % players]
    assert ("deal", dealer, {"rest": rest}) in table.told


def test_tb_05_leaf_cards_come_back_every_round():
    table = Table(3, "referee")
    while table.game.round == 1:
        question = table.question
        if question.key == "paw":
            table.answer(None)
        else:
            # The trump, the last colour, "stands": whatever comes last.
            table.answer("magpie" if question.key == "prize" else question.options[-1])
    table.answer("magpie", "up", "leaf.orange")
    assert table.question.options == [str(value) for value in range(1, 12)]


def test_tb_06_ten_collection_cards_face_up():
    table = Table()
    assert ("face_up", "red", {}) in table.told and "face_up" in table.stops
    status = table.game.status()
    assert (status["face_up"], status["deck"]) == (10, 43)


def test_tb_07_the_tenth_card_is_discarded():
    table = Table()
    table.pad(8)
    assert table.game.status()["face_up"] == 2 and "last" not in table.heard()
    table.pad(1)
    assert "last" in table.stops
    # Nine magpies and the last card.
    assert table.game.status()["discarded"] == 10


def test_tb_07_cards_that_were_put_up_are_counted_by_type():
    table = Table()
    for card in ("twig", "magpie", "twig"):
        table.wins("red", card)
    table.answer("cage")
    assert table.game.status()["seen"] == {"twig": 2, "magpie": 1, "cage": 1}


def test_tb_08_the_first_player_chooses_the_prize_and_leads():
    table = Table(4, "referee", first="green")
    assert (table.question.key, table.question.seat) == ("prize", 1)
    table.answer("twig", "down")
    assert (table.question.key, table.question.seat) == ("lead", 1)
    assert table.game.status()["prize"] == "twig"


# --- tricks -------------------------------------------------------------------------------------


def test_tb_09_others_follow_clockwise_if_they_can():
    table = Table(4, "referee", first="yellow")
    table.answer("twig", "up", "leaf.blue", "4")
    assert (table.question.key, table.question.seat) == ("follow", 3)
    assert table.question.options[0] == "leaf.blue"
    assert table.question.values["leaf"] == "leaf.blue"
    table.answer("leaf.blue", "5")
    assert table.question.seat == 0


def test_tb_09_who_could_not_follow_cannot_have_the_colour_later():
    table = Table(3, "referee")
    table.plays("magpie", "up", "blue 4", "orange 2", "blue 5")
    table.answer("magpie", "up", "leaf.blue")
    assert (table.question.key, table.question.seat) == ("revoke", 1)
    assert table.question.values == {"leaf": "leaf.blue", "trick": 1}
    table.answer("again")
    assert table.question.key == "lead"
    table.answer("leaf.blue", "stands", "7")
    assert ("revoke", "green", {"leaf": "leaf.blue", "trick": 1}) in table.told
    # It was said to be right: it is not asked a third time.
    table.answer("leaf.blue", "8", "leaf.blue", "9", "magpie", "up", "leaf.blue", "1")
    table.answer("leaf.blue", "2", "leaf.blue")
    assert table.question.key == "value"


def test_tb_10_who_cannot_follow_plays_anything():
    table = Table(3, "referee")
    table.answer("magpie", "up", "leaf.blue", "4")
    assert table.question.options == ["leaf.blue", "leaf.pink", "leaf.orange"]
    table.answer("leaf.orange", "2", "leaf.blue", "5")
    table.plays("magpie", "up", "orange 4", "orange 6", "orange 7")
    # Green is known to have no blue: the question says that any colour will do.
    table.answer("magpie", "up", "leaf.blue", "6", "leaf.blue", "7")
    assert (table.question.key, table.question.seat) == ("free", 1)
    assert table.question.values["leaf"] == "leaf.blue"


def test_tb_10_leading_trump_asks_for_trump():
    table = Table(3, "referee")
    table.answer("magpie", "up", "leaf.pink", "4")
    assert table.question.values["leaf"] == "leaf.pink"
    assert table.question.options[0] == "leaf.pink"


@pytest.mark.parametrize("arrow,winner", [("up", "yellow"), ("down", "green")])
def test_tb_11_the_arrow_says_whether_high_or_low_wins(arrow, winner):
    table = Table(3, "referee")
    assert table.plays("magpie", arrow, "blue 6", "blue 4", "blue 9") == winner


@pytest.mark.parametrize("arrow,winner", [("up", "blue"), ("down", "green")])
def test_tb_12_the_best_trump_wins(arrow, winner):
    table = Table(4, "referee")
    assert table.plays("magpie", arrow, "blue 6", "pink 2", "blue 10", "pink 6") == winner
    assert table.values("wins")["why"] == "trump." + arrow


def test_tb_13_without_trumps_the_led_colour_wins():
    table = Table(3, "referee")
    assert table.plays("magpie", "up", "blue 2", "orange 10", "orange 9") == "red"
    assert table.values("wins")["why"] == "suit.up"


def test_tb_14_the_highest_and_the_lowest_of_a_colour_can_be_trampled():
    table = Table(3, "referee")
    assert table.plays("magpie", "down", "blue 1", "blue 5", "blue 9") == "green"
    assert table.plays("magpie", "up", "pink 7", "pink 5", "pink 2") == "yellow"
    told = table.values("wins_1")
    assert (told["value"], told["value1"], told["leaf1"]) == (5, 7, "leaf.pink")


def test_tb_14_only_its_own_colour_tramples_a_card():
    table = Table(3, "referee")
    assert table.plays("magpie", "down", "blue 1", "orange 5", "blue 3") == "red"


@pytest.mark.parametrize("told,by,winner", [(9, 9, "green"), (8, 8, "red"), (None, 7, "red")])
def test_tb_14_the_paw_of_the_11_is_asked_once(told, by, winner):
    table = Table(3, "referee")
    table.answer("magpie", "up", "leaf.blue", "11", "leaf.blue", "9", "leaf.blue", "2")
    assert (table.question.name, table.question.values["value"]) == ("tb.paw.11", 11)
    table.answer(told)
    assert table.winner() == winner
    assert ("assume_paw" in table.heard()) == (told is None)
    assert table.game.status()["assumed"] == (["tb.paw.11"] if told is None else [])
    table.clear()
    table.answer("magpie", "up", "leaf.orange", str(by), "leaf.orange", "11", "leaf.orange", "3")
    assert table.winner() == "green" and "wins_1" in table.heard()


def test_tb_14_a_paw_is_asked_only_beside_another_card_of_the_colour():
    table = Table(3, "referee")
    assert table.plays("magpie", "down", "pink 1", "orange 11", "blue 4") == "red"
    table = Table(3, "referee")
    table.answer("magpie", "down", "leaf.pink", "1", "leaf.pink", "3", "leaf.blue", "4")
    assert table.question.name == "tb.paw.pink1"
    table.answer(3)
    assert table.winner() == "green"


def test_tb_14_a_paw_can_be_corrected_in_mid_game():
    table = Table(3, "referee")
    table.answer("magpie", "down", "leaf.pink", "1", "leaf.pink", "4", "leaf.pink", "6")
    assert table.question.name == "tb.paw.pink1"
    table.answer(None)
    assert table.winner() == "red"
    assert table.session.correct("tb.paw.pink1", 4)
    assert table.game.learned["tb.paw.pink1"] == 4 and not table.game.assumed


def test_tb_15_the_trampling_card_can_win_and_order_does_not_matter():
    for order in (("blue 1", "blue 5", "blue 6"), ("blue 6", "blue 5", "blue 1")):
        table = Table(3, "referee")
        assert table.plays("magpie", "down", *order) == "green"
        assert table.values("wins_1")["value"] == 5


def test_tb_15_two_cards_trampled_at_once():
    table = Table(4, "referee")
    table.answer("magpie", "up", "leaf.blue", "1", "leaf.blue", "11", "leaf.blue", "5")
    table.answer("leaf.blue", "7", 7)
    assert table.winner() == "blue"
    assert [table.values("wins_2")[key] for key in ("value1", "value2")] == [1, 11]


def test_tb_16_the_example_of_the_rulebook():
    table = Table(4, "referee")
    winner = table.plays("twig", "down", "orange 1", "pink 5", "orange 5", "blue 4")
    assert winner == "green"
    texts = texts_of("tricky_badger")
    texts.seats = table.colours
    told = next(tell for tell in table.session.tells if tell.key == "wins_1")
    explained = "Vert gagne : brindille. 5 rose : atout le plus bas ; le 1 orange est piétiné."
    assert texts.say(told) == explained


def test_tb_17_the_winner_takes_the_prize():
    table = Table()
    table.wins("yellow", "twig")
    assert table.cards("yellow") == ([], {"twig": 1})
    assert table.game.status()["table"] == []
    referee = Table(3, "referee")
    referee.plays("twig", "up", "blue 2", "blue 3", "blue 4")
    assert referee.cards("yellow") == ([], {"twig": 1})


@pytest.mark.parametrize("players", [3, 4, 5])
def test_tb_18_the_first_player_card_moves_on_after_every_trick(players):
    table = Table(players, first=PLAYERS[1])
    for trick in range(20):
        leader = table.colours[(1 + trick) % players]
        assert table.game.status()["first_player"] == leader
        assert table.colours[table.question.seat] == leader
        table.wins("red", "magpie")


# --- the end ------------------------------------------------------------------------------------


def finished(*won, players=3, left=3, points=None):
    """A game in which only these cards are won, (colour, card) each, played to its end."""
    table = Table(players, points=points)
    for colour, card in won:
        table.wins(colour, card)
    table.pad(45 - len(won))
    table.clear()
    table.answer(left)
    return table


def test_tb_38_three_collection_cards_are_left():
    assert ("left", None, {"left": 3, "right": 3}) in finished().told
    assert ("left_wrong", None, {"left": 4, "right": 3}) in finished(left=4).told


def test_tb_39_points_by_reason():
    won = [("red", "badger"), ("red", "bone"), ("red", "female"), ("red", "male")]
    won += [("red", "wheat"), ("red", "twig"), ("green", "bone")]
    table = Table(points={"bone": 2, "wheat": -1})
    for colour, card in won[:4]:
        table.wins(colour, card)
    table.wins("red", "wheat")
    table.answer(table.to_target("red", "a.1"))
    table.wins("red", "twig")
    table.wins("green", "bone")
    assert table.reasons("red") == {
        "badgers": 3, "hamsters": 2, "pairs": 1, "food": 1, "twigs": -1, "other": 1
    }  # fmt: skip
    assert (table.score("red"), table.score("green")) == (7, 2)


def test_tb_39_points_nobody_knows_count_nothing_and_are_named():
    table = Table()
    table.answer("bone")
    table.session.answer("red")
    assert table.question.name == "tb.points.bone"
    table.session.answer(None)
    assert table.score("red") == 0
    assert table.game.status()["assumed"] == ["tb.points.bone"]
    # Asked once a game, and a correction counts at once.
    table.wins("red", "bone")
    assert table.question.key == "prize"
    table.session.correct("tb.points.bone", 1)
    assert table.score("red") == 2 and not table.game.assumed


def test_tb_39_the_end_names_what_was_assumed():
    table = Table()
    table.answer("bone")
    table.session.answer("red")
    table.session.answer(None)
    table.pad(44)
    table.answer(3)
    assert ("no_points", None, {"cards": ["bone"]}) in table.told


def test_tb_40_most_points_win():
    table = finished(("green", "badger"), ("red", "female"))
    assert table.told[-1] == ("end", None, {"winners": ["green"]})
    assert table.game.ranking[0] == (1, 3, 1)


def test_tb_40_a_tie_goes_to_the_most_badgers():
    won = [("red", "badger"), ("green", "female"), ("green", "female"), ("green", "female")]
    table = finished(*won)
    assert table.told[-1] == ("badgers", None, {"winners": ["red"]})


def test_tb_40_then_to_the_most_hamsters():
    won = [(colour, card) for card in ("badger", "bone") for colour in ("red", "green")]
    won += [("red", "female"), ("red", "wheat"), ("green", "female"), ("green", "female")]
    table = finished(*won)
    assert table.told[-1] == ("hamsters", None, {"winners": ["green"]})
    assert [rank for _, _, rank in table.game.ranking] == [1, 2, 3]


def test_tb_40_else_the_victory_is_shared():
    table = finished(("red", "female"), ("yellow", "male"))
    assert table.told[-1] == ("shared", None, {"winners": ["red", "yellow"]})
    assert table.game.shared


# --- input that cannot be -----------------------------------------------------------------------


def test_a_leaf_card_is_not_played_twice_in_a_round():
    table = Table(3, "referee")
    table.answer("magpie", "up", "leaf.blue", "4", "leaf.blue")
    assert "4" not in table.question.options
    log = bytes(table.session.log)
    with pytest.raises(BadAnswer):
        table.answer("4")
    assert bytes(table.session.log) == log


def test_a_colour_that_is_not_in_the_game_is_not_taken():
    table = Table(3, "referee")
    table.answer("magpie", "up")
    with pytest.raises(BadAnswer):
        table.answer("leaf.green")


def test_a_colour_that_is_all_played_is_not_offered():
    table = Table(4, "referee")
    table.plays("magpie", "up", "pink 2", "pink 3", "pink 4", "pink 5")
    table.plays("magpie", "up", "pink 6", "pink 7", "blue 2", "pink 1")
    table.answer("magpie", "up")
    assert table.question.options == ["leaf.orange", "leaf.blue", "leaf.green"]
    assert table.question.key == "lead"


# --- the virtual deck ---------------------------------------------------------------------------


def virtual(level="companion", draws=range(10)):
    """A table whose ten face-up cards are the given places of the sorted deck."""
    table = Table(3, level, options=["deck"], first=None)
    table.answer(*COPY, "red")
    for place in draws:
        assert table.question.key == "card"
        table.answer(place)
    return table


def test_the_virtual_deck_deals_ten_cards_by_chance():
    table = virtual(draws=[0] * 10)
    # The first ten of the sorted copy: 6 badgers, then females.
    up = {"cards": ["badger"] * 3 + ["female"] * 3, "arrow": "way.up"}
    down = {"cards": ["badger"] * 3 + ["female"], "arrow": "way.down"}
    assert [values for key, _, values in table.told if key == "dealt"] == [up, down]
    assert table.question.options == ["badger", "female"]
    table.answer("badger")
    assert table.question.key == "arrow"
    table.answer("down", "green")
    assert table.game.status()["dealt"].count(["badger", "down"]) == 2


def test_an_arrow_is_asked_only_when_both_are_there():
    # The last card of the copy is a trap with its arrow down.
    table = virtual("referee", draws=[52] + [0] * 9)
    table.answer("trap")
    assert table.question.key == "lead" and table.game.status()["arrow"] == "down"


def test_without_all_counts_the_cards_stay_on_the_table():
    table = Table(3, options=["deck"], first=None)
    table.answer(COPY[0], None)
    assert "no_deck" in table.stops and table.question.key == "first"
    table = Table(3, options=["deck"], first=None)
    table.answer(*COPY[:-1], COPY[-1] + 1)
    assert ("bad_deck", None, {"total": 54, "deck": 53}) in table.told
    assert not table.game.virtual


def test_a_virtual_deck_ends_with_three_cards_by_itself():
    table = virtual(draws=[0] * 10)
    while table.question is not None:
        if table.question.key == "card":
            table.answer(0)
        else:
            table.answer(table.question.options[0])
    assert ("left", None, {"left": 3, "right": 3}) in table.told
    assert sum(table.game.deck) == 3
