# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What goes wrong at a table: crashes, loose displays, missing parts, restarts; and idle memory."""

import gc
import tracemalloc

import pytest

from host_sim.device import Device

from .common import BOARD_NAMES, BOARDS, plug_in_settings, show, slow_but_few, stub_device
from .scenes import CATALOGUE


def blank(device):
    return not any(any(row) for row in device.picture())


def test_the_console_names_version_board_and_memory_once():
    with stub_device("pico_ring") as device:
        device.power_on()
        show(device, CATALOGUE["menu"])
        first = device.console.splitlines()[0].split()
        assert first[0] == "girouette"
        assert first[2] == "raspberry_pi_pico"
        assert first[3].startswith("free=") and int(first[3][5:]) > 0
        assert device.console.count("girouette ") == 1


def test_a_crash_is_shown_and_ok_starts_anew():
    with stub_device("pico_ring") as device:
        device.power_on()
        show(device, CATALOGUE["menu"])
        device.app.fail = ValueError("no such card")
        device.advance(100)
        crashed = device.app
        assert "ValueError no such card" in device.describe()
        assert "Traceback" in device.console and "no such card" in device.console
        assert not blank(device)
        device.tap("NEXT")
        assert device.app is crashed
        device.tap("OK")
        device.advance(500)
        assert device.app is not crashed
        assert device.console.count("girouette ") == 2


def test_an_app_that_cannot_even_crash_is_shown_too():
    with stub_device("pico_ring") as device:
        device.power_on()
        device.app.crashed = None
        device.app.fail = KeyError("deep")
        device.advance(100)
        assert not blank(device)
        device.tap("OK")
        device.advance(500)
        assert device.console.count("girouette ") == 2


def test_a_display_missing_at_start_is_waited_for():
    with stub_device("pico_ring") as device:
        device.unplug_display(pull_ups=True)
        device.power_on(settle_ms=3000)
        assert device.console.count("display: no answer") == 1
        assert device.stats["light_shows"] >= 4
        device.plug_display()
        device.advance(2000)
        show(device, CATALOGUE["menu"])
        assert not blank(device)


def test_a_display_lost_in_mid_game_does_not_stop_the_game():
    with stub_device("pico_ring") as device:
        device.power_on()
        show(device, CATALOGUE["menu"])
        device.unplug_display()
        device.tap("NEXT", times=3)
        assert device.app.calls == ["NEXT"] * 3
        show(device, CATALOGUE["arrow_east"])
        assert any(any(colour) for colour in device.lights())


def test_a_reload_draws_everything_again():
    for board in BOARD_NAMES:
        with stub_device(board) as device:
            device.power_on()
            show(device, CATALOGUE["menu"])
            before = device.picture()
            device.reload()
            device.advance(1000)
            show(device, CATALOGUE["menu"])
            assert device.picture() == before


def test_a_board_with_less_still_plays(tmp_path):
    """No lights, no sound, no wheel, three keys: the template's board."""
    folder = tmp_path / "bare"
    folder.mkdir()
    source = (BOARDS / "template" / "girouette_board.py").read_text("utf-8")
    (folder / "girouette_board.py").write_text(source, "utf-8")
    with stub_device("bare", boards=tmp_path) as device:
        device.power_on()
        show(device, CATALOGUE["menu"])
        device.tap("NEXT")
        device.hold("PREV", 700)
        assert device.app.calls == ["NEXT", "BACK"]
        assert device.app.ports.has_sound is False
        assert not blank(device)


def test_ports_give_what_the_core_may_ask():
    with stub_device("pico_ring", files={"/facts.txt": b"iguana 4\n"}) as device:
        device.power_on()
        ports = device.app.ports
        assert ports.games == sorted(ports.games) and "tails_on_fire" in ports.games
        assert ports.read_file("facts.txt") == "iguana 4\n"
        assert ports.read_file("nothing.txt") is None
        with ports.open_text("girouette/text_fr.txt") as table:
            assert table.read(6) == b"# SPDX"
        assert ports.open_text("girouette/nothing_fr.txt") is None
        assert len(ports.random_bytes(4)) == 4
        assert len(ports.nvm) == 4096
        assert ports.port == "rp2040"


