# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What leaves the device (console, code on the display), and what it says about saving."""

import re
from importlib import import_module
from types import SimpleNamespace

import pytest

from girouette import export, reader, upkeep
from girouette.games.tails_on_fire.game import Game as tails_class
from girouette.journal import unpack
from girouette.scene import COLOURS
from girouette.session import Session
from host_sim.device import Device
from host_sim.machine import PowerCut
from tests.hand import Hand
from tests.shell.test_stories import tails
from tests.shell_ports import HostPorts


def to_the_end(hand):
    """OK until the final scores stand there."""
    for _ in range(3000):
        picture = hand.app.scene.picture
        if not hand.app.in_game and picture and picture[0] == "bars":
            return hand
        hand.press("OK")
    raise AssertionError("the game did not end: " + hand.sees())


def test_the_console_gets_a_journal_that_goes_on_elsewhere():
    hand = tails(Hand())
    hand.press("OK").choose("Passer")
    log = hand.app.store.running[2]
    hand.hold().choose("Exporter")
    assert "console" in hand.sees()
    at = hand.ports.logged.index("export tails_on_fire")
    journal, *history = hand.ports.logged[at + 1 :]
    about = import_module("girouette.games.tails_on_fire")
    assert unpack(bytes.fromhex(journal), about.CODE, about.RULES_VERSION) == log
    elsewhere = Session(import_module("girouette.games.tails_on_fire.game").Game)
    elsewhere.restore(log)
    assert elsewhere.run.question.seat == 2
    assert history[-2:] == ["Vert joue 4", "Jaune passe"]
    hand.press("OK")
    assert "Rouge" in hand.sees(), "back at the question"


def test_finished_games_newest_first():
    hand = Hand()
    hand.choose("Jeux")
    assert "Parties finies" not in hand.sees(), "there are none"
    hand.press("BACK")
    store = hand.app.store
    for code, players in ((1, ((1, 9, 1), (0, 7, 2))), (2, ((3, -4, 1),)), (99, ((0, 1, 1),))):
        upkeep.begin(store, code, 1)
        upkeep.end(store, players)
    hand.choose("Jeux", "Parties finies")
    lines = hand.app.question.rows
    text = " ".join(lines)
    assert text.startswith("? : Rouge 1 ") and text.endswith("Vert 9, Rouge 7")
    hand.press("BACK")
    assert "> Jeux" in hand.sees()


def modules_of(picture):
    """The code's modules by row and column, True where dark."""
    _, rows, size = picture
    assert len(rows) == size
    return [[bool(row >> (size - 1 - column) & 1) for column in range(size)] for row in rows]


FINDER = ["#######", "#.....#", "#.###.#", "#.###.#", "#.###.#", "#.....#", "#######"]


def test_the_final_result_as_a_code():
    hand = tails(Hand())
    asked = []
    make = hand.ports.qr_rows
    hand.ports.qr_rows = lambda text: asked.append(text) or make(text)
    to_the_end(hand).press("OK")
    assert reader.finished(hand.app.store) and not hand.app.store.running, (
        "kept before the code is made"
    )
    ranked = reader.finished(hand.app.store)[0][1]
    assert asked[0].startswith("Tails on Fire : ")
    assert asked[0].count(", ") == len(ranked) - 1
    assert asked[0].split(", ")[-1].endswith(f" {ranked[-1][1]}")
    modules = modules_of(hand.app.scene.picture)
    far = len(modules) - 7
    for top, left in ((0, 0), (0, far), (far, 0)):
        corner = [row[left : left + 7] for row in modules[top : top + 7]]
        assert ["".join(".#"[dark] for dark in row) for row in corner] == FINDER
    hand.press("OK")
    assert "> Jeux" in hand.sees()


@pytest.mark.parametrize("names", [{}, {"red": "Maximilien", "green": "Maximiliane"}])
def test_the_code_of_six_players_has_two_dots_a_module(names):
    hand = Hand()
    hand.app.texts.names = names
    game = tails_class()
    game.colours = list(COLOURS[:6])
    game.ranking = [(seat, 100 + seat, seat + 1) for seat in range(6)]
    asked = []
    make = hand.ports.qr_rows
    hand.ports.qr_rows = lambda text: asked.append(text) or make(text)
    session = SimpleNamespace(run=SimpleNamespace(game=game))
    play = SimpleNamespace(app=hand.app, session=session, title="Tricky Badger")
    (page,) = export.qr(play)
    assert page.picture[2] * 2 <= 64, "a display of 64 dots"
    scores = re.findall(r"\d{3}", asked[0])
    assert scores == [str(100 + seat) for seat in range(6)]


