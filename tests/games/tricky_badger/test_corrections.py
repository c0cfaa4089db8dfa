# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What can be put right in Tricky Badger, and what is refused."""

import random

import pytest

from girouette import amend, replay
from girouette.games.tricky_badger.face import Face
from girouette.questions import BACK, BadAnswer
from girouette.ranking import won
from girouette.scene import Scene
from girouette.session import Session
from girouette.status import status_of
from tests.games.common import (
    LANGUAGES,
    answer_at_random,
    can_be_corrected,
    checks_of,
    correct_at_random,
    new_session,
    texts_of,
)
from tests.games.story import Memory
from tests.games.tricky_badger.checks import check
from tests.games.tricky_badger.story import Story
from tests.games.tricky_badger.test_rules import virtual
from tests.kit.common import BOARDS, not_shown
from tools.build import board_values

SIZES = sorted({board_values(name).DISPLAY_SIZE for name in BOARDS})


def given(*won, level="companion", options=()):
    story = Story(3, level, options)
    for trick in won:
        story.wins(*trick)
    return story


def correct(story, *answers):
    story.clear()
    amend.answer(story.session, answers)
    check(story.game)
    return story


def refusals(story, *answers, look=None):
    """The pages that say no, when these answers are given and then left."""
    pages = []
    script = amend.script(story.session)
    left = list(answers)
    value = None
    before = repr(story.status)
    log = bytes(story.session.log)
    while True:
        try:
            question = script.send(value)
        except StopIteration:
            break
        value = None
        if look:
            look(question)
        if question.kind == "tell":
            assert question.stop
            pages.append(question.key)
        else:
            value = left.pop(0) if left else BACK
    assert repr(story.status) == before and bytes(story.session.log) == log
    return pages


def offered(story, *answers):
    """The options of the question that comes after these answers."""
    script = amend.script(story.session)
    question = next(script)
    for answer in answers:
        question = script.send(answer)
    return question


# --- when ---------------------------------------------------------------------------------------


def test_correct_offers_what_makes_sense_at_the_moment():
    story = given()
    assert offered(story).options == ["card", "first", "trick"]
    story.do("twig")
    assert offered(story).options == ["card", "first"]
    story.do("red")
    story.pad(44)
    assert story.question.key == "left"
    assert offered(story).options == ["card"]


def test_correct_a_referee_and_a_virtual_deck_know_their_tricks():
    story = Story(3, "referee")
    assert offered(story).options == ["card", "first"]
    story.do("twig")
    assert story.question.key == "arrow" and offered(story).options == ["card"]
    story.do("up", "leaf.blue")
    assert offered(story).options == ["card", "prize"]
    assert offered(virtual()).options == ["card", "first"]


def test_correct_waits_for_the_end_of_an_effect():
    story = given(("green", "badger"))
    story.wins("red", "cage")
    assert story.question.key == "target"
    assert refusals(story) == ["cannot_correct"]
    with pytest.raises(BadAnswer):
        amend.answer(story.session, ["card", "badger", "green", "red"])


# --- who is first, the trick, the card at stake -------------------------------------------------


def test_correct_who_is_first():
    story = given(("red", "twig"))
    question = offered(story, "first")
    assert question.options[question.first] == "green"
    correct(story, "first", "yellow")
    assert story.told("corrected_first") and story.status["first_player"] == "yellow"
    assert story.asked == ("prize", "yellow")
    story.wins("red", "twig")
    assert story.asked == ("prize", "red")
    story.undo().undo().undo()
    assert story.asked == ("prize", "green")


def test_correct_a_forgotten_trick_and_the_card_that_was_won():
    story = given(("red", "twig"))
    correct(story, "trick", 3)
    assert (story.status["trick"], story.status["face_up"], story.status["unseen"]) == (3, 8, 1)
    correct(story, "card", "female", "unseen", "green")
    assert story.cards("green") == (["female"], {})
    assert story.status["seen"] == {"twig": 1, "female": 1} and story.status["unseen"] == 0
    story.pad(7)
    assert story.game.round == 2 and story.game.trick == 1
    # Two cards in collections, seven magpies and the last card.
    assert story.status["discarded"] == 8


