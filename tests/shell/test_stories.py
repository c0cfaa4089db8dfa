# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Stories at the device: keys in, scenes out, on the real store, with power cuts in between."""

from girouette import reader, upkeep
from tests.hand import Hand
from tests.shell_ports import HostPorts

# A four-player game up to the first turn: Vert begins with a 4.
SEATED = """
choose 4
choose Vert
choose Jaune
choose Rouge
choose Rose
choose Brasiers
choose saisis
choose C'est parti !
# the setup reminder, then the flames of a campfire
press OK
choose 1
choose 1
choose 2
choose 3
choose 6
press OK
choose Vert
choose 4
# three opossums chosen
press OK
"""
OPENED = """
choose Jeux
choose Tails on Fire
"""
RESTART = """
unplug
power on
"""
UNDO = """
hold OK
choose Annuler
"""
REDO = """
hold OK
choose Rétablir
"""


def tails(hand):
    hand.tell(OPENED)
    if hand.app.store.reason:
        hand.press("OK")  # why nothing is saved
    return hand.tell(SEATED)


def test_language_first_then_home():
    hand = Hand(language=None).tell("""
        expect text Langue / Language
        choose English
        expect text > Games
    """)
    Hand(hand.ports, language=None).tell("expect text > Games")


def test_one_press_a_turn():
    tails(Hand()).tell("""
        expect text à jouer 4
        expect text > Jouer 4
        press OK
        expect text Jaune
        expect text > Jouer 5
    """)


def test_the_game_is_there_after_a_power_cut():
    hand = tails(Hand()).tell("""
        press OK
        choose Passer
    """)
    before = hand.sees()
    hand.tell(RESTART).tell("""
        expect text > Reprendre Tails on Fire
        press OK
    """)
    assert hand.sees() == before


def test_undo_by_hold_and_by_back():
    hand = tails(Hand())
    asked = hand.sees()
    hand.tell("""
        press OK
        hold OK
        choose Annuler
        expect text > Jouer 4
    """)
    assert "Annulé" in hand.app.hint
    hand.tell("""
        press OK
        press BACK
        choose Annuler
    """)
    assert asked.split(". ")[1:4] == hand.sees().split(". ")[1:4]


def test_undo_survives_a_restart():
    hand = tails(Hand()).tell("""
        press OK
        press OK
    """)
    hand.tell(UNDO)
    before = hand.app.scene.options
    hand.tell(RESTART).tell("press OK")
    assert hand.app.scene.options == before


def test_redo_is_offered_after_undo_and_gives_the_same_answers():
    hand = tails(Hand())
    assert "Rétablir" not in hand.hold().app.scene.options
    hand.tell("""
        press BACK
        press OK
        press OK
    """)
    played = hand.sees()
    hand.tell(UNDO).tell(UNDO)
    undone = hand.app.scene.options
    hand.tell(RESTART).tell("press OK")
    assert hand.app.scene.options == undone
    hand.tell(REDO).tell(REDO)
    assert hand.sees().endswith("Refait")
    # Then what the step itself said.
    assert hand.wait(2.1).sees() == played
    assert "Rétablir" not in hand.hold().app.scene.options


def test_another_answer_takes_redo_away():
    hand = tails(Hand()).tell("""
        press OK
        hold OK
        choose Annuler
        hold OK
    """)
    assert "Rétablir" in hand.app.scene.options
    hand.tell("""
        press BACK
        press NEXT
        press OK
        hold OK
    """)
    assert "Rétablir" not in hand.app.scene.options


def test_who_is_first_is_put_right():
    """TOF-11, from the table menu: refused in words, left without a trace, done, in the history,
    there after a power cut, and undone whole."""
    hand = tails(Hand()).tell("""
        press OK
        choose Passer
        choose Passer
        choose Passer
        hold OK
        choose Corriger…
        expect text On corrige au tour d'un joueur
        press OK
        choose 3
    """)
    while hand.app.question.key != "iguana":
        hand.press("OK")
    log = bytes(hand.app.play.session.log)
    hand.tell("""
        hold OK
        choose Corriger…
        expect text Que corriger
        choose Premier joueur
        expect text > Vert
        press BACK
        expect text Iguane
    """)
    assert bytes(hand.app.play.session.log) == log
    hand.tell("""
        hold OK
        choose Corriger…
        choose Premier joueur
        choose Rouge
        expect text Corrigé : Rouge. commence
        press OK
        expect text Iguane
        hold OK
        choose Historique
        expect text Corrigé : Rouge
        press BACK
    """)
    assert hand.app.play.session.run.game.first == 2
    hand.tell(RESTART).tell("""
        press OK
        expect text Corrigé : Rouge commence
    """)
    assert hand.app.play.session.run.game.first == 2
    hand.tell(UNDO)
    assert hand.app.play.session.run.game.first == 0
    hand.tell(REDO).tell("""
        choose 5
        press OK
        expect text Rouge
        expect text > Jouer 5
    """)


