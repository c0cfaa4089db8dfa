# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Flashing, on a folder that plays the drive: also full, read-only, vanishing and wrong ones."""

import errno
import shutil
from collections import namedtuple

import pytest

from tools import flash as flashing
from tools.build import board_names, board_values, drive_files
from tools.flash import FlashError, find_drive, flash

# Each of them builds a drive.
pytestmark = pytest.mark.slow

BOARD = "pico_ring"
BOOT_OUT = """Adafruit CircuitPython {version} on 2026-05-01; Some Board with rp2040
Board ID:{board}
UID:1234
"""


def make_drive(path, version="10.2.1", board=None):
    path.mkdir(parents=True, exist_ok=True)
    board = board or board_values(BOARD).BOARD_ID
    (path / "boot_out.txt").write_text(BOOT_OUT.format(version=version, board=board))
    return path


@pytest.fixture
def drive(tmp_path):
    return make_drive(tmp_path / "CIRCUITPY")


def quiet(_text):
    """Progress nobody reads in tests."""


def test_everything_is_copied_and_a_second_run_copies_nothing(drive):
    assert flash(drive, say=quiet) == len(drive_files(BOARD))
    for place, data in drive_files(BOARD).items():
        assert (drive / place).read_bytes() == data
    said = []
    assert flash(drive, say=said.append) == 0
    assert "up to date" in said[-1]


def test_only_what_changed_is_copied(drive):
    flash(drive, say=quiet)
    (drive / "lib" / "girouette" / "shell.mpy").write_bytes(b"torn")
    said = []
    assert flash(drive, say=said.append) == 1
    assert any("shell.mpy" in line for line in said)


def test_the_makers_files_stay(drive):
    (drive / "settings.toml").write_text("MINE = 1\n")
    (drive / "facts.txt").write_text("tof.campfire = 1\n")
    (drive / "my_notes.txt").write_text("keep me")
    flash(drive, say=quiet)
    assert (drive / "settings.toml").read_text() == "MINE = 1\n"
    assert (drive / "facts.txt").read_text() == "tof.campfire = 1\n"
    assert (drive / "my_notes.txt").read_text() == "keep me"


def test_our_own_old_files_go(drive):
    flash(drive, say=quiet)
    old = drive / "lib" / "girouette" / "games" / "gone.mpy"
    old.write_bytes(b"old")
    flash(drive, say=quiet)
    assert not old.exists()


def test_code_is_copied_last(drive):
    said = []
    flash(drive, say=said.append)
    copied = [line.split("] ")[1] for line in said if line.startswith("[")]
    assert copied[-1].startswith("code.py")


def test_interrupted_and_repeated(drive, monkeypatch):
    real = flashing.same
    calls = []

    def unplugged(path, data):
        calls.append(path)
        if len(calls) > 150:
            raise KeyboardInterrupt
        return real(path, data)

    monkeypatch.setattr(flashing, "same", unplugged)
    with pytest.raises(KeyboardInterrupt):
        flash(drive, say=quiet)
    monkeypatch.setattr(flashing, "same", real)
    assert not (drive / "code.py").exists()
    flash(drive, say=quiet)
    assert (drive / "code.py").exists()


def test_a_wrong_board_is_refused(drive):
    make_drive(drive, board=board_values("pybadge").BOARD_ID)
    with pytest.raises(FlashError, match="made for"):
        flash(drive, BOARD, say=quiet)
    assert sorted(path.name for path in drive.iterdir()) == ["boot_out.txt"]


def test_an_unknown_board_is_named(drive):
    make_drive(drive, board="toaster_9000")
    with pytest.raises(FlashError, match="toaster_9000"):
        flash(drive, say=quiet)


@pytest.mark.parametrize("version", ["9.2.4", "8.0.0"])
def test_an_older_circuitpython_is_refused(drive, version):
    make_drive(drive, version=version)
    with pytest.raises(FlashError, match="needs 10.0 or later"):
        flash(drive, say=quiet)


def test_a_drive_that_is_none_is_refused(tmp_path):
    with pytest.raises(FlashError, match="boot_out.txt"):
        flash(tmp_path, say=quiet)
    with pytest.raises(FlashError, match="not there"):
        flash(tmp_path / "nowhere", say=quiet)


def test_a_full_drive_is_refused_before_anything_is_copied(drive, monkeypatch):
    usage = namedtuple("usage", "total used free")
    monkeypatch.setattr(shutil, "disk_usage", lambda path: usage(1 << 20, 1 << 20, 4096))
    with pytest.raises(FlashError, match="full"):
        flash(drive, say=quiet)
    assert sorted(path.name for path in drive.iterdir()) == ["boot_out.txt"]


@pytest.mark.parametrize(
    "number,words",
    [(errno.EROFS, "read-only"), (errno.ENOSPC, "full"), (errno.EIO, "run this again")],
)
def test_errors_while_copying_say_what_to_do(drive, monkeypatch, number, words):
    def fail(*_):
        raise OSError(number, "no")

    monkeypatch.setattr(flashing, "copy", fail)
    with pytest.raises(FlashError, match=words):
        flash(drive, say=quiet)


def test_a_vanishing_drive_is_named(drive, monkeypatch):
    def vanish(*_):
        shutil.rmtree(drive)
        raise OSError(errno.EIO, "gone")

    monkeypatch.setattr(flashing, "copy", vanish)
    with pytest.raises(FlashError, match="went away"):
        flash(drive, say=quiet)


def test_a_copy_that_reads_back_differently_is_noticed(drive, monkeypatch):
    monkeypatch.setattr(flashing, "same", lambda path, data: False)
    with pytest.raises(FlashError, match="reads back differently"):
        flash(drive, say=quiet)


def test_the_drive_is_found_by_its_boot_out(tmp_path):
    with pytest.raises(FlashError, match="data cable"):
        find_drive([tmp_path])
    one = make_drive(tmp_path / "one")
    assert find_drive([tmp_path, one]) == one
    two = make_drive(tmp_path / "two")
    with pytest.raises(FlashError, match="several"):
        find_drive([one, two])


def test_every_board_can_be_told_from_its_id():
    for name in board_names():
        assert flashing.choose_board(None, board_values(name).BOARD_ID) == name
