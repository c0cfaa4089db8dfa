# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""`keypad`: what the page's keys, or a finger on the screen, did since the firmware last looked.

Events wait in chips.js. A key that is down at the start gives no event, as on the boards.
"""

import chips as _machine


class Event:
    def __init__(self, key_number=0, pressed=True):
        self.key_number = key_number
        self.pressed = pressed


class _Events:
    overflowed = False

    def get_into(self, event):
        code = _machine.key()
        if code < 0:
            return False
        event.key_number = code >> 1
        event.pressed = bool(code & 1)
        return True

    def get(self):
        event = Event()
        return event if self.get_into(event) else None

    def clear(self):
        while _machine.key() >= 0:
            pass


class Keys:
    def __init__(self, pins, *, value_when_pressed, pull=True):
        self.events = _Events()

    def reset(self):
        pass

    def deinit(self):
        pass


class ShiftRegisterKeys(Keys):
    def __init__(self, *, clock, data, latch, key_count, value_when_pressed):
        self.events = _Events()
