# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The real app on every board in both languages: from the home menu into a turn, as pictures."""

import pytest

from host_sim.device import Device

from .common import BOARD_NAMES, HERE

# Taps before each picture: home, the games, Tails on Fire's setup, a turn, the table menu.
WAY = (
    ("home", ()),
    ("games", ("OK",)),
    ("players", ("NEXT", "NEXT", "NEXT", "OK")),
    ("colour", ("OK",)),
    ("options", ("OK", "OK", "OK", "OK")),
    ("setup", ("OK",)),
    ("fact", ("OK",)),
    ("oldest", ("OK", "OK")),
    ("brasiers", ("OK",)),
    ("turn", ("OK", "OK", "OK")),
)


@pytest.mark.parametrize("language", ("fr", "en"))
@pytest.mark.parametrize("board", BOARD_NAMES)
def test_from_home_into_a_turn(board, language, golden, tmp_path):
    with Device(board, lang=language, seed=5) as device:
        device.power_on()
        for name, taps in WAY:
            for key in taps:
                device.tap(key)
                device.advance(250)
            device.png(tmp_path / "now.png", scale=1)
            path = HERE / "goldens" / "app" / board / language / f"{name}.png"
            golden(path, (tmp_path / "now.png").read_bytes())
        words = {"fr": "à jouer", "en": "to play"}[language]
        assert words in device.describe()
