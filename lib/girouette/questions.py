# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The kinds of question a script may yield: how an answer becomes a byte, and what is seen of it.

    Choose   one of some options, each a language-free key        byte = index of the option
    Number   a whole number from lo to hi                         byte = number - lo
    Square   one of the legal squares of a board (squares.py)     byte = index among the legal ones
    Fact     a Number printed on the players' own cards (fact.py) byte = number - lo, last = unknown
    Chance   an outcome from 0 to n-1 (chance.py)                 byte = outcome
    Tell     something to say: shown, put in the history, never journaled
    Page     ready-made text, a screen at a time; the shell's own, never a game's

A script yields a question and gets its answer as the value of the `yield`: the key of an option,
the number, the (row, column), the outcome; None for a Tell; BACK where the person left instead.

The shell knows no kinds: it asks the question. A new kind is a class here with its picture (`fill`
and `point`), and a line above and in docs/contracts.md.
"""

from girouette.scene import COLOURS
from girouette.texts import wrap

# What a script gets instead of an answer when the person leaves: no option is ever this object.
BACK = object()

_LINE = 21  # letters of the text font in a line of a little display
_PAGE_LINES = 5
_PAGE_TEXT = 96  # characters that any display shows together, however they break


class BadAnswer(Exception):
    """An answer that was not offered. Its argument is a text key that says why."""


class Question:
    """What all questions share: a key, whose it is (a seat or None), and values for its text.

    `key` finds the texts: "q.<key>" is the prompt. `values` fill the braces of the texts.

    The attributes say how it is answered. A cursor has `places`, counted from 0, and begins at the
    `first` one; `answer_at` is the answer that OK gives there.

    A replay makes all questions of a game again: the kinds that games ask most set what stands in
    __init__ themselves, for a call takes a board as long as the rest, and leave defaults to the
    class.
    """

    kind = ""
    asks_people = True
    is_fact = False  # learned once: memory answers it
    is_chance = False  # its outcome is shown as it falls, and comes back after an undo
    is_page = False  # nothing to choose: any key goes on
    raw = False  # it gets the names of the keys themselves, and "HOLD"
    timeout_ms = 0  # it answers itself with `timeout_answer` when nobody has
    timeout_answer = None
    settle_ms = 0  # it takes itself this long after it was last turned
    may_leave = True
    again = None  # a callable that makes it anew, after a correction of what it offers
    asides = tuple  # a callable that lists rare answers of another kind, for the table menu
    recalls = False  # the cursor starts on what the last game of this kind left behind
    has_direct_keys = True  # the key of an option takes it
    by_key = False  # PREV and NEXT take the option that they go to: one_key_each.py
    in_words = False  # its options are words or numbers, and have no texts of their own
    in_thirds = ()  # places of a long list, in the order in which it is asked by thirds: the same
    width = 0  # of the board whose squares are its places: four keys go around there
    places = 0
    first = 0

    def __init__(self, key, seat, values):
        self.key = key
        self.seat = seat
        self.values = values

    def by_itself(self, session):
        """The byte that answers it without anybody being asked, or None."""
        return None

    def answer_at(self, place):
        return self.decode(place)

    def turn(self, place, step):
        """Where a step of the cursor, 1 or -1, leads from a place."""
        return (place + step) % self.places

    def inner(self, place, step):
        """The place that OK (1) or BACK (-1) leads to, None where that answers or leaves."""
        return None

    def fill(self, scene, texts):
        """Its part of a fresh scene, before the game adds its own."""
        scene.lines = [texts.prompt(self)]

    def point(self, scene, texts, place):
        """Where the cursor is, in a scene that is filled."""


class Choose(Question):
    """One of `options`, a list of keys. "o.<question>.<option>" or "o.<option>" is the text; where
    they are `in_words` only "w.<option>" is looked for, and a number stands for itself.

    `tints` maps an option to a colour key where the option's own key is not a colour.
    `start` is the option the cursor starts on: the most likely one, to save presses.
    """

    kind = "choose"
    tints = None

    def __init__(self, key, seat, options, tints=None, start=0, **values):
        self.key = key
        self.seat = seat
        self.values = values
        self.options = options
        self.places = places = len(options)
        if tints:
            self.tints = tints
        if start:
            self.first = start if start < places else places - 1

    def encode(self, answer):
        if answer not in self.options:
            raise BadAnswer("bad.option")
        return self.options.index(answer)

    def decode(self, byte):
        try:
            return self.options[byte]
        except IndexError:
            raise BadAnswer("bad.option")

    def fill(self, scene, texts):
        Question.fill(self, scene, texts)
        for option in self.options:
            if not self.in_words:
                text = texts.option(self, option)
            elif option.isdigit():
                text = option
            else:
                text = texts.word(option)
            scene.options.append(text)
            # The colour of an option's light: named here, or the option is a colour itself.
            colour = option if option in COLOURS else None
            scene.tints.append(self.tints.get(option, colour) if self.tints else colour)

    def point(self, scene, texts, place):
        scene.cursor = place


class Number(Question):
    """A whole number from `lo` to `hi`; `start` is where the wheel begins."""

    kind = "number"
    _span = ""  # from where to where, once it is shown

    def __init__(self, key, seat, lo, hi, start=None, **values):
        self.key = key
        self.seat = seat
        self.values = values
        self.lo = lo
        self.hi = hi
        self.places = hi - lo + 1
        if start is not None:
            self.first = start - lo

    def encode(self, answer):
        # Not isinstance: bool is an int to Python but nobody means True by a number.
        if type(answer) is not int or not self.lo <= answer <= self.hi:
            raise BadAnswer("bad.number")
        return answer - self.lo

    def decode(self, byte):
        if byte > self.hi - self.lo:
            raise BadAnswer("bad.number")
        return self.lo + byte

    def point(self, scene, texts, place):
        """The value, and under it that it can be turned, from where to where."""
        value = self.answer_at(place)
        if not self._span:
            self._span = str(self.lo) + "–" + str(self.hi)
            if not self.is_fact:
                self._span = "‹" + self._span + "›"
        span = self._span
        if self.is_fact:
            span = "‹" + (texts.get("o.not_known") if value is None else "? " + span) + "›"
        scene.picture = ("value", "?" if value is None else str(value), span)


class Tell(Question):
    """Something the table should know, text "t.<key>".

    `stop` asks for a press on the device (a physical step must not be missed); without it the
    line only shows beside the next question. `heading` starts a new group in the history.
    A value `timer` is a count of seconds that runs down in the corner while it is shown.
    """

    kind = "tell"
    asks_people = False
    is_page = True
    heading = False
    rows = ()  # the lines of what is too long for one screen

    def __init__(self, key, seat=None, stop=False, **values):
        self.key = key
        self.seat = seat
        self.values = values
        self.stop = stop

    def answer_at(self, place):
        return None

    def inner(self, place, step):
        return place + 1 if step > 0 and place + 1 < self.places else None

    def fill(self, scene, texts):
        text = texts.say(self)
        scene.lines = [text]
        scene.hint = texts.get("s.ok")
        if len(text) > _LINE * 3 and len(wrap(text, _LINE)) >= _PAGE_LINES:
            scene.hint = ""  # larger letters are worth more
        if len(text) > _PAGE_TEXT:
            self._set_rows(wrap(text, texts.ports.columns))

    def _set_rows(self, rows):
        self.rows = rows
        self.places = (len(rows) + _PAGE_LINES - 1) // _PAGE_LINES

    def point(self, scene, texts, place):
        if self.rows:
            scene.lines = self.rows[place * _PAGE_LINES : (place + 1) * _PAGE_LINES]
        if self.places > 1:
            scene.corner = str(place + 1) + "/" + str(self.places)


class Heading(Tell):
    """A Tell that opens a group of the history: a round, a phase."""

    heading = True


class Page(Tell):
    """Ready-made text lines, a screen at a time, `picture` instead of or beside them. One that has
    a `timeout_ms` goes on by itself. It has no key: it is the shell's, and no game paints it."""

    def __init__(self, title, lines, picture=None, timeout_ms=0):
        Tell.__init__(self, "", None, True)
        self.title = title
        self.lines = lines
        self.picture = picture
        self.timeout_ms = timeout_ms

    def fill(self, scene, texts):
        if self.title:
            scene.title = self.title
        scene.picture = self.picture
        scene.hint = ""
        if self.timeout_ms:
            scene.lights = [("spin",)]
        rows = []
        for text in self.lines:
            rows.extend(wrap(text, texts.ports.columns))
        self._set_rows(rows)
