# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""`keypad`: what the page's keys, or a finger on the screen, did since the firmware last looked.

Events wait in chips.js. A key that is down at the start gives no event, as on the boards.
"""

import chips as _machine
import girouette_board as _values

_waiting = []  # events of keys that another object than the one that looked has


class Event:
    def __init__(self, key_number=0, pressed=True):
        self.key_number = key_number
        self.pressed = pressed


class _Events:
    """Of the keys with these numbers on the board, which are 0, 1, 2... here; None: of all."""

    overflowed = False

    def __init__(self, numbers=None):
        self._numbers = numbers

    def get_into(self, event):
        code = _machine.key()
        while code >= 0:
            _waiting.append(code)
            code = _machine.key()
        for place, code in enumerate(_waiting):
            number = code >> 1
            if self._numbers is not None:
                if number not in self._numbers:
                    continue
                number = self._numbers.index(number)
            _waiting.pop(place)
            event.key_number = number
            event.pressed = bool(code & 1)
            return True
        return False

    def get(self):
        event = Event()
        return event if self.get_into(event) else None

    def clear(self):
        while self.get():
            pass


class Keys:
    """A board whose keys differ has several of these, each with some of its pins."""

    def __init__(self, pins, *, value_when_pressed, pull=True):
        named = _values.KEYS[1]
        self.events = _Events([named.index(pin.name) for pin in pins])

    def reset(self):
        pass

    def deinit(self):
        pass


class ShiftRegisterKeys(Keys):
    def __init__(self, *, clock, data, latch, key_count, value_when_pressed):
        self.events = _Events()