def test_without_the_library_there_is_no_code():
    hand = tails(Hand())
    hand.ports.qr_rows = lambda text: None
    to_the_end(hand).press("OK")
    assert "> Jeux" in hand.sees() and len(reader.finished(hand.app.store)) == 1


def test_the_library_leaves_the_device_again():
    with Device("pico_ring") as device:
        device.power_on()
        ports, modules = device.app.ports, device._program.modules
        for length in (1, 17, 18, 53, 54, 78, 230, 400):
            rows, size = ports.qr_rows("x" * length)
            assert len(rows) == size and not max(rows) >> size
        assert not [name for name in modules if "qr" in name or "codes" in name]


def test_a_device_without_the_library_says_none():
    files = {"/adafruit_miniqr.py": b"raise ImportError\n"}
    with Device("pico_ring", files=files) as device:
        device.power_on()
        assert device.app.ports.qr_rows("Girouette") is None


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda ports: setattr(ports, "nvm", None), "Pas de mémoire"),
        (lambda ports: setattr(ports, "nvm", bytearray(256)), "trop petite"),
        (lambda ports: setattr(ports, "nvm", object()), "en panne"),
        (lambda ports: ports.nvm.chip.write(0, b"somebody's bytes"), "autre programme"),
    ],
)
def test_why_nothing_is_saved_is_said_once_and_on_the_about_page(change, says):
    ports = HostPorts()
    change(ports)
    hand = Hand(ports)
    if hand.app.question.key == "foreign":
        hand.choose("Garder")
    hand.choose("Réglages", "À propos")
    assert says in " ".join(hand.app.question.rows)
    hand.press("BACK", "BACK")
    if hand.app.question.key == "foreign":
        hand.choose("Garder")
    hand.choose("Jeux", "Tails on Fire")
    assert says in hand.sees().replace(". ", " ") and "[unsaved]" in hand.sees()
    hand.press("OK").dial(4).choose("Vert")
    assert says not in hand.sees() and "[unsaved]" in hand.sees()


def test_a_press_lost_in_a_power_cut_is_told():
    hand = tails(Hand())
    before = hand.app.scene.options
    hand.ports.nvm.chip.cut_power_after(1)
    with pytest.raises(PowerCut):
        hand.press("OK")
    hand.start().press("OK")
    assert "Dernière touche perdue" in hand.sees() and hand.app.scene.options == before
    hand.press("OK").hold().choose("Pause").press("OK")
    assert "manque" not in hand.sees()


def test_little_room_is_told():
    hand = tails(Hand())
    store = hand.app.store
    hand.press("OK")
    assert "presque pleine" not in hand.sees()
    store.room = lambda: 63
    hand.press("OK")
    assert "Mémoire presque pleine." in hand.sees()


def test_ports_that_erase_write_once_a_turn():
    hand = tails(Hand(HostPorts(port="samd51")))
    hand.wait(4)
    chip = hand.ports.nvm.chip
    writes = chip.writes
    hand.press("OK")
    assert chip.writes == writes + 1, "the turn went to the next player"
    hand.hold().choose("Annuler")
    hand.wait(4)
    writes = chip.writes
    hand.hold().choose("Annuler")
    same = chip.writes
    hand.wait(4)
    assert chip.writes == same + (same == writes), "what did not end a turn waits for three seconds"


def test_a_cut_in_setup_repeats_the_instruction_it_fell_into():
    hand = Hand().tell("""
        choose Jeux
        choose Tails on Fire
        choose 4
        choose Vert
        choose Jaune
        choose Rouge
        choose Rose
        choose C'est parti
        expect text Chacun prend ses 12 cartes
        unplug
        power on
        choose Reprendre
        expect text Chacun prend ses 12 cartes
    """)
    assert hand.app.question.stop
