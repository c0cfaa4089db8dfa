# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Keys that bear numbers: what they take, what is typed with them, and what they do not take."""

import random

import pytest

from girouette.questions import Choose, Number
from host_sim.device import Device
from host_sim.story import Story
from tests.games.common import GAMES
from tests.hand import Hand
from tests.shell_ports import HostPorts


def asked(question):
    """A hand on a board with twelve such keys, and the answers that the question gets."""
    hand = Hand(HostPorts(direct_keys=12))
    answers = []

    def script():
        while True:
            answers.append((yield question))

    hand.app.script = script()
    hand.app.send(None)
    return hand, answers


def numbers(*options):
    return Choose("value", None, [str(option) for option in options])


def test_a_key_takes_the_option_that_reads_as_it_does():
    hand, answers = asked(numbers(3, 5, 8))
    hand.press(4)
    assert answers == ["5"]
    hand.press(0).press(3)
    assert answers == ["5"], "1 and 4 are not offered"


def test_two_digits_are_typed():
    hand, answers = asked(numbers(*range(1, 15)))
    hand.press(0)
    assert answers == [] and hand.app.scene.cursor == 0
    hand.press(3)
    assert answers == ["14"]
    hand.press(0).wait(0.9)
    assert answers == ["14"]
    hand.wait(0.2)
    assert answers == ["14", "1"], "no second digit came"
    hand.press(1)
    assert answers[2:] == ["2"], "nothing has two digits and begins so: it need not wait"
    hand.press(0).press("OK")
    assert answers[3:] == ["1"], "OK does not wait"


def test_ten_to_twelve_have_a_key_and_ten_is_a_nought():
    hand, answers = asked(numbers(*range(1, 31)))
    hand.press(9)
    hand.wait(2)
    hand.press(10)
    hand.wait(2)
    hand.press(1).press(9)
    hand.press(2).press(9)
    assert answers == ["10", "11", "20", "30"]


def test_what_is_typed_and_not_offered_is_not_taken_for_another():
    hand, answers = asked(numbers(*range(1, 15)))
    hand.press(0).press(8)
    hand.wait(2)
    assert answers == []
    hand, answers = asked(numbers(15, 17, 24))
    hand.press(1)
    hand.wait(2)
    assert answers == [] and hand.app.scene.cursor == 2, "it shows where that leads"
    hand.press(3)
    assert answers == ["24"]


def test_whoever_turns_on_has_typed_nothing():
    hand, answers = asked(numbers(*range(1, 15)))
    hand.press(0, "NEXT")
    hand.wait(2)
    assert answers == [] and hand.app.scene.cursor == 1


def test_a_dial_is_typed_too():
    hand, answers = asked(Number("players", None, 2, 6))
    hand.press(4).press(0).press(8)
    assert answers == [5]
    hand, answers = asked(Number("rounds", None, 0, 99))
    hand.press(9).press(3, 1)
    assert answers == [10, 42]
    hand, answers = asked(Number("redraw", None, 0, 5))
    hand.press(9)
    assert answers == [0], "ten is not offered, nought is"


def test_words_among_numbers_have_no_digit():
    hand, answers = asked(Choose("heal", None, ["1", "3", "enough"]))
    assert hand.app.scene.keys == [1, 3, 10]
    hand.press(3)
    assert answers == []
    hand.press(9)
    assert answers == ["enough"]


def test_what_is_not_in_sight_is_not_taken_blind():
    hand, answers = asked(Choose("value", None, list("abcdefghi")))
    hand.app.scene.sight = (0, 4)
    hand.press(6)
    assert answers == [] and hand.app.scene.cursor == 6
    hand.press(6)
    assert answers == ["g"]
    hand.app.scene.sight = (0, 4)
    hand.press(3)
    assert answers == ["g", "d"]


@pytest.mark.parametrize("game", range(len(GAMES)))
def test_no_key_of_any_game_takes_what_it_does_not_bear(game):
    """Random games: a key whose number an option reads takes it or waits for a second digit, and
    where numbers are offered no digit takes anything else."""
    lists = 0
    for seed in (1, 2):
        hand = Hand(HostPorts(seed=seed, direct_keys=12))
        rng = random.Random(seed)
        hand.take("games").press(game)
        for _ in range(150):
            app = hand.app
            options, keys = app.scene.options, app.scene.keys
            assert len(keys) == len(options)
            if any(option.isdigit() for option in options):
                lists += 1
                for option, key in zip(options, keys, strict=True):
                    assert (
                        str(key) == option if option.isdigit() and key else key in (0, 10, 11, 12)
                    )
            question = app.question
            if app.in_game and not question.is_page and question.places > 1:
                hand.go_to(rng.randrange(question.places))
            else:
                hand.press("OK")
    assert lists or GAMES[game] == "fire_tower"


ON_A_MACROPAD = """
seed 4
lang en
press K1
expect text Which game
press K3
expect text How many players
press K3
expect text Colour of player 1
press K2
expect text Colour of player 2
"""


def test_a_story_on_a_macropad():
    story = Story(ON_A_MACROPAD, "macropad.story")
    with Device("macropad_rp2040", lang=story.lang) as device:
        story.run(device)
        scene = device.app.scene
        assert scene.keys == [1, 2, 3, 4, 5, 6, 7]
        assert 0 == scene.sight[0] < scene.sight[1] <= 7


@pytest.mark.parametrize("place", range(len(GAMES)))
def test_on_a_macropad_the_key_of_a_game_opens_it(place):
    """In sight, so not blindly: the list of games is seen whole."""
    with Device("macropad_rp2040", lang="fr") as device:
        Story("lang fr\n", "home.story").run(device)
        for key in ("K1", f"K{place + 1}"):
            device.tap(key)
            device.advance(200)
        assert device.app.play.package.endswith(GAMES[place])


def test_on_a_macropad_a_long_list_goes_to_the_option_first():
    with Device("macropad_rp2040", lang="en") as device:
        Story("lang en\nchoose Settings\n", "settings.story").run(device)
        first, end = device.app.scene.sight
        assert (first, end) != (0, len(device.app.scene.options))
        beyond = device.app.scene.keys[end]
        device.tap(f"K{beyond}")
        device.advance(200)
        assert device.app.question.key == "settings" and device.app.scene.cursor == end
        assert device.app.scene.sight[0] <= end < device.app.scene.sight[1]
