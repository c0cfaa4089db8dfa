# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Tricky Badger's Collection: a story for each rule, TB-19 to TB-37. Stacks are "female+wheat"."""

import pytest

from girouette.questions import BadAnswer
from girouette.ranking import won
from tests.games.common import texts_of
from tests.games.tricky_badger.story import Story


def given(*won, options=()):
    """A table of three after these tricks: (colour, card) each, and the number of the target where
    one is asked for."""
    story = Story(options=options)
    for trick in won:
        story.wins(*trick)
    assert story.question.key == "prize", "a choice was left open"
    return story


def test_tb_19_a_won_card_joins_the_collection():
    story = given(("red", "female"), ("red", "twig"), ("red", "twig"))
    assert story.cards("red") == (["female"], {"twig": 2})


def test_tb_19_magpie_cage_and_trap_do_not():
    story = given(("red", "magpie"), ("red", "cage"), ("red", "trap"))
    assert story.cards("red") == ([], {})
    assert story.status["discarded"] == 3


@pytest.mark.parametrize("first,second,both", [
    ("female", "wheat", "female+wheat"),
    ("weevil", "male", "male+weevil"),
    ("badger", "bone", "badger+bone"),
    ("bone", "badger", "badger+bone"),
])  # fmt: skip
def test_tb_20_what_can_be_associated_is_at_once(first, second, both):
    story = given(("red", first), ("red", second))
    assert story.cards("red") == ([both], {})
    assert story.told("associated") and not story.stops, "no press for what nobody loses by"


def test_tb_20_the_owner_chooses_among_different_animals():
    story = given(("red", "female"), ("red", "female"), ("red", "male"))
    story.wins("red", "wheat")
    # The two females are alike: one choice.
    assert story.targets() == [["red", "a.1"], ["red", "a.2"]]
    story.do(story.to_target("red", "a.2"))
    assert story.cards("red")[0] == ["female", "female", "male+wheat"]


def test_tb_20_a_caged_badger_is_another_choice_for_a_bone():
    story = given(("red", "badger"), ("red", "cage", "1"), ("red", "badger"))
    story.wins("red", "bone")
    assert story.targets() == [["red", "a.0"], ["red", "a.16"]]
    story.do(story.to_target("red", "a.16"))
    assert story.cards("red")[0] == ["badger", "badger+bone+cage"]


def test_tb_21_one_food_a_hamster_for_good():
    story = given(("red", "female"), ("red", "wheat"), ("red", "wheat"))
    assert story.cards("red") == (["female+wheat"], {"wheat": 1})
    story.wins("red", "male")
    assert story.cards("red") == (["female+wheat", "male+wheat"], {})


def test_tb_21_a_set_is_lost_together():
    story = given(("red", "female"), ("red", "wheat"), ("green", "trap", "1"))
    assert story.cards("red") == ([], {})
    assert story.cards("green") == (["female+wheat+trap"], {})


def test_tb_22_a_hungry_badger_eats_every_hamster():
    story = given(("red", "female"), ("red", "wheat"), ("red", "male"), ("red", "badger"))
    assert story.cards("red") == (["badger"], {})
    assert ("eaten", "red", {"cards": ["female", "wheat", "male"]}) in story.said
    assert story.stops == ["eaten"]


@pytest.mark.parametrize("card,food", [("female", "wheat"), ("male", "weevil")])
def test_tb_22_also_one_just_won_with_the_food_it_was_given(card, food):
    story = given(("red", "badger"), ("red", food), ("red", card))
    assert story.cards("red") == (["badger"], {})
    assert story.stops == ["associated", "eaten"]
    assert ("eaten", "red", {"cards": [card, food]}) in story.said


def test_tb_22_a_badger_just_won_finds_the_hamsters_fed():
    story = given(("red", "bone"), ("red", "wheat"), ("red", "female"), ("red", "badger"))
    assert story.cards("red") == (["badger+bone", "female+wheat"], {})


