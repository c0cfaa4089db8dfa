# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""A board on its cell: told in time, nothing lost; and a device that nobody touches rests."""

import shutil

import pytest

from girouette.store import Store
from host_sim import records
from host_sim.device import Device
from host_sim.story import Story
from tools.build import ROOT

ASKED_EVERY_MS = 10_000


def begin(device, lines=""):
    """Power on, in English, and do what the lines say."""
    records.set_language(device.nvm, "en")
    do(device, "power on\n" + lines)


def do(device, lines):
    steps = Story("power on\n" + lines).steps
    for _number, act, line in steps:
        if line == "power on" and device.powered:
            continue
        for ms in act(device):
            device.advance(ms)


@pytest.fixture
def badge():
    with Device("pybadge") as device:
        begin(device, "choose Games\nchoose Tails\nchoose 4")
        yield device


def header_sign(device):
    return device.app.scene.saved


def agree(device):
    """Long enough for three readings."""
    device.advance(3 * ASKED_EVERY_MS + 1000)


def test_a_full_cell_says_nothing(badge):
    agree(badge)
    assert header_sign(badge) == "" and "battery" not in "".join(badge.wiring.console)


def test_a_low_cell_is_shown_in_the_header_and_said_once(badge):
    sounds = len(badge.sounds)
    badge.set_battery(3.55)
    agree(badge)
    assert header_sign(badge) == "low"
    assert badge.app.scene.hint == "Battery low: plug in USB"
    assert len(badge.sounds) > sounds
    assert "".join(badge.wiring.console).count("battery: low") == 1
    badge.tap("OK")
    assert badge.app.scene.hint != "Battery low: plug in USB", "the line is said once"
    assert header_sign(badge) in ("low", "pending"), "the sign stays, under that of a save"
    badge.advance(60_000)
    assert header_sign(badge) == "low"
    assert "".join(badge.wiring.console).count("battery: low") == 1


def test_a_moment_of_weakness_is_not_a_low_cell(badge):
    for _ in range(6):
        badge.set_battery(3.5)
        badge.advance(ASKED_EVERY_MS)
        badge.set_battery(3.9)
        badge.advance(ASKED_EVERY_MS)
    assert header_sign(badge) == ""


def test_a_level_is_left_only_when_it_is_clearly_better(badge):
    badge.set_battery(3.58)
    agree(badge)
    badge.set_battery(3.64)
    agree(badge)
    assert header_sign(badge) == "low"
    badge.set_battery(4.0)
    agree(badge)
    assert header_sign(badge) == ""


@pytest.mark.parametrize("volts", [3.44, 3.38, 3.3])
def test_an_empty_cell_stops_in_time_with_everything_saved(badge, volts):
    """Below 3.4 V the chip's own supply sinks too, and it measures too much: still empty."""
    badge.tap("OK", 3)
    badge.set_battery(volts)
    agree(badge)
    assert badge.app.store.pending == b"", "what waited is written"
    assert "Battery empty. All is saved." in badge.describe()
    assert not any(any(colour) for colour in badge.lights())
    before = bytes(badge.nvm.data)
    writes = badge.nvm.erases
    question = badge.app.question
    badge.tap("OK", 5)
    badge.hold("OK", 700)
    agree(badge)
    assert badge.app.question is question, "no answer is taken"
    assert (bytes(badge.nvm.data), badge.nvm.erases) == (before, writes), "nothing is written"
    kept = Store(records.Access(badge.nvm), "samd51")
    assert kept.has_game and not kept.damaged and not kept.torn
    # Somebody plugs in USB: it goes on where it was, and old presses mean nothing.
    badge.set_battery(4.2)
    agree(badge)
    assert badge.app.question is question and header_sign(badge) == ""
    badge.tap("OK")
    assert badge.app.question is not question


def test_no_cell_at_all_is_not_an_empty_one(badge):
    badge.set_battery(0.3)
    badge.wiring.supply = 3.3
    agree(badge)
    assert header_sign(badge) == ""


def test_it_is_said_in_french():
    with Device("pybadge") as device:
        records.set_language(device.nvm, "fr")
        do(device, "choose Jeux")
        device.set_battery(3.55)
        agree(device)
        assert device.app.scene.hint == "Batterie faible, branchez"
        device.set_battery(3.4)
        agree(device)
        assert "Batterie vide. Tout est gardé." in device.describe()


def test_a_feather_measures_only_when_its_file_says_how(tmp_path):
    with Device("feather_oled") as device:
        begin(device)
        agree(device)
        assert header_sign(device) == ""
    folder = tmp_path / "boards" / "feather_oled"
    shutil.copytree(ROOT / "boards" / "feather_oled", folder)
    text = (folder / "girouette_board.py").read_text("utf-8")
    text = text.replace("BATTERY = None", 'BATTERY = ("A1", 2)')
    (folder / "girouette_board.py").write_text(text, "utf-8")
    with Device("feather_oled", boards=tmp_path / "boards") as device:
        begin(device, "choose Games")
        device.set_battery(3.5)
        agree(device)
        assert header_sign(device) == "low"
        # A pin that cannot measure is named, and play goes on.
    (folder / "girouette_board.py").write_text(text.replace('"A1"', '"D11"'), "utf-8")
    with Device("feather_oled", boards=tmp_path / "boards") as device:
        begin(device, "choose Games")
        assert "no battery:" in "".join(device.wiring.console)


# --- sleep ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("board", ["pico_ring", "pybadge"])
def test_in_the_dark_the_loop_slows_down_and_one_press_wakes_it(board):
    def turns(ms=2000):
        before = device.machine.loops
        device.advance(ms)
        return device.machine.loops - before

    with Device(board) as device:
        begin(device, "choose Games\nchoose Tails\nchoose 4\npress OK 4")
        device.advance(3000)
        awake = turns()
        lights = device.lights()
        blank = device.app.settings.blank_after
        device.advance(1000 * blank)
        dark = turns()
        device.advance(70_000)
        asleep = turns()
        assert awake > 2 * dark > 8 * asleep > 0
        assert not any(any(colour) for colour in device.lights())
        question = device.app.question
        scene = device.app.changes
        device.press("OK")
        device.advance(60)
        device.release("OK")
        device.advance(300)
        assert turns() >= awake // 2, "one short press is enough"
        assert device.app.question is question and device.app.changes == scene
        assert device.lights() == lights
        device.tap("OK")
        assert device.app.question is not question, "the next one counts"
