# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Learned facts: the list, corrections also in a running game, and facts.txt, fuzzed."""

import random
import re
import sys
from importlib import import_module
from types import SimpleNamespace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from girouette import facts_menu, mark_of, parts
from girouette.fact import Fact, WordFact
from girouette.text_tables import add
from host_sim.languages import WHOLE_LANGUAGES as LANGUAGES
from tests.device_side import missing
from tests.effort import examples
from tests.games.common import GAMES, StrictFiles, answer_at_random, checks_of, new_session
from tests.hand import Hand
from tests.shell_ports import LIB, HostPorts

RANDOM_GAMES = 24
LEARNING = [game for game in GAMES if (LIB / "games" / game / "facts.py").exists()]


def declared(game):
    return import_module(f"girouette.games.{game}.facts")


def all_facts():
    return [fact for game in LEARNING for fact in facts_menu.expand(declared(game).FACTS)]


def facts_page(hand=None):
    hand = hand or Hand()
    hand.take("settings")
    return hand.take("facts")


def test_the_list_of_games_keeps_none_of_their_facts_loaded():
    def loaded():
        return [name for name in sys.modules if re.match(r"girouette\.games\..*\.facts", name)]

    parts.forget(loaded())
    hand = facts_page(Hand())
    assert not loaded()
    hand.press("OK")
    assert len(loaded()) == 1
    hand.press("BACK")
    assert not loaded()


def test_games_that_ask_for_facts_list_them():
    for game in GAMES:
        source = "".join(
            path.read_text(encoding="utf-8") for path in (LIB / "games" / game).glob("*.py")
        )
        if "Fact(" in source:
            assert game in LEARNING, f"write lib/girouette/games/{game}/facts.py"


@pytest.mark.parametrize("game", LEARNING)
def test_what_random_games_ask_for_is_listed_with_its_range(game):
    known = {fact[0]: fact for fact in facts_menu.expand(declared(game).FACTS)}
    checks = checks_of(game)
    for number in range(RANDOM_GAMES):
        rng = random.Random(number)
        session = new_session(game, number).start()
        case = checks.CASES[number % len(checks.CASES)]
        while session.run.question is not None:
            asked = session.run.question
            if hasattr(asked, "default"):
                _, lo, hi, *_ = known[asked.name]
                assert lo <= asked.lo and asked.hi <= hi, asked.name
            answer_at_random(session, checks, case, rng)


def test_names_differ_also_in_the_store():
    names = [fact[0] for fact in all_facts()]
    assert len(set(names)) == len(names)
    assert len({mark_of(name.encode()) for name in names}) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", LEARNING)
def test_every_fact_has_its_text_and_fits(game, language):
    from girouette.texts import Texts

    own = declared(game)
    texts = Texts(language, StrictFiles())
    add(texts, "girouette.menus")
    add(texts, f"girouette.games.{game}.text")
    for _, lo, hi, default, key, (a, b), words in facts_menu.expand(own.FACTS):
        assert lo <= default <= hi
        app = SimpleNamespace(texts=texts)
        text = facts_menu.called(app, (None, lo, hi, default, key, (a, b), words))
        for value in [facts_menu.short(app, word) for word in words] or [str(lo)]:
            assert not text.startswith("?") and len(text + " : " + value + " ✓") <= 20, text
            assert not missing(text + value)


def test_the_list_says_what_is_told_and_what_is_assumed():
    hand = facts_page()
    hand.choose("Tails on Fire")
    assert "Feu de camp : 1 ?" in hand.sees() and "Iguane 4 : 3 ?" in hand.sees()
    hand.choose("Iguane 4").dial(2)
    assert "> Iguane 4 : 2 ✓" in hand.sees()
    hand.start()
    assert hand.app.store.get("tof.flames.4") == 2
    facts_page(hand).choose("Tails on Fire", "Iguane 4")
    assert "Iguane 4 ?" in hand.sees() and hand.app.scene.picture[1] == "2"
    hand.press("NEXT", "OK")  # "?" lies before the 3 that would be assumed
    assert "> Iguane 4 : 3 ?" in hand.sees()
    assert hand.app.store.get("tof.flames.4") is None


def test_a_number_is_a_deliberate_act_and_the_likely_one_is_next():
    hand = facts_page().choose("Tails on Fire", "Iguane 4")
    shown = []
    for key in ("PREV", "NEXT", "NEXT", "NEXT", "NEXT", "NEXT", "PREV", "PREV"):
        shown.append(hand.app.scene.picture[1:])
        hand.press(key)
    numbers = [value for value, caption in shown]
    assert numbers == ["?", "2", "?", "3", "4", "2", "?", "2"]
    assert {caption for value, caption in shown if value == "?"} == {"‹Inconnu›"}
    assert {caption for value, caption in shown if value != "?"} == {"‹? 2–4›"}
    hand.press("BACK").choose("Feu de camp").press("OK")
    assert hand.app.store.get("tof.campfire") is None, "OK alone tells nothing"