def test_correct_a_trick_that_was_entered_twice():
    story = given(("red", "twig"), ("red", "twig"))
    assert refusals(story, "trick", 2) == ["cannot_correct_trick"]
    correct(story, "card", "twig", "red", "unseen")
    assert story.status["unseen"] == 1
    correct(story, "trick", 2)
    assert (story.status["trick"], story.status["face_up"], story.status["unseen"]) == (2, 9, 0)
    assert story.cards("red") == ([], {"twig": 1})
    story.pad(8)
    assert story.game.round == 2


def test_correct_the_card_at_stake():
    story = Story(3, "referee")
    story.do("twig", "up", "leaf.blue")
    question = offered(story, "prize")
    assert question.options[question.first] == "twig"
    correct(story, "prize", "bone", "up")
    assert story.status["seen"] == {"bone": 1} and story.asked == ("follow", "green")
    story.lays("blue 6", "blue 7", "blue 8")
    assert story.winner() == "yellow" and story.cards("yellow") == ([], {"bone": 1})


def test_correct_the_arrow_of_a_referee():
    story = Story(3, "referee")
    story.do("twig", "up", "leaf.blue", "leaf.blue")
    question = offered(story, "prize", "twig")
    assert (question.key, question.options[question.first]) == ("arrow", "up")
    correct(story, "prize", "twig", "down")
    assert story.question.key == "follow", "the leaf card that is being entered is still asked for"
    story.lays("blue 6", "blue 4", "blue 9")
    assert story.winner() == "green"


def test_correct_the_arrow_once_the_best_card_was_told():
    story = Story(3, "referee")
    story.do("twig", "up", "leaf.blue", "leaf.blue", "leaf.blue", "yellow")
    correct(story, "prize", "twig", "down")
    story.do("9")
    # Another card is the best one now, and what was said of the highest is forgotten.
    assert story.question.key == "best"
    story.lays("blue 6", "blue 4", "blue 9")
    assert story.winner() == "green" and story.game.gone[2] & 4095 == 1 << 4


def test_correct_the_card_at_stake_of_a_virtual_deck_among_those_dealt():
    # Three badgers up, three down, three females up, one down.
    story = virtual("referee", draws=[0] * 10)
    story.do("badger", "up")
    dealt = story.status["dealt"]
    assert offered(story, "prize").options == ["badger", "female"]
    correct(story, "prize", "female", "down")
    assert story.status["dealt"].count(["badger", "up"]) == dealt.count(["badger", "up"]) + 1
    assert ["female", "down"] not in story.status["dealt"]
    # The only one of its sort is still a choice: it lies at stake.
    question = offered(story, "prize", "female")
    assert sorted(question.options) == ["down", "up"]


# --- a card of a collection ---------------------------------------------------------------------


def test_correct_a_card_goes_to_another_collection():
    story = given(("red", "twig"), ("green", "twig"))
    question = offered(story, "card", "twig")
    assert (question.key, question.options) == ("place", ["red", "green"])
    assert offered(story, "card", "twig", "red").options == [
        "green", "yellow", "discards", "unseen"
    ]  # fmt: skip
    correct(story, "card", "twig", "red", "green")
    assert story.cards("red") == ([], {}) and story.cards("green") == ([], {"twig": 2})
    told = {"cards": ["twig"], "place": "red", "to": "green"}
    assert story.told("corrected_card") == [told]
    texts = texts_of("tricky_badger")
    assert texts.say(story.tells("corrected_card")[0]) == "Corrigé : brindille, Rouge → Vert"
    story.undo()
    assert story.cards("red") == ([], {"twig": 1}) and story.cards("green") == ([], {"twig": 1})
    assert replay.redo(story.session) and story.cards("green") == ([], {"twig": 2})