def test_a_correction_asks_for_a_learned_value_as_the_game_does():
    fire = """
        hold OK
        choose Corriger…
        choose Place d'un feu
        choose 9
        choose Rouge
        choose Nouveau Brasier
        choose 9
    """
    hand = (
        tails(Hand())
        .tell(fire)
        .tell("""
        expect text Flammes, Iguane 9 ?
        expect text ‹Inconnu›
        press OK
        expect text Corrigé : Iguane 9
    """)
    )
    assert hand.app.store.get("tof.flames.9") is None
    game = hand.app.play.session.run.game
    assert game.scores()[2] == 1 + 3 and game.assumed == ["tof.flames.9"]
    # Left where the value is asked for: nothing has changed.
    hand.tell("press OK").tell(UNDO).tell(fire).tell("press BACK")
    assert hand.app.play.session.run.game.scores()[2] == 1
    hand.tell(fire).tell("""
        choose 2
        expect text Corrigé : Iguane 9
        press OK
        hold OK
        choose Valeurs apprises
        expect text Iguane 9 : 2 ✓
    """)
    assert hand.app.store.get("tof.flames.9") == 2
    assert hand.app.play.session.run.game.scores()[2] == 1 + 2


def test_nothing_to_correct_before_the_game_has_begun():
    hand = Hand().tell(OPENED).tell("hold OK")
    assert "Corriger…" not in hand.app.scene.options
    hand.tell("press BACK")
    hand.tell(SEATED).tell("hold OK")
    assert "Corriger…" in hand.app.scene.options


TO_THE_OPTIONS = """
choose 4
choose Vert
choose Jaune
choose Rouge
choose Rose
"""
PLAYED = """
choose C'est parti !
hold OK
choose Finir la partie
choose Oui
"""


def test_options_are_explained_and_remembered_for_the_next_game():
    for port in ("rp2040", None):
        hand = Hand(HostPorts(port=port)).tell(OPENED)
        if port is None:
            hand.press("OK")  # why nothing is saved
        hand.tell(TO_THE_OPTIONS).tell("""
            expect text > C'est parti !
            expect text Filou : sa valeur
            choose Filou
            expect text ou ne vole qu
            expect text > sa valeur
            choose signe +1
            expect text > Filou : signe +1
        """)
        hand.tell(PLAYED).tell(OPENED)
        hand.choose("Non")  # not the same table
        if port is None:
            hand.press("OK")
        hand.tell(TO_THE_OPTIONS).tell("expect text Filou : signe +1")
        hand.tell(PLAYED)
        hand.tell(RESTART)
        if port is None:
            hand.choose("Français")
        kept = hand.app.store.get("option_tails_on_fire.filou")
        assert kept == (1 if port else None), "without a memory it is as ever"


def test_forgetting_learned_values_leaves_options_alone():
    hand = Hand()
    hand.app.store.tell("option_tails_on_fire.filou", 1)
    hand.app.store.tell("tof.campfire", 3)
    hand.tell("""
        choose Réglages
        choose Valeurs apprises
        choose Tails on Fire
    """)
    assert not [text for text in hand.app.scene.options if "ilou" in text]
    hand.tell("""
        choose Tout oublier
        choose Oui
    """)
    assert hand.app.store.get("tof.campfire") is None
    assert hand.app.store.get("option_tails_on_fire.filou") == 1


def test_scores_history_and_rules_from_the_table_menu():
    hand = tails(Hand()).tell("""
        press OK
        choose Passer
        hold OK
        choose Scores
        expect text Vert 1
    """)
    assert hand.app.scene.picture[0] == "bars"
    hand.tell("""
        press OK
        hold OK
        choose Historique
    """)
    assert hand.app.scene.lines[:3] == ["» Jaune passe", "» Vert joue 4", "Manche 1 : Vert"]
    hand.tell("""
        press BACK
        hold OK
        choose Rappel des règles
        expect text filou
        press OK
        expect text Rouge
    """)


def test_pause_keeps_and_end_discards_only_when_confirmed():
    tails(Hand()).tell("""
        hold OK
        choose Pause
        expect text > Reprendre
        press OK
        hold OK
        choose Finir la partie
        # nothing goes before everybody has seen where they stand
        expect text Vert 1
        press OK
        choose Non
        expect text > Jouer 4
        hold OK
        choose Finir la partie
        press OK
        choose Oui
        expect no text Reprendre
    """)


def test_a_new_game_over_a_running_one_is_asked_twice():
    hand = tails(Hand()).tell("""
        hold OK
        choose Pause
        choose Jeux
        choose Sky Tango
        choose Garder
        expect text > Reprendre
        choose Jeux
        choose Sky Tango
        choose Abandonner
        choose Oui
    """)
    assert hand.app.title == "Sky Tango" and hand.app.store.running is None
    hand.app.rest()  # nobody waits any more
    assert hand.app.store.running[2] == b""


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
    games = reader.finished(hand.app.store)
    assert len(games) == 1 and games[0][0] == 1 and len(games[0][1]) == 4
    assert "Reprendre" not in hand.sees()


