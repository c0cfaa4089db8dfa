# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Tables of texts are open while they are needed; one that is missing or fails ends no game."""

import random

import pytest

from host_sim.languages import LANGUAGES, WHOLE_LANGUAGES
from tests import effort
from tests.core.table_ports import TablePorts
from tests.hand import Hand
from tests.robust.common import Fidget
from tests.shell_ports import LIB, HostPorts

TABLES = sorted(path.relative_to(LIB.parent).as_posix() for path in LIB.rglob("*_fr.txt"))
# Those that the story of a missing table comes by.
ON_THE_WAY = [
    name
    for name in TABLES
    if (name.count("/") == 1 and "power" not in name)
    or "tails_on_fire" in name
    or name.endswith("/facts_fr.txt")
]


class DrivePorts(HostPorts):
    """Ports whose tables can be exchanged, fail, and are counted."""

    def __init__(self, tables=None, **options):
        HostPorts.__init__(self, **options)
        self.drive = TablePorts(tables or {}, LIB.parent)

    def open_text(self, name):
        if name in self.drive.files and self.drive.files[name] is None:
            return None
        return self.drive.open_text(name)

    def names(self):
        """The open tables, as they are called."""
        return [name.replace("girouette/", "").replace(".txt", "") for name in self.drive.open]

    def said(self):
        return [line for line in self.logged if line.startswith("texts:")]


def start_game(hand):
    hand.take("games")
    hand.choose("Tails on Fire").dial(3)
    for colour in ("red", "green", "yellow"):
        hand.take(colour)
    return hand.take("go")


def test_only_the_tables_in_use_are_open():
    ports = DrivePorts()
    hand = Hand(ports, language="en")
    assert ports.names() == ["text_en"]
    hand.take("settings")
    assert ports.names() == ["text_en", "menus_en"]
    hand.take("facts")
    assert ports.names() == ["text_en", "menus_en"]
    hand.choose("Tails on Fire")
    own = "games/tails_on_fire/"
    assert ports.names() == ["text_en", own + "text_en", "menus_en"]
    hand.press("BACK", "BACK")
    hand.take("language")
    assert ports.names() == ["text_de", "menus_de"], "what it lends nothing to is closed again"
    hand.take("language").take("language")
    assert ports.names() == ["text_fr", "menus_fr"]
    start_game(hand.press("BACK"))
    assert ports.names() == ["text_fr", own + "text_fr"]
    hand.hold()
    assert ports.names() == ["text_fr", own + "text_fr"]
    hand.take("export")
    assert ports.names() == ["text_fr", own + "text_fr"]
    hand.press("OK")
    assert ports.names() == ["text_fr", own + "text_fr"]
    hand.hold().take("pause")
    assert ports.names() == ["text_fr"]
    assert ports.said() == []


def test_random_presses_leave_no_table_open():
    ports = DrivePorts()
    hand = Fidget(ports, "tables")
    most = 0
    for _ in range(3000):
        hand.fidget(1)
        names = ports.names()
        assert len(names) == len(hand.app.texts.tables) == len(set(names)), names
        most = max(most, len(names))
    # Whoever turns to a language that is not whole yet is lent the rest, and the log says so.
    lent = [f"_{language}.txt cannot" for language in set(LANGUAGES) - set(WHOLE_LANGUAGES)]
    said = [line for line in ports.said() if not any(part in line for part in [*lent, ": lent "])]
    assert most >= 3 and said == []


@pytest.mark.parametrize("damaged", (None, b"", b"\xff\0\n" * 500, b"q.home {\nw.red \xe9\n"))
@pytest.mark.parametrize("names", [*[[name] for name in ON_THE_WAY], TABLES])
def test_any_table_may_be_missing_or_damaged(names, damaged):
    """Everything can still be opened, and a game is played and kept."""
    ports = DrivePorts(dict.fromkeys(names, damaged))
    ports.games += ["games.not_here"]
    hand = Hand(ports, None)
    hand.take("fr")
    hand.take("settings")
    hand.take("names")
    hand.press("BACK").take("facts")
    for game in ("Tails on Fire", "Snow Time", "Sky Tango", "Tricky Badger"):
        hand.take(game)
        hand.press("BACK")
    hand.press("BACK", "BACK")
    hand.take("games").choose("not_here")
    assert "not_here" in hand.sees() or damaged is not None or "girouette/menus_fr.txt" in names
    hand.press("OK")
    start_game(hand)
    for choice in ("history", "rules", "export"):
        hand.hold().take(choice)
        assert hand.sees().strip(". ")
        hand.press("OK")
    before = hand.app.store.running[2]
    hand.press("OK")
    assert hand.app.in_game and hand.app.title == "Tails on Fire" and hand.sees()
    hand.start()
    assert hand.app.store.running[2].startswith(before)
    if damaged is None:
        assert {f"texts: {name} cannot be read" for name in set(names) & set(ON_THE_WAY)} <= set(
            ports.said()
        )


def test_a_drive_that_fails_in_mid_game_ends_nothing():
    ports = DrivePorts()
    hand = start_game(Hand(ports))
    ports.drive.fails = 0
    before = len(hand.app.store.running[2])
    for _ in range(12):
        hand.press("OK")
        assert "?" in hand.sees() and hand.app.title == "Tails on Fire"
    assert len(hand.app.store.running[2]) > before
    hand.hold().take("facts").press("BACK")
    assert "texts: girouette/menus_fr.txt cannot be read" in ports.said()
    ports.drive.fails = None
    shown = hand.press("NEXT", "PREV").hold().press("BACK").sees()
    assert "?q." not in shown and "?o." not in shown, "the drive is back, and so are the texts"


def test_random_damage_of_every_table_ends_no_game():
    """Bytes changed, cut and doubled: presses at random, and what was saved is there."""
    for seed in range(effort.DAMAGED_DRIVES):
        rng = random.Random(seed)
        tables = {}
        for name in TABLES:
            data = bytearray((LIB.parent / name).read_bytes())
            for _ in range(rng.randrange(1, 60)):
                data[rng.randrange(len(data))] = rng.choice(b"{}| \n#\xff\xc3a")
            tables[name] = bytes(data[: rng.randrange(len(data) // 2, len(data))])
        hand = Fidget(DrivePorts(tables, seed=seed), seed)
        for _ in range(4):
            hand.fidget(150)
            before = hand.app.store.running
            hand.restart()
            assert hand.app.store.running == before
