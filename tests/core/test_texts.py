# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Texts: filling, plurals, elision, what is lent; every table's keys and braces."""

import re
import string

import pytest

from girouette import text_tables
from girouette.text_tables import add, drop
from girouette.texts import Texts, wrap
from host_sim.languages import LANGUAGES, WHOLE_LANGUAGES
from tests.core.table_ports import TablePorts
from tests.games.common import lines_of
from tests.shell_ports import LIB
from tools import bench, indexes
from tools.bench import missing_texts, part_languages, passed_budgets

TABLE = """# a comment
l.forms 001
l.de d' AEIOU
t.steal {who} vole {n} {n|flamme|flammes} {de victim}
t.list Cartes {cards}
w.none –
w.red Rouge
w.orange Orange
"""
# The tables of lib/ without their language, as text_tables.add takes them.
NAMES = sorted(
    ".".join(path.relative_to(LIB.parent).with_suffix("").parts).removesuffix("_en")
    for path in LIB.rglob("*_en.txt")
)
# And with it: what is there.
TABLES = [
    (name, language)
    for name in NAMES
    for language in LANGUAGES
    if (LIB.parent / f"{name.replace('.', '/')}_{language}.txt").exists()
]
# How many forms of a word a language has.
FORMS = {
    language: len(set(dict(lines_of("girouette.text", language))["l.forms"]))
    for language in LANGUAGES
}


def texts(language="fr", table=TABLE):
    made = Texts(language, TablePorts({f"table_{language}.txt": table}))
    add(made, "table")
    return made


def fill(language="fr", **values):
    return texts(language).get("t.steal", values)


def test_words_and_elision():
    assert fill(who="red", n=2, victim="orange") == "Rouge vole 2 flammes d'Orange"
    assert fill(who="orange", n=2, victim="red") == "Orange vole 2 flammes de Rouge"


def counted(forms, text, numbers=(0, 1, 2, -1, 5, 30)):
    said = texts(table=f"l.forms {forms}\nt.n {text}\n")
    return [said.get("t.n", {"n": n}) for n in numbers]


def test_plurals_follow_the_language():
    french = counted("001", "{n|flamme|flammes}")
    english = counted("101", "{n|flame|flames}")
    assert french == ["flamme", "flamme", "flammes", "flamme", "flammes", "flammes"]
    assert english == ["flames", "flame", "flames", "flame", "flames", "flames"]


def test_a_language_may_have_more_forms():
    czech = counted("201112", "{n|plamen|plameny|plamenů}")
    assert czech == ["plamenů", "plamen", "plameny", "plamen", "plamenů", "plamenů"]
    lent = counted("201112", "{n|flame|flames}")
    assert lent == ["flames", "flame", "flames", "flame", "flames", "flames"]
    assert counted("0", "{n|Flamme|Flammen}") == ["Flamme"] * 6


def test_what_a_language_does_not_elide_is_shown_as_it_is():
    said = texts(table="t.odd Turm {von who}\n")
    assert said.get("t.odd", {"who": "red"}) == "Turm {von who}"
    assert said.ports.logged == ["texts: braces in Turm {von who}"]


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
    add(said, "one")
    add(said, "two")
    add(said, "three", 1)
    assert [said.find(key) for key in "abc"] == ["2", "3", None]
    drop(said, 1)
    assert [said.find(key) for key in "abc"] == ["2", "1", None]
    assert ports.open == ["one_en.txt", "two_en.txt"]
    drop(said)
    drop(said)
    assert ports.open == [] and said.find("a") is None


LENT = {
    "girouette/text_de.txt": "l.lender en\nl.forms 101\nw.red Rot\nq.home Hallo!\n",
    "girouette/text_en.txt": "l.forms 101\nw.red Red\nw.blue Blue\nq.home Hello!\nq.go Go?\n",
    "game_en.txt": "t.won {who} won {n} {n|gem|gems}\nq.home Home of the game\n",
}


def test_missing_texts_are_lent_and_named_on_the_console():
    said = Texts("de", TablePorts(LENT))
    add(said, "girouette.text")
    assert [said.get(key) for key in ("q.home", "q.go", "w.red")] == ["Hallo!", "Go?", "Rot"]
    assert said.ports.logged == ["texts: lent w.blue", "texts: lent q.go"]
    assert said.get("q.nowhere") == "?q.nowhere"


