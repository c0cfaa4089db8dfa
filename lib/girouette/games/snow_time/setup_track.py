# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The score track of Snow Time: its length and bonus squares, printed only on the players' board.
Loaded when something about it has to be asked or corrected.

Squares are counted from the start square, which is 0; square `length` is the arrival. The facts:
    tt.length            1-200, 30 until told
    tt.bonus.count       0-16, 0 until told
    tt.bonus.<n>.place   the n-th bonus square, counted from the start towards the arrival
    tt.bonus.<n>.kind    1 fruits, 2 fight, 3 mana
    tt.bonus.<n>.points  1-9
`game.facts` holds them in this order, a byte each, 255 for one that is not known.
Every question's range leaves out what cannot be (a square that has its bonus already, one beyond
the arrival), so a remembered value that does not fit is simply asked again.
"""

from girouette.questions import BadAnswer, Fact, Tell

MOST = 16  # bonus squares
FIGHT = 2  # the kind of bonus that is assumed

_KEYS = ("length", "count", "place", "kind", "points")
_LIMITS = ((1, 200), (0, MOST), (1, 199), (1, 3), (1, 9))
_LENGTH = 0
_COUNT = 1
_FIRST = 2  # of three facts a bonus
_UNKNOWN = 255


def limits(key):
    """What a fact of this key can ever be: lowest and highest."""
    return _LIMITS[_KEYS.index(key)]


def _key(at):
    return _KEYS[at if at < _FIRST else _FIRST + (at - _FIRST) % 3]


def _name(at):
    """The fact at this place of `game.facts`."""
    bonus = "bonus." + str((at + 1) // 3) + "." if at >= _FIRST else "bonus." if at else ""
    return "tt." + bonus + _key(at)


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


def read(game):
    """TT-03: ask for all that is not known yet, or that a correction has made impossible."""
    # Before the first question: what is corrected while one stands has to be read again.
    game.sure = True
    length = yield from _learn(game, _LENGTH, 1, 200, 30)
    count = yield from _learn(game, _COUNT, 0, min(MOST, length - 1), 0)
    place = 0
    for bonus in range(count):
        at = _FIRST + 3 * bonus
        # Each place leaves room for the bonuses that follow it.
        low, high = place + 1, length - count + bonus
        place = yield from _learn(game, at, low, high, low, bonus=bonus + 1, low=low, high=high)
        yield from _learn(game, at + 1, 1, 3, FIGHT, bonus=bonus + 1)
        yield from _learn(game, at + 2, 1, 9, 1, bonus=bonus + 1)


def _learn(game, at, lo, hi, default, **values):
    value = game.facts[at]
    if lo <= value <= hi:
        return value
    key = _key(at)
    if value != _UNKNOWN:
        yield Tell("refused." + key, stop=True)
    fact = TrackFact(key, _name(at), lo, hi, default, **values)
    value = yield fact
    _take(game, at, value)
    if fact.assumed:
        game.assumed.append(fact.name)
    return value


def correct(game, name, value):
    """A fact was corrected; the turn's end reads whether the track is still possible."""
    game.sure = False
    at = 0
    while _name(at) != name:
        at += 1
    _take(game, at, value)


def _take(game, at, value):
    game.facts[at] = value
    if _name(at) in game.assumed:
        game.assumed.remove(_name(at))
