# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Keys: scanned every 20 ticks, queued, and lost only with a flag; the wheel by its quarters."""

import pytest

from .common import BOARD_NAMES, device, refusal, run

READ = """
import board, keypad, time, supervisor

class App:
    def __init__(self):
        self.keys = keypad.Keys((board.GP10, board.GP11), value_when_pressed=False, EXTRA)
        self.read = False

    def events(self):
        taken = []
        event = keypad.Event()
        while self.keys.events.get_into(event):
            taken.append((event.key_number, event.pressed, event.timestamp))
        return taken

app = App()
while True:
    time.sleep(0.005)
"""


def reading(extra="pull=True"):
    return device(code=READ.replace("EXTRA", extra))


def test_press_and_release_arrive_with_their_scans_time():
    with reading() as simulated:
        simulated.power_on(settle_ms=100)
        before = (simulated.ticks_start + 100) % (1 << 29)
        simulated.press("PREV")
        simulated.advance(50)
        simulated.release("PREV")
        simulated.advance(50)
        (number, pressed, at), (_, released, later) = simulated.app.events()
        assert (number, pressed, released) == (0, True, False)
        assert before <= at <= before + 20
        # Of scans 19.5 ms apart, the press and the release were seen by two or three.
        assert 39 <= later - at <= 59


def test_a_key_shorter_than_a_scan_is_never_seen():
    with reading() as simulated:
        simulated.power_on(settle_ms=101)
        simulated.press("PREV")
        simulated.advance(5)
        simulated.release("PREV")
        simulated.advance(100)
        assert simulated.app.events() == []


def test_debouncing_waits_for_the_threshold():
    with reading("debounce_threshold=3") as simulated:
        simulated.power_on(settle_ms=100)
        simulated.press("NEXT")
        simulated.advance(45)
        assert simulated.app.events() == []
        simulated.advance(40)
        assert [event[:2] for event in simulated.app.events()] == [(1, True)]


def test_a_full_queue_drops_the_newest_and_says_so():
    with reading("max_events=4") as simulated:
        simulated.power_on(settle_ms=100)
        simulated.tap("PREV", times=3)
        queue = simulated.app.keys.events
        assert (len(queue), queue.overflowed) == (4, True)
        assert [event[1] for event in simulated.app.events()] == [True, False, True, False]
        assert queue.overflowed
        queue.clear()
        assert (len(queue), bool(queue), queue.overflowed) == (0, False, False)


def test_the_default_queue_holds_64():
    with reading() as simulated:
        simulated.power_on(settle_ms=100)
        simulated.tap("PREV", times=33)
        assert (len(simulated.app.keys.events), simulated.app.keys.events.overflowed) == (64, True)


def test_a_key_held_from_the_start_is_heard_of_only_when_it_is_let_go():
    with reading() as simulated:
        simulated.press("PREV")
        simulated.power_on(settle_ms=200)
        assert simulated.app.events() == []
        simulated.release("PREV")
        simulated.advance(50)
        assert [event[:2] for event in simulated.app.events()] == [(0, False)]


def test_reset_reports_held_keys_at_once():
    with reading() as simulated:
        simulated.press("PREV")
        simulated.power_on(settle_ms=100)
        simulated.app.keys.reset()
        assert [event[:2] for event in simulated.app.events()] == [(0, True)]
        simulated.advance(100)
        assert simulated.app.events() == []


def test_a_debounced_reset_takes_as_many_scans_as_a_press():
    with reading("debounce_threshold=3") as simulated:
        simulated.press("PREV")
        simulated.power_on(settle_ms=100)
        simulated.app.keys.reset()
        assert simulated.app.events() == []
        simulated.advance(60)
        assert [event[:2] for event in simulated.app.events()] == [(0, True)]