def test_a_file_of_the_owner_that_is_no_utf_8_is_as_good_as_none():
    with stub_device("pico_ring", files={"/facts.txt": b"# l'\xe9t\xe9\n"}) as device:
        device.power_on()
        assert device.app.ports.read_file("facts.txt") is None
        assert "facts.txt: not UTF-8" in device.console
        names = device._program.modules
        parts = names["girouette.parts"]
        module = parts.load("girouette.games.tails_on_fire.game")
        assert module.__name__ == "girouette.games.tails_on_fire.game"
        parts.forget(parts.core("home_menu").all_of("girouette.games.tails_on_fire"))
        assert not [name for name in names if name.startswith("girouette.games.tails_on_fire")]
        assert not hasattr(names["girouette.games"], "tails_on_fire")
        assert parts.load("girouette.games.tails_on_fire.game") is not module


@pytest.mark.parametrize("table", (None, b"", b"\xff\xfe\x00" * 200, b"# another file\nx y\n"))
def test_texts_that_are_missing_or_damaged_show_their_keys(table):
    """And the console names them; the way to play stays open."""
    with Device("pico_ring", lang="fr") as device:
        for name in ("text", "games/tails_on_fire/text"):
            path = f"/lib/girouette/{name}_fr.txt"
            if table is not None:
                device.drive.write(path, table)
            elif name != "text":
                device.drive.remove(path, writable=True)
        device.power_on()
        if table is not None:
            assert "?q.home" in device.describe() and not blank(device)
            assert "texts: no q.home" in device.console
        for key in ("OK", "NEXT", "NEXT", "NEXT", "OK", "OK", "OK", "OK"):
            device.tap(key)
            device.advance(200)
        assert not blank(device)
        # The colours are asked for in the shell's words.
        assert ("?q." in device.describe()) == (table is not None)
        assert device.app.store.running and "Traceback" not in device.console
        missing = "texts: girouette/games/tails_on_fire/text_fr.txt cannot be read"
        assert (missing in device.console) == (table is None)


def test_a_language_whose_table_is_gone_is_asked_for_again():
    with Device("pico_ring", lang="fr") as device:
        device.drive.remove("/lib/girouette/text_fr.txt", writable=True)
        device.power_on()
        assert "English" in device.describe() and "Français" not in device.describe()
        device.tap("OK")
        device.advance(200)
        assert "Games" in device.describe() and "Traceback" not in device.console


def test_a_board_without_nvm_says_none():
    with stub_device("pico_ring", nvm=False) as device:
        device.power_on()
        assert device.app.ports.nvm is None


@pytest.mark.parametrize("board", BOARD_NAMES)
def test_a_turned_picture_is_turned_as_much_after_a_reload(board):
    """The board's own display keeps its rotation through a reload of the code."""
    with stub_device(board) as device:
        device.power_on()
        for _ in range(2):
            show(device, CATALOGUE["menu"])
            plug_in_settings(device, rotation=2)
            turned = device.picture()
            device.reload()
            device.advance(2000)
        show(device, CATALOGUE["menu"])
        straight = device.picture()
        plug_in_settings(device, rotation=2)
        assert device.picture() == turned != straight


def test_settings_are_text_whatever_circuitpython_makes_of_them():
    lines = b'NUMBER = 1\nGIROUETTE_LANG = "fr"\nBARE = fr\n'
    for version, bare in (((10, 0, 0), None), ((10, 1, 4), None), ((10, 2, 1), "fr")):
        files = {"/settings.toml": lines}
        with stub_device("pico_ring", files=files, circuitpython=version) as device:
            device.power_on()
            setting = device.app.ports.setting
            assert [setting("NUMBER"), setting("GIROUETTE_LANG"), setting("NONE")] == [
                "1",
                "fr",
                None,
            ]
            assert setting("BARE") == bare


@pytest.mark.parametrize("board", slow_but_few(BOARD_NAMES))
@pytest.mark.parametrize("name", ["menu", "grid"])
def test_idle_turns_allocate_nothing_that_stays(board, name):
    with stub_device(board) as device:
        device.power_on()
        show(device, CATALOGUE[name])
        device.advance(3000)
        only = tracemalloc.Filter(True, "*/firmware/girouette_device/*")
        tracemalloc.start()
        device.advance(500)
        gc.collect()
        before = tracemalloc.take_snapshot().filter_traces([only])
        loops = device.stats["loops"]
        device.advance(8000)
        gc.collect()
        after = tracemalloc.take_snapshot().filter_traces([only])
        turns = device.stats["loops"] - loops
        tracemalloc.stop()
        grown = sum(stat.size_diff for stat in after.compare_to(before, "filename"))
        assert turns > 400
        # One changed integer or two; anything kept by each turn would be thousands of bytes.
        assert abs(grown) < turns // 2
        if name == "menu":
            assert device.stats["busy_share"] < 0.9
