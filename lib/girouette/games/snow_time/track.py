# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The score track of Snow Time: its length and bonus squares, printed only on the players' board.

Squares are counted from the start square, which is 0; square `length` is the arrival. The facts:
    tt.length            1-200, 30 until told
    tt.bonus.count       0-16, 0 until told
    tt.bonus.<n>.place   the n-th bonus square, counted from the start towards the arrival
    tt.bonus.<n>.kind    1 fruits, 2 fight, 3 mana
    tt.bonus.<n>.points  1-9
Every question's range leaves out what cannot be (a square that has its bonus already, one beyond
the arrival), so a remembered value that does not fit is simply asked again.
"""

from girouette.questions import BadAnswer, Fact, Tell

FRUIT = 1
FIGHT = 2
MANA = 3
KINDS = ("", "fruit", "fight", "mana")

MOST = 16  # bonus squares

_KEYS = ("length", "count", "place", "kind", "points")
_LIMITS = ((1, 200), (0, MOST), (1, 199), (1, 3), (1, 9))
_LENGTH = 0
_COUNT = 1
_FIRST = 2  # of three facts a bonus
_UNKNOWN = 255


def limits(key):
    """What a fact of this key can ever be: lowest and highest."""
    return _LIMITS[_KEYS.index(key)]


def _part(at):
    """Which of the five keys the fact at this place has."""
    return at if at < _FIRST else _FIRST + (at - _FIRST) % 3


def _name(at):
    if at < _FIRST:
        return "tt.bonus.count" if at else "tt.length"
    return "tt.bonus." + str((at + 1) // 3) + "." + _KEYS[_part(at)]


class TrackFact(Fact):
    """A fact that says why an answer is refused, and whose corrections are not bound by its range:
    that came from what the rest of the track was when this was told, and may be corrected too."""

    def encode(self, answer):
        try:
            return Fact.encode(self, answer)
        except BadAnswer:
            raise BadAnswer("t.refused." + self.key)

    def decode(self, byte):
        value = Fact.decode(self, byte)
        # From here on the session reads the range for corrections only.
        self.lo, self.hi = limits(self.key)
        return value


class Track:
    def __init__(self):
        self.facts = bytearray([_UNKNOWN] * (_FIRST + 3 * MOST))
        self.assumed = []  # names of facts that nobody has told

    def read(self):
        """TT-03: ask for all that is not known yet, or that a correction has made impossible."""
        length = yield from self._learn(_LENGTH, 1, 200, 30)
        count = yield from self._learn(_COUNT, 0, min(MOST, length - 1), 0)
        place = 0
        for bonus in range(count):
            at = _FIRST + 3 * bonus
            # Each place leaves room for the bonuses that follow it.
            low, high = place + 1, length - count + bonus
            place = yield from self._learn(at, low, high, low, bonus=bonus + 1, low=low, high=high)
            yield from self._learn(at + 1, 1, 3, FIGHT, bonus=bonus + 1)
            yield from self._learn(at + 2, 1, 9, 1, bonus=bonus + 1)

    def _learn(self, at, lo, hi, default, **values):
        key = _KEYS[_part(at)]
        value = self.facts[at]
        if lo <= value <= hi:
            return value
        if value != _UNKNOWN:
            yield Tell("refused." + key, stop=True)
        fact = TrackFact(key, _name(at), lo, hi, default, **values)
        value = yield fact
        self.correct(fact.name, value)
        if fact.assumed:
            self.assumed.append(fact.name)
        return value

    def correct(self, name, value):
        at = 0
        while _name(at) != name:
            at += 1
        self.facts[at] = value
        if name in self.assumed:
            self.assumed.remove(name)

    def length(self):
        length = self.facts[_LENGTH]
        return 30 if length == _UNKNOWN else length

    def bonuses(self):
        """Every bonus square that is wholly known: [(place, kind, points)]."""
        rows = []
        # An unknown count is none, and a row that is not yet told wholly waits for its turn.
        for bonus in range(self.facts[_COUNT] % _UNKNOWN):
            row = tuple(self.facts[_FIRST + 3 * bonus : _FIRST + 3 * bonus + 3])
            if _UNKNOWN not in row:
                rows.append(row)
        return rows