def test_correct_an_animal_goes_with_what_lies_on_it():
    story = given(("red", "female"), ("red", "wheat"), ("red", "trap", "1"))
    correct(story, "card", "female", "red", "yellow")
    assert story.cards("red") == ([], {}) and story.cards("yellow") == (["female+wheat+trap"], {})
    correct(story, "card", "female", "yellow", "discards")
    assert story.cards("yellow") == ([], {}) and story.status["discarded"] == 3


def test_correct_asks_which_one_when_they_differ():
    story = given(("red", "female"), ("red", "wheat"), ("red", "trap", "1"), ("red", "female"))
    question = offered(story, "card", "female", "red")
    assert question.key == "target"
    texts = texts_of("tricky_badger")
    texts.seats = story.colours
    assert texts.prompt(question) == "Laquelle ?"
    shown = [texts.option(question, option) for option in question.options]
    assert shown == ["♀", "♀+blé+piège"]
    correct(story, "card", "female", "red", "2", "green")
    assert story.cards("red") == (["female"], {})
    assert story.cards("green") == (["female+wheat+trap"], {})


def test_correct_what_was_put_on_the_wrong_animal():
    story = given(("red", "female"), ("red", "male"), ("red", "wheat", "1"))
    assert story.cards("red")[0] == ["female+wheat", "male"]
    question = offered(story, "card", "wheat", "red", "red")
    assert question.key == "target"
    correct(story, "card", "wheat", "red", "red", "2")
    assert story.cards("red")[0] == ["female", "male+wheat"]


def test_correct_a_card_comes_back_from_the_discards_and_is_associated():
    story = given(("red", "female"), ("red", "badger"), ("green", "bone"))
    assert story.cards("red") == (["badger"], {})
    correct(story, "card", "bone", "green", "red")
    assert story.cards("red") == (["badger+bone"], {})
    assert story.told("associated") == [{"card": "bone", "animal": "badger"}]
    assert "associated" not in story.stops
    correct(story, "card", "female", "discards", "red")
    assert story.cards("red") == (["badger+bone", "female"], {})
    assert story.status["discarded"] == 0


def test_correct_a_cage_needs_an_animal():
    story = given(("red", "cage"), ("green", "badger"))
    assert story.status["discarded"] == 1
    assert refusals(story, "card", "cage", "discards", "yellow") == ["cannot_correct.lock"]
    correct(story, "card", "cage", "discards", "green", "1", 0)
    assert story.cards("green") == (["badger+cage"], {})
    # The cage alone goes again; its badger stays.
    correct(story, "card", "cage", "green", "discards")
    assert story.cards("green") == (["badger"], {}) and story.status["discarded"] == 1


def test_correct_a_card_that_nobody_has_seen_is_refused():
    story = given(("red", "twig"))
    assert refusals(story, "card", "wheat") == ["cannot_correct_card"]
    # It is asked again: the card that was entered in its place goes first.
    correct(story, "card", "wheat", "twig", "red", "unseen")
    correct(story, "card", "wheat", "unseen", "red", 0)
    assert story.cards("red") == ([], {"wheat": 1}) and story.status["seen"] == {"wheat": 1}


# What was won, what is corrected, why it is refused.
REFUSED = [
    ([("red", "badger"), ("green", "female")], ["female", "green", "red"], "eaten"),
    ([("green", "badger"), ("red", "female")], ["badger", "green", "red"], "eaten"),
    ([("green", "male"), ("red", "male")], ["male", "green", "red"], "quarrel"),
    ([("green", "weevil"), ("red", "wheat")], ["weevil", "green", "red"], "weevils"),
]


@pytest.mark.parametrize("won,answers,why", REFUSED)
def test_correct_what_could_not_stay_so_is_refused(won, answers, why):
    story = given(*won)
    assert refusals(story, "card", *answers) == ["cannot_correct." + why]


def test_correct_a_bone_that_keeps_a_badger_busy_stays():
    story = given(("red", "badger"), ("red", "bone"), ("red", "female"))
    assert refusals(story, "card", "bone", "red", "green") == ["cannot_correct.eaten"]
    # Asked again for the place, the same correction goes on.
    correct(story, "card", "female", "red", "green")
    correct(story, "card", "bone", "red", "green")
    assert story.cards("green") == (["female"], {"bone": 1})


