# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Keys and wheel, turned into actions: a key, what is done with it, what it means.

    PREV        press               the option before; repeats while held,
                                    faster and faster where there are many
    NEXT        press               the option after; so too
    OK          press               take the option (when released)
    OK          hold 0.5 s          the table menu; in menus, back
    BACK        press               back; in a game, the table menu
    MENU        press               the table menu, where a board has this key
    wheel       turn                PREV and NEXT
    K1 to K12   press               the option with that number; K12 is BACK while none has 12
    PREV        hold 0.5 s          BACK, on boards with three keys; it does not repeat there
    any         on a dark screen    only wakes the screen
    any         held at power-up    gives the USB drive back in play mode (boot.py)

Nothing here waits, and nothing is allocated while no key is touched.
"""

from micropython import const

_HOLD_MS = const(500)
_REPEAT_AFTER_MS = const(400)
_REPEAT_MS = const(200)
# Of a long list: so many ms less at each repeat, down to what the eye can follow.
_QUICKER_MS = const(25)
_QUICKEST_MS = const(60)

_NOBODY = const(-1)
_WAYS = ("PREV", "NEXT", "UP", "DOWN")  # opposites in pairs; all of them repeat


class Keys:
    """Call `next_action` until it gives None. An action is "PREV" "NEXT" "OK" "BACK" "HOLD" or an
    option's number. `event` is what the queue of `keys` fills."""

    def __init__(self, values, keys, event, wheel):
        self._keys = keys
        self._wheel = wheel
        self._names = values.KEY_NAMES
        self._long_back = values.LONG_PRESS_BACK
        self._spare = -1
        if values.SPARE_KEY_BACK:
            self._spare = int(values.SPARE_KEY_BACK[1:]) - 1
        self.direct = 0
        for name in self._names:
            if name[0] == "K":
                self.direct += 1
        self._event = event
        self._position = wheel.position if wheel else 0
        self.turned = 0
        self._held = _NOBODY  # number of the key whose time is counted
        self._due = 0  # when it is held long enough
        self._pace = _REPEAT_MS  # between its repeats
        self.is_long = False  # the list is: going round a short one quickly would make one dizzy
        self.touched = False

    def _name(self, number):
        """A key's meaning as the device lies: turned by half, the last is the first."""
        name = self._names[number]
        if name[0] == "K":
            if self.turned < 2:
                return name
            return self._names[self._names.index("K" + str(self.direct + 1 - int(name[1:])))]
        if name in _WAYS:
            way = _WAYS.index(name)
            if self.turned > 1:
                way ^= 1
            return _WAYS[way]
        return name

    def pad(self, action, squares):
        """What an action is on a pad of four ways: among squares the direct key that goes the same
        way (shell.py), elsewhere up and down are PREV and NEXT."""
        if "UP" in self._names and action in _WAYS:
            way = _WAYS.index(action)
            return b"\3\5\1\7"[way] if squares else _WAYS[way & 1]
        return action

    def _acts_late(self, name):
        """A key with a second meaning when held acts when it is let go."""
        return name == "OK" or name == self._long_back

    def swallow(self):
        """Forget what is pressed now: its hold, its repeat and its release mean nothing more."""
        self._held = _NOBODY

    def next_action(self, now, taken):
        """The next action, or None. `taken`: the numbers of the direct keys that have an option."""
        keys = self._keys
        if keys.events.overflowed:
            # Of a queue that ran over nothing is taken: keys still down are heard of when they are
            # let go, which means nothing.
            keys.events.clear()
            self._held = _NOBODY
        event = self._event
        while keys.events.get_into(event):
            self.touched = True
            number = event.key_number
            name = self._name(number)
            if not event.pressed:
                mine = number == self._held
                if mine:
                    self._held = _NOBODY
                    if self._acts_late(name):
                        return name
                continue
            if self._acts_late(name):
                self._held = number
                self._due = now + _HOLD_MS
                continue
            if name in _WAYS:
                self._held = number
                self._due = now + _REPEAT_AFTER_MS
                self._pace = _REPEAT_MS
            elif name == "MENU":
                return "HOLD"
            elif name[0] == "K":
                chosen = int(name[1:]) - 1
                if chosen == self._spare and chosen + 1 not in taken:
                    return "BACK"
                return chosen
            return name
        if self._held >= 0 and now >= self._due:
            self.touched = True
            name = self._name(self._held)
            if self._acts_late(name):
                self._held = _NOBODY
                return "HOLD" if name == "OK" else "BACK"
            self._due = now + self._pace
            if self.is_long:
                self._pace = max(_QUICKEST_MS, self._pace - _QUICKER_MS)
            return name
        wheel = self._wheel
        if wheel:
            position = wheel.position
            if position != self._position:
                self.touched = True
                if position > self._position:
                    self._position += 1
                    return "NEXT"
                self._position -= 1
                return "PREV"
        return None
