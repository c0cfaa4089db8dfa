# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Stories: two or three options with a key each, where the owner wants it."""

import pytest

from tests.hand import Hand
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
    before = hand.app.play.session.question.seat
    hand.press("NEXT")
    assert "OK Jouer 4. NEXT Passer" in hand.sees(), "Vert has passed, Jaune is asked"
    assert hand.app.play.session.question.seat != before
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