def test_a_table_that_is_missing_is_lent_as_a_whole():
    said = Texts("de", TablePorts(LENT))
    add(said, "girouette.text")
    said.ports.logged.clear()
    add(said, "game")
    assert said.get("t.won", {"who": "red", "n": 2}) == "Rot won 2 gems"
    assert said.get("q.home") == "Home of the game", "a game's own text goes before a common one"
    assert said.ports.logged == ["texts: game_de.txt cannot be read"]
    drop(said)
    assert said.find("t.won") is None and said.find("q.go") == "Go?"
    drop(said)
    assert said.ports.open == []


def test_nothing_is_lent_to_a_language_that_has_all_or_from_one_that_is_not_there():
    whole = Texts("en", TablePorts(LENT))
    add(whole, "girouette.text")
    assert whole.ports.open == ["girouette/text_en.txt"]
    files = dict(LENT)
    del files["girouette/text_en.txt"]
    alone = Texts("de", TablePorts(files))
    add(alone, "girouette.text")
    assert alone.get("q.home") == "Hallo!" and alone.get("q.go") == "?q.go"
    drop(alone)
    assert alone.ports.open == []


@pytest.mark.parametrize("reads", range(12))
def test_a_drive_that_fails_while_texts_are_lent_ends_nothing(reads):
    ports = TablePorts(LENT)
    said = Texts("de", ports)
    add(said, "girouette.text")
    ports.fails = reads
    add(said, "game")
    said.get("t.won", {"who": "red", "n": 1})
    drop(said)
    ports.fails = None
    assert said.get("q.home") == "Hallo!"
    drop(said)
    assert ports.open == [] and said.tables == []


# --- the tables of the core -------------------------------------------------------------------


def test_every_table_is_there_in_every_whole_language():
    """The others have some of them, and the rest is lent."""
    assert len(NAMES) > 10 and set(WHOLE_LANGUAGES) >= {"fr", "en"}
    for language in LANGUAGES:
        tables = {path.relative_to(LIB).as_posix() for path in LIB.rglob(f"*_{language}.txt")}
        wanted = {path.relative_to(LIB).as_posix() for path in LIB.rglob("*_en.txt")}
        wanted = {name.replace("_en.", f"_{language}.") for name in wanted}
        assert tables <= wanted, "a table that nobody opens"
        assert tables == wanted or language not in WHOLE_LANGUAGES
    every = sum(len(list(LIB.rglob(f"*_{language}.txt"))) for language in LANGUAGES)
    assert len(list(LIB.rglob("*.txt"))) == every, "a table without a language"


def own_lines(name, language):
    """The texts of a table, without what is only its language's."""
    return [pair for pair in lines_of(name, language) if not pair[0].startswith("l.")]


@pytest.mark.parametrize("name, language", TABLES)
def test_languages_have_the_same_keys_and_braces(name, language):
    told, english = own_lines(name, language), own_lines(name, "en")
    assert all(len(pair) == 2 and pair[0] and pair[1] for pair in told), (
        "a line is a key, a space and a text"
    )
    keys = [key for key, _ in told]
    assert len(set(keys)) == len(keys), "a key stands twice"
    assert keys == [key for key, _ in english if key in keys], "in another order, or not known"
    assert len(keys) == len(english) or language not in WHOLE_LANGUAGES
    english = dict(english)
    for key, text in told:
        assert names(text) == names(english[key]), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_says_how_it_is_spoken(language):
    own = dict(pair for pair in lines_of("girouette.text", language) if pair[0][:2] == "l.")
    assert own.pop("l.name").strip() and re.fullmatch("[0-9]+", own.pop("l.forms"))
    assert own.pop("l.lender", "en") in WHOLE_LANGUAGES
    elided = set()
    for name, _ in [table for table in TABLES if table[1] == language]:
        for _, text in lines_of(name, language):
            elided |= set(re.findall(r"\{(\w+) \w+\}", text))
            forms = [len(re.findall(r"\|", inside)) for inside in re.findall(r"\{(.*?)\}", text)]
            assert set(forms) <= {0, FORMS[language]}, text
    assert {key.removeprefix("l.") for key in own} == elided, "what is elided, and nothing else"
    for rule in own.values():
        assert len(rule.split(" ")) == 2, "what it becomes, and before which letters"


@pytest.mark.parametrize("language", part_languages())
def test_few_texts_wait_for_their_translation(language):
    waiting = missing_texts(language)
    assert passed_budgets({f"texts.missing.{language}": len(waiting)}) == [], waiting


def test_texts_that_wait_for_their_translation_are_counted(tmp_path, monkeypatch):
    """Of the tables that a language has begun; the rest of the lender's are counted as tables."""
    tables = {
        "text_en.txt": "# en\nl.name English\nw.one One\nw.two Two\nw.three Three\n",
        "text_de.txt": "l.name Deutsch\nl.lender en\nw.two Zwei\n",
        "game/views_en.txt": "v.what What\n",
    }
    for name, told in tables.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(told, encoding="utf-8")
    monkeypatch.setattr(bench, "LIB", tmp_path)
    assert missing_texts("de") == ["text_de.txt w.one", "text_de.txt w.three"]


