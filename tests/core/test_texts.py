# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Texts: filling, plurals of two languages, elision; every table's keys and braces."""

import re
import string

import pytest

from girouette.texts import Texts, wrap
from tests.core.table_ports import TablePorts
from tests.games.common import lines_of
from tests.shell_ports import LIB

TABLE = """# a comment
l.forms 001
l.de d' AEIOU
t.steal {who} vole {n} {n|flamme|flammes} {de victim}
t.list Cartes {cards}
w.none –
w.red Rouge
w.orange Orange
"""
# The tables of lib/ without their language, as texts.add takes them.
NAMES = sorted(
    ".".join(path.relative_to(LIB.parent).with_suffix("").parts).removesuffix("_fr")
    for path in LIB.rglob("*_fr.txt")
)


def texts(language="fr", table=TABLE):
    made = Texts(language, TablePorts({f"table_{language}.txt": table}))
    made.add("table")
    return made


def fill(language="fr", **values):
    return texts(language).get("t.steal", values)


def test_words_and_elision():
    assert fill(who="red", n=2, victim="orange") == "Rouge vole 2 flammes d'Orange"
    assert fill(who="orange", n=2, victim="red") == "Orange vole 2 flammes de Rouge"


def test_plurals_follow_the_language():
    french = [fill(who="red", n=n, victim="red").split()[3] for n in (0, 1, 2)]
    english = [fill("en", who="red", n=n, victim="red").split()[3] for n in (0, 1, 2)]
    assert french == ["flamme", "flamme", "flammes"]
    assert english == ["flammes", "flamme", "flammes"]


def test_names_stand_for_colours():
    named = texts()
    named.names = {"red": "Zoé"}
    assert named.word("red") == "Zoé" and named.word("orange") == "Orange"


def test_lists_and_empty_lists():
    assert texts().get("t.list", {"cards": [1, "red"]}) == "Cartes 1, Rouge"
    assert texts().get("t.list", {"cards": []}) == "Cartes –"


def test_a_missing_text_shows_its_key_and_is_named_on_the_console():
    said = texts()
    assert said.get("t.nothing") == "?t.nothing"
    assert said.ports.logged == ["texts: no t.nothing"]
    assert said.word([]) == "–"
    assert texts(table="").word([]) == "?w.none"


@pytest.mark.parametrize(
    "text", ["{who vole", "{n|flamme}", "{nobody}", "{who|a|b}", "{de empty}", "{", "a {} b"]
)
def test_wrong_braces_are_shown_as_they_are_and_named_on_the_console(text):
    said = texts(table="t.odd " + text + "\n")
    assert said.get("t.odd", {"who": "red", "n": 1, "empty": ""}) == text
    assert said.get("t.odd") == text, "a text that was never meant to have values"
    assert said.ports.logged == ["texts: braces in " + text] * 2


def test_tables_are_searched_in_order_and_closed_when_they_are_dropped():
    ports = TablePorts({"one_en.txt": "a 1\nb 1\n", "two_en.txt": "a 2\n", "three_en.txt": "b 3"})
    said = Texts("en", ports)
    said.add("one")
    said.add("two")
    said.add("three", 1)
    assert [said.find(key) for key in "abc"] == ["2", "3", None]
    said.drop(1)
    assert [said.find(key) for key in "abc"] == ["2", "1", None]
    assert ports.open == ["one_en.txt", "two_en.txt"]
    said.drop()
    said.drop()
    assert ports.open == [] and said.find("a") is None


# --- the tables of the core -------------------------------------------------------------------


def test_every_table_is_there_in_both_languages():
    assert len(NAMES) > 20
    english = {path.name.replace("_en.", "_fr.") for path in LIB.rglob("*_en.txt")}
    assert english == {path.name for path in LIB.rglob("*_fr.txt")}
    assert len(list(LIB.rglob("*.txt"))) == 2 * len(NAMES), "a table without a language"


@pytest.mark.parametrize("name", NAMES)
def test_languages_have_the_same_keys_and_braces(name):
    french, english = (lines_of(name, language) for language in ("fr", "en"))
    assert all(len(pair) == 2 and pair[0] and pair[1] for pair in french + english), (
        "a line is a key, a space and a text"
    )
    assert [key for key, _ in french] == [key for key, _ in english]
    assert len(dict(french)) == len(french), "a key stands twice"
    for (key, one), (_, other) in zip(french, english, strict=True):
        assert names(one) == names(other), key


def names(text):
    """What stands in the braces; raises when they do not match."""
    return {
        name.split("|")[0].removeprefix("de ")
        for _, name, _, _ in string.Formatter().parse(text.replace(":", "").replace("!", ""))
        if name is not None
    }


@pytest.mark.parametrize("language", ("fr", "en"))
@pytest.mark.parametrize("name", NAMES)
def test_every_text_is_found_as_it_stands_in_its_file(name, language):
    said = Texts(language, TablePorts({}, LIB.parent))
    said.add(name)
    pairs = lines_of(name, language)
    assert [said.find(key) for key, _ in pairs] == [text for _, text in pairs]
    assert said.find("#") is None and said.find("") is None
    assert len(said.tables[0][1]) == 4 * len(pairs), "four bytes a text, and none for comments"
    assert said.ports.logged == []


def test_tables_carry_their_licence():
    for path in sorted(LIB.rglob("*.txt")):
        assert re.match(r"# SPDX-FileCopyrightText: .+\n# SPDX-License", path.read_text("utf-8"))


def test_wrap_keeps_every_word_and_the_width():
    text = "Chacun prend ses douze cartes et anticonstitutionnellement pose son feu de camp"
    lines = wrap(text, 12)
    assert max(map(len, lines)) <= 12
    assert "".join(lines).replace("-", "").replace(" ", "") == text.replace(" ", "")


def test_no_line_begins_with_a_sign():
    assert wrap("Qui est l'aîné ?", 14) == ["Qui est", "l'aîné ?"]
    assert wrap("Cartes jouées : épuisées !", 13) == ["Cartes", "jouées :", "épuisées !"]
