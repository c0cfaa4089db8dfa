# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Tricky Badger's Collection: a story for each rule, TB-19 to TB-37. Stacks are "female+wheat"."""

import pytest

from girouette.questions import BadAnswer
from tests.games.common import texts_of
from tests.games.tricky_badger.story import Table


def given(*won):
    """A table of three after these tricks, (colour, card) each."""
    table = Table()
    for colour, card in won:
        table.wins(colour, card)
    assert table.question.key == "prize", "a choice was left open"
    return table


def test_tb_19_a_won_card_joins_the_collection():
    table = given(("red", "female"), ("red", "twig"), ("red", "twig"))
    assert table.cards("red") == (["female"], {"twig": 2})


def test_tb_19_magpie_cage_and_trap_do_not():
    table = given(("red", "magpie"), ("red", "cage"), ("red", "trap"))
    assert table.cards("red") == ([], {})
    assert table.game.status()["discarded"] == 3


@pytest.mark.parametrize("first,second,both", [
    ("female", "wheat", "female+wheat"),
    ("weevil", "male", "male+weevil"),
    ("badger", "bone", "badger+bone"),
    ("bone", "badger", "badger+bone"),
])  # fmt: skip
def test_tb_20_what_can_be_associated_is_at_once(first, second, both):
    table = given(("red", first), ("red", second))
    assert table.cards("red") == ([both], {})
    assert table.stops[0] == "associated"


def test_tb_20_the_owner_chooses_among_different_animals():
    table = given(("red", "female"), ("red", "female"), ("red", "male"))
    table.wins("red", "wheat")
    # The two females are alike: one choice.
    assert table.targets() == [["red", "a.1"], ["red", "a.2"]]
    table.answer(table.to_target("red", "a.2"))
    assert table.cards("red")[0] == ["female", "female", "male+wheat"]


def test_tb_20_a_caged_badger_is_another_choice_for_a_bone():
    table = given(("red", "badger"), ("red", "cage"), ("red", "badger"))
    table.wins("red", "bone")
    assert table.targets() == [["red", "a.0"], ["red", "a.16"]]
    table.answer(table.to_target("red", "a.16"))
    assert table.cards("red")[0] == ["badger", "badger+bone+cage"]


def test_tb_21_one_food_a_hamster_for_good():
    table = given(("red", "female"), ("red", "wheat"), ("red", "wheat"))
    assert table.cards("red") == (["female+wheat"], {"wheat": 1})
    table.wins("red", "male")
    assert table.cards("red") == (["female+wheat", "male+wheat"], {})


def test_tb_21_a_set_is_lost_together():
    table = given(("red", "female"), ("red", "wheat"), ("green", "trap"))
    assert table.cards("red") == ([], {})
    assert table.cards("green") == (["female+wheat+trap"], {})


def test_tb_22_a_hungry_badger_eats_every_hamster():
    table = given(("red", "female"), ("red", "wheat"), ("red", "male"), ("red", "badger"))
    assert table.cards("red") == (["badger"], {})
    assert ("eaten", "red", {"cards": ["female", "wheat", "male"]}) in table.told
    assert table.stops == ["eaten"]


def test_tb_22_also_one_just_won_and_its_food_stays():
    table = given(("red", "badger"), ("red", "wheat"), ("red", "female"))
    assert table.cards("red") == (["badger"], {"wheat": 1})
    assert ("eaten", "red", {"cards": ["female"]}) in table.told


def test_tb_22_others_are_not_eaten():
    table = given(("green", "female"), ("red", "badger"))
    assert table.cards("green") == (["female"], {})


def test_tb_23_a_bone_keeps_one_badger_busy():
    table = given(("red", "badger"), ("red", "bone"), ("red", "female"))
    assert table.cards("red") == (["badger+bone", "female"], {})
    table.wins("red", "badger")
    assert table.cards("red") == (["badger", "badger+bone"], {})


def test_tb_23_a_bone_at_hand_saves_the_hamsters():
    table = given(("red", "bone"), ("red", "female"), ("red", "badger"))
    assert table.cards("red") == (["badger+bone", "female"], {})


def test_tb_24_a_pair_counts_once_and_food_for_each():
    table = given(("red", "female"))
    assert table.score("red") == 1
    table.wins("red", "male")
    assert table.score("red") == 3
    table.wins("red", "female")
    assert table.reasons("red") == {"hamsters": 3, "pairs": 1}
    table.wins("red", "wheat")
    table.answer(table.to_target("red", "a.1"))
    assert table.reasons("red") == {"hamsters": 3, "pairs": 1, "food": 1}


