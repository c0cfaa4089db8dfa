# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Keys that no single keypad object can read, as if they were one: only on drives that need it.

Keys of which some are pressed when high and some when low; keys beside a stick. Asking allocates
nothing.
"""

import keypad
from micropython import const

# Of 65,536: how far the stick leans before it counts, and how near the middle ends it.
_LEANS = const(16000)
_RESTS = const(8000)
_MIDDLE = const(32768)


class Event:
    """As keypad.Event, which Python cannot write to."""

    def __init__(self):
        self.key_number = 0
        self.pressed = False


class Joined:
    """Parts after each other: [(keypad object or Stick, an event for it, its keys' numbers)].

    It has what is asked of a keypad object and of its queue; get_into fills an Event of ours.
    """

    def __init__(self, parts):
        self._parts = parts
        self.events = self

    @property
    def overflowed(self):
        for part in self._parts:  # noqa: SIM110 - any() of them would allocate at every turn
            if part[0].events.overflowed:
                return True
        return False

    def clear(self):
        for part in self._parts:
            part[0].events.clear()

    def get_into(self, event):
        for part in self._parts:
            if part[0].events.get_into(part[1]):
                event.key_number = part[2][part[1].key_number]
                event.pressed = part[1].pressed
                return True
        return False

    def reset(self):
        for part in self._parts:
            part[0].reset()

    def deinit(self):
        for part in self._parts:
            part[0].deinit()


class Stick:
    """A stick on two analogue pins: four keys, left, right, up and down, one at a time.

    It is looked at when events are asked for: what it did in between is not known."""

    overflowed = False

    def __init__(self, across, down):
        self._across = across
        self._down = down
        self.events = self
        self._held = -1

    def _leaning(self):
        across = self._across.value - _MIDDLE
        down = self._down.value - _MIDDLE
        held = self._held
        if held >= 0:
            # A thumb that holds one way wanders on the other: it counts until it is let go.
            lean = across if held < 2 else down
            if (lean if held & 1 else -lean) > _RESTS:
                return held
        first = 0
        lean = across
        if abs(down) > abs(across):
            first = 2
            lean = down
        if abs(lean) <= _LEANS:
            return -1
        return first + 1 if lean > 0 else first

    def get_into(self, event):
        key = self._leaning()
        if key == self._held:
            return False
        # From one side straight to another: the first is let go before the other is pressed.
        event.pressed = self._held < 0
        event.key_number = key if event.pressed else self._held
        self._held = key if event.pressed else -1
        return True

    def clear(self):
        pass

    def reset(self):
        self._held = -1

    def deinit(self):
        self._across.deinit()
        self._down.deinit()


def of_both_levels(pins, levels, pull):
    """Keys that are high when pressed and keys that are low."""
    parts = []
    for level in (True, False):
        numbers = [number for number in range(len(pins)) if levels[number] == level]
        chosen = tuple([pins[number] for number in numbers])
        keys = keypad.Keys(chosen, value_when_pressed=level, pull=pull)
        parts.append((keys, keypad.Event(0, False), numbers))
    return Joined(parts), Event()


def with_stick(keys, event, count, pins):
    """Keys, and a stick on two analogue pins, across and down, whose four keys count behind them.
    `event` is what the queue of the keys fills."""
    import analogio

    stick = Stick(analogio.AnalogIn(pins[0]), analogio.AnalogIn(pins[1]))
    parts = [(keys, event, range(count)), (stick, Event(), range(count, count + 4))]
    return Joined(parts), Event()
