# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Stories: dice, the timer and who starts, from the table menu of a game and back into it."""

import sys

import pytest

from tests.hand import Hand
from tests.shell.test_stories import tails
from tests.shell_ports import HostPorts


def shown(hand):
    """What stands on the screen, without what passes over its message line."""
    scene = hand.app.scene
    return scene.title, scene.lines, scene.options, scene.cursor, hand.app.question


def test_a_roll_is_two_presses_and_one_leads_back():
    hand = tails(Hand())
    asked = shown(hand)
    log = bytes(hand.app.store.running[2])
    hand.press("BACK").press("PREV", "OK")
    assert "Total" in hand.sees(), "from the menu it is two presses the first time, too"
    hand.press("BACK")
    assert shown(hand) == asked
    for _ in range(3):
        before = hand.ports.chance.getstate()
        hand.press("BACK", "OK")
        assert hand.app.scene.picture[0] == "dice" and "Total" in hand.sees()
        assert hand.ports.chance.getstate() != before, "it was rolled"
        hand.press("BACK")
        assert shown(hand) == asked
    assert hand.app.store.running[2] == log, "the game's journal has nothing of it"


def test_the_dice_stay_as_they_were_left():
    hand = tails(Hand()).tell("""
        press BACK
        choose Dés
        choose Dé : d6
        choose d20
        choose Dés : 2
        choose 1
        choose Lancer
        press BACK
        press OK
        # between two rolls the game goes on
        press BACK
        press PREV
    """)
    hand.press("BACK").tell("""
        press BACK
        choose Dés
        expect text Dé : d20
        expect text Dés : 1
    """)
    assert hand.app.scene.picture[2] == "d20"


def test_undo_comes_first_again_after_anything_else():
    hand = tails(Hand()).press("OK").press("BACK").choose("Dés").press("BACK", "BACK")
    assert "> Dés" in hand.sees()
    hand.choose("Annuler").press("BACK")
    assert "Dés" in hand.sees() and "> Dés" not in hand.sees()


def test_who_starts_knows_who_plays():
    hand = tails(Hand()).press("BACK").choose("Qui commence ?")
    assert hand.app.play.session.run.game.colours == ["green", "yellow", "red", "pink"]
    drawn = hand.app.play.session.run.game.order
    assert len(drawn) == 1 and hand.app.texts.word(drawn[0]) in hand.sees()
    hand.choose("Quitter")
    assert "> Jouer 4" in hand.sees()


def test_the_timer_is_asked_once_how_long_and_then_runs_at_once():
    hand = tails(Hand()).press("BACK").choose("Chrono")
    assert "Quel chrono ?" in hand.sees(), "it knows who plays"
    hand.press("OK", "OK", "OK").wait(7)
    assert "53" in hand.sees()
    hand.press("BACK")
    assert "> Jouer 4" in hand.sees()
    hand.wait(20).press("BACK", "OK").wait(2.1)
    assert "51" in hand.sees(), "it stood still meanwhile"


def test_nothing_of_a_tool_stays_in_memory():
    hand = tails(Hand())
    tables = len(hand.app.texts.tables)
    hand.press("BACK").choose("Dés").press("BACK")
    assert len(hand.app.texts.tables) == tables
    while hand.app.rest():
        pass
    loaded = [name for name in sys.modules if name.startswith("girouette.tools.dice")]
    assert loaded == [] and "girouette.table_tool" not in sys.modules


def test_a_power_cut_in_a_tool_comes_back_to_the_game():
    hand = tails(Hand())
    asked = hand.app.scene.options
    hand.press("BACK").choose("Dés").wait(4).unplug().start()
    hand.press("OK")
    assert hand.app.scene.options == asked


@pytest.mark.parametrize("tool", ("dice", "timer", "starter"))
def test_in_setup_a_tool_asks_who_plays_where_it_must_know(tool):
    hand = Hand().choose("Jeux", "Tails on Fire").press("BACK").take(tool)
    for _ in range(30):
        if hand.app.play.package.endswith("tails_on_fire"):
            break
        hand.press("BACK")
    assert "Combien de joueurs" in hand.sees() and hand.app.title == "Tails on Fire"


def test_a_drive_without_tools_offers_none():
    ports = HostPorts()
    ports.tools = []
    hand = tails(Hand(ports)).press("BACK")
    assert "Dés" not in hand.sees() and "Chrono" not in hand.sees()


def test_what_a_die_without_pips_shows_is_read_from_across_the_table():
    hand = Hand()
    hand.tell("choose Outils\nchoose Dés\nchoose Dé : d6\nchoose d20\nchoose Dés : 2\nchoose 1")
    hand.choose("Lancer")
    kind, value, caption = hand.app.scene.picture
    assert kind == "value" and value == str(hand.app.play.session.run.game.sum) and caption == "d20"


def test_a_rolled_wind_is_told_in_words_and_many_are_counted():
    hand = Hand()
    hand.tell("choose Outils\nchoose Dés\nchoose Dé : d6\nchoose vent\nchoose Dés : 2\nchoose 1")
    hand.choose("Lancer")
    wind = hand.app.play.session.run.game.faces[0]
    assert hand.app.scene.lines == [hand.app.texts.word(wind)]
    hand.tell("choose Dés : 1\nchoose 8\nchoose Lancer")
    rows = hand.app.scene.picture[1]
    assert len(rows) <= 4 and sum(int(row.split(" ")[0]) for row in rows) == 8


def test_of_many_dice_the_fewer_are_named():
    hand = Hand()
    hand.tell("choose Outils\nchoose Dés\nchoose Dé : d6\nchoose d100\nchoose Dés : 2\nchoose 8")
    hand.tell("choose Garde : tous\nchoose hauts\nchoose 1\nchoose Lancer")
    game = hand.app.play.session.run.game
    assert hand.app.scene.hint == "Comptent : " + str(max(game.faces))
    hand.tell("choose Garde : hauts\nchoose hauts\nchoose 7\nchoose Lancer")
    assert hand.app.scene.hint == "Écartés : " + str(min(hand.app.play.session.run.game.faces))