def test_tb_22_option_hamsters_are_eaten_before_they_are_fed():
    cards = [("red", "badger"), ("red", "wheat"), ("red", "female")]
    story = given(*cards, options=["eaten"])
    assert story.cards("red") == (["badger"], {"wheat": 1})
    assert ("eaten", "red", {"cards": ["female"]}) in story.said
    assert story.stops == ["eaten"]
    # Chosen twice it is as the rulebook has it.
    assert given(*cards, options=["eaten", "eaten"]).cards("red") == (["badger"], {})


@pytest.mark.parametrize("options,winners", [((), ["red", "green"]), (("eaten",), ["red"])])
def test_tb_22_the_reading_decides_a_whole_game(options, winners):
    """The wheat that a hungry badger leaves, or not, feeds a later hamster: one point more."""
    cards = [("red", "badger"), ("red", "wheat"), ("red", "female"), ("red", "bone")]
    cards += [("red", "female"), ("green", "badger"), ("green", "bone"), ("green", "female")]
    story = given(*cards, options=options)
    story.pad(45 - len(cards))
    story.do(3)
    assert won(story.game) == winners


def test_tb_22_others_are_not_eaten():
    story = given(("green", "female"), ("red", "badger"))
    assert story.cards("green") == (["female"], {})


def test_tb_23_a_bone_keeps_one_badger_busy():
    story = given(("red", "badger"), ("red", "bone"), ("red", "female"))
    assert story.cards("red") == (["badger+bone", "female"], {})
    story.wins("red", "badger")
    assert story.cards("red") == (["badger", "badger+bone"], {})


def test_tb_23_a_bone_at_hand_saves_the_hamsters():
    story = given(("red", "bone"), ("red", "female"), ("red", "badger"))
    assert story.cards("red") == (["badger+bone", "female"], {})


def test_tb_24_a_pair_counts_once_and_food_for_each():
    story = given(("red", "female"))
    assert story.score("red") == 1
    story.wins("red", "male")
    assert story.score("red") == 3
    story.wins("red", "female")
    assert story.reasons("red") == {"hamsters": 3, "pairs": 1}
    story.wins("red", "wheat")
    story.do(story.to_target("red", "a.1"))
    assert story.reasons("red") == {"hamsters": 3, "pairs": 1, "food": 1}


def test_tb_25_a_second_male_starts_a_quarrel():
    story = given(("red", "female"), ("red", "wheat"), ("red", "male"), ("red", "twig"))
    story.wins("red", "male")
    assert story.cards("red") == ([], {"twig": 1})
    assert ("quarrel", "red", {"cards": ["female", "wheat", "male", "male"]}) in story.said
    assert story.stops == ["quarrel"]


@pytest.mark.parametrize("options,left", [((), {}), (("eaten",), {"wheat": 1})])
def test_tb_25_badgers_stay_and_the_second_male_is_fed_first(options, left):
    cards = [
        ("red", "badger"),
        ("red", "bone"),
        ("red", "male"),
        ("red", "wheat"),
        ("red", "wheat"),
    ]
    story = given(*cards, options=options)
    story.wins("red", "male")
    assert story.cards("red") == (["badger+bone"], left)


def test_tb_26_a_magpie_eats_food_of_anybody_or_steals_from_others():
    story = given(("red", "wheat"), ("red", "twig"), ("green", "bone"), ("yellow", "weevil"))
    story.wins("red", "magpie")
    assert story.targets() == [["green", "bone"], ["yellow", "weevil"], ["red", "wheat"]]
    story.do(story.to_target("red", "wheat"))
    assert story.cards("red") == ([], {"twig": 1})
    assert ("magpie_eats", "red", {"card": "wheat", "victim": "red"}) in story.said


@pytest.mark.parametrize("choice,kept,told", [
    ("keep", {"twig": 1}, "magpie_takes"),
    ("discard", {}, "magpie_drops"),
])  # fmt: skip
def test_tb_26_a_stolen_card_is_kept_or_discarded(choice, kept, told):
    story = given(("green", "twig"))
    # One target: nothing to choose but what becomes of it.
    story.wins("red", "magpie", choice)
    assert story.cards("red") == ([], kept) and story.cards("green") == ([], {})
    assert (told, "red", {"card": "twig", "victim": "green"}) in story.said


def test_tb_26_nothing_to_target():
    story = given(("red", "twig"), ("red", "bone"))
    story.wins("red", "magpie")
    assert ("no_target", "red", {"card": "magpie"}) in story.said
    assert "no_target" in story.stops


