# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The kinds of question a game's script may yield, and how an answer becomes a byte.

    Choose   one of some options, each a language-free key        byte = index of the option
    Number   a whole number from lo to hi                         byte = number - lo
    Square   one of the legal squares of a grid                   byte = index among the legal ones
    Fact     a Number printed on the players' own cards           byte = number - lo, last = unknown
    Chance   an outcome from 0 to n-1, asked of chance            byte = outcome
    Elapsed  whole seconds, 250 at most, asked of the clock       byte = seconds
    Tell     something to say: shown, put in the history, never journaled

A script yields a question and gets its answer as the value of the `yield`: the key of an option,
the number, the (row, column), the outcome; None for a Tell. Bytes 0..250 are answers; the
marks above it are the session's (see session.py).
"""

_SECONDS = 251  # how many values an Elapsed can have


class BadAnswer(Exception):
    """An answer that was not offered. Its argument is a text key that says why."""


class Question:
    """What all questions share: a key, whose it is (a seat or None), and values for its text.

    `key` finds the texts: "q.<key>" is the prompt. `values` fill the braces of the texts.
    """

    kind = ""
    asks_people = True

    def __init__(self, key, who, values):
        self.key = key
        self.who = who
        self.values = values


class Choose(Question):
    """One of `options`, a list of keys. "o.<question>.<option>" or "o.<option>" is the text.

    `tints` maps an option to a colour key where the option's own key is not a colour.
    `start` is the option the cursor starts on: the most likely one, to save presses.
    """

    kind = "choose"

    def __init__(self, key, who, options, tints=None, start=0, **values):
        Question.__init__(self, key, who, values)
        self.options = options
        self.tints = tints
        self.start = start

    def encode(self, answer):
        if answer not in self.options:
            raise BadAnswer("bad.option")
        return self.options.index(answer)

    def decode(self, byte):
        if byte >= len(self.options):
            raise BadAnswer("bad.option")
        return self.options[byte]


class Number(Question):
    """A whole number from `lo` to `hi`; `start` is where the wheel begins."""

    kind = "number"

    def __init__(self, key, who, lo, hi, start=None, **values):
        Question.__init__(self, key, who, values)
        self.lo = lo
        self.hi = hi
        self.start = lo if start is None else start

    def encode(self, answer):
        # bool is an int to Python but nobody means True by a number.
        if not isinstance(answer, int) or answer is True or answer is False:
            raise BadAnswer("bad.number")
        if not self.lo <= answer <= self.hi:
            raise BadAnswer("bad.number")
        return answer - self.lo

    def decode(self, byte):
        if byte > self.hi - self.lo:
            raise BadAnswer("bad.number")
        return self.lo + byte


class Fact(Number):
    """A number that only the players' own box knows; the session answers it when it was told.

    `name` is the fact's name for good (e.g. "tof.flames.4"). People may answer None for "not
    known": the default is used, and `assumed` says so to whoever shows the value.
    """

    kind = "number"

    def __init__(self, key, name, lo, hi, default, **values):
        Number.__init__(self, key, None, lo, hi, default, **values)
        self.name = name
        self.default = default
        self.assumed = False

    def encode(self, answer):
        if answer is None:
            return self.hi - self.lo + 1
        return Number.encode(self, answer)

    def decode(self, byte):
        self.assumed = byte == self.hi - self.lo + 1
        if self.assumed:
            return self.default
        return Number.decode(self, byte)


class Square(Question):
    """One of `squares`, a sorted list of row * width + column."""

    kind = "square"

    def __init__(self, key, who, squares, width=16, start=0, **values):
        Question.__init__(self, key, who, values)
        self.squares = squares
        self.width = width
        self.start = start

    def encode(self, answer):
        try:
            row, column = answer
            square = row * self.width + column
        except (TypeError, ValueError):
            raise BadAnswer("bad.square")
        if not 0 <= column < self.width or square not in self.squares:
            raise BadAnswer("bad.square")
        return self.squares.index(square)

    def decode(self, byte):
        if byte >= len(self.squares):
            raise BadAnswer("bad.square")
        square = self.squares[byte]
        return square // self.width, square % self.width


class Chance(Question):
    """An outcome from 0 to n - 1, every one as likely."""

    kind = "chance"
    asks_people = False

    def __init__(self, key, n, **values):
        Question.__init__(self, key, None, values)
        self.n = n

    def encode(self, answer):
        if not isinstance(answer, int) or not 0 <= answer < self.n:
            raise BadAnswer("bad.chance")
        return answer

    def decode(self, byte):
        return self.encode(byte)


class Elapsed(Chance):
    """How many seconds the last question of people stood; more than fits a byte counts as 250."""

    kind = "elapsed"

    def __init__(self, key, **values):
        Chance.__init__(self, key, _SECONDS, **values)


class Tell(Question):
    """Something the table should know, text "t.<key>".

    `stop` asks for a press on the device (a physical step must not be missed); without it the
    line only shows beside the next question. `heading` starts a new group in the history.
    """

    kind = "tell"
    asks_people = False
    heading = False

    def __init__(self, key, who=None, stop=False, **values):
        Question.__init__(self, key, who, values)
        self.stop = stop


class Heading(Tell):
    """A Tell that opens a group of the history: a round, a phase."""

    heading = True
