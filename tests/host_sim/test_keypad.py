# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Keys: scanned every 20 ms, queued, and lost only with a flag."""

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
        assert 40 <= later - at <= 60


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


def test_reset_reports_a_held_key_again():
    with reading() as simulated:
        simulated.press("PREV")
        simulated.power_on(settle_ms=100)
        assert [event[:2] for event in simulated.app.events()] == [(0, True)]
        simulated.app.keys.reset()
        simulated.advance(50)
        assert [event[:2] for event in simulated.app.events()] == [(0, True)]


def test_events_compare_by_key_and_direction_only():
    code = """
    import keypad
    one, other = keypad.Event(3, True, 5), keypad.Event(3, True, 9)
    app = [one == other, hash(one) == hash(other), one == keypad.Event(3, False), one.released]
    """
    assert run(code) == [True, True, False, False]


def test_matrix_numbers_rows_by_columns():
    code = """
    import board, keypad, time
    keys = keypad.KeyMatrix((board.GP10, board.GP11), (board.GP12, board.GP13))
    class App:
        pass
    app = App()
    app.numbers = [keys.row_column_to_key_number(1, 0), keys.key_number_to_row_column(3)]
    app.queue = keys.events
    while True:
        time.sleep(0.01)
    """
    with device(code=code) as simulated:
        simulated.power_on(settle_ms=100)
        assert simulated.app.numbers == [2, (1, 1)]
        pins = simulated.wiring.definition.pins
        simulated.wiring.pressed.add(("matrix", pins["GP11"], pins["GP12"]))
        simulated.advance(50)
        event = simulated.app.queue.get()
        assert (event.key_number, event.pressed) == (2, True)


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


def test_queues_and_scanners_refuse_nonsense():
    assert refusal("keypad.EventQueue()")[0] == "TypeError"
    start = "keypad.Keys((pins.GP10,), value_when_pressed=False, "
    assert refusal(start + "max_events=0)")[0] == "ValueError"
    assert refusal(start + "interval=0)")[0] == "ValueError"
    assert refusal(start + "debounce_threshold=128)")[0] == "ValueError"
    assert refusal("keypad.Keys((pins.GP10,))")[0] == "TypeError"