@pytest.mark.parametrize("twigs,points", [(0, 0), (1, -1), (4, -4), (5, 10), (6, 12)])
def test_tb_27_five_twigs_turn_good(twigs, points):
    story = given(*[("red", "twig")] * twigs)
    assert story.score("red") == points


def test_tb_28_a_cage_steals_a_badger_with_its_bone():
    story = given(("green", "badger"), ("green", "bone"), ("yellow", "badger"), ("red", "badger"))
    story.wins("red", "cage")
    assert story.targets() == [["green", "a.4"], ["yellow", "a.0"], ["red", "a.0"]]
    tints = [story.question.tints[option] for option in story.question.options]
    assert tints == ["green", "yellow", "red"]
    story.do(story.to_target("green", "a.4"))
    assert story.cards("red")[0] == ["badger", "badger+bone+cage"]
    assert story.cards("green") == ([], {})
    told = {"card": "cage", "cards": ["badger", "bone"], "victim": "green"}
    assert ("steals", "red", told) in story.said


def test_tb_28_or_protects_ones_own():
    story = given(("red", "badger"), ("red", "cage", "1"))
    assert story.cards("red") == (["badger+cage"], {})
    assert ("protects", "red", {"card": "cage", "cards": ["badger"]}) in story.said


def test_tb_28_a_target_names_owner_card_and_what_hangs_on_it():
    story = given(("green", "badger"), ("green", "bone"), ("yellow", "badger"))
    story.wins("red", "cage")
    texts = texts_of("tricky_badger")
    texts.seats = story.colours
    shown = [texts.option(story.question, option) for option in story.question.options]
    assert shown == ["Vert, blaireau+os", "Jaune, blaireau"]
    assert texts.prompt(story.question) == "Cage sur :"


def test_tb_29_a_trap_steals_or_protects_a_hamster():
    story = given(("green", "male"), ("red", "female"))
    story.wins("red", "trap")
    assert story.targets() == [["green", "a.2"], ["red", "a.1"]]
    story.do(story.to_target("green", "a.2"))
    assert story.cards("red")[0] == ["female", "male+trap"]
    assert story.score("red") == 3
    story.wins("red", "trap", "1")
    assert story.cards("red")[0] == ["female+trap", "male+trap"]


def test_tb_30_what_is_locked_cannot_be_stolen():
    story = given(("red", "badger"), ("red", "cage", "1"), ("green", "cage"))
    assert ("no_target", "green", {"card": "cage"}) in story.said
    story = given(("red", "female"), ("red", "trap", "1"), ("red", "female"), ("red", "male"))
    story.wins("green", "trap")
    assert story.targets() == [["red", "a.1"], ["red", "a.2"]]
    with pytest.raises(BadAnswer):
        story.do("3")


def test_tb_31_cage_and_trap_do_not_stop_a_meal():
    story = given(("red", "female"), ("red", "trap", "1"), ("red", "badger"))
    assert story.cards("red") == (["badger"], {})
    assert ("eaten", "red", {"cards": ["female", "trap"]}) in story.said
    story = given(("red", "badger"), ("red", "cage", "1"), ("red", "female"))
    assert story.cards("red") == (["badger+cage"], {})


@pytest.mark.parametrize("card,other", [("cage", "female"), ("trap", "badger")])
def test_tb_32_without_a_target_it_is_discarded(card, other):
    story = given(("green", other))
    story.wins("red", card)
    assert ("no_target", "red", {"card": card}) in story.said
    assert story.cards("red") == ([], {}) and story.status["discarded"] == 1


@pytest.mark.parametrize("animal,card", [("badger", "cage"), ("female", "trap")])
@pytest.mark.parametrize("owner", ["red", "green"])
def test_tb_32_with_one_target_it_is_asked_and_has_to_be_used(animal, card, owner):
    story = given((owner, animal))
    story.wins("red", card)
    assert story.question.key == "target" and story.question.seat == 0
    assert story.question.options == ["1"]
    assert not story.stops, "it costs nothing"
    with pytest.raises(BadAnswer):
        story.do("discard")
    story.do("1")
    assert story.cards("red") == ([animal + "+" + card], {})


