# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The reader of settings.toml, letter by letter as the board's, which knows less than TOML.

The first line with the key counts. A "[" at the start of a line ends the file. A value is a text in
double quotes, or everything up to a comment or the end of the line. Between a key and its "=" any
white space may stand, even the end of the line.

Checked against CircuitPython 10.2.1: supervisor/shared/settings.c (key_matches, read_string_value,
read_bare_value); 10.0.0 and 10.1.4: shared-module/os/getenv.c, which reads the same letters but
keeps the blanks behind a bare value.
"""

from host_sim.machine import current as _current

_SPACE = " \t\r\n\v\f"
_ESCAPED = {"b": "\b", "r": "\r", "n": "\n", "t": "\t", "v": "\v", "f": "\f"}


class BadValue(Exception):
    """The key is there, but what stands behind it is no value."""


class _Reader:
    """Gives letter after letter; "" at the end of the file."""

    def __init__(self, text):
        self.text = text
        self.at = 0

    def next(self):
        letter = self.text[self.at : self.at + 1]
        self.at += 1
        return letter

    def skip_space(self):
        """The first letter that is no white space; the end of a line is none."""
        while True:
            letter = self.next()
            if not letter or letter == "\n" or letter not in _SPACE:
                return letter

    def skip_line(self):
        while self.next() not in ("", "\n"):
            pass

    def finds(self, key):
        """From the start of a line: True, and the value comes next; or the next line does."""
        letter = self.skip_space()
        if letter in ("[", ""):
            self.at = len(self.text)
            return False
        for wanted in key:
            if letter != wanted:
                break
            letter = self.next()
        else:
            if letter and letter in _SPACE:
                letter = self.skip_space()
            if letter == "=":
                return True
        if letter != "\n":
            self.skip_line()
        return False

    def quoted(self):
        value = ""
        while True:
            letter = self.next()
            if letter in ("", "\n"):
                raise BadValue()
            if letter == '"':
                if self.skip_space() not in ("", "\n", "#"):
                    raise BadValue()
                return value
            if letter == "\\":
                letter = self.next()
                if letter in ("", "\n"):
                    raise BadValue()
                if letter in ("u", "U"):
                    value += self.unicode(4 if letter == "u" else 8)
                    continue
                letter = _ESCAPED.get(letter, letter)
            value += letter

    def unicode(self, digits):
        try:
            return chr(int("".join(self.next() for _ in range(digits)), 16))
        except (ValueError, OverflowError):
            raise BadValue() from None

    def bare(self, letter):
        value = ""
        while letter not in ("", "\n", "#"):
            value += letter
            letter = self.next()
        return value


def find(key):
    """(value, whether it stood in quotes), or None where no line has the key; or BadValue."""
    reader = _Reader(_current().wiring.settings_text())
    while reader.at < len(reader.text):
        if reader.finds(key):
            letter = reader.skip_space()
            if letter == '"':
                return reader.quoted(), True
            if letter in ("", "\n"):
                raise BadValue()
            return reader.bare(letter).rstrip(" \t\r"), False
    return None


def number(text):
    """A bare value as a number, with the prefixes of Python; or BadValue."""
    try:
        return int(text, 0)
    except ValueError:
        raise BadValue() from None
