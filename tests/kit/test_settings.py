# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Stories in the settings: names, values, key test, about, reset; every page fits every board."""

import re

import pytest

from girouette import player_names
from girouette.scene import COLOURS
from girouette.settings import name_of, set_name
from tests.device_side import missing
from tests.games.common import lines_of
from tests.hand import Hand
from tests.kit.common import BOARDS, LANGUAGES, board_ports, not_shown
from tests.shell_ports import LIB, HostPorts
from tools.build import board_values


def settings(hand=None):
    return (hand or Hand()).take("settings")


def spell(hand, letters):
    """Letter by letter, up to what comes after the last one; how many presses that took."""
    presses = 0
    for letter in letters.upper():
        name = hand.app.question.values["name"]
        while hand.app.question.values["name"] == name:
            parts = hand.app.question.options
            hand.take(next(part for part in parts if letter in part or part[-1] == "…"))
            presses += 1
    return presses


def keep(hand, letters):
    """Spell a name and keep it; how many presses that took."""
    presses = spell(hand, letters) + 1
    if hand.app.question.key == "letter":
        hand.press("BACK")
        presses += 1
    hand.take("keep")
    return presses


@pytest.mark.parametrize("name", ("text", "menus"))
def test_texts_can_be_shown_and_are_used(name):
    sources = "".join(path.read_text(encoding="utf-8") for path in LIB.rglob("*.py"))
    tables = []
    for language in LANGUAGES:
        tables.append(dict(lines_of(f"girouette.{name}", language)))
        assert not missing("".join(tables[-1].values()))
    for key in tables[0]:
        last = key.split(".")[-1]
        spelled = (
            f'"{last}"' in sources
            or f'"{key}"' in sources
            or key.startswith(("s.store_", "q.pick_", "l."))
        )
        assert spelled, f"nothing says {key}"
    for text in [text for table in tables for key, text in table.items() if key[:2] == "o."]:
        assert len(re.sub(r"\{\w+\}", "00", text)) <= 19, text


def test_language_changes_at_once_and_for_good():
    hand = settings()
    hand.choose("Langue : français")
    assert "Language: English" in hand.sees()
    hand.press("BACK")
    assert "Hello!" in hand.sees()
    hand.wait(4)
    assert "Hello!" in hand.start().sees()


def test_values_change_where_they_stand_and_are_kept():
    hand = settings()
    hand.choose("Lumière : 2/3").choose("Son : 1/2").choose("Veille : 3 min")
    hand.choose("Veille : 10 min")
    assert "Veille : jamais" in hand.sees()
    hand.choose("Rotation : 0°")
    assert "Rotation : 180°" in hand.sees(), "the host's board only turns by half"
    hand.choose("Grand texte : non")
    assert "> Grand texte : oui" in hand.sees()
    hand.start()
    chosen = hand.app.settings
    assert (chosen.brightness, chosen.sound, chosen.dim_after, chosen.rotation) == (3, 2, 0, 2)
    assert chosen.large == 1


def test_a_board_without_sound_does_not_ask_for_it():
    assert "Son" not in settings(Hand(HostPorts(has_sound=False))).sees()


def test_a_name_is_spelled_and_said_everywhere():
    hand = settings()
    hand.choose("Joueurs").choose("Rouge")
    assert "Nom : _" in hand.sees()
    spell(hand, "ZOX")
    hand.press("BACK").take("clear")
    keep(hand, "É")
    assert "> Rouge : Zoé" in hand.sees()
    hand.press("BACK", "BACK")
    hand.choose("Outils", "Marque").dial(2)
    assert "> Rouge Zoé" in hand.sees()
    hand.choose("Rouge Zoé", "Vert", "C'est parti !")
    assert "> Zoé 0" in hand.sees()


def test_four_keys_are_enough_for_a_name():
    hand = settings()
    hand.press("NEXT", "OK", "OK")
    assert "PREV ABCDEFGHI. OK JKLMNOPQR. NEXT STUVWXYZ…" in hand.sees()
    hand.press("PREV")
    assert "PREV ABC. OK DEF. NEXT GHI" in hand.sees()
    hand.press("PREV", "NEXT")  # C
    hand.press("PREV", "PREV", "PREV")  # a
    assert "Nom : Ca_" in hand.sees() and "BACK : fini" in hand.sees()
    hand.press("NEXT", "BACK")  # not that part of the alphabet
    assert "PREV ABCDEFGHI" in hand.sees()
    hand.press("BACK", "OK")
    assert "> Rouge : Ca" in hand.sees()


# French and English first names that fill the eight letters; the longer ones are cut to them.
FULL_NAMES = (
    "Alexandr Angelina Augustin Béatrice Benjamin Caroline Clémence Florence Frédéric Guillaum "
    "Isabelle Jonathan Juliette Lancelot Mathilde Matthieu Nathalie Patricia Philippe Séverine "
    "Stéphane Thibault Victoria Virginie Winifred Harrison Kathleen Michelle Theodore Zéphyrin "
    "Anne-Lou Jean-Luc Françoiz"
)


