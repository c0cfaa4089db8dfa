# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Stories at the device: keys in, scenes out, on the real store, with power cuts in between."""

from tests.shell_ports import Hand, HostPorts

COLOURS = ("Vert", "Jaune", "Rouge", "Rose")


def tails(hand):
    """A four-player game up to the first turn: Vert begins with a 4."""
    hand.choose("Jeux", "Tails on Fire")
    if hand.app.store.reason:
        hand.press("OK")  # why nothing is saved
    hand.dial(4)
    hand.choose(*COLOURS)
    hand.choose("Brasiers", "C'est parti !")
    hand.press("OK")  # the setup reminder
    hand.dial(1)
    hand.choose("1", "2", "3", "6")
    hand.press("OK")
    hand.choose("Vert", "4")
    return hand.press("OK")  # three opossums chosen


def test_language_first_then_home():
    hand = Hand(language=None)
    assert "Langue / Language" in hand.sees()
    hand.choose("English")
    assert "> Games" in hand.sees()
    assert "> Games" in Hand(hand.ports, language=None).sees()


def test_one_press_a_turn():
    hand = tails(Hand())
    assert "à jouer 4" in hand.sees() and "> Jouer 4" in hand.sees()
    hand.press("OK")
    assert "Jaune" in hand.sees() and "> Jouer 5" in hand.sees()


def test_the_game_is_there_after_a_power_cut():
    hand = tails(Hand())
    hand.press("OK").choose("Passer")
    before = hand.sees()
    hand.start()
    assert "> Reprendre Tails on Fire" in hand.sees()
    hand.press("OK")
    assert hand.sees() == before


def test_undo_by_hold_and_by_back():
    hand = tails(Hand())
    asked = hand.sees()
    hand.press("OK")
    hand.hold().choose("Annuler")
    assert "Annulé" in hand.app.hint and "> Jouer 4" in hand.sees()
    hand.press("OK")
    hand.press("BACK").choose("Annuler")
    assert asked.split(". ")[1:4] == hand.sees().split(". ")[1:4]


def test_undo_survives_a_restart():
    hand = tails(Hand())
    hand.press("OK").press("OK").hold().choose("Annuler")
    before = hand.app.scene.options
    hand.start().press("OK")
    assert hand.app.scene.options == before


def test_redo_is_offered_after_undo_and_gives_the_same_answers():
    hand = tails(Hand())
    assert "Rétablir" not in hand.hold().app.scene.options
    hand.press("BACK").press("OK").press("OK")
    played = hand.sees()
    hand.hold().choose("Annuler").hold().choose("Annuler")
    undone = hand.app.scene.options
    hand.start().press("OK")
    assert hand.app.scene.options == undone
    hand.hold().choose("Rétablir").hold().choose("Rétablir")
    assert hand.sees() == played
    assert "Rétablir" not in hand.hold().app.scene.options


def test_another_answer_takes_redo_away():
    hand = tails(Hand())
    hand.press("OK").hold().choose("Annuler")
    assert "Rétablir" in hand.hold().app.scene.options
    hand.press("BACK").press("NEXT").press("OK")
    assert "Rétablir" not in hand.hold().app.scene.options


def test_scores_history_and_rules_from_the_table_menu():
    hand = tails(Hand())
    hand.press("OK").choose("Passer")
    hand.hold().choose("Scores")
    assert hand.app.scene.picture[0] == "bars" and "Vert 1" in hand.sees()
    hand.press("OK")
    hand.hold().choose("Historique")
    assert hand.app.scene.lines[:2] == ["Vert joue 4, Jaune", "passe"]
    hand.press("BACK")
    hand.hold().choose("Rappel des règles")
    assert "filou" in hand.sees()
    hand.press("OK")
    assert "Rouge" in hand.sees()


def test_pause_keeps_and_end_discards_only_when_confirmed():
    hand = tails(Hand())
    hand.hold().choose("Pause")
    assert "> Reprendre" in hand.sees()
    hand.press("OK").hold().choose("Finir la partie", "Non")
    assert "> Jouer 4" in hand.sees()
    hand.hold().choose("Finir la partie", "Oui")
    assert "Reprendre" not in hand.sees()


def test_a_new_game_over_a_running_one_is_asked_twice():
    hand = tails(Hand())
    hand.hold().choose("Pause")
    hand.choose("Jeux", "Sky Tango", "Garder")
    assert "> Reprendre" in hand.sees()
    hand.choose("Jeux", "Sky Tango", "Abandonner", "Oui")
    assert hand.app.title == "Sky Tango" and hand.app.store.running[2] == b""


def test_direct_keys_answer_at_once():
    hand = tails(Hand(HostPorts(direct_keys=12)))
    hand.press(1)
    assert "Jaune" in hand.sees()


def test_a_whole_game_is_kept_among_the_finished():
    hand = tails(Hand())
    for _ in range(3000):
        if not hand.app.in_game and not hand.app.store.running:
            break
        question = hand.app.question
        if question.kind == "choose" and "play" in question.options and hand.app.play:
            hand.app.cursor = 0
        hand.press("OK")
    games = hand.app.store.finished()
    assert len(games) == 1 and games[0][0] == 1 and len(games[0][1]) == 4
    assert "Reprendre" not in hand.sees()


def test_the_told_fact_is_not_asked_again():
    hand = tails(Hand())
    hand.hold().choose("Finir la partie", "Oui")
    hand.choose("Jeux", "Tails on Fire")
    assert "Même table : Vert, Jaune, Rouge, Rose" in hand.sees()
    hand.choose("Oui", "C'est parti !")
    hand.press("OK")
    assert "Flammes sur un feu de camp" not in hand.sees()
    assert hand.app.store.get("tof.campfire") == 1


def test_without_nvm_the_game_goes_on_and_says_so():
    hand = tails(Hand(HostPorts(port=None)))
    assert "[unsaved]" in hand.sees() and "> Jouer 4" in hand.sees()


def test_foreign_bytes_are_not_overwritten_without_asking():
    ports = HostPorts()
    ports.nvm.chip.data[:16] = b"somebody's bytes"
    hand = Hand(ports)
    assert "autre programme" in hand.sees()
    hand.choose("Garder")
    assert bytes(ports.nvm[:16]) == b"somebody's bytes"
    hand = Hand(ports)
    hand.choose("Effacer")
    assert bytes(ports.nvm[:4]) == b"Girj"


def test_a_journal_of_another_rules_version_is_named_and_kept():
    hand = tails(Hand())
    store = hand.app.store
    store.discard()
    store.begin(1, 77)
    store.append(b"\x02")
    hand.start().press("OK")
    assert "autre version" in hand.sees()
    hand.choose("Garder")
    assert hand.app.store.running[1] == 77


def test_choosing_the_other_language_changes_all_texts():
    hand = Hand()
    hand.choose("Réglages", "Langue")
    assert "Settings" in hand.sees()
    hand.press("BACK")
    assert "> Games" in hand.sees()


def test_an_idle_tick_changes_nothing():
    hand = tails(Hand())
    changes = hand.app.changes
    hand.wait(60)
    assert hand.app.changes == changes