@pytest.mark.parametrize(
    "lo,hi,default", [(0, 1, 0), (2, 4, 3), (1, 1, 1), (-5, 5, 0), (1, 200, 30)]
)
def test_the_cursor_comes_to_every_number_and_back(lo, hi, default):
    fact = Fact("x", "x", lo, hi, default)
    for step in (1, -1):
        place = fact.first
        assert fact.answer_at(place) is None
        seen = []
        for _ in range(fact.places):
            before = place
            place = fact.turn(place, step)
            assert fact.turn(place, -step) == before
            seen.append(fact.answer_at(place))
        assert place == fact.first
        assert sorted(seen[:-1]) == list(range(lo, hi + 1))
        assert default in (seen[0], seen[-2])


def test_a_direct_key_takes_its_own_number_and_no_other():
    hand = facts_page(Hand(HostPorts(direct_keys=12))).choose("Tails on Fire", "Iguane 4").press(0)
    assert hand.app.store.get("tof.flames.4") is None
    hand.press(1)
    assert hand.app.store.get("tof.flames.4") == 2


def worded(monkeypatch):
    """Tails on Fire with flames that are words: green, yellow, red."""
    entry = ("tof.flames.1-9", 2, 4, 3, "flames", ("green", "yellow", "red"))
    monkeypatch.setattr(declared("tails_on_fire"), "FACTS", (entry,))


def test_words_are_chosen_as_words(monkeypatch):
    hand = facts_page()
    parts.load("girouette.games.tails_on_fire.facts")
    worded(monkeypatch)
    hand.choose("Tails on Fire")
    assert hand.app.scene.options[0] == "Iguane 1 : Jaune ?"
    hand.choose("Iguane 4")
    assert hand.app.scene.options == ["Inconnu", "Vert", "Jaune", "Rouge"]
    assert hand.app.scene.cursor == 0 and hand.app.scene.picture is None
    hand.choose("Rouge")
    assert "> Iguane 4 : Rouge ✓" in hand.sees() and hand.app.store.get("tof.flames.4") == 4
    hand.choose("Iguane 4")
    assert hand.app.scene.cursor == 3
    hand.press("NEXT", "OK")
    assert "> Iguane 4 : Jaune ?" in hand.sees() and hand.app.store.get("tof.flames.4") is None


def test_a_fact_of_words_is_the_number_it_is():
    fact = WordFact("x", "x", 1, 3, 2, ("a", "b", "c"))
    assert [fact.answer_at(place) for place in range(fact.places)] == [None, 1, 2, 3]
    assert [fact.encode(value) for value in (1, 2, 3, None)] == [0, 1, 2, 3]
    assert fact.decode(3) == 2 and fact.assumed
    assert fact.decode(0) == 1 and not fact.assumed


def test_only_what_a_copy_has_is_listed():
    hand = Hand()
    for name, value in (("tt.bonus.count", 2), ("tt.bonus.3.points", 4)):
        hand.app.store.tell(name, value)
    facts_page(hand).choose("Snow Time")
    shown = hand.app.scene.options
    assert "B2 points : 1 ?" in shown and not [text for text in shown if text.startswith("B3")]
    hand.choose("Tout oublier", "Oui")
    assert hand.app.store.get("tt.bonus.3.points") is None, "what is not listed is forgotten too"
    assert len(hand.app.scene.options) == 3


def test_a_running_game_lists_what_it_has_asked_for():
    hand = Hand()
    hand.app.store.tell("tof.flames.9", 4)
    hand.choose("Jeux", "Tails on Fire").dial(4).choose("Vert", "Jaune", "Rouge", "Rose")
    hand.choose("C'est parti !").press("OK").dial(1)
    hand.hold().choose("Valeurs apprises")
    assert hand.app.scene.options == ["Feu de camp : 1 ✓", "Tout oublier"]


def test_forgetting_all_is_confirmed():
    hand = Hand()
    hand.app.store.tell("tof.campfire", 3)
    facts_page(hand).choose("Tails on Fire", "Tout oublier", "Non")
    assert "Feu de camp : 3 ✓" in hand.sees()
    hand.choose("Tout oublier", "Oui")
    assert "Feu de camp : 1 ?" in hand.sees()