def test_tb_32_what_a_hungry_badger_would_eat_is_said_beforehand():
    story = given(("red", "female"), ("red", "wheat"), ("green", "badger"))
    story.wins("red", "cage")
    assert story.question.key == "target"
    assert ("cost_of_cage", "red", {"cards": ["female"]}) in story.said
    assert story.stops == ["cost_of_cage"]
    texts = texts_of("tricky_badger")
    texts.seats = story.colours
    said = texts.say(story.tells("cost_of_cage")[0])
    assert said.endswith("mangerait, chez Rouge : hamster ♀.")
    story.do("1")
    assert ("eaten", "red", {"cards": ["female", "wheat"]}) in story.said


@pytest.mark.parametrize("more", [("green", "bone"), ("red", "bone")])
def test_tb_32_a_badger_with_a_bone_costs_nothing(more):
    story = given(("red", "female"), ("green", "badger"), more)
    story.wins("red", "cage", "1")
    assert story.told("steals") and "eaten" not in story.stops
    assert story.cards("red") == (["badger+bone+cage", "female"], {})


def test_tb_32_ones_own_animal_costs_nothing():
    story = given(("red", "badger"))
    story.wins("red", "cage", "1")
    assert story.told("protects") and not story.stops
    story = given(("red", "male"), ("green", "female"))
    story.wins("red", "trap")
    assert not story.stops


def test_tb_32_a_stolen_hamster_would_be_eaten_is_said_beforehand():
    story = given(("red", "badger"), ("red", "wheat"), ("green", "female"))
    story.wins("red", "trap")
    assert ("cost_of_trap", "red", {}) in story.said
    story.do("1")
    assert ("eaten", "red", {"cards": ["female", "wheat", "trap"]}) in story.said


def test_tb_32_a_quarrel_is_said_beforehand():
    story = given(("red", "female"), ("red", "male"), ("green", "male"))
    story.wins("red", "trap")
    assert ("cost_of_male", "red", {"cards": ["female", "male"]}) in story.said
    story.do(story.to_target("green", "a.2"))
    assert ("quarrel", "red", {"cards": ["female", "male", "male", "trap"]}) in story.said


@pytest.mark.parametrize("animal,card", [("badger", "cage"), ("female", "trap")])
def test_tb_32_option_it_may_be_discarded(animal, card):
    story = given(("green", animal), options=["discard"])
    story.wins("red", card)
    assert story.question.options == ["1", "discard"]
    texts = texts_of("tricky_badger")
    assert texts.option(story.question, "discard") == "Défausser"
    story.do("discard")
    # Nothing was asked about its points: it is not kept.
    assert ("discard", "red", {"card": card}) in story.said and not story.game.learned
    assert story.cards("green") == ([animal], {}) and story.status["discarded"] == 1
    story.wins("red", card, "1")
    assert story.cards("red") == ([animal + "+" + card], {})


@pytest.mark.parametrize("choice,winner", [("1", "yellow"), ("discard", "red")])
def test_tb_32_option_decides_a_whole_game(choice, winner):
    """Red's five points of hamsters and food are eaten by the badger of three points that has to be
    taken; with the option it need not be."""
    cards = [("red", "female"), ("red", "male"), ("red", "wheat", "1"), ("red", "weevil")]
    cards += [("green", "badger")] + [("yellow", "female")] * 4
    story = given(*cards, options=["discard"])
    assert [story.score(colour) for colour in story.colours] == [5, 3, 4]
    story.wins("red", "cage", choice)
    story.pad(44 - len(cards))
    story.do(3)
    assert won(story.game) == [winner]


def test_tb_33_wheat_on_a_hamster_gives_a_point():
    story = given(("red", "wheat"))
    assert story.score("red") == 0
    story.wins("red", "female")
    assert story.reasons("red") == {"hamsters": 1, "food": 1}


def test_tb_34_a_weevil_on_a_hamster_gives_a_point_and_eats_nothing():
    story = given(("red", "female"), ("red", "weevil"), ("red", "wheat"))
    assert story.cards("red") == (["female+weevil"], {"wheat": 1})
    assert story.reasons("red") == {"hamsters": 1, "food": 1}


