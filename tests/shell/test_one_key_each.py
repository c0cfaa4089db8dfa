# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Stories: two or three options with a key each, where the owner wants it; long lists by thirds."""

import pytest

from girouette.games.sky_tango.referee import Dial
from tests.games.common import texts_of
from tests.hand import PACE, Hand
from tests.shell.test_stories import tails
from tests.shell_ports import HostPorts
from tools.presses import ONE_KEY_EACH, figures_of, played


class OwnersPorts(HostPorts):
    """With the line in settings.toml."""

    def setting(self, name):
        return "1" if name == "GIROUETTE_ONE_KEY_EACH" else None


def test_it_is_off_unless_the_owner_wants_it():
    hand = tails(Hand())
    assert not hand.app.by_key and hand.app.scene.cursor == 0
    assert "> Jouer 4. Passer" in hand.sees()


def test_every_option_names_its_key_and_there_is_no_cursor():
    hand = tails(Hand(OwnersPorts()))
    assert "OK Jouer 4. NEXT Passer" in hand.sees() and hand.app.scene.cursor < 0
    before = hand.app.play.session.run.question.seat
    hand.press("NEXT")
    assert "OK Jouer 4. NEXT Passer" in hand.sees(), "Vert has passed, Jaune is asked"
    assert hand.app.play.session.run.question.seat != before
    hand.press("OK")
    assert "OK Jouer 5" in hand.sees()


def test_back_still_opens_the_table_menu_whose_list_has_a_cursor():
    hand = tails(Hand(OwnersPorts())).press("OK", "BACK")
    assert "> Annuler" in hand.sees()
    hand.press("OK")
    assert "OK Jouer 4. NEXT Passer" in hand.sees()
    hand.hold()
    assert "Menu de table" in hand.sees()


def test_of_three_the_keys_go_as_the_cursor_would():
    hand = Hand(OwnersPorts())
    assert "OK Jeux. NEXT Outils. PREV Réglages" in hand.sees()
    hand.press("PREV")
    assert "> Langue : français" in hand.sees(), "four and more have a cursor"


def test_keys_that_bear_numbers_stay_as_they_are():
    hand = Hand(OwnersPorts(direct_keys=12))
    assert "> Jeux" in hand.sees()


@pytest.mark.parametrize("case", ("4_players", "3_players"))
def test_a_turn_of_tails_is_one_press(case):
    each = figures_of(played("tails_on_fire", case, ONE_KEY_EACH))
    listed = figures_of(played("tails_on_fire", case, "four_keys"))
    assert each["most"] == 1 < listed["most"]


# --- by thirds --------------------------------------------------------------------------------


class WithoutThirds(HostPorts):
    def setting(self, name):
        return "0" if name == "GIROUETTE_THIRDS" else None


def badger(hand):
    """At the first card of Tricky Badger."""
    hand.choose("Jeux", "Tricky Badger").dial(3)
    while hand.app.question.key != "prize":
        hand.press("OK")
    return hand


def sky(hand):
    """A referee's first card of Sky Tango, into a row of its own: all values fit."""
    hand.choose("Jeux", "Sky Tango").dial(2)
    while hand.app.question.key != "level":
        hand.press("OK")
    hand.take("referee")
    while hand.app.question.key != "value":
        hand.press("OK")
    return hand


def test_a_long_list_is_asked_by_thirds_and_no_first_press_answers():
    hand = badger(Hand())
    assert "PREV animaux. OK à manger. NEXT le reste" in hand.sees()
    assert hand.app.scene.cursor < 0 and hand.app.scene.corner == "Carte ?"
    hand.press("PREV")
    assert "PREV blaireau. OK hamster ♀. NEXT hamster ♂" in hand.sees()
    hand.press("BACK", "NEXT")
    assert "PREV brindille. OK pie. NEXT cage, piège" in hand.sees()
    hand.press("NEXT")
    assert "PREV cage. OK piège" in hand.sees() and "NEXT" not in hand.sees()
    hand.press("NEXT")
    assert "PREV cage. OK piège" in hand.sees(), "that key takes nothing there"
    hand.press("BACK", "BACK", "PREV", "PREV")
    assert hand.app.question.key == "winner"
    assert hand.app.play.session.run.game.prize == "badger"


def test_back_leaves_a_part_and_then_the_question():
    hand = badger(Hand()).press("OK").hold()
    assert "PREV animaux" in hand.sees(), "OK held is BACK there, too"
    hand.hold()
    assert "Menu de table" in hand.sees()
    hand.press("BACK")
    assert "PREV animaux" in hand.sees()


def test_any_card_is_two_or_three_presses():
    counts = []
    for place in range(10):
        hand = badger(Hand())
        question = hand.app.question
        count = 0
        while hand.app.question is question:
            parts = hand.app.thirds.parts()
            hand.go_to([at for at, part in enumerate(parts) if place in part][0])
            count += 1
        counts.append(count)
        assert hand.app.play.session.run.game.prize == question.options[place]
    assert counts == [2] * 8 + [3] * 2


def test_any_value_of_a_row_is_four_presses_at_most_from_the_lowest_to_the_highest():
    for value in range(1, 30):
        hand = sky(Hand())
        assert "PREV 1–9. OK 10–19. NEXT 20–29" in hand.sees()
        question = hand.app.question
        before = hand.now
        hand.take(str(value))
        assert hand.app.question is not question
        assert hand.now - before <= 4 * 1000 * PACE
        assert list(hand.app.play.session.run.game.rows[0]) == [value]


def test_few_values_have_a_cursor():
    hand = sky(Hand()).take("20")
    hand.press("OK")
    assert hand.app.question.key == "turn", "whether it shows an animal is not known"
    hand.take("sun1")
    # 1 to 19 and 21 to 29, but for the one that is out.
    assert hand.app.thirds and hand.app.question.places == 28
    question = hand.app.question
    assert [question.answer_at(place) for place in question.in_thirds] == [
        str(value) for value in range(1, 30) if value != 20
    ]
    game = hand.app.play.session.run.game
    for cards in (9, 10):
        dial = Dial(0, ((1 << cards) - 1) << 21, game.rows[0], "sun")
        assert bool(dial.in_thirds) == (cards > 9)


def test_keys_that_bear_numbers_and_owners_who_want_a_cursor_have_a_list():
    for ports in (HostPorts(direct_keys=12), WithoutThirds()):
        hand = badger(Hand(ports))
        assert not hand.app.thirds and "> blaireau" in hand.sees()


@pytest.mark.parametrize("language", ("fr", "en"))
def test_the_parts_of_the_cards_have_names(language):
    texts = texts_of("tricky_badger", language)
    for part in ("badger", "bone", "twig", "cage"):
        assert 0 < len(texts.get("p." + part)) <= 11, "behind the key's name, in large letters"