def test_correct_heeds_the_reading_of_weevils():
    won = [("red", "female"), ("red", "weevil"), ("green", "wheat")]
    correct(given(*won), "card", "wheat", "green", "red")
    story = given(*won, options=["weevils"])
    assert refusals(story, "card", "wheat", "green", "red") == ["cannot_correct.weevils"]


def test_correct_cards_of_a_virtual_deck_are_all_known():
    story = virtual(draws=[0] * 10)
    story.do("badger", "down", "green")
    question = offered(story, "card")
    assert "magpie" not in question.options
    assert offered(story, "card", "badger", "green").options == ["red", "yellow", "discards"]
    assert refusals(story, "card", "trap") == ["cannot_correct_card"]
    correct(story, "card", "badger", "green", "red")
    assert story.cards("red") == (["badger"], {})


def test_correct_asks_for_the_points_of_a_card_that_comes_so():
    story = given(("red", "twig"))
    correct(story, "card", "twig", "red", "unseen")
    asked = offered(story, "card", "bone", "unseen", "green")
    assert asked.is_fact and asked.answer_at(asked.first) is None, "it begins at not known"
    correct(story, "card", "bone", "unseen", "green", None)
    assert story.status["assumed"] == ["tb.points.bone"] and story.score("green") == 0
    story.undo()
    correct(story, "card", "bone", "unseen", "green", 2)
    assert story.score("green") == 2 and not story.status["assumed"]
    # Not asked again: neither for the next one, nor at the end.
    story.wins("green", "bone")
    assert story.score("green") == 4
    story.pad(43, "green")
    story.do(3)
    assert story.question is None and won(story.game) == ["green"]


def test_correct_leaves_the_points_to_memory():
    memory = Memory()
    memory.tell("tb.points.bone", 2)
    story = Story(3, facts=memory)
    story.wins("red", "twig")
    correct(story, "card", "twig", "red", "unseen")
    by_hand = amend.script(story.session)
    assert [next(by_hand).key] + [
        by_hand.send(answer).key for answer in ("card", "bone", "unseen")
    ] == ["correct", "card", "place", "to"]
    with pytest.raises(StopIteration):
        by_hand.send("green")
    assert story.score("green") == 2 and not story.status["assumed"]
    restored = Session(type(story.game), None).restore(bytes(story.session.log))
    assert repr(status_of(restored.run.game)) == repr(story.status)


def test_correct_before_the_last_count_decides_the_game():
    story = given(("red", "badger"), ("green", "female"))
    story.pad(43)
    correct(story, "card", "badger", "red", "yellow")
    story.do(3)
    assert won(story.game) == ["yellow"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_correct_everything_asked_and_refused_is_seen(language):
    """All of it on every display, and every refusal comes up."""
    texts = texts_of("tricky_badger", language)
    said = set()

    def look(question):
        game = session.run.game
        texts.seats = game.colours
        scene = Scene()
        if question.seat is not None:
            scene.who = game.colours[question.seat]
        question.fill(scene, texts)
        Face().paint(scene, game, question, texts)
        if question.kind == "tell":
            said.add(question.key)
        for size in SIZES:
            assert not_shown(scene, size) == "", (question.key, scene.lines, scene.options)

    rng = random.Random(language)
    for number in range(12):
        session = new_session("tricky_badger", number)
        session.start()
        while session.run.question is not None:
            if can_be_corrected(session) and rng.random() < 0.3:
                correct_at_random(session, rng, look)
            answer_at_random(session, checks_of("tricky_badger"), 3 + number % 3, rng)
    for cards, answers, _ in REFUSED:
        story = given(*cards)
        session = story.session
        refusals(story, "card", *answers, look=look)
    reasons = ("card", "trick", ".lock", ".eaten", ".quarrel", ".weevils")
    pages = {"cannot_correct" + (why if "." in why else "_" + why) for why in reasons}
    assert said >= pages | {"cannot_correct"}