@pytest.mark.parametrize("language", part_languages())
def test_every_text_is_there_in_every_language_one_way_or_the_other(language):
    """Its own, or the one that is lent; and as many are lent as are missing."""
    ports = TablePorts({}, LIB.parent)
    lent = missing = 0
    for name in NAMES:
        said = Texts(language, ports)
        add(said, "girouette.text")
        if name != "girouette.text":
            add(said, name)
        translated = dict(own_lines(name, language)) if (name, language) in TABLES else {}
        for key, text in own_lines(name, "en"):
            assert said.find(key) == translated.get(key, text), key
            missing += key not in translated
        lent += len(said.tables[0][3]) // 4
        while said.tables:
            drop(said)
        assert ports.open == []
    assert lent == missing > 0
    not_begun = [name for name in NAMES if (name, language) not in TABLES]
    named = [line for line in ports.logged if "cannot be read" in line]
    assert len(named) == len(not_begun), "a table that is not there is named once"


def names(text):
    """What stands in the braces; raises when they do not match."""
    return {
        name.split("|")[0].split(" ")[-1]
        for _, name, _, _ in string.Formatter().parse(text.replace(":", "").replace("!", ""))
        if name is not None
    }


@pytest.mark.parametrize("name, language", TABLES)
def test_every_text_is_found_as_it_stands_in_its_file(name, language):
    said = Texts(language, TablePorts({}, LIB.parent))
    add(said, name)
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
    assert wrap("un deux : trois", 8) == ["un", "deux :", "trois"]


def test_no_line_begins_with_a_space():
    assert wrap("  un  deux   trois", 8) == ["un  deux", "trois"]


def test_an_index_of_the_drive_is_in_memory_only_while_texts_are_looked_for():
    much = b"# so long that it is worth an index\n" * 40
    files = {"girouette/text_xx.txt": b"s.one Eins\ns.two Zwei\n" + much}
    drive = TablePorts(files | indexes.of_folders(files))
    texts = Texts("xx", drive)
    add(texts, "girouette.text")
    texts.rest()
    assert texts.tables[0][1] is None
    assert texts.get("s.two") == "Zwei"
    before = drive.reads
    assert texts.get("s.one") == "Eins"
    assert drive.reads == before + 1, "the line alone: the index is there now"

    # A drive that fails does not end a game: the texts are back when it is.
    texts.rest()
    drive.fails = 0
    assert texts.get("s.two") == "?s.two"
    assert drive.logged[-2:] == ["texts: girouette/tables.idx cannot be read", "texts: no s.two"]
    drive.fails = None
    texts.rest()
    assert texts.get("s.two") == "Zwei"
    drop(texts)
    assert drive.open == []


def test_an_index_that_was_made_here_stays():
    texts = Texts("xx", TablePorts({"girouette/text_xx.txt": b"s.one Eins\n"}))
    add(texts, "girouette.text")
    texts.rest()
    assert texts.tables[0][1] and texts.get("s.one") == "Eins"


def test_the_index_beside_a_table_is_taken_unless_the_table_was_edited(monkeypatch):
    much = b"# so long that it is worth an index\n" * 40
    files = {
        "girouette/text_xx.txt": b"s.one Eins\ns.two Zwei\n" + much,
        "girouette/menus_xx.txt": b"s.one Un\ns.two Deux\n" + much,
        "girouette/tools/dice/text_xx.txt": b"s.one Short\n",
    }
    made = indexes.of_folders(files)
    assert list(made) == ["girouette/tables.idx"]
    drive = TablePorts(files | made)

    def said(key):
        texts = Texts("xx", drive)
        add(texts, "girouette.text")
        return texts.get(key)

    with monkeypatch.context() as without_the_part:
        without_the_part.setattr(text_tables, "make_index", None)
        assert said("s.two") == "Zwei"
    drive.files["girouette/text_xx.txt"] = b"s.one Ein Wort\ns.two Noch eines\n"
    assert said("s.two") == "Noch eines", "an edited table has a new index"
    for damaged in (
        b"",
        b"text_xx.txt\n",
        b"text_xx.txt 33 x\n",
        b"\xff\n\0",
        made.popitem()[1][:20],
    ):
        drive.files["girouette/tables.idx"] = damaged
        assert said("s.one") == "Ein Wort", "and so has one whose index is damaged"
