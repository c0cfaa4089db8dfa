# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""A language is its tables: it is found, chosen, kept by its code, and lent what it lacks."""

import io
import random

import pytest

from girouette.tables import set_setting
from host_sim.languages import LANGUAGES
from tests.games.common import GAMES, any_answer, checks_of, lines_of
from tests.hand import Hand
from tests.shell_ports import HostPorts

ITALIAN = """# A comment.
l.name Italiano
l.forms 101
l.lender en
q.home Ciao!
o.home.games Giochi
s.pair {a}: {b}
"""


class ItalianPorts(HostPorts):
    """A drive with one table more than ours."""

    def languages(self):
        return sorted([*HostPorts.languages(self), "it"])

    def open_text(self, name):
        if name == "girouette/text_it.txt":
            return io.BytesIO(ITALIAN.encode())
        return HostPorts.open_text(self, name)


def text(language, key):
    return dict(lines_of("girouette.text", language))[key]


def test_the_first_start_offers_every_language_by_its_own_name():
    hand = Hand(language=None)
    first = ["fr", "en"]
    listed = first + [language for language in LANGUAGES if language not in first]
    assert hand.app.scene.options == [text(language, "l.name") for language in listed]
    assert {"Deutsch", "English", "Español", "Français"} <= set(hand.app.scene.options)
    assert hand.app.scene.options[hand.app.cursor] == "Français"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_chosen_language_is_spoken_and_kept_by_its_code(language):
    hand = Hand(language=language)
    for _ in range(2):
        assert text(language, "q.home") in hand.sees()
        assert hand.app.settings.language == language
        assert hand.app.texts.names == {}, "languages are no players"
        hand.wait(4).start()
    kept = hand.app.store
    assert chr(kept.setting(0, 0)) + chr(kept.setting(14, 0)) == language


def test_the_settings_go_through_all_languages_and_write_only_changes():
    hand = Hand(language="fr").take("settings")
    spoken = []
    for _ in LANGUAGES:
        spoken.append(hand.app.texts.language)
        hand.take("language")
    assert sorted(spoken) == LANGUAGES and hand.app.texts.language == "fr"
    at = hand.app.store.page.at
    hand.app.part("settings").speak(hand.app, "fr")
    assert hand.app.store.page.at == at


@pytest.mark.parametrize("number, language", ((1, "fr"), (2, "en")))
def test_the_number_of_0_1_0_is_carried_over(number, language):
    hand = Hand(language=None)
    set_setting(hand.app.store, 0, number)
    hand.wait(4).start()
    assert hand.app.question.key == "home" and hand.app.settings.language == language
    assert text(language, "q.home") in hand.sees()


@pytest.mark.parametrize("letters", (b"xx", b"f\0", b"\x03\0", b"\xff\xff"))
def test_a_language_that_is_not_there_is_asked_for_again(letters):
    hand = Hand(language="de")
    for number, letter in zip((0, 14), letters, strict=True):
        set_setting(hand.app.store, number, letter)
    hand.wait(4).start()
    assert hand.app.question.key == "language"
    assert text("es", "q.home") in hand.take("es").sees()


def test_a_maker_may_choose_any_language_that_is_on_the_drive():
    class Told(HostPorts):
        wanted = "de"

        def setting(self, name):
            return self.wanted if name == "GIROUETTE_LANG" else None

    assert "Hallo!" in Hand(Told(), None).sees()
    ports = Told()
    ports.wanted = "xx"
    assert Hand(ports, None).app.question.key == "language"


def test_a_new_language_needs_nothing_but_its_table():
    ports = ItalianPorts()
    hand = Hand(ports, None).choose("Italiano")
    assert "Ciao!" in hand.sees() and "Giochi" in hand.sees()
    assert "Settings" in hand.sees(), "lent"
    assert "texts: lent o.home.settings" in ports.logged
    assert not [line for line in ports.logged if "lent q.home" in line]
    assert "Ciao!" in hand.wait(4).start().sees()
    hand.take("games").press("OK")
    assert "How many players?" in hand.sees()
    assert "texts: girouette/games/fire_tower/text_it.txt cannot be read" in ports.logged


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one not in ("fr", "en")])
@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_played_in_every_language(game, language):
    """Translated or lent: no text is missing, from the menu into a game and through its menu."""
    ports = HostPorts(seed=7)
    hand = Hand(ports, language).take("games")
    hand.take(hand.app.question.options[ports.games.index(game)])
    checks = checks_of(game)
    rng = random.Random(game + language)
    app = hand.app
    answers = 0
    while app.play is not None and answers < 120:
        session, question = app.play.session, app.question
        shown = hand.sees()
        assert "?q." not in shown and "?t." not in shown and "?o." not in shown, shown
        if question is not session.run.question or question.is_page:
            app.choose()
            continue
        answers += 1
        if answers == 60:
            hand.hold().take("rules")
            assert "?r." not in hand.sees()
            while app.question is not app.play.session.run.question:
                hand.press("BACK")
            continue
        answer = checks.answer(checks.CASES[0], question, session.run.game, rng)
        app.send(any_answer(question, rng) if answer is Ellipsis else answer)
    assert answers > 30
    assert [line for line in ports.logged if line.startswith("texts: no ")] == []
