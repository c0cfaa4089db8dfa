# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""A simulated device whose app does what the test says."""

import contextlib
import pathlib

import pytest

from host_sim.device import Device

HERE = pathlib.Path(__file__).parent
BOARDS = pathlib.Path(__file__).parents[2] / "boards"
BOARD_NAMES = sorted(
    path.name for path in BOARDS.iterdir() if path.is_dir() and path.name != "template"
)

# A quick run looks at one board for each kind of display and keys.
_LOOKED_AT_FIRST = ("macropad_rp2040", "pico_ring", "pybadge")


def slow_but_few(names):
    """Cases for these boards, of which a quick run has few."""
    return [
        name if name in _LOOKED_AT_FIRST else pytest.param(name, marks=pytest.mark.slow)
        for name in names
    ]


def board_with(folder, name, board, **changes):
    """A board of ours with other values, under another name in a folder of boards; that folder."""
    values = {}
    exec((BOARDS / board / "girouette_board.py").read_text("utf-8"), values)
    told = {key: value for key, value in values.items() if key.isupper()} | changes
    (folder / name).mkdir()
    text = "".join(f"{key} = {value!r}\n" for key, value in told.items())
    (folder / name / "girouette_board.py").write_text(text)
    return folder


@contextlib.contextmanager
def stub_device(board, **options):
    """A Device, off, with the stub in place of the shell."""
    files = dict(options.pop("files", {}))
    files["/lib/girouette/shell.py"] = (HERE / "stub_shell.py").read_bytes()
    with Device(board, files=files, **options) as device:
        yield device


def show(device, scene, ms=60, **fields):
    """Let the app show a scene, perhaps with other fields, and let it be drawn."""
    app = device.app
    for name, value in vars(scene).items():
        setattr(app.scene, name, fields.get(name, value))
    app.changes += 1
    device.advance(ms)


def plug_in_settings(device, **settings):
    for name, value in settings.items():
        setattr(device.app.settings, name, value)
    device.app.settings.changes += 1
    device.app.changes += 1
    device.advance(60)