@pytest.mark.parametrize("name", FULL_NAMES.split())
def test_eight_letters_are_thirty_presses_at_most(name):
    assert len(name) == 8
    hand = settings().choose("Joueurs").choose("Rouge")
    assert keep(hand, name) <= 30
    assert f"> Rouge : {name}" in hand.sees()


def test_keys_that_bear_numbers_spell_in_two_presses_a_letter():
    hand = settings(Hand(HostPorts(direct_keys=12))).choose("Joueurs").choose("Rouge")
    assert "> ABC. DEF" in hand.sees(), "a wheel needs its cursor"
    assert keep(hand, "Caroline") == 2 * 8 + 1
    assert "> Rouge : Caroline" in hand.sees()


def test_names_outlive_the_power_and_the_language():
    hand = settings()
    hand.choose("Joueurs").choose("Bleu")
    keep(hand, "Léa")
    hand.press("BACK").choose("Langue")
    hand.wait(4).start()
    assert hand.app.texts.names == {"blue": "Léa"}
    settings(hand).take("language")
    assert hand.app.texts.names == {"blue": "Léa"}


def test_a_name_changes_its_colour_and_is_forgotten():
    hand = settings()
    hand.choose("Joueurs").choose("Bleu")
    keep(hand, "Lou")
    hand.choose("Bleu : Lou", "Changer la couleur", "Rose")
    assert hand.app.texts.names == {"pink": "Lou"}
    hand.choose("Rose : Lou", "Oublier")
    assert hand.app.texts.names == {} and "Rose : –" in hand.sees()


def test_a_name_has_eight_letters_at_most_and_back_changes_nothing():
    hand = settings()
    hand.choose("Joueurs").choose("Vert")
    spell(hand, "MAXIMILI")
    assert "Nom : Maximili. OK Garder" in hand.sees()
    hand.press("BACK")
    assert "Vert : –" in hand.sees()
    hand.choose("Vert").press("BACK")
    assert "> Vert : –" in hand.sees(), "nothing was spelled: nothing is asked"


# --- names.txt


def named(text, **options):
    """A hand at the list of players, with this names.txt on the drive."""
    return settings(Hand(HostPorts(files={"names.txt": text}, **options))).choose("Joueurs")


def test_names_from_the_drive_are_read_at_the_first_start():
    hand = Hand(HostPorts(files={"names.txt": "# us four\nZoé\r\nBjörn\n\nJ. R.\n"}))
    assert "names.txt. 3 noms lus" in hand.sees()
    hand.press("OK")
    assert "> Jeux" in hand.sees()
    assert hand.app.texts.names == {"red": "Zoé", "green": "Björn", "yellow": "J. R."}


def test_names_from_the_drive_are_read_again_in_the_settings():
    hand = Hand(HostPorts())
    settings(hand).choose("Joueurs").choose("Noir")
    keep(hand, "Lou")
    assert "names.txt" not in hand.sees()
    hand.ports.files["names.txt"] = "Ann"
    hand.press("BACK").choose("Joueurs").choose("Lire names.txt")
    assert "1 nom lu" in hand.sees()
    hand.press("OK")
    assert hand.app.texts.names == {"red": "Ann", "black": "Lou"}
    assert "> Lire names.txt" in hand.sees()


def test_wrong_lines_of_the_names_are_told_and_nothing_is_taken():
    text = "Zoé\nMaximilien\nB@b\nZoé\n" + "\n".join("abcdefgh")
    hand = Hand(HostPorts(files={"names.txt": text}))
    for told in ("l. 2 : 8 lettres max", "l. 3 : signe inconnu", "l. 4 : nom déjà donné"):
        assert told in hand.sees()
    assert "l. 12 : 8 noms max" in hand.sees()
    assert hand.press("OK").app.texts.names == {}


def test_every_letter_of_a_name_has_a_glyph():
    assert not missing(player_names.WRITTEN + player_names.CAPITALS)


def test_key_test_names_every_key_and_ends():
    hand = settings(Hand(HostPorts(direct_keys=12)))
    hand.choose("Touches, lumières")
    hand.press("PREV", "NEXT", "OK", 3).hold()
    assert "PREV ✓" in hand.sees() and "NEXT ✓" in hand.sees() and "OK ✓" in hand.sees()
    assert "OK long ✓" in hand.sees() and "1-12 : 4" in hand.sees() and "BACK –" in hand.sees()
    hand.press("BACK")
    assert "BACK ✓" in hand.sees()
    hand.press("BACK")
    assert "> Touches, lumières" in hand.sees()


def test_key_test_ends_by_itself():
    hand = settings().choose("Touches, lumières")
    hand.wait(29).press("OK").wait(29)
    assert "OK ✓" in hand.sees()
    hand.wait(2)
    assert "> Touches, lumières" in hand.sees()