def test_the_told_fact_is_not_asked_again():
    hand = tails(Hand()).tell("""
        hold OK
        choose Finir la partie
        press OK
        choose Oui
        choose Jeux
        choose Tails on Fire
        expect text Comme la dernière fois : Vert, Jaune, Rouge, Rose
        choose Oui, mise en place
        press OK
        expect no text Flammes sur un feu de camp
    """)
    assert hand.app.store.get("tof.campfire") == 1


def test_as_last_time_is_one_press_and_shows_what_is_new_only():
    hand = tails(Hand()).tell("""
        hold OK
        choose Finir la partie
        press OK
        choose Oui
        choose Jeux
    """)
    assert hand.app.scene.options[0] == "Tails on Fire 2-6", "what was played last comes first"
    hand.tell("""
        press OK
        choose Oui
        expect text Vert
    """)
    # Straight to the first Brasier, which the device has drawn.
    assert hand.app.question.key == "brasier"
    hand.press("OK", "OK", "OK", "OK")
    assert hand.app.question.key == "oldest", "nor the steps that come later"


def test_as_last_time_the_first_brasiers_are_one_page_and_the_oldest_is_the_same():
    hand = Hand().tell(OPENED)
    hand.tell("""
        choose 4
        choose Vert
        choose Jaune
        choose Rouge
        choose Rose
        choose C'est parti !
        press OK
        choose 1
        press OK
        choose Rouge
        expect text Rouge commence
        press OK
        choose 4
        hold OK
        choose Finir la partie
        press OK
        choose Oui
        choose Jeux
        press OK
        choose Oui
        expect text Rouge commence
        press OK
    """)
    assert hand.app.question.key == "iguana"


def test_of_the_same_people_only_a_colour_that_the_game_has_not_got_is_asked_for():
    """Sky Tango has purple and orange, Tails on Fire has not."""
    hand = Hand().tell("""
        choose Jeux
        choose Sky Tango
        choose 3
        choose Vert
        choose Violet
        choose Rouge
        hold OK
        choose Finir la partie
        choose Oui
        choose Jeux
        choose Tails on Fire
        choose Oui
        expect text Couleur du joueur 2
    """)
    assert hand.app.question.key == "colour" and hand.app.play.session.run.game.colours == ["green"]
    hand.tell("choose Jaune")
    assert hand.app.play.session.run.game.colours == ["green", "yellow", "red"]
    assert hand.app.question.key != "colour"


def test_the_cursor_of_the_options_stays_on_what_was_changed():
    hand = Hand().tell("""
        choose Jeux
        choose Tricky Badger
        choose 3
        choose Rouge
        choose Vert
        choose Jaune
        choose Accompagner
    """)
    for option in ("discard", "eaten", "weevils"):
        hand.take(option)
        assert hand.app.question.key == "option_" + option
        hand.press("NEXT", "OK")
        assert hand.app.question.key == "options"
        assert hand.app.question.options[hand.app.cursor] == option


def test_a_level_is_as_last_time_once_it_was_played():
    hand = Hand().tell("""
        choose Jeux
        choose Sky Tango
        choose 2
        choose Vert
        choose Jaune
        choose Arbitrer
        choose C'est parti !
        press OK
        hold OK
        choose Finir la partie
        choose Oui
        choose Jeux
        choose Sky Tango
        choose Oui
    """)
    assert hand.app.question.key == "level", "left in its setup: only the table is known"
    assert hand.app.question.first == 1
    hand.tell("""
        choose Arbitrer
        choose C'est parti !
        press OK
        choose Vert
        hold OK
        choose Finir la partie
        press OK
        choose Oui
        choose Jeux
        choose Sky Tango
        expect text Comme la dernière fois, en arbitre : Vert, Jaune
        choose Oui
    """)
    assert hand.app.question.key == "youngest" and hand.app.play.session.run.game.referee


def test_without_nvm_the_game_goes_on_and_says_so():
    tails(Hand(HostPorts(port=None))).tell("""
        expect text [unsaved]
        expect text > Jouer 4
    """)


def test_foreign_bytes_are_not_overwritten_without_asking():
    ports = HostPorts()
    ports.nvm.chip.data[:16] = b"somebody's bytes"
    Hand(ports).tell("""
        expect text autre programme
        choose Garder
    """)
    assert bytes(ports.nvm[:16]) == b"somebody's bytes"
    Hand(ports).tell("choose Effacer")
    assert bytes(ports.nvm[:4]) == b"Girj"


def test_a_journal_of_another_rules_version_is_named_and_kept():
    hand = tails(Hand())
    store = hand.app.store
    upkeep.discard(store)
    upkeep.begin(store, 1, 77)
    store.append(b"\x02")
    hand.tell(RESTART).tell("""
        press OK
        expect text autre version
        choose Garder
    """)
    assert hand.app.store.running[1] == 77


def test_choosing_the_other_language_changes_all_texts():
    Hand().tell("""
        choose Réglages
        take language
        expect text Settings
        take language
        expect text Einstellungen
        press BACK
        expect text > Spiele
    """)


def test_an_idle_tick_changes_nothing():
    hand = tails(Hand())
    changes = hand.app.changes
    hand.wait(60)
    assert hand.app.changes == changes
