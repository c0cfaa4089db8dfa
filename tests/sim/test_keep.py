# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""`sim --keep FILE`: what the file holds, and what is no such file."""

import json

import pytest

from host_sim import __main__ as sim
from host_sim.device import Device
from host_sim.keep import Keep, KeepError
from host_sim.rig import Rig


def test_what_is_in_the_nvm_is_in_the_file_and_the_next_device_has_it(tmp_path):
    path = tmp_path / "kept.json"
    keep = Keep(path)
    assert keep.board is None and keep.nvm("pico_ring") is None
    rig = Rig("pico_ring", "en")
    rig.advance(2500)
    rig.device.tap("OK")
    rig.device.tap("OK")
    rig.device.tap("OK")
    keep.look(rig.board, rig.device.nvm)
    held = bytes(rig.device.nvm.data)
    rig.close()
    again = Keep(path)
    assert again.board == "pico_ring" and again.nvm("pico_ring") == held
    with Device("pico_ring", lang="en", nvm=again.nvm("pico_ring")) as device:
        device.power_on()
        assert "Resume" in device.describe()


def test_boards_are_kept_beside_each_other_and_an_unchanged_one_is_not_written(tmp_path):
    keep = Keep(tmp_path / "kept.json")
    for board in ("pico_ring", "pybadge"):
        rig = Rig(board, "en")
        keep.look(board, rig.device.nvm)
    assert set(json.loads(keep.path.read_text())["nvm"]) == {"pico_ring", "pybadge"}
    keep.path.unlink()
    keep.look("pybadge", rig.device.nvm)
    assert not keep.path.exists()
    rig.close()


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"board": "x", "nvm": {"x": "zz"}}'])
def test_a_file_of_somebody_elses_is_left_alone(tmp_path, text):
    path = tmp_path / "notes.txt"
    path.write_text(text)
    with pytest.raises(KeepError):
        Keep(path)
    problem = sim.main(["--no-browser", "--keep", str(path)])
    assert problem == f"sim: {path} is there and keeps no device"
    assert path.read_text() == text


def test_a_story_has_nothing_to_keep(tmp_path, capsys):
    with pytest.raises(SystemExit):
        sim.main(["--headless", "--story", "x.story", "--keep", str(tmp_path / "kept.json")])
    assert "--keep is for the page" in capsys.readouterr().err
