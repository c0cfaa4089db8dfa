# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Packages in /games/ of the drive, at the device: whole ones are played, saved and taken up again;
broken, doubled and deleted ones are named on a page, and cost nobody a game."""

import shutil
import sys

import pytest

from girouette import parts, reader, upkeep
from girouette.codec import BEGIN, record
from girouette.games import tails_on_fire
from girouette.guests import Facts
from girouette.store import Store
from tests.hand import Hand
from tests.kit.common import BOARDS, not_shown
from tests.shell_ports import HostPorts
from tools import packages
from tools.build import board_values

EXAMPLES = packages.ROOT / "examples"
SEATED = """
choose 2
choose Rouge
choose Vert
choose C'est
expect text Cagnotte 0
"""
PRESSES = 5  # of the table, and the first roll


@pytest.fixture
def drive(tmp_path):
    """A folder that is /games/ of the drive, with Pig in it."""
    before = sys.modules.get("games")
    shutil.copytree(EXAMPLES / "pig", tmp_path / "pig")
    packages.use(tmp_path)
    yield tmp_path
    forget_guests()
    if before is None:
        del sys.modules["games"]
    else:
        sys.modules["games"] = before


def forget_guests():
    for name in [name for name in sys.modules if name.startswith("games.")]:
        del sys.modules[name]


def restarted(hand):
    """Off and on again; what was written to the drive in between is seen."""
    hand.unplug()
    forget_guests()
    packages.use(packages.folder_in_use())
    hand.ports.games = HostPorts().games
    return hand.start()


def pig_begun(hand, title="Pig"):
    return hand.tell("choose Jeux").choose(title).tell(SEATED)


def test_a_package_plays_is_saved_and_ends_with_a_result(drive):
    hand = pig_begun(Hand())
    assert hand.app.store.name == "pig"
    hand.tell("choose Lancer")
    restarted(hand).tell("expect text > Reprendre\nexpect text Pig").press("OK")
    assert (
        hand.app.play.package == "games.pig" and hand.app.play.session.starts.bit_count() == PRESSES
    )
    session = hand.app.play.session
    while session.run.question is not None:
        hand.wait(1)
        if hand.app.question is session.run.question:
            hand.take("bank" if session.run.game.pot >= 10 else "roll")
        else:
            hand.press("OK")
    while hand.app.question.key != "home":
        hand.press("OK")
    results = reader.finished(hand.app.store)
    assert [entry[0] for entry in results] == ["pig"] and not hand.app.store.has_game
    assert reader.finished(Store(hand.ports.nvm, "rp2040")) == results
    hand.tell("choose Jeux")
    assert hand.app.scene.options[0] == "Pig 2-6", "what was played last stands first"
    hand.choose("Parties").tell("expect text Pig : ")


def test_a_journal_without_a_name_is_a_game_of_the_house(drive):
    """As every journal was written before there were packages: two bytes in its first record."""
    hand = Hand().tell("choose Jeux\nchoose Tails on Fire\nchoose 4\nchoose Vert")
    nvm = bytes(hand.ports.nvm[:64])
    at = nvm.index(bytes((BEGIN, 2)))
    assert nvm[at + 3 : at + 5] == bytes((tails_on_fire.CODE, tails_on_fire.RULES_VERSION))
    assert hand.app.store.name == ""
    restarted(hand).press("OK")
    assert hand.app.play.package == "girouette.games.tails_on_fire"


@pytest.mark.parametrize("code", (0, 1, 2))
def test_two_packages_with_one_number_never_take_each_others_journal(drive, code):
    """Nor does one that has the number of a game of the house."""
    about = drive / "pig" / "__init__.py"
    about.write_text(about.read_text() + f"CODE = {code}\n")
    shutil.copytree(drive / "pig", drive / "hog")
    (drive / "hog" / "__init__.py").write_text(about.read_text().replace('"Pig"', '"Hog"'))
    hand = pig_begun(Hand(), "Hog")
    assert hand.app.play.session.run.game.package == "games.hog"
    hand.tell("choose Lancer")
    restarted(hand).press("OK")
    assert hand.app.play.package == "games.hog"
    restarted(hand).tell("choose Jeux\nchoose Pig\nexpect text Hog")
    assert hand.app.question.key == "replace"
    # Without its folder it is nobody's, and stays.
    hand.unplug()
    shutil.move(drive / "hog", drive.parent / "hog")
    restarted(hand).tell("expect text hog").press("OK")
    hand.tell("expect text hog\nexpect text /games")
    assert hand.app.store.name == "hog"
    hand.press("OK")
    hand.unplug()
    shutil.move(drive.parent / "hog", drive / "hog")
    restarted(hand).press("OK")
    assert (
        hand.app.play.package == "games.hog" and hand.app.play.session.starts.bit_count() == PRESSES
    )


def test_a_copy_under_another_name_is_another_game(drive):
    shutil.copytree(drive / "pig", drive / "pig_2")
    hand = Hand().tell("choose Jeux")
    assert [name for name in hand.app.scene.options if name[:3].lower() == "pig"] == [
        "Pig 2-6",
        "pig_2 2-6",
    ]
    hand.choose("pig_2").tell(SEATED)
    assert hand.app.store.name == "pig_2"
    assert hand.app.play.session.run.game.package == "games.pig_2"


BROKEN = {
    "no title": ("__init__.py", lambda text: text.replace("TITLE", "NAME"), "TITLE"),
    "another API": ("__init__.py", lambda text: text.replace("API = 1", "API = 2"), "API"),
    "no API": ("__init__.py", lambda text: text.replace("API = 1", "OLD = 1"), "API"),
    "a syntax error": ("__init__.py", lambda text: text + "def\n", "SyntaxError"),
    "one in its script": ("game.py", lambda text: text + "class\n", "SyntaxError"),
    "one in a part": ("setup.py", lambda text: text + "(\n", "SyntaxError"),
    "an import": ("face.py", lambda text: text + "import nothing_here\n", "nothing_here"),
    "no game": ("game.py", lambda text: text.replace("class Game", "class Pig"), "Game"),
    "no texts": ("text_fr.txt", None, "text_fr.txt"),
    "a part missing": ("corrections.py", None, "games.pig"),
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_package_that_cannot_be_loaded_is_named_and_the_rest_works(drive, what):
    name, change, reason = BROKEN[what]
    path = drive / "pig" / name
    if change:
        path.write_text(change(path.read_text(encoding="utf-8")), encoding="utf-8")
    else:
        path.unlink()
    hand = Hand().tell("choose Jeux")
    called = [option for option in hand.app.scene.options if option.lower().startswith("pig")]
    assert len(called) == 1
    hand.choose(called[0]).tell(f"expect text pig\nexpect text {reason}")
    hand.press("OK")
    assert hand.app.question.key == "home"
    hand.tell("choose Jeux\nchoose Tails on Fire\nchoose 4\nexpect text Couleur")


@pytest.mark.parametrize("what", BROKEN)
def test_a_package_that_breaks_while_its_game_waits_costs_no_game(drive, what):
    hand = pig_begun(Hand()).tell("choose Lancer").unplug()
    name, change, reason = BROKEN[what]
    path = drive / "pig" / name
    whole = path.read_bytes()
    if change:
        path.write_text(change(path.read_text(encoding="utf-8")), encoding="utf-8")
    else:
        path.unlink()
    restarted(hand).press("OK")
    hand.tell(f"expect text pig\nexpect text {reason}").press("OK")
    assert hand.app.question.key == "home"
    path.write_bytes(whole)
    restarted(hand).press("OK")
    assert (
        hand.app.play.package == "games.pig" and hand.app.play.session.starts.bit_count() == PRESSES
    )


def test_a_stray_folder_crashes_no_menu(drive):
    (drive / "notes").mkdir()
    hand = Hand()
    # On the device every folder is taken for a game.
    hand.ports.games += ["games.notes"]
    hand.tell("choose Jeux")
    assert "notes?" in hand.app.scene.options
    hand.choose("notes").tell("expect text notes\nexpect text TITLE").press("OK")
    hand.tell("choose Réglages").press("BACK")
    hand.tell("choose Jeux\nchoose Pig").tell(SEATED)


def test_an_error_of_a_script_is_a_page_and_its_journal_stays(drive):
    path = drive / "pig" / "game.py"
    whole = path.read_text(encoding="utf-8")
    path.write_text(whole.replace("if self.last == 1:", "if 1 // 0:"))
    hand = pig_begun(Hand())
    hand.tell("choose Lancer\nexpect text ZeroDivisionError\nexpect text pig").press("OK")
    assert hand.app.question.key == "home" and hand.app.store.has_game
    assert len(hand.app.texts.tables) == 1
    path.write_text(whole)
    restarted(hand).press("OK")
    assert (
        hand.app.play.package == "games.pig"
        and hand.app.play.session.starts.bit_count() == PRESSES - 1
    )


def test_options_and_facts_are_remembered_by_package(drive):
    shutil.copytree(drive / "pig", drive / "hog")
    hand = Hand()
    store = hand.app.store
    pig, hog = Facts(store, "pig"), Facts(store, "hog")
    store.tell("goal", 1)
    pig.tell("goal", 2)
    hog.tell("goal", 3)
    hog.tell("other", -50)
    pig.tell("other", 206)  # no byte has room for it: asked again next time
    again = Store(hand.ports.nvm, "rp2040")
    assert again.get("goal") == 1
    assert Facts(again, "pig").get("goal") == 2
    assert Facts(again, "hog").get("goal") == 3
    assert Facts(again, "hog").get("other") == -50
    assert Facts(again, "pig").get("other") is None
    Facts(again, "hog").forget("goal")
    assert Facts(again, "hog").get("goal") is None
    last = Store(hand.ports.nvm, "rp2040")
    assert Facts(last, "hog").get("goal") is None and Facts(last, "pig").get("goal") == 2


def test_facts_of_a_package_outlive_a_page_written_anew_and_do_not_pile_up(drive):
    hand = Hand()
    facts = Facts(hand.app.store, "pig")
    for value in range(100):
        facts.tell("goal", value)
        facts.tell("other", value)
    facts.forget("other")
    assert len(hand.app.store.tables.others) == 10
    parts.load("girouette.upkeep").rewrite(hand.app.store)
    again = Store(hand.ports.nvm, "rp2040")
    assert Facts(again, "pig").get("goal") == 99
    assert Facts(again, "pig").get("other") is None


def test_the_goal_of_pig_is_remembered_for_the_next_game(drive):
    hand = Hand().tell("""
        choose Jeux
        choose Pig
        choose 2
        choose Rouge
        choose Vert
        choose But 50
        choose 100
        choose C'est
    """)
    assert hand.app.play.session.run.game.goal == 100
    assert Facts(hand.app.store, "pig").get("option_pig.goal") == 1
    assert hand.app.store.get("option_pig.goal") is None


@pytest.mark.parametrize("language", ("fr", "en"))
@pytest.mark.parametrize("keys", (0, 12))
def test_the_menu_says_how_many_can_play_and_all_of_it_is_seen(drive, language, keys):
    hand = Hand(HostPorts(direct_keys=keys), language).take("games")
    assert "Tricky Badger 3-5" in hand.app.scene.options and "Pig 2-6" in hand.app.scene.options
    for _ in hand.app.scene.options:
        for board in BOARDS:
            assert not_shown(hand.app.scene, board_values(board).DISPLAY_SIZE) == ""
        hand.press("NEXT")


def learning(drive, name):
    """A copy of Pig that learns a fact of the name that a game of the house has, too."""
    folder = drive / name
    shutil.copytree(drive / "pig", folder)
    about = folder / "__init__.py"
    about.write_text(
        about.read_text()
        .replace('"Pig"', f'"{name.title()}"')
        .replace('("setup",', '("facts", "setup",')
    )
    (folder / "facts.py").write_text('FACTS = (("tof.flames.1-2", 0, 9, 1, "flames"),)\n')
    for language in ("fr", "en"):
        with (folder / f"text_{language}.txt").open("a") as table:
            table.write("f.flames Flammes {a}\n")


def test_facts_of_packages_are_listed_told_and_preloaded_apart(drive):
    learning(drive, "hog")
    learning(drive, "sow")
    ports = HostPorts(files={"facts.txt": "hog/tof.flames.1 = 7\ntof.flames.1 = 3\n"})
    hand = Hand(ports)
    hand.tell("expect text facts.txt\nexpect text 2").press("OK")
    store = hand.app.store
    assert store.get("tof.flames.1") == 3
    assert Facts(store, "hog").get("tof.flames.1") == 7
    assert Facts(store, "sow").get("tof.flames.1") is None
    hand.tell("choose Réglages").take("facts").choose("Sow", "Flammes 1")
    hand.dial(5)
    assert Facts(store, "sow").get("tof.flames.1") == 5
    assert store.get("tof.flames.1") == 3 and Facts(store, "hog").get("tof.flames.1") == 7
    hand.choose("Tout oublier", "Oui")
    assert Facts(store, "sow").get("tof.flames.1") is None
    assert Facts(store, "hog").get("tof.flames.1") == 7


def test_a_fact_of_a_package_that_is_not_there_is_refused(drive):
    learning(drive, "hog")
    hand = Hand(HostPorts(files={"facts.txt": "sow/tof.flames.1 = 3\n"}))
    hand.tell("expect text facts.txt")
    assert hand.app.store.tables.others == b""


def test_the_name_outlives_a_page_written_anew_and_the_result_its_number():
    nvm = HostPorts().nvm
    store = Store(nvm, "rp2040")
    upkeep.begin(store, 0, 1, 100, "pig")
    store.append(b"\x01\x02")
    upkeep.rewrite(store)
    store = Store(nvm, "rp2040")
    assert (store.running, store.name) == ((0, 1, b"\x01\x02"), "pig")
    upkeep.end(store, ((0, 300, 1), (3, -7, 2)), 515)
    upkeep.begin(store, 5, 2)
    upkeep.end(store, ((1, 4, 1),))
    store = Store(nvm, "rp2040")
    assert reader.finished(store) == [
        ("pig", ((0, 300, 1), (3, -7, 2)), 515),
        (5, ((1, 4, 1),), 0),
    ]


def test_what_is_no_text_in_the_place_of_a_name_ends_nothing():
    """As a later version may write it."""
    nvm = HostPorts().nvm
    store = Store(nvm, "rp2040")
    store.add(record(BEGIN, b"\x07\x01\xff\xfe"))
    store = Store(nvm, "rp2040")
    assert store.state == "ok" and store.has_game and store.name == "?"
