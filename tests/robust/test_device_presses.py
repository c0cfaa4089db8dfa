# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Random keys on the whole firmware on every board's simulated chips, with the plug pulled.

GIROUETTE_DEVICE_PRESSES is the number for each board. Sending pictures to the display takes nine
tenths of the simulator's time, so all but some hundred presses lay the scenes out without it.
"""

import os
import random

import pytest

from host_sim.device import Device
from tests.robust.common import BOARDS

PRESSES = int(os.environ.get("GIROUETTE_DEVICE_PRESSES", 8_000))
WITH_PICTURES = PRESSES // 25
LONGEST_RUN = 900
DOWN_MS = (25,) * 12 + (600, 1100)  # some are held: repeats, the table menu


def fidget(device, rng, count):
    """Any key of the board, or a turn of its wheel."""
    keys = range(len(device.board["KEY_NAMES"]))
    for _ in range(count):
        if device.board["WHEEL"] and rng.random() < 0.4:
            device.turn_wheel(rng.choice((-1, 1, 1, 2)))
            continue
        key = rng.choice(keys)
        device.press(key)
        device.advance(rng.choice(DOWN_MS))
        device.release(key)
        device.advance(25)


def restart(device):
    """What was saved is offered first."""
    store = device.app.store
    before, waits = store.running, store.saved
    device.pull_plug()
    device.power_on()
    after = device.app.store.running
    if not waits:
        assert after == before
    if after:
        question = device.app.question
        assert question.key == "language" or question.options[0] == "continue"


@pytest.mark.parametrize("board", BOARDS)
def test_any_key_at_any_time_on_the_device(board):
    rng = random.Random(board)
    pulls = done = 0
    with Device(board, lang="en", seed=BOARDS.index(board)) as device:
        device.power_on()
        while done < PRESSES:
            with_pictures = done < WITH_PICTURES
            if not with_pictures:
                screen = device._program.modules["girouette_device.display"].Screen
                screen.refresh = lambda screen: None
            count = WITH_PICTURES if with_pictures else rng.randrange(LONGEST_RUN)
            fidget(device, rng, count)
            done += count
            assert "Traceback" not in device.console, device.console[-3000:]
            restart(device)
            pulls += 1
        games = device.console.count("game=")
    print(f"{board}: {done} presses on the device, {pulls} pulls of the plug, {games} times a game")
    assert games > pulls // 4