def test_tb_34_a_loose_weevil_eats_all_loose_wheat_of_its_owner():
    story = given(("red", "wheat"), ("red", "wheat"), ("green", "wheat"), ("red", "weevil"))
    assert story.cards("red") == ([], {"weevil": 1})
    assert story.cards("green") == ([], {"wheat": 1})
    assert ("weevils", "red", {"count": 2}) in story.said
    story.wins("red", "wheat")
    assert story.cards("red") == ([], {"weevil": 1})


def test_tb_34_option_a_weevil_on_a_hamster_eats_too():
    cards = [("red", "female"), ("red", "weevil"), ("green", "wheat"), ("red", "wheat")]
    story = given(*cards, options=["weevils"])
    assert story.cards("red") == (["female+weevil"], {})
    assert ("weevils", "red", {"count": 1}) in story.said
    assert story.cards("green") == ([], {"wheat": 1})
    # A hamster without food is faster.
    story.wins("red", "female")
    story.wins("red", "wheat")
    assert story.cards("red") == (["female+weevil", "female+wheat"], {})


def test_tb_34_option_what_a_stolen_weevil_would_eat_is_said_beforehand():
    cards = [("red", "female"), ("red", "weevil"), ("green", "wheat"), ("green", "wheat")]
    story = given(*cards, options=["weevils"])
    story.wins("green", "trap")
    assert ("cost_of_wheat", "green", {"count": 2}) in story.said
    story.do("1")
    assert story.cards("green") == (["female+weevil+trap"], {})


@pytest.mark.parametrize("options,winner", [((), "red"), (("weevils",), "green")])
def test_tb_34_the_reading_decides_a_whole_game(options, winner):
    """The wheat beside a fed weevil feeds the next hamster, or is gone."""
    cards = [("red", "female"), ("red", "weevil"), ("red", "wheat"), ("red", "female")]
    cards += [("green", "female")] * 3
    story = given(*cards, options=options)
    story.pad(45 - len(cards))
    story.do(3)
    assert won(story.game) == [winner]


def test_tb_35_a_magpie_does_not_reach_associated_cards():
    story = given(("green", "badger"), ("green", "bone"), ("green", "female"), ("green", "wheat"))
    story.wins("red", "magpie")
    assert ("no_target", "red", {"card": "magpie"}) in story.said
    assert story.cards("green")[0] == ["badger+bone", "female+wheat"]


def test_tb_36_a_stolen_hungry_badger_eats_the_thiefs_hamsters():
    story = given(("green", "badger"), ("red", "female"), ("red", "cage", "1"))
    assert story.cards("red") == (["badger+cage"], {})
    assert story.stops == ["cost_of_cage", "steals", "eaten"]


def test_tb_36_a_stolen_male_quarrels_with_the_thiefs():
    story = given(("green", "male"), ("red", "male"))
    story.wins("red", "trap")
    story.do(story.to_target("green", "a.2"))
    assert story.cards("red") == ([], {})
    assert ("quarrel", "red", {"cards": ["male", "male", "trap"]}) in story.said


def test_tb_36_a_stolen_bone_is_given_to_the_thiefs_badger():
    story = given(("green", "bone"), ("red", "badger"))
    story.wins("red", "magpie", "keep")
    assert story.cards("red") == (["badger+bone"], {})
    assert [tell.key for tell in story.heard[-2:]] == ["magpie_takes", "associated"]


def test_tb_36_a_stolen_hamster_is_fed_and_a_stolen_badger_gets_a_bone():
    story = given(("green", "female"), ("red", "wheat"), ("red", "trap", "1"))
    assert story.cards("red") == (["female+wheat+trap"], {})
    story = given(("green", "badger"), ("red", "bone"), ("red", "female"), ("red", "cage", "1"))
    assert story.cards("red") == (["badger+bone+cage", "female"], {})


def test_tb_37_a_mate_is_not_associated():
    story = given(("green", "female"), ("green", "male"))
    story.wins("red", "trap")
    story.do(story.to_target("green", "a.1"))
    assert story.cards("green") == (["male"], {})
    assert (story.score("green"), story.score("red")) == (1, 1)
