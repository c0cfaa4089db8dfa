# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The real app on every board in every whole language: from the home menu into a turn, as pictures;
and what a language of its own letters looks like."""

import pytest

from host_sim.device import Device
from host_sim.languages import LANGUAGES, WHOLE_LANGUAGES
from tools.packages import game_names

from .common import BOARD_NAMES, HERE, slow_but_few

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


@pytest.mark.parametrize("language", WHOLE_LANGUAGES)
@pytest.mark.parametrize("board", slow_but_few(BOARD_NAMES))
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
        assert device.app.texts.get("s.play") in device.describe()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("board", ("pico_ring", "pybadge"))
def test_fire_tower_is_offered_in_every_language(board, language, golden, tmp_path):
    """Letters that are no other language's come from the drive, on a display of either kind."""
    with Device(board, lang=language, seed=5) as device:
        device.power_on()
        texts = device.app.texts
        assert texts.language == language == device.app.settings.language
        for place in (device.app.question.options.index("games"), game_names().index("fire_tower")):
            for key in ["NEXT"] * place + ["OK"]:
                device.tap(key)
                device.advance(250)
        assert device.app.title == "Fire Tower" and texts.get("q.players") in device.describe()
        device.tap("BACK")
        device.advance(250)
        device.png(tmp_path / "now.png", scale=1)
        golden(
            HERE / "goldens" / "languages" / board / f"{language}.png",
            (tmp_path / "now.png").read_bytes(),
        )
