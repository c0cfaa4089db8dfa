# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Parts that fail in mid-game: the NVM, the display, the keys' queue, the clock's wrap, memory."""

import pytest

from host_sim.device import Device
from tests.robust.common import BOARDS, Fidget, quick_ports

pytestmark = pytest.mark.slow

WRAP = 2**29
ROUNDS = 25


class FailingNvm:
    """An NVM that refuses writes at times: at once, or with the first half of them done."""

    def __init__(self, nvm, rng):
        self.nvm = nvm
        self.rng = rng  # None: never half
        self.fails = False
        self.refused = 0

    def __len__(self):
        return len(self.nvm)

    def __getitem__(self, index):
        return self.nvm[index]

    def __setitem__(self, index, value):
        if not self.fails:
            self.nvm[index] = value
            return
        self.refused += 1
        half = len(value) // 2
        if half and self.rng and self.rng.random() < 0.5:
            self.nvm[index.start : index.start + half] = value[:half]
        raise OSError(5)


@pytest.mark.parametrize("board", BOARDS)
def test_nvm_that_fails_at_times_never_stops_play(board):
    """While it fails the screen says so; when it works again, all of the game is written."""
    ports = quick_ports(board, seed=board)
    hand = Fidget(ports, board + " nvm")
    nvm = ports.nvm = FailingNvm(ports.nvm, hand.rng)
    hand.start()
    told = 0
    for _ in range(ROUNDS):
        hand.open_another()
        hand.fidget(40)
        nvm.fails = True
        hand.fidget(40)
        hand.wait(4)
        if hand.app.store.reason:
            assert "[unsaved]" in hand.sees()
            told += 1
        nvm.fails = False
        hand.fidget(40)
        hand.go_home()
        hand.wait(4)
        before = hand.app.store.running
        if hand.app.store.saved == "unsaved":
            # Nothing was left to be written that would have tried again.
            hand.app.store.flush()
        assert hand.app.store.saved == "", hand.sees()
        hand.start()
        assert hand.app.store.running == before
    print(f"{board}: {nvm.refused} refused writes, {told} of {ROUNDS} times it was still on screen")
    assert told


def test_nvm_that_fails_for_good_is_named_and_what_was_saved_stays():
    ports = quick_ports("pico_ring")
    hand = Fidget(ports, "for good")
    nvm = ports.nvm = FailingNvm(ports.nvm, None)
    hand.start()
    hand.open_another()
    while not hand.app.store.running or len(hand.app.store.running[2]) < 5:
        hand.press("OK")
    before = hand.app.store.running
    nvm.fails = True
    while not hand.app.store.reason:
        hand.press("OK")
    assert "Mémoire en panne" in hand.sees(), "why nothing is saved"
    hand.press("OK")
    for _ in range(100):
        hand.press("OK")
    assert "[unsaved]" in hand.sees() and nvm.refused > 10
    assert hand.start().app.store.running == before
    hand.press("OK")
    assert hand.app.title != "Girouette"


def in_a_game(device):
    """Language, games, the first game, and some of its first questions."""
    for _ in range(5):
        device.tap("OK")
        device.advance(200)
    # Ports that erase collect their writes.
    device.advance(4000)
    return device.app.store.running


def come_back(device):
    """Power on; "continue" is offered first, and is a game."""
    device.power_on()
    assert device.app.question.options[0] == "continue"
    before = device.app.store.running
    device.tap("OK")
    device.advance(300)
    assert device.app.title != "Girouette"
    return before


@pytest.mark.parametrize("board", BOARDS)
def test_the_clock_wraps_in_mid_game(board):
    """At every offset: keys, a held key, the pause before a write and the dimmed screen."""
    for ahead in (2100, 2700, 3400, 6000):
        with Device(board, ticks_start=WRAP - ahead) as device:
            device.power_on()
            left = in_a_game(device)
            assert device.machine.ticks_ms() < WRAP - ahead, "it has wrapped"
            device.hold("OK", 700)
            assert device.app.question.key == "menu"
            device.tap("BACK")
            device.advance(200_000)
            device.tap("NEXT")
            assert "Traceback" not in device.console
            device.pull_plug()
            assert come_back(device) == left


