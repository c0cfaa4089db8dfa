# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""`keypad`: keys scanned in the background every interval, their transitions in a queue.

As on the board, a full queue discards the new event and sets `overflowed`; a timestamp is the
`ticks_ms` of the scan that saw the transition.
"""

from collections import deque as _deque

from host_sim.machine import current as _current

from ._resource import Resource as _Resource


class Event:
    def __init__(self, key_number=0, pressed=True, timestamp=None):
        if not 0 <= key_number <= 0x7FFF:
            raise ValueError("key_number out of range")
        self._set(
            key_number, bool(pressed), _current().ticks_ms() if timestamp is None else timestamp
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
        return self._key_number << 1 | self._pressed

    def __repr__(self):
        what = "pressed" if self._pressed else "released"
        return f"<Event: key_number {self._key_number} {what}>"


class EventQueue:
    def __new__(cls, *_arguments):
        raise TypeError("cannot create 'EventQueue' instances")

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
    if max_events < 1:
        raise ValueError("max_events must be >= 1")
    queue = object.__new__(EventQueue)
    queue._events = _deque()
    queue._overflowed = False
    queue._size = max_events
    return queue


class _Scanner(_Resource):
    """What the three scanners share; each says how a key's state is read."""

    def _start(self, key_count, interval, max_events, debounce_threshold):
        if interval <= 0:
            self.deinit()
            raise ValueError("interval must be > 0")
        if not 1 <= debounce_threshold <= 127:
            self.deinit()
            raise ValueError("debounce_threshold must be 1-127")
        self._events = _queue(max_events)
        self._interval_us = round(interval * 1_000_000)
        self._threshold = debounce_threshold
        self._key_count = key_count
        self.reset()
        machine = _current()
        machine.scanners.append(self)
        self._next_scan_us = machine.now_us + self._interval_us

    def _scan(self):
        machine = _current()
        self._next_scan_us = machine.now_us + self._interval_us
        timestamp = (machine.ticks_start + machine.now_us // 1000) % (1 << 29)
        for number in range(self._key_count):
            held = self._is_pressed(machine, number)
            if held == self._state[number]:
                self._differs[number] = max(0, self._differs[number] - 1)
                continue
            self._differs[number] += 1
            if self._differs[number] >= self._threshold:
                self._differs[number] = 0
                self._state[number] = held
                self._record(number, held, timestamp)

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
        self._state = [False] * self._key_count
        self._differs = [0] * self._key_count

    @property
    def key_count(self):
        self._check()
        return self._key_count

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
        self._hold(*pins)
        self._value_when_pressed = bool(value_when_pressed)
        self._pull = pull
        self._start(len(pins), interval, max_events, debounce_threshold)

    def _is_pressed(self, machine, number):
        level = self._pins[number].outside
        if level is None:
            level = not self._value_when_pressed if self._pull else False
        return level == self._value_when_pressed


class KeyMatrix(_Scanner):
    def __init__(
        self,
        row_pins,
        column_pins,
        columns_to_anodes=True,
        interval=0.020,
        max_events=64,
        debounce_threshold=1,
    ):
        self._hold(*row_pins, *column_pins)
        self._rows = [pin.name for pin in row_pins]
        self._columns = [pin.name for pin in column_pins]
        self._start(len(row_pins) * len(column_pins), interval, max_events, debounce_threshold)

    def _is_pressed(self, machine, number):
        row, column = self.key_number_to_row_column(number)
        return ("matrix", self._rows[row], self._columns[column]) in machine.wiring.pressed

    def key_number_to_row_column(self, key_number):
        if not 0 <= key_number < self._key_count:
            raise ValueError("key_number out of range")
        return divmod(key_number, len(self._columns))

    def row_column_to_key_number(self, row, column):
        if not 0 <= row < len(self._rows):
            raise ValueError("row out of range")
        if not 0 <= column < len(self._columns):
            raise ValueError("column out of range")
        return row * len(self._columns) + column


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
        counts = [key_count] if isinstance(key_count, int) else list(key_count)
        data_pins = list(data) if isinstance(data, (list, tuple)) else [data]
        if len(counts) != len(data_pins):
            raise ValueError("key_count and data must be of equal length")
        if min(counts) < 1:
            raise ValueError("key_count must be >= 1")
        self._hold(clock, latch, *data_pins)
        self._value_when_pressed = bool(value_when_pressed)
        self._start(sum(counts), interval, max_events, debounce_threshold)

    def _is_pressed(self, machine, number):
        level = machine.wiring.shift_level(number)
        return level == self._value_when_pressed
