# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Texts: filling, plurals of two languages, elision, and the common tables' own order."""

import re

from girouette import menu_en, menu_fr, text_en, text_fr
from girouette.texts import Texts, wrap

TABLE = """
t.steal {who} vole {n} {n|flamme|flammes} {de victim}
t.list Cartes {cards}
w.none –
w.red Rouge
w.orange Orange
"""


def fill(language="fr", **values):
    return Texts(language, [TABLE]).get("t.steal", values)


def test_words_and_elision():
    assert fill(who="red", n=2, victim="orange") == "Rouge vole 2 flammes d'Orange"
    assert fill(who="orange", n=2, victim="red") == "Orange vole 2 flammes de Rouge"


def test_plurals_follow_the_language():
    french = [fill(who="red", n=n, victim="red").split()[3] for n in (0, 1, 2)]
    english = [fill("en", who="red", n=n, victim="red").split()[3] for n in (0, 1, 2)]
    assert french == ["flamme", "flamme", "flammes"]
    assert english == ["flammes", "flamme", "flammes"]


def test_names_stand_for_colours():
    texts = Texts("fr", [TABLE])
    texts.names = {"red": "Zoé"}
    assert texts.word("red") == "Zoé" and texts.word("orange") == "Orange"


def test_lists_and_empty_lists():
    texts = Texts("fr", [TABLE])
    assert texts.get("t.list", {"cards": [1, "red"]}) == "Cartes 1, Rouge"
    assert texts.get("t.list", {"cards": []}) == "Cartes –"


def test_a_missing_text_shows_its_key():
    assert Texts("fr", [TABLE]).get("t.nothing") == "?t.nothing"


def test_common_tables_have_the_same_keys_in_both_languages():
    for french, english in ((text_fr, text_en), (menu_fr, menu_en)):
        keys = [re.findall(r"^(\S+) ", table.TABLE, re.M) for table in (french, english)]
        assert keys[0] == keys[1]
        assert len(set(keys[0])) == len(keys[0])


def test_wrap_keeps_every_word_and_the_width():
    text = "Chacun prend ses douze cartes et anticonstitutionnellement pose son feu de camp"
    lines = wrap(text, 12)
    assert max(map(len, lines)) <= 12
    assert "".join(lines).replace("-", "").replace(" ", "") == text.replace(" ", "")


def test_no_line_begins_with_a_sign():
    assert wrap("Qui est l'aîné ?", 14) == ["Qui est", "l'aîné ?"]
    assert wrap("Cartes jouées : épuisées !", 13) == ["Cartes", "jouées :", "épuisées !"]