def test_tb_25_a_second_male_starts_a_quarrel():
    table = given(("red", "female"), ("red", "wheat"), ("red", "male"), ("red", "twig"))
    table.wins("red", "male")
    assert table.cards("red") == ([], {"twig": 1})
    assert ("quarrel", "red", {"cards": ["female", "wheat", "male", "male"]}) in table.told
    assert table.stops == ["quarrel"]


def test_tb_25_badgers_stay_and_loose_food_stays():
    table = given(("red", "badger"), ("red", "bone"), ("red", "male"), ("red", "wheat"))
    table.wins("red", "wheat")
    table.wins("red", "male")
    assert table.cards("red") == (["badger+bone"], {"wheat": 1})


def test_tb_26_a_magpie_eats_food_of_anybody_or_steals_from_others():
    table = given(("red", "wheat"), ("red", "twig"), ("green", "bone"), ("yellow", "weevil"))
    table.wins("red", "magpie")
    assert table.targets() == [["green", "bone"], ["yellow", "weevil"], ["red", "wheat"]]
    table.answer(table.to_target("red", "wheat"))
    assert table.cards("red") == ([], {"twig": 1})
    assert ("bird_eats", "red", {"card": "wheat", "victim": "red"}) in table.told


@pytest.mark.parametrize("choice,kept,told", [
    ("keep", {"twig": 1}, "bird_takes"),
    ("discard", {}, "bird_drops"),
])  # fmt: skip
def test_tb_26_a_stolen_card_is_kept_or_discarded(choice, kept, told):
    table = given(("green", "twig"))
    # One target: nothing to choose but what becomes of it.
    table.wins("red", "magpie", choice)
    assert table.cards("red") == ([], kept) and table.cards("green") == ([], {})
    assert (told, "red", {"card": "twig", "victim": "green"}) in table.told


def test_tb_26_nothing_to_target():
    table = given(("red", "twig"), ("red", "bone"))
    table.wins("red", "magpie")
    assert ("no_target", "red", {"card": "magpie"}) in table.told
    assert "no_target" in table.stops


@pytest.mark.parametrize("twigs,points", [(0, 0), (1, -1), (4, -4), (5, 10), (6, 12)])
def test_tb_27_five_twigs_turn_good(twigs, points):
    table = given(*[("red", "twig")] * twigs)
    assert table.score("red") == points


def test_tb_28_a_cage_steals_a_badger_with_its_bone():
    table = given(("green", "badger"), ("green", "bone"), ("yellow", "badger"), ("red", "badger"))
    table.wins("red", "cage")
    assert table.targets() == [["green", "a.4"], ["yellow", "a.0"], ["red", "a.0"]]
    tints = [table.question.tints[option] for option in table.question.options]
    assert tints == ["green", "yellow", "red"]
    table.answer(table.to_target("green", "a.4"))
    assert table.cards("red")[0] == ["badger", "badger+bone+cage"]
    assert table.cards("green") == ([], {})
    told = {"card": "cage", "cards": ["badger", "bone"], "victim": "green"}
    assert ("steals", "red", told) in table.told


def test_tb_28_or_protects_ones_own():
    table = given(("red", "badger"), ("red", "cage"))
    assert table.cards("red") == (["badger+cage"], {})
    assert "protects" in table.stops


def test_tb_28_a_target_names_owner_card_and_what_hangs_on_it():
    table = given(("green", "badger"), ("green", "bone"), ("yellow", "badger"))
    table.wins("red", "cage")
    texts = texts_of("tricky_badger")
    texts.seats = table.colours
    shown = [texts.option(table.question, option) for option in table.question.options]
    assert shown == ["Vert, blaireau+os", "Jaune, blaireau"]
    assert texts.prompt(table.question) == "Rouge pose la cage sur…"


def test_tb_29_a_trap_steals_or_protects_a_hamster():
    table = given(("green", "male"), ("red", "female"))
    table.wins("red", "trap")
    assert table.targets() == [["green", "a.2"], ["red", "a.1"]]
    table.answer(table.to_target("green", "a.2"))
    assert table.cards("red")[0] == ["female", "male+trap"]
    assert table.score("red") == 3
    table.wins("red", "trap")
    assert table.cards("red")[0] == ["female+trap", "male+trap"]


