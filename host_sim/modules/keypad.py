# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""`keypad`: keys scanned in the background every interval, their transitions in a queue.

- Each key has a counter between minus and plus the threshold. A scan that finds the key down counts
  up, one that finds it up counts down; an event is a counter that reaches zero, and it jumps to
  the far end then.
- Counters start at zero and the first scan is in the constructor. So a key that is down from the
  start gives no event, but its release does.
- `reset` sets all counters to minus the threshold and scans at once: with a threshold of one every
  key that is down is in the queue when it returns. The queue keeps what was in it.
- A full queue discards the new event and sets `overflowed`, which stays until `clear`; the key's
  counter has moved on all the same.
- An interval counts in whole ticks of 1/1024 s, so the usual 20 ms are 20 ticks; 0 is every tick.
- A timestamp is the `ticks_ms` of the scan that saw the transition.
- After `deinit` the queue can still be read by whoever holds it, the keys refuse everything.

What a shift register holds at its very first scan, before anything was latched, nobody knows; here
it is the keys as they are.

Checked against CircuitPython 10.2.1, and the same in 10.0.0: shared-module/keypad/__init__.c
(keypad_construct_common, keypad_debounce, common_hal_keypad_generic_reset), Keys.c, EventQueue.c
and ShiftRegisterKeys.c beside it, shared-bindings/keypad/*.c, supervisor/shared/tick.c; held keys,
reset and overflow also on 10.2.1 itself, on an emulated RP2040. Not here: KeyMatrix, and several
data pins for one shift register, which the firmware does not use.
"""

from collections import deque as _deque

from host_sim.machine import TICKS_A_SECOND as _TICKS_A_SECOND
from host_sim.machine import Pin as _Pin
from host_sim.machine import current as _current

from ._resource import Resource as _Resource


class Event:
    def __init__(self, key_number=0, pressed=True, timestamp=None):
        if key_number < 0:
            raise ValueError("key_number must be >= 0")
        self._set(
            key_number & 0xFFFF,
            bool(pressed),
            _current().ticks_ms() if timestamp is None else timestamp,
        )

    def _set(self, key_number, pressed, timestamp):
        self._key_number = key_number
        self._pressed = pressed
        self._timestamp = timestamp

    @property
    def key_number(self):
        return self._key_number

    @property
    def pressed(self):
        return self._pressed

    @property
    def released(self):
        return not self._pressed

    @property
    def timestamp(self):
        return self._timestamp

    def __eq__(self, other):
        return (
            isinstance(other, Event)
            and self._key_number == other._key_number
            and self._pressed == other._pressed
        )

    def __hash__(self):
        return (self._pressed << 15) + self._key_number

    def __repr__(self):
        what = "pressed" if self._pressed else "released"
        return f"<Event: key_number {self._key_number} {what}>"


class EventQueue:
    def __new__(cls, *_arguments):
        raise TypeError("can't create 'EventQueue' instances")

    def get(self):
        event = Event(timestamp=0)
        return event if self.get_into(event) else None

    def get_into(self, event):
        if not isinstance(event, Event):
            raise TypeError("event must be of type Event")
        if not self._events:
            return False
        _current().work()
        event._set(*self._events.popleft())
        return True

    def clear(self):
        self._events.clear()
        self._overflowed = False

    def __bool__(self):
        return len(self._events) > 0

    def __len__(self):
        return len(self._events)

    @property
    def overflowed(self):
        return self._overflowed


def _queue(max_events):
    queue = object.__new__(EventQueue)
    queue._events = _deque()
    queue._overflowed = False
    queue._size = max_events
    return queue


def _check_arguments(interval, max_events, debounce_threshold):
    if interval < 0:
        raise ValueError("interval must be >= 0")
    if max_events < 1:
        raise ValueError("max_events must be >= 1")
    if not 1 <= debounce_threshold <= 127:
        raise ValueError("debounce_threshold must be 1-127")


class _Scanner(_Resource):
    """What the scanners share; each says how a key's state is read."""

    def _start(self, key_count, interval, max_events, debounce_threshold):
        self._events = _queue(max_events)
        ticks = max(1, int(interval * _TICKS_A_SECOND))
        self._interval_us = ticks * 1_000_000 // _TICKS_A_SECOND
        self._threshold = debounce_threshold
        self._counters = [0] * key_count
        _current().scanners.append(self)
        self._scan()

    def _scan(self):
        machine = _current()
        self._next_scan_us = machine.now_us + self._interval_us
        timestamp = (machine.ticks_start + machine.now_us // 1000) % (1 << 29)
        for number in range(len(self._counters)):
            self._count(number, self._is_pressed(machine, number), timestamp)

    def _count(self, number, pressed, timestamp):
        """One look at a key."""
        step = 1 if pressed else -1
        counter = self._counters[number]
        if counter * step < self._threshold:
            counter += step
            if counter == 0:
                counter = self._threshold * step
                self._record(number, pressed, timestamp)
            self._counters[number] = counter

    def _record(self, number, pressed, timestamp):
        queue = self._events
        if len(queue) >= queue._size:
            queue._overflowed = True
        else:
            queue._events.append((number, pressed, timestamp))

    def _is_pressed(self, machine, number):
        raise NotImplementedError

    def deinit(self):
        machine = _current()
        if self in machine.scanners:
            machine.scanners.remove(self)
        super().deinit()

    def reset(self):
        self._check()
        self._counters = [-self._threshold] * len(self._counters)
        self._scan()

    @property
    def key_count(self):
        self._check()
        return len(self._counters)

    @property
    def events(self):
        self._check()
        return self._events


class Keys(_Scanner):
    def __init__(
        self,
        pins,
        *,
        value_when_pressed,
        pull=True,
        interval=0.020,
        max_events=64,
        debounce_threshold=1,
    ):
        if len({pin.name for pin in pins if isinstance(pin, _Pin)}) < len(pins):
            raise TypeError("row_pins contains duplicate pins")
        _check_arguments(interval, max_events, debounce_threshold)
        self._hold(*pins)
        self._value_when_pressed = bool(value_when_pressed)
        self._pull = pull
        self._start(len(pins), interval, max_events, debounce_threshold)

    def _is_pressed(self, machine, number):
        level = self._pins[number].outside
        if level is None:
            level = not self._value_when_pressed if self._pull else False
        return level == self._value_when_pressed


class ShiftRegisterKeys(_Scanner):
    def __init__(
        self,
        *,
        clock,
        data,
        latch,
        value_to_latch=True,
        key_count,
        value_when_pressed,
        interval=0.020,
        max_events=64,
        debounce_threshold=1,
    ):
        if not isinstance(key_count, int):
            raise NotImplementedError("several data pins")
        if key_count < 1:
            raise ValueError("key_count must be >= 1")
        _check_arguments(interval, max_events, debounce_threshold)
        self._hold(data, clock, latch)
        self._value_when_pressed = bool(value_when_pressed)
        self._start(key_count, interval, max_events, debounce_threshold)

    def _is_pressed(self, machine, number):
        level = machine.wiring.shift_level(number)
        return level == self._value_when_pressed