def test_a_correction_reaches_the_running_game_and_its_journal():
    hand = Hand()
    hand.choose("Jeux", "Tails on Fire").dial(4).choose("Vert", "Jaune", "Rouge", "Rose")
    hand.choose("C'est parti !").press("OK").dial(1)
    for _ in range(8):
        if hand.app.question.kind == "tell":
            hand.press("OK")
    hand.hold().choose("Scores")
    assert "Vert 1" in hand.sees()
    hand.press("OK").hold().choose("Valeurs apprises", "Feu de camp : 1 ✓").dial(4).press("BACK")
    hand.hold().choose("Scores")
    assert "Vert 4" in hand.sees()
    hand.start().choose("Reprendre").hold().choose("Scores")
    assert "Vert 4" in hand.sees()
    hand.press("OK").hold().choose("Annuler").hold().choose("Scores")
    assert "Vert 1" in hand.sees(), "a correction is undone like any answer"


# --- facts.txt ------------------------------------------------------------------------------


def with_file(text):
    return HostPorts(files={"facts.txt": text})


def test_a_makers_file_is_read_at_the_first_start():
    text = "# our box\ntof.campfire = 2\n\n  tof.flames.9=4 # yes\r\n"
    hand = Hand(with_file(text))
    assert "2 valeurs lues" in hand.sees()
    hand.press("OK")
    assert "Bonjour" in hand.sees()
    assert hand.app.store.get("tof.campfire") == 2 and hand.app.store.get("tof.flames.9") == 4
    hand.start()
    assert "Bonjour" in hand.sees(), "only the first start reads it by itself"
    facts_page(hand).choose("Lire facts.txt")
    assert "2 valeurs lues" in hand.sees()


def test_errors_are_named_by_line_and_nothing_is_taken():
    text = (
        "tof.campfire = 2\ntof.campfire = 3\nnonsense\ntof.flames.10 = 3\ntof.flames.1 = 9\nx = y"
    )
    hand = Hand(with_file(text), language="en")
    pages = hand.sees()
    hand.press("OK")
    pages += hand.sees()
    joined = " ".join(part for part in pages.split(". "))
    for line, why in (
        (2, "name given before"),
        (3, "needs name = value"),
        (4, "unknown name"),
        (5, "value out of range"),
        (6, "not a number"),
    ):
        assert f"line {line}:" in joined and why.split(" ")[0] in joined
    assert "line 1:" not in joined
    assert hand.app.store.get("tof.campfire") is None


def test_without_a_file_nothing_is_offered():
    assert "facts.txt" not in facts_page().sees()


class Kept:
    """The least of an app that reads a file: no store but a dict."""

    part = staticmethod(parts.core)

    def __init__(self, text):
        from girouette.texts import Texts

        self.ports = with_file(text)
        self.texts = Texts("en", self.ports)
        add(self.texts, "girouette.text")
        self.told = {}
        self.store = self

    def tell(self, name, value):
        self.told[name] = value


def read(text):
    app = Kept(text)
    return app, list(facts_menu.preload(app))[0]


lines = st.one_of(
    st.text(max_size=30),
    st.builds(
        lambda name, equals, value: name + equals + value,
        st.sampled_from(["tof.campfire", "tof.flames.1", "tof.flames.0", "tof..", "", "#"]),
        st.sampled_from(["=", " = ", "==", " ", "\t=\t"]),
        st.one_of(st.integers(-300, 300).map(str), st.sampled_from(["", "٣", "1_0", "+1", "0x1"])),
    ),
)


@settings(max_examples=examples(150), deadline=None)
@given(st.lists(lines, max_size=12).map("\n".join))
def test_any_file_is_taken_whole_or_not_at_all(text):
    app, page = read(text)
    known = {fact[0]: fact for fact in all_facts()}
    if app.told:
        assert "read" in page.lines[0] and str(len(app.told)) in page.lines[0]
    for name, value in app.told.items():
        assert known[name][1] <= value <= known[name][2]
    rows = [row.split("#")[0].strip() for row in text.replace("\r", "").split("\n")]
    if page.lines[0].startswith("line"):
        assert not app.told
        for shown in page.lines:
            number = int(shown[5:].split(":")[0])
            assert rows[number - 1], "a blank line cannot be wrong"
    else:
        assert len(app.told) == len([row for row in rows if row])


@settings(max_examples=examples(50), deadline=None)
@given(st.data())
def test_a_good_file_with_one_bad_line_names_that_line(data):
    chosen = data.draw(st.lists(st.sampled_from(all_facts()), unique=True, min_size=1, max_size=20))
    rows = [f"{fact[0]} = {data.draw(st.integers(fact[1], fact[2]))}" for fact in chosen]
    app, page = read("\n".join(rows))
    assert len(app.told) == len(rows)
    place = data.draw(st.integers(0, len(rows)))
    rows.insert(place, data.draw(st.sampled_from(["?", "a = 1", f"{chosen[0][0]} = 255", "=3"])))
    app, page = read("\n".join(rows))
    assert not app.told and len(page.lines) <= 2
    named = {int(line[5:].split(":")[0]) for line in page.lines}
    # A name given twice is named where it stands the second time.
    assert named <= {place + 1, *range(place + 1, len(rows) + 1)} and named