def test_a_scan_is_due_every_20_ticks_of_the_board():
    """And a tick is a 1024th of a second: 51 scans a second, not 50."""
    with reading() as simulated:
        simulated.power_on(settle_ms=1000)
        scanner = simulated.app.keys
        first = scanner._next_scan_us
        simulated.advance(20 * 1000)
        scans = 20 * 1024 // 20
        assert abs(scanner._next_scan_us - first - scans * 20 * 1_000_000 // 1024) <= scans


def test_events_compare_by_key_and_direction_only():
    code = """
    import keypad
    one, other = keypad.Event(3, True, 5), keypad.Event(3, True, 9)
    app = [one == other, hash(one), hash(other), one == keypad.Event(3, False), one.released]
    app.append(keypad.Event(70000).key_number)
    """
    assert run(code) == [True, 0x8003, 0x8003, False, False, 70000 & 0xFFFF]


def test_a_queue_outlives_its_keys_but_the_keys_refuse():
    code = """
    import board, keypad
    keys = keypad.Keys((board.GP10,), value_when_pressed=False)
    queue = keys.events
    keys.deinit()
    app = [len(queue)]
    for use in (lambda: keys.events, lambda: keys.key_count, lambda: keys.reset()):
        try:
            use()
            app.append("no error")
        except ValueError as error:
            app.append(str(error)[:27])
    keys.deinit()
    """
    assert run(code) == [0] + 3 * ["Object has been deinitializ"]


@pytest.mark.parametrize("board", BOARD_NAMES)
def test_every_key_of_every_board_is_its_own_number(board):
    code = """
    import time
    import little_keys
    class App:
        pass
    app = App()
    app.keys = little_keys.make_keys()
    while True:
        time.sleep(0.01)
    """
    little = b"""
import board, keypad
import girouette_board as wired

def make_keys():
    if wired.KEYS[0] == "pins":
        pins = tuple([getattr(board, name) for name in wired.KEYS[1]])
        return keypad.Keys(pins, value_when_pressed=wired.KEYS[2], pull=wired.KEYS[3])
    clock, data, latch = [getattr(board, name) for name in wired.KEYS[1:4]]
    return keypad.ShiftRegisterKeys(clock=clock, data=data, latch=latch,
        key_count=wired.KEYS[4], value_when_pressed=wired.KEYS[5])
"""
    with device(board, code, files={"/little_keys.py": little}) as simulated:
        simulated.power_on()
        assert simulated.app.keys.key_count == len(simulated.keys)
        for number, key in enumerate(simulated.keys):
            simulated.tap(key)
            queue = simulated.app.keys.events
            assert [(e.key_number, e.pressed) for e in (queue.get(), queue.get())] == [
                (number, True),
                (number, False),
            ]
            assert queue.get() is None


def test_the_wheel_counts_detents_both_ways():
    code = """
    import board, rotaryio, time
    class App:
        pass
    app = App()
    app.wheel = rotaryio.IncrementalEncoder(board.ENCODER_A, board.ENCODER_B)
    while True:
        time.sleep(0.01)
    """
    with device("macropad_test", code) as simulated:
        simulated.power_on()
        simulated.turn_wheel(3)
        assert simulated.app.wheel.position == 3
        simulated.tap("PREV", times=5)
        assert simulated.app.wheel.position == -2
        simulated.app.wheel.position = 10
        simulated.tap("NEXT")
        assert simulated.app.wheel.position == 11


def test_a_wheel_between_two_detents_stays_where_it_was():
    """A detent counts when all four quarters of it were turned, both ways: no trembling."""
    code = """
    import board, rotaryio, time
    class App:
        pass
    app = App()
    app.wheel = rotaryio.IncrementalEncoder(board.ENCODER_A, board.ENCODER_B)
    while True:
        time.sleep(0.01)
    """
    with device("macropad_test", code) as simulated:
        simulated.power_on()
        seen = []
        for quarters in (3, 1, -1, -1, -1, -1, 2, -2, 3, 1):
            simulated.wiring.turn_wheel(quarters)
            seen.append(simulated.app.wheel.position)
        assert seen == [0, 1, 1, 1, 1, 0, 0, 0, 0, 1]
        simulated.app.wheel.divisor = 2
        simulated.wiring.turn_wheel(2)
        assert simulated.app.wheel.position == 2


def test_a_wheel_with_its_wires_crossed_counts_the_other_way():
    code = """
    import board, rotaryio, time
    app = rotaryio.IncrementalEncoder(board.ENCODER_B, board.ENCODER_A)
    while True:
        time.sleep(0.01)
    """
    with device("macropad_test", code) as simulated:
        simulated.power_on()
        simulated.turn_wheel(2)
        assert simulated.app.position == -2


def test_queues_and_scanners_refuse_nonsense():
    assert refusal("keypad.EventQueue()")[0] == "TypeError"
    start = "keypad.Keys((pins.GP10,), value_when_pressed=False, "
    assert refusal(start + "max_events=0)")[0] == "ValueError"
    assert refusal(start + "interval=0)")[0] == "no error"
    assert refusal(start + "interval=-0.1)")[0] == "ValueError"
    assert (
        refusal("keypad.Keys((pins.GP10, pins.GP10), value_when_pressed=False)")[0] == "TypeError"
    )
    assert refusal("keypad.Event(-1)")[0] == "ValueError"
    assert refusal(start + "debounce_threshold=128)")[0] == "ValueError"
    assert refusal("keypad.Keys((pins.GP10,))")[0] == "TypeError"
