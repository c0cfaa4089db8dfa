# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Calls never go so deep that a board's Python stack is exhausted: random presses in every game,
with half of what settings.toml asks for, on the VM, whose frames are as large as a board's. The
other half is for the firmware's own frames around the app, and to spare."""

import tomllib

import pytest

from tests.shell_ports import LIB
from tools.drive import game_names
from tools.micropython.vm import VM_PORTS, VMError, lib_files, run

SETTINGS = LIB.parent.parent / "firmware" / "settings.toml"
WORD = 4  # bytes; the VM counts its stack in words
PRESSES = 1500

HAND = """
from vm_ports import Ports
from girouette.shell import App

state = [7]

def below(n):
    state[0] = (state[0] * 1103515245 + 12345) & 0x7FFFFFFF
    return (state[0] >> 8) % n

ports = Ports({games!r}, [], bytearray(b"\\xff" * 4096), "fr")
ports.random_bytes = lambda count: bytes([below(256) for _ in range(count)])
ports.qr_rows = lambda text: None
ports.direct_keys = 12
app = App(ports)
now = asides = inside = 0
for _ in range({presses}):
    now += 300
    if not app.in_game and app.title == "Girouette":
        # "Continue" comes first where a game waits.
        options = app.question.options
        app.press(options.index("games") if "games" in options else {number}, now)
        continue
    inside += 1
    chance = below(100)
    if chance < 2:
        app.hold(now)
        asides += 1
    elif chance < 60:
        app.press("OK", now)
    elif chance < 90:
        app.press("NEXT", now)
    else:
        app.press(below(6), now)
    app.tick(now)
print(inside, asides)
"""


def play(game, pystack):
    files = lib_files() | {"/lib/vm_ports.py": VM_PORTS.read_text(encoding="utf-8")}
    names = game_names()
    script = HAND.format(games=names, presses=PRESSES, number=names.index(game))
    return run(script, files, pystack=pystack)


@pytest.mark.parametrize("game", game_names())
def test_random_presses_need_half_of_the_stack_at_most(game):
    size = tomllib.loads(SETTINGS.read_text(encoding="utf-8"))["CIRCUITPY_PYSTACK_SIZE"]
    inside, asides = play(game, size // WORD // 2).split()
    assert int(inside) > PRESSES // 2 and int(asides) > 10


def test_a_stack_that_is_too_small_would_be_seen():
    with pytest.raises(VMError, match="pystack exhausted"):
        play(game_names()[0], 250)