def test_too_many_keys_for_the_queue():
    """While the loop is busy for seconds, people hammer on the keys; then everything goes on."""
    with Device("pico_ring") as device:
        device.power_on()
        left = in_a_game(device)
        tick, cursor = device.app.tick, device.app.cursor
        presses = 60
        assert presses % len(device.app.question.options), "presses that were taken would show"

        def busy(now):
            device.app.tick = tick
            device.machine.spend_us(6_000_000)
            tick(now)

        device.app.tick = busy
        device.advance(20)
        for _ in range(presses):
            device.press("NEXT")
            device.advance(30)
            device.release("NEXT")
            device.advance(30)
        device.advance(5000)
        assert device.app.tick is tick and "Traceback" not in device.console
        assert device.app.cursor == cursor, "of a queue that ran over nothing is taken"
        device.tap("NEXT")
        assert device.app.cursor == cursor + 1
        device.pull_plug()
        assert come_back(device) == left


@pytest.mark.parametrize("pull_ups", [False, True])
@pytest.mark.parametrize("board", ["feather_oled", "pico_ring"])
def test_the_display_comes_off_in_mid_game(board, pull_ups):
    with Device(board) as device:
        device.power_on()
        left = in_a_game(device)
        device.unplug_display(pull_ups)
        for _ in range(8):
            device.tap("OK")
        assert "Traceback" not in device.console
        device.advance(4000)
        now = device.app.store.running
        assert len(now[2]) > len(left[2]), "the answers given blindly are kept"
        device.pull_plug()
        device.plug_display()
        assert come_back(device) == now


def starve(device, module, name, times=1):
    """The function finds no memory, so many times."""
    modules = device._program.modules
    owner = modules[module]
    for part in name.split(".")[:-1]:
        owner = getattr(owner, part)
    name = name.split(".")[-1]
    real = getattr(owner, name)
    left = [times]

    def fail(*arguments):
        if not left[0]:
            return real(*arguments)
        left[0] -= 1
        raise MemoryError("memory allocation failed")

    setattr(owner, name, fail)


SITES = [
    ("girouette_device.layout", "plan"),
    ("girouette_device.screen_mono", "Screen.show"),
    ("girouette_device.screen_mono", "Screen.blink"),
    ("girouette_device.lights", "Lights.show"),
    ("girouette.texts", "Texts.raw"),
    ("girouette.shell", "App.tick"),
    ("girouette.shell", "App.paint"),
    ("girouette.texts", "Texts.get"),
    ("girouette.session", "Session.answer"),
    ("girouette.store", "Store.append"),
    ("girouette.scene", "Scene.clear"),
]


@pytest.mark.parametrize("site", SITES, ids=[name for _, name in SITES])
def test_no_memory_on_the_device(site):
    """Once, and then so often that not even the crash screen can be drawn."""
    for times in (1, 3):
        with Device("pico_ring") as device:
            device.power_on()
            left = in_a_game(device)
            starve(device, *site, times=times)
            for _ in range(4):
                device.tap("OK")
                device.tap("BACK")
            device.advance(1000)
            assert device.console.count("Traceback") >= 1, "the fault was met"
            assert device.powered and not device.code_done
            for _ in range(3):
                device.tap("OK")
                device.advance(500)
            device.advance(4000)
            device.pull_plug()
            after = come_back(device)
            assert after[:2] == left[:2] and after[2].startswith(left[2])


def test_no_memory_for_the_app_at_power_on():
    """A screen says so, and OK tries again."""
    with Device("pico_ring", files={"/lib/girouette/store.py": b"raise MemoryError\n"}) as device:
        device.power_on()
        assert "MemoryError" in device.console and not device.code_done
        assert any(any(row) for row in device.picture())
        device.tap("OK")
        device.advance(1000)
        assert device.console.count("Traceback") == 2
