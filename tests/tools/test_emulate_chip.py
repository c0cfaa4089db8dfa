# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The built drive on a real CircuitPython image, where its owner names one in the environment:
GIROUETTE_UF2 and GIROUETTE_BOOTROM. Without, tests/conftest.py says that this was not run."""

import os
from pathlib import Path

import pytest

from tools import emulate
from tools.emulator import compare, images
from tools.emulator.device import EmulatedDevice

UF2, BOOTROM = os.environ.get("GIROUETTE_UF2"), os.environ.get("GIROUETTE_BOOTROM")

pytestmark = pytest.mark.skipif(not (UF2 and BOOTROM), reason="no image was given")

SHORT = "seed 4\npress OK\nchoose Sky Tango\nchoose 2\npress OK 2\n"


@pytest.fixture(scope="module")
def given():
    image = images.read_circuitpython(UF2)
    return emulate.choose_board(image, UF2), image, images.read_bootrom(BOOTROM)


def test_a_story_gives_the_same_pictures_lights_and_nvm(given, tmp_path):
    story = tmp_path / "short.story"
    story.write_text(SHORT)
    parted, looks = emulate.run_story(Path(story), *given)
    assert parted == []
    assert looks == 5


def test_a_chip_that_is_told_another_story_parts_from_the_simulator(given):
    board, image, bootrom = given
    _, steps = compare.play_in_simulator("press OK\n", "one", board, "fr")
    _, others = compare.play_in_simulator("press OK\n", "one", board, "en")
    with EmulatedDevice(board, image, bootrom) as device:
        steps[0].look = others[0].look
        (sentence, *_) = compare.play_on_chip(device, board, steps)
    assert sentence.startswith("line 0 (power on): ")
    assert "differ" in sentence