def test_the_lights_go_on_one_after_the_other_in_three_colours():
    hand = settings().choose("Touches, lumières")
    seen = []
    for _ in range(200):
        ((kind, ((colour, place),)),) = hand.app.scene.lights
        assert kind == "race"
        if (colour, place) not in seen:
            seen.append((colour, place))
        assert f"Lumières : {hand.app.texts.get('w.' + colour)}" in hand.sees()
        hand.wait(0.15)
        if hand.app.question.key == "settings":
            break
    for colour in ("red", "green", "blue"):
        places = [place for shown, place in seen if shown == colour]
        assert places == sorted(places)
        for count in range(1, 65):
            assert {place * count >> 8 for place in places} == set(range(count)), (colour, count)


def test_about_names_board_memory_and_saves():
    hand = settings().choose("À propos")
    assert "Host" in hand.sees() and "100000 octets" in hand.sees()
    assert "Sauvegarde prête" in hand.sees() and "0 partie gardée" in hand.sees()


def test_reset_is_armed_then_confirmed_and_begins_anew():
    hand = settings()
    hand.choose("Joueurs").choose("Rouge")
    keep(hand, "A")
    hand.press("BACK")
    hand.app.store.tell("tof.campfire", 2)
    hand.choose("Tout effacer")
    assert "> Non" in hand.sees()
    hand.choose("Tout effacer")
    assert "> Non" in hand.sees()
    hand.choose("Non")
    assert hand.app.store.get("tof.campfire") == 2
    hand.choose("Tout effacer", "Tout effacer", "Oui")
    assert "Langue / Language" in hand.sees()
    hand.start()
    assert "Langue / Language" in hand.sees()
    assert hand.app.store.get("tof.campfire") is None and name_of(hand.app.store, 0) == ""


def test_the_same_table_is_one_press():
    hand = Hand()
    hand.choose("Outils", "Marque").dial(3).choose("Bleu", "Noir", "Orange", "C'est parti !")
    hand.hold().choose("Finir la partie").press("OK").choose("Oui")
    hand.start()
    hand.choose("Outils", "Chrono")
    assert "Même table : Bleu, Noir, Orange ?" in hand.sees()
    hand.choose("Oui")
    assert "Quel chrono ?" in hand.sees()
    hand.hold().choose("Finir la partie", "Oui").choose("Outils", "Qui commence ?", "Non")
    assert "Combien de joueurs" in hand.sees()


def test_the_same_table_asks_for_the_one_colour_that_is_not_offered():
    hand = Hand()
    hand.choose("Outils", "Marque").dial(4).choose("Vert", "Orange", "Noir", "Bleu")
    hand.hold().choose("Finir la partie", "Oui")
    hand.choose("Jeux", "Tails on Fire", "Oui")
    assert "Couleur du joueur 2" in hand.sees(), "Tails on Fire has no orange"
    hand.choose("Rose")
    assert hand.app.play.session.run.game.colours == ["green", "pink", "black", "blue"]


def test_a_tool_beside_a_running_game_leaves_it_alone():
    hand = Hand()
    hand.choose("Jeux", "Tails on Fire").dial(4).choose("Vert", "Jaune")
    journal = hand.app.store.running
    hand.hold().choose("Pause").choose("Outils", "Dés")
    assert "Rien n'est gardé ici" in hand.sees()
    hand.press("OK", "OK")
    hand.hold().choose("Finir la partie", "Oui")
    assert hand.app.store.running == journal
    hand.choose("Outils", "Dés", "Quitter", "Reprendre Tails on Fire")
    assert "Couleur du joueur 3" in hand.sees()


def test_the_same_tool_again_goes_on_or_begins_anew():
    hand = Hand()
    hand.choose("Outils", "Compteur").dial(0).choose("+1").hold().choose("Pause")
    hand.choose("Outils", "Compteur", "Reprendre")
    assert "Compteur M1.  1." in hand.sees()
    hand.hold().choose("Pause").choose("Outils", "Compteur", "Abandonner", "Oui")
    assert "Combien de manches" in hand.sees()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", BOARDS)
def test_every_page_fits_the_board(name, language):
    """Within three levels of the home menu, every page is seen whole."""
    size = board_values(name).DISPLAY_SIZE
    hand = Hand(board_ports(name), language)
    for slot, colour in enumerate(COLOURS):
        set_name(hand.app.store, slot, slot, "Maximili" if colour == "purple" else "Zoé")
    hand.wait(4).start()
    settings(hand)
    seen = set()

    def look():
        assert not not_shown(hand.app.scene, size), hand.sees()
        assert "?" + "q." not in hand.sees() and "?" + "o." not in hand.sees()
        seen.add(hand.app.question.key)

    look()
    for option in ("names", "facts", "keys", "about", "reset"):
        hand.take(option)
        look()
        if option == "names":
            hand.press("OK")
            look()
            hand.take("rename")
            look()
            hand.press("BACK")
            look()
        if option == "facts":
            hand.press("OK")
            look()
            hand.press("OK")
            look()
            hand.press("BACK", "BACK")
        hand.press("BACK", "BACK")
        while hand.app.question.key != "settings":
            hand.press("BACK") if hand.app.question.key != "home" else hand.take("settings")
    assert {
        "settings",
        "names",
        "player",
        "letter",
        "name",
        "facts",
        "known",
        "fact",
        "reset",
    } <= seen
