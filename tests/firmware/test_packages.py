# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""A drive with games of its owner's, on a whole device; and what lies there that is no game."""

import shutil

import pytest

from host_sim import records
from host_sim.device import Device
from host_sim.story import Story
from tools.packages import ROOT

EXAMPLES = ROOT / "examples"
# Folders that somebody left there; the first one crashed the menu once.
STRAY = {
    "/lib/girouette/games/stray/notes.txt": b"",
    "/games/notes/todo.txt": b"",
    "/games/README.md": b"",
    "/games/_old/__init__.py": b"",
}
SEATED = """
choose Games
choose Pig
choose 2
choose Red
choose Green
choose Let's go
expect text Pot 0
"""


def tell(device, lines):
    """Power on where it is off, and do what the lines say."""
    for _number, act, line in Story("power on\n" + lines).steps:
        if line != "power on" or not device.powered:
            for ms in act(device):
                device.advance(ms)


def device_with(games, board="pico_ring", **options):
    device = Device(board, seed=4, games=games, **options)
    records.set_language(device.nvm, "en")
    return device


def test_a_package_of_the_drive_is_played_and_outlives_the_power():
    with device_with(EXAMPLES) as device:
        tell(device, SEATED + "choose Roll\nwait 2\nexpect text Bank")
        pot = device.app.play.session.run.game.pot
        device.pull_plug()
        tell(device, f"expect text Pig\npress OK\nexpect text Pot {pot}")
        assert device.app.play.package == "games.pig"
        assert device.error is None


def test_stray_folders_are_named_and_the_rest_works():
    with device_with(EXAMPLES, files=STRAY) as device:
        tell(device, "choose Games\nexpect text Fire Tower")
        assert {"stray?", "notes?"} <= set(device.app.scene.options)
        assert not [name for name in device.app.scene.options if "README" in name or "old" in name]
        tell(device, "choose stray\nexpect text stray\nexpect text TITLE\npress OK")
        tell(device, "choose Games\nchoose notes\nexpect text notes\nexpect text TITLE\npress OK")
        tell(device, SEATED)
        assert device.error is None


@pytest.mark.parametrize("board", ("macropad_rp2040", "pybadge"))
def test_a_package_deleted_in_mid_game_costs_no_other_game(board, tmp_path):
    shutil.copytree(EXAMPLES / "pig", tmp_path / "pig")
    with device_with(tmp_path, board) as device:
        tell(device, SEATED + "choose Roll\nwait 5")
        device.pull_plug()
        shutil.move(tmp_path / "pig", tmp_path.parent / "pig")
        tell(device, "expect text pig\npress OK\nexpect text /games\npress OK")
        tell(device, "choose Games\nchoose Tails on Fire\nexpect text pig\nchoose Keep")
        device.pull_plug()
        shutil.move(tmp_path.parent / "pig", tmp_path / "pig")
        tell(device, "press OK\nexpect text Red")
        assert device.app.play.package == "games.pig" and device.error is None
