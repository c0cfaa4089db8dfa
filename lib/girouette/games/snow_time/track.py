# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The score track of Snow Time: its length and bonus squares, printed only on the players' board.

Squares are counted from the start square, which is 0; square `length` is the arrival. The facts:
    tt.length            1-200, 30 until told
    tt.bonus.count       0 to one less than the length, at most 80, 0 until told
    tt.bonus.<n>.place   the n-th bonus square, counted from the start towards the arrival
    tt.bonus.<n>.kind    1 fruits, 2 fight, 3 mana
    tt.bonus.<n>.points  1-9
No bonus is the 26th by name, the one after the 25th is 27: the store knows facts by two bytes of
their names, and tt.bonus.26.kind would be tt.length. Eighty have fewer facts than a byte can count:
the journal numbers those that a game asks for, and all that are known are answered at one press.
Every question's range leaves out what cannot be (a square that has its bonus already, one beyond
the arrival), so a remembered value that does not fit is simply asked again.
"""

from girouette.fact import Fact, WordFact
from girouette.games.snow_time.game import COUNT, KINDS, LENGTH
from girouette.questions import BadAnswer, Tell

MOST = 80  # bonus squares
FIGHT = 2  # the kind of bonus that is assumed


def limits(key):
    """What a fact of this key can ever be: lowest and highest."""
    return {
        "length": (1, 200),
        "count": (0, MOST),
        "place": (1, 199),
        "kind": (1, 3),
        "points": (1, 9),
    }[key]


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


def script(game):
    """TT-03: ask for all that is not known yet, or that a correction has made impossible."""
    # Before the first question: what is corrected while one stands has to be read again.
    game.sure = True
    length = yield from learn(game, LENGTH, 1, 200, 30)
    if not game.referee:
        return  # the bonuses are for the table to see to
    count = yield from learn(game, COUNT, 0, min(MOST, length - 1), 0)
    place = 0
    for bonus in range(1, count + 1):
        name = "tt.bonus." + str(number_of(bonus)) + "."
        # Each place leaves room for the bonuses that follow it.
        low, high = place + 1, length - count + bonus - 1
        told = {"bonus": bonus, "low": low, "high": high}
        place = yield from learn(game, name + "place", low, high, low, **told)
        yield from learn(game, name + "kind", 1, 3, FIGHT, bonus=bonus)
        yield from learn(game, name + "points", 1, 9, 1, bonus=bonus)
    game.bonus_places = bytes([square[0] for square in game.squares()])


def learn(game, name, lo, hi, default, **values):
    """The fact's value, asked for unless it is known and possible."""
    value = known(game, name)
    if value is None or not lo <= value <= hi:
        key = name.split(".")[-1]
        if value is not None:
            yield Tell("refused." + key, stop=True)
        if key == "kind":
            fact = WordFact(key, name, lo, hi, default, KINDS[1:], **values)
        else:
            fact = TrackFact(key, name, lo, hi, default, **values)
        value = yield fact
        put(game, name, value)
        fact.note(game)
    return value


def number_of(bonus):
    """What the n-th bonus is called in the names of its facts."""
    return bonus if bonus < 26 else bonus + 1


def place_in(name):
    """Where in `told_bonuses` the game keeps a fact of a bonus square; -1 for the other two."""
    number, _, part = name[len("tt.bonus.") :].partition(".")
    if not part:
        return -1
    number = int(number)
    return 3 * (number if number < 26 else number - 1) - 3 + ("place", "kind", "points").index(part)


def known(game, name):
    at = place_in(name)
    if at < 0:
        return game.learned.get(name)
    # Names and values of so many would fill a board's memory; no value is 0.
    return game.told_bonuses[at] or None if at < len(game.told_bonuses) else None


def put(game, name, value):
    at = place_in(name)
    if at < 0:
        game.learned[name] = value
        return
    while at >= len(game.told_bonuses):
        game.told_bonuses += b"\0\0\0"
    game.told_bonuses[at] = value
