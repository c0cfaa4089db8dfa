# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Random key presses in menus, tools and games, with pulled plugs in between.

A million by default, shared out among the boards; GIROUETTE_PRESSES is the number for each board.
Here the app runs on the board's ports; test_device_presses.py has the firmware under it too.
"""

import gc
import os
import sys

import pytest

from tests.robust.common import BOARDS, Fidget, quick_ports

PRESSES = int(os.environ.get("GIROUETTE_PRESSES", 1_000_000 // len(BOARDS)))
LONGEST_RUN = 4000  # presses between two pulls of the plug


@pytest.mark.parametrize("board", BOARDS)
def test_any_key_at_any_time(board):
    ports = quick_ports(board, seed=board)
    hand = Fidget(ports, board)
    while hand.presses < PRESSES:
        hand.fidget(hand.rng.randrange(LONGEST_RUN))
        if hasattr(ports.nvm, "chip") and hand.rng.random() < 0.5:
            hand.pull_the_plug_in_a_write()
        else:
            hand.pull_the_plug()
        if hand.rng.random() < 0.6:
            hand.open_another()
    print(
        f"{board}: {hand.presses} presses, {hand.opened} times a game or tool opened, {hand.pulls} "
        f"pulls of the plug, after {hand.offered} of them a game to go on with, "
        f"{len(hand.app.store.finished())} finished games kept"
    )
    assert hand.opened > len(ports.games) + len(ports.tools)
    assert hand.app.store.finished(), "no game ever came to its end"
    assert hand.offered > hand.pulls // 4


@pytest.mark.parametrize("board", BOARDS)
def test_the_heap_does_not_grow(board):
    """One run without a restart: at the home menu as many blocks of memory live as before."""
    hand = Fidget(quick_ports(board, seed=board), board + " heap")
    live = []
    for _ in range(8):
        hand.fidget(PRESSES // 50)
        hand.go_home()
        gc.collect()
        live.append(sys.getallocatedblocks())
    print(f"{board}: blocks alive at the home menu after each {PRESSES // 50} presses: {live}")
    # The first runs load modules and fill what is bounded: 20 finished games, names, facts.
    assert max(live[4:]) < max(live[2:4]) + 300
