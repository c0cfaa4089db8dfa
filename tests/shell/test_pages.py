# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Pages one press into the table menu: what happened, what each card does; and the points by reason
when a game ends. In both languages, at the device."""

import sys

import pytest

from girouette import pages, parts, upkeep
from girouette.session import Session
from girouette.store import Store
from tests.games.common import GAMES, about, game_class, texts_of
from tests.games.tails_on_fire.story import Story
from tests.hand import LOOP_MS, Hand
from tests.shell_ports import HostPorts
from tools.samples import longest, samples

MENU = {"fr": ("Cartes", "Historique"), "en": ("Cards", "History")}
LINES = 5  # of a page


def resumed(game, language, undecided=1):
    """Somebody who goes on with a game that only wants so many more answers."""
    session, lengths = longest(samples(game))
    ports = HostPorts()
    Hand(ports, language)
    store = Store(ports.nvm, "rp2040")
    upkeep.begin(store, about(game).CODE, about(game).RULES_VERSION)
    store.append(bytes(session.log[: lengths[-1 - undecided]]))
    return Hand(ports, language).press("OK")


@pytest.mark.parametrize("key", [None, "OK", "BACK"])
def test_a_long_game_that_is_played_over_again_says_so_first(key):
    """It takes a board a second: the press shows a page at once, and the game follows by itself, or
    at any key."""
    hand = resumed("fire_tower", "fr")
    assert "Reprise de la partie…" in hand.sees() and not hand.app.play.session.log
    if key:
        hand.press(key)
    else:
        hand.let_pass(LOOP_MS)
    assert "Reprise" not in hand.sees() and len(hand.app.play.session.log) > 100


def past_steps(hand):
    while hand.app.question.is_page:
        hand.press("OK")
    return hand


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize(
    "game,cards", [("fire_tower", 14), ("tricky_badger", 10), ("sky_tango", 6)]
)
def test_what_each_card_does_is_one_press_into_the_menu(game, cards, language):
    hand = past_steps(resumed(game, language, 30)).hold()
    hand.choose(MENU[language][0])
    names = list(hand.app.scene.options)
    assert len(names) == cards
    for place, name in enumerate(names):
        hand.go_to(place)
        scene = hand.app.scene
        # One screen that bears the card's name; then the list again, where one was.
        assert scene.title == name and scene.corner == "" and 0 < len(scene.lines) <= LINES
        hand.press("OK")
        assert hand.app.scene.options == names and hand.app.cursor == place
    asked = hand.press("BACK").app.question
    assert asked is hand.app.play.session.run.question, "BACK leads back to the game"


@pytest.mark.parametrize(
    "game,page",
    [
        ("fire_tower", "towers"),
        ("tricky_badger", "trick"),
        ("sky_tango", "counts"),
        ("tails_on_fire", "round"),
    ],
)
def test_pages_are_in_memory_only_while_somebody_looks(game, page):
    hand = past_steps(resumed(game, "fr", 30))
    own, common = f"girouette.games.{game}.pages", "girouette.pages"
    parts.forget([own, common])
    hand.hold()
    assert own not in sys.modules and common not in sys.modules, "opening the menu is not looking"
    hand.take(page)
    assert own in sys.modules and hand.app.scene.lines
    hand.press("BACK")
    while hand.app.rest():
        pass
    hand.hold().take("history").press("BACK")
    assert own not in sys.modules and common in sys.modules
    while hand.app.rest():
        pass
    assert common not in sys.modules


class Menu:
    """As much of an app as the history asks for."""

    def __init__(self, texts):
        self.texts = texts


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_the_history_of_any_game_is_by_turn_and_the_newest_first(game, language):
    session, lengths = longest(samples(game))
    texts = texts_of(game, language)
    told = []
    listening = Session(game_class(game), listen=lambda question, _: told.append(question))
    listening.restore(session.log[: lengths[len(lengths) // 2]])
    lines = pages.history(Menu(texts), listening)
    names = tuple(texts.word(colour) for colour in listening.run.game.colours)
    starts = [at for at, line in enumerate(lines) if line.startswith("» ")]
    assert all(lines[at][2:].startswith(names) for at in starts)
    texts.seats = listening.run.game.colours
    headings = [texts.say(tell) for tell in told if tell.kind == "tell" and tell.heading]
    seen = [line for line in lines if line in headings]
    assert seen and seen == headings[: -len(seen) - 1 : -1]
    assert len(starts) + len(seen) > 10


@pytest.mark.parametrize(
    "language,lines",
    [
        (
            "fr",
            [
                "» Rouge passe · Rose ne peut pas jouer : carte sur un Brasier",
                "» Jaune joue un filou : 5",
                "» Vert joue 4",
                "Manche 1 : Vert commence",
                "Choisissez 3 opossums, le reste sous la tanière.",
            ],
        ),
        (
            "en",
            [
                "» Red passes · Pink cannot play: card on a fire pile",
                "» Yellow plays a +1: 5",
                "» Green plays 4",
                "Round 1: Green starts",
                "Choose 3 opossums, the rest under the den.",
            ],
        ),
    ],
)
def test_a_turn_of_the_history_holds_what_came_of_it(language, lines):
    story = Story(brasiers=(1, 2, 3, 6)).do("play", "filou", "pass")
    menu = Menu(texts_of("tails_on_fire", language))
    assert pages.history(menu, story.session)[: len(lines)] == lines
    story.undo().do("pass")
    assert pages.history(menu, story.session)[0] == lines[0]


REASONS = {
    "fr": ("Blaireaux", "hamsters", "couple", "repas", "brindilles", "autres"),
    "en": ("Badgers", "hamsters", "pair", "meals", "twigs", "other"),
}
COUNTED = {"fr": ("récupérées", "en rangée", "en main"), "en": ("collected", "in rows", "in hand")}


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("game,reasons", [("tricky_badger", REASONS), ("sky_tango", COUNTED)])
def test_points_by_reason_are_pages_of_the_end(game, reasons, language):
    hand = past_steps(resumed(game, language))
    before = hand.app.play.session
    shown = []
    while not before.run.game.ranking or hand.app.scene.picture is None:
        shown.append(hand.sees())
        hand.press("OK")
    for seat, score in enumerate(before.run.game.scores()):
        name = hand.app.texts.word(before.run.game.colours[seat])
        pages_of = [page for page in shown if all(word in page for word in reasons[language])]
        assert [page for page in pages_of if name in page and str(score) in page], (name, shown)
    assert hand.app.scene.picture[0] == "bars", "then everybody's points together"


def test_a_history_of_nothing_says_so():
    hand = Hand()
    hand.tell("choose Jeux\nchoose Snow\nchoose 4").hold()
    hand.choose("Historique")
    assert hand.app.scene.lines == ["–"]
