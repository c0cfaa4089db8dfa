# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Random key presses in menus, tools and games, with pulled plugs in between.

A million by default, shared out among the boards; GIROUETTE_PRESSES is the number for each board.
Here the app runs on the board's ports; test_device_presses.py has the firmware under it too.
"""

import gc
import os
import sys
import types

import pytest

from tests.kit.common import board_ports
from tests.robust.common import BOARDS, Fidget, quick_ports

PRESSES = int(os.environ.get("GIROUETTE_PRESSES", 1_000_000 // len(BOARDS)))
LONGEST_RUN = 4000  # presses between two pulls of the plug
HEAP_RUN = 2000  # presses between two looks at the heap


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
    for _ in hand.ports.games + hand.ports.tools:
        hand.open_another()
    live = []
    for _ in range(8):
        hand.fidget(HEAP_RUN)
        hand.go_home()
        gc.collect()
        live.append(sys.getallocatedblocks())
    print(f"{board}: blocks alive at the home menu after each {HEAP_RUN} presses: {live}")
    # The first runs load modules and fill what is bounded: 20 finished games, names, facts. Then
    # it levels off; a leak of one block a press would add thousands.
    assert live[-1] - live[-4] < HEAP_RUN // 4


def test_games_loaded_and_dropped_leave_nothing_behind():
    """Every game and tool in turn, its modules really loaded and dropped, and all again."""
    ports = board_ports("pico_ring")
    ports.log = lambda text: None
    hand = Fidget(ports, "modules")
    live = []
    for _ in range(4):
        for _ in ports.games + ports.tools:
            hand.open_another()
            hand.fidget(150)
        hand.go_home()
        gc.collect()
        live.append(functions_of_games())
    print(f"functions of games alive at the home menu after each round of all of them: {live}")
    # Other tests of this process may hold some; a round of ours leaves none.
    assert len(set(live)) == 1


def functions_of_games():
    """How many functions of games and tools the host still holds: a dropped module has none."""
    packages = ("girouette.games.", "girouette.tools.")
    return sum(
        isinstance(thing, types.FunctionType) and str(thing.__module__).startswith(packages)
        for thing in gc.get_objects()
    )