def test_tb_30_what_is_locked_cannot_be_stolen():
    table = given(("red", "badger"), ("red", "cage"), ("green", "cage"))
    assert ("no_target", "green", {"card": "cage"}) in table.told
    table = given(("red", "female"), ("red", "trap"), ("red", "female"), ("red", "male"))
    table.wins("green", "trap")
    assert table.targets() == [["red", "a.1"], ["red", "a.2"]]
    with pytest.raises(BadAnswer):
        table.answer("3")


def test_tb_31_cage_and_trap_do_not_stop_a_meal():
    table = given(("red", "female"), ("red", "trap"), ("red", "badger"))
    assert table.cards("red") == (["badger"], {})
    assert ("eaten", "red", {"cards": ["female", "trap"]}) in table.told
    table = given(("red", "badger"), ("red", "cage"), ("red", "female"))
    assert table.cards("red") == (["badger+cage"], {})


@pytest.mark.parametrize("card,other", [("cage", "female"), ("trap", "badger")])
def test_tb_32_without_a_target_it_is_discarded(card, other):
    table = given(("green", other))
    table.wins("red", card)
    assert ("no_target", "red", {"card": card}) in table.told
    assert table.cards("red") == ([], {}) and table.game.status()["discarded"] == 1


def test_tb_33_wheat_on_a_hamster_gives_a_point():
    table = given(("red", "wheat"))
    assert table.score("red") == 0
    table.wins("red", "female")
    assert table.reasons("red") == {"hamsters": 1, "food": 1}


def test_tb_34_a_weevil_on_a_hamster_gives_a_point_and_eats_nothing():
    table = given(("red", "female"), ("red", "weevil"), ("red", "wheat"))
    assert table.cards("red") == (["female+weevil"], {"wheat": 1})
    assert table.reasons("red") == {"hamsters": 1, "food": 1}


def test_tb_34_a_loose_weevil_eats_all_loose_wheat_of_its_owner():
    table = given(("red", "wheat"), ("red", "wheat"), ("green", "wheat"), ("red", "weevil"))
    assert table.cards("red") == ([], {"weevil": 1})
    assert table.cards("green") == ([], {"wheat": 1})
    assert ("weevils", "red", {"count": 2}) in table.told
    table.wins("red", "wheat")
    assert table.cards("red") == ([], {"weevil": 1})


def test_tb_35_a_magpie_does_not_reach_associated_cards():
    table = given(("green", "badger"), ("green", "bone"), ("green", "female"), ("green", "wheat"))
    table.wins("red", "magpie")
    assert ("no_target", "red", {"card": "magpie"}) in table.told
    assert table.cards("green")[0] == ["badger+bone", "female+wheat"]


def test_tb_36_a_stolen_hungry_badger_eats_the_thiefs_hamsters():
    table = given(("green", "badger"), ("red", "female"), ("red", "cage"))
    assert table.cards("red") == (["badger+cage"], {})
    assert table.stops == ["steals", "eaten"]


def test_tb_36_a_stolen_male_quarrels_with_the_thiefs():
    table = given(("green", "male"), ("red", "male"))
    table.wins("red", "trap")
    table.answer(table.to_target("green", "a.2"))
    assert table.cards("red") == ([], {})
    assert ("quarrel", "red", {"cards": ["male", "male", "trap"]}) in table.told


def test_tb_36_a_stolen_bone_is_given_to_the_thiefs_badger():
    table = given(("green", "bone"), ("red", "badger"))
    table.wins("red", "magpie", "keep")
    assert table.cards("red") == (["badger+bone"], {})
    assert table.stops == ["bird_takes", "associated"]


def test_tb_36_a_stolen_hamster_is_fed_and_a_stolen_badger_gets_a_bone():
    table = given(("green", "female"), ("red", "wheat"), ("red", "trap"))
    assert table.cards("red") == (["female+wheat+trap"], {})
    table = given(("green", "badger"), ("red", "bone"), ("red", "female"), ("red", "cage"))
    assert table.cards("red") == (["badger+bone+cage", "female"], {})


def test_tb_37_a_mate_is_not_associated():
    table = given(("green", "female"), ("green", "male"))
    table.wins("red", "trap")
    table.answer(table.to_target("green", "a.1"))
    assert table.cards("green") == (["male"], {})
    assert (table.score("green"), table.score("red")) == (1, 1)
