# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Settings, Keys and lights, on every board: each light alone and in turn; keys are named."""

import pytest

from host_sim import records
from host_sim.device import Device
from host_sim.rig import board_names
from host_sim.story import Story

ROUND_MS = 64 * 160


@pytest.mark.slow
@pytest.mark.parametrize("board", board_names())
def test_each_light_goes_on_alone_and_in_turn(board):
    with Device(board) as device:
        records.set_language(device.nvm, "en")
        for _number, act, _line in Story("choose Settings\nchoose Keys and lights").steps:
            for ms in act(device):
                device.advance(ms)
        assert device.app.question.raw
        order = []
        for _ in range(0, ROUND_MS, 50):
            lit = [place for place, colour in enumerate(device.lights()) if any(colour)]
            assert len(lit) <= 1, "one at a time"
            if lit and lit[0] not in order:
                order.append(lit[0])
            device.advance(50)
        assert order == list(range(len(device.lights())))
        device.tap("NEXT")
        assert "NEXT ✓" in device.describe()
