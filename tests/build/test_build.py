# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The build: the drive's layout, files that CircuitPython 10 loads, the same bytes every time."""

import tomllib
import zipfile
from pathlib import PurePosixPath

import pytest

from girouette import parts
from tools.build import (
    HEAP_START,
    PHONE,
    ROOT,
    board_names,
    board_values,
    build,
    drive_files,
    version,
)

# Each of them builds a drive.
pytestmark = pytest.mark.slow

BOARDS = board_names()


@pytest.mark.parametrize("board", BOARDS)
def test_the_drive_has_what_a_board_needs(board):
    files = drive_files(board)
    for place in ("code.py", "boot.py", "settings.toml", "girouette_board.py"):
        assert place in files
    assert "lib/girouette/shell.mpy" in files and "lib/girouette_device/main.mpy" in files
    assert "lib/girouette/games/tails_on_fire/game.mpy" in files
    for path in (ROOT / "lib").rglob("*.txt"):
        assert files[path.relative_to(ROOT).as_posix()] == path.read_bytes(), "texts go as they are"
    ours = ROOT / "boards" / board / "girouette_board.py"
    assert files["girouette_board.py"] == ours.read_bytes()
    assert not [place for place in files if "__pycache__" in place or place.endswith(".pyc")]


@pytest.mark.parametrize("board", BOARDS)
def test_only_boards_that_may_measure_a_battery_carry_the_code_for_it(board):
    places = {"lib/girouette_device/battery.mpy", "lib/girouette/power.mpy"}
    there = places & set(drive_files(board))
    assert there == (places if hasattr(board_values(board), "BATTERY") else set())


@pytest.mark.parametrize("board", [*BOARDS, PHONE])
def test_every_part_that_the_core_may_load_is_there(board):
    files = drive_files(board)
    every = f"{parts.PARTS} {parts.OF_EVERY_GAME} {parts.OF_A_GAME} {parts.OF_A_SETUP}"
    for name in every.split():
        assert f"lib/girouette/{name}.mpy" in files


@pytest.mark.parametrize("board", BOARDS)
def test_compiled_files_carry_circuitpythons_mark_and_version_6(board):
    compiled = {place: data for place, data in drive_files(board).items() if place.endswith(".mpy")}
    assert compiled
    assert {data[:2] for data in compiled.values()} == {b"C\x06"}


@pytest.mark.parametrize("board", BOARDS)
def test_libraries_and_their_licences_go_with_the_parts(board):
    files = drive_files(board)
    kind = board_values(board).DISPLAY[0]
    for chip in ("ssd1306", "sh1107"):
        assert (f"lib/adafruit_displayio_{chip}.mpy" in files) == (kind == chip)
    licences = files["LICENSES/girouette.txt"].decode()
    assert licences.startswith((ROOT / "LICENSE").read_text("utf-8"))
    libraries = [place for place in files if place.startswith("lib/") and place.count("/") == 1]
    for place in libraries:
        name = place[4:].removesuffix(".mpy")
        assert f"\n{name} " in licences


@pytest.mark.parametrize("board", BOARDS)
def test_heap_in_one_piece_only_where_it_was_tried(board):
    text = drive_files(board)["settings.toml"].decode()
    settings = tomllib.loads(text)
    assert text.startswith((ROOT / "firmware" / "settings.toml").read_text("utf-8"))
    tried = board_values(board).PORT == "rp2040"
    assert settings.get("CIRCUITPY_HEAP_START_SIZE") == (HEAP_START["rp2040"] if tried else None)


@pytest.mark.parametrize("board", BOARDS)
def test_code_and_glyphs_that_only_other_displays_need_stay_away(board):
    files = drive_files(board)
    colour = board_values(board).COLOUR_DISPLAY
    for name in ("screen_mono", "pages"):
        assert (f"lib/girouette_device/{name}.mpy" in files) != colour
    for name in ("screen_colour", "many_dots"):
        assert (f"lib/girouette_device/{name}.mpy" in files) == colour
    assert ("lib/girouette_device/oled_spi.mpy" in files) == (board == "macropad_rp2040")
    on_i2c = not colour and board_values(board).DISPLAY[0] != "builtin"
    assert ("lib/girouette_device/oled_i2c.mpy" in files) == on_i2c
    sticks = {"pygamer", "feather_reverse_tft"}
    assert ("lib/girouette_device/joined_keys.mpy" in files) == (board in sticks)
    assert ("lib/girouette_device/led.mpy" in files) == (board == "pico_display")
    for name in ("sound.mpy", "tunes.txt"):
        assert (f"lib/girouette_device/{name}" in files) == bool(board_values(board).SOUND)
    converter = board in ("pybadge", "pygamer")
    assert ("lib/girouette_device/converter_sound.mpy" in files) == converter
    on_side = board in ("pico_ring", "feather_oled")
    assert ("lib/girouette_device/on_side.mpy" in files) == on_side
    endings = {place.rsplit(".")[-1] for place in files if place.startswith("fonts/")}
    by_board = {
        "feather_oled": {"rows"}, "macropad_rp2040": {"cols"}, "pico_ring": {"cols", "rows"},
        "pybadge": {"bin"}, "feather_reverse_tft": {"bin"}, "pygamer": {"bin"},
        "pico_display": {"bin"},
    }  # fmt: skip
    assert endings - {"md"} == by_board[board]


def test_two_builds_are_the_same_bytes(tmp_path):
    board = BOARDS[0]
    first, _ = build(board, tmp_path / "one")
    second, _ = build(board, tmp_path / "two")
    assert first.name == f"girouette-{board}-{version()}"
    zips = [folder.parent / (folder.name + ".zip") for folder in (first, second)]
    assert zips[0].read_bytes() == zips[1].read_bytes()
    with zipfile.ZipFile(zips[0]) as archive:
        inside = {name: archive.read(name) for name in archive.namelist()}
    on_disk = {
        path.relative_to(first).as_posix(): path.read_bytes()
        for path in first.rglob("*")
        if path.is_file()
    }
    assert inside == on_disk


def test_a_rebuild_leaves_nothing_old_behind(tmp_path):
    folder, _ = build(BOARDS[0], tmp_path)
    (folder / "lib" / "girouette" / "old.mpy").write_bytes(b"x")
    build(BOARDS[0], tmp_path)
    assert not (folder / "lib" / "girouette" / "old.mpy").exists()


def test_source_builds_hold_sources(tmp_path):
    files = drive_files(BOARDS[0], source=True)
    assert "lib/girouette/shell.py" in files and "lib/adafruit_miniqr.py" in files
    assert not [place for place in files if place.endswith(".mpy")]


def clusters(files, size):
    """How many clusters of that size files and their folders take."""
    folders = {parent for place in files for parent in PurePosixPath(place).parents[:-1]}
    return len(folders) + sum(max(1, -(-len(data) // size)) for data in files.values())


@pytest.mark.parametrize("board", [board for board in BOARDS if board.startswith("pico")])
def test_a_pico_has_room_for_it_however_its_drive_was_formatted(board):
    """CircuitPython makes clusters of 512 bytes on its 1,024 KB; a computer may make 4 KB ones, of
    which 251 are left after the tables."""
    assert clusters(drive_files(board), 4096) <= 251
