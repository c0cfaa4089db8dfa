# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Texts of one language, found by key, with the little grammar that they need.

A table is a text file beside the code, a line a text: the key, a space, the text; lines that begin
with "#" are comments. It stays on the drive, and a text is read when it is shown. Where the lines
begin, four bytes for each (text_tables.py), is read once for all texts of a press, and dropped when
nobody waits: reading it takes an RP2040 half a millisecond.

Braces in a text are filled from the question's values:
    {value}            a number, or the word or player's name behind a key
    {n|flamme|flammes} the form that goes with the number n, after this language's rule
    {n} {n|...|...}    both
    {de victim}        a little word that its language elides: "d'Orange", "de Rouge"
    {cards}            a list, its words joined by commas
A word is looked up as a player's name, then as "w.<key>", and stands for itself when it is neither.

What is a language's own stands in its girouette/text table:
    l.name Français    what it calls itself
    l.forms 001        which form of a word goes with 0, 1, 2, ...; the last with all that follow
    l.de d' AEIOU...   what {de ...} becomes before these letters; so for each word that is elided
    l.lender en        the language whose texts stand in for missing ones (missing.py); a language
                       without this line has them all
"""

from girouette import mark_of

_LONGEST = 1000  # bytes of a line
_SHORT = 40  # of most texts: readline asks for each


class Texts:
    def __init__(self, language, ports):
        """`ports` opens the tables' files (open_text) and hears what is wrong with them (log)."""
        self.language = language
        self.ports = ports
        # [file, index, place], searched in order: the game's own first, then the common. With a
        # lender [file, index, its file, index of what is missing, place]. The place is where the
        # drive has the index, (file's name, start, size), or None. text_tables.py opens them.
        self.tables = []
        self.names = {}  # a player's name by colour key, where one was given
        self.seats = ()  # colour key by seat, of the game that is running

    def find(self, key):
        """The text of a key as it stands in its table, or None."""
        raw = self.raw(key.encode())
        return None if raw is None else self.decoded(raw, key)

    # Texts stay bytes until they are whole: a board makes a str ten times more slowly, for it looks
    # among all names that it knows whether it has that one.

    def raw(self, key):
        """The bytes of a key's text, or None; `key` is bytes too."""
        name = key + b" "
        mark = mark_of(name)
        for table in self.tables:
            if table[1] is None:
                table[1] = self._read(*table[-1])
            for which in range(0, len(table) - 1, 2):
                file = table[which]
                index = table[which + 1]
                half = len(index) >> 1
                at = index.find(mark, 0, half)
                while at >= 0:
                    if not at & 1:
                        try:
                            file.seek(index[half + at] << 8 | index[half + at + 1])
                            line = file.read(len(name) + _SHORT)
                            # Two keys may have one mark.
                            if line.startswith(name):
                                if b"\n" not in line:
                                    line += file.readline(_LONGEST)
                                return line[len(name) :].split(b"\n")[0].rstrip(b"\r")
                        except (OSError, ValueError) as error:
                            # A drive that fails must not end a game.
                            self.ports.log("texts: " + str(key, "utf-8") + ": " + str(error))
                    at = index.find(mark, at + 1, half)
        return None

    def _read(self, name, start, size):
        """An index; none, and so no text, where the drive fails: that must not end a game."""
        file = self.ports.open_text(name)
        try:
            if file:
                file.seek(start)
                return file.read(size)
        except OSError:
            pass
        finally:
            if file:
                file.close()
        self.ports.log("texts: " + name + " cannot be read")
        return b""

    def rest(self):
        """Nobody waits for a text: drop what the drive has."""
        for table in self.tables:
            if table[-1]:
                table[1] = None

    def decoded(self, raw, key):
        """The bytes of a key's text as a str. Where they are no text the key is shown: that must
        not end a game either."""
        try:
            return str(raw, "utf-8")
        except ValueError as error:
            self.ports.log("texts: " + key + ": " + str(error))
            return "?" + key

    def get(self, key, values=None):
        """The text of a key with its braces filled. A missing text shows its key: never blank."""
        raw = self.raw(key.encode())
        if raw is None:
            self.ports.log("texts: no " + key)
            return "?" + key
        return self.decoded(self.fill(raw, values), key)

    def fill(self, raw, values):
        """Bytes of a text with the braces filled; one whose braces are wrong is shown as it is."""
        if b"{" not in raw:
            return raw
        parts = []
        try:
            for index, piece in enumerate(raw.split(b"{")):
                if index:
                    inside, piece = piece.split(b"}", 1)
                    parts.append(self._fill(inside, values))
                parts.append(piece)
        except (AttributeError, LookupError, TypeError, ValueError):
            self.ports.log("texts: braces in " + self.decoded(raw, ""))
            return raw
        return b"".join(parts)

    def _fill(self, inside, values):
        if b"|" in inside:
            name, one, more = inside.split(b"|", 2)
            forms = self.raw(b"l.forms")
            form = forms[min(abs(values[str(name, "utf-8")]), len(forms) - 1)] - 48  # a digit
            more = more.split(b"|")
            # Of a text that is lent there may be fewer forms than this language has.
            return more[min(form, len(more)) - 1] if form else one
        if b" " in inside:
            little, name = inside.split(b" ")
            elided, letters = self.raw(b"l." + little).split(b" ")
            word = self.word(values[str(name, "utf-8")])
            return (elided if word[:1] in str(letters, "utf-8") else little + b" ") + word.encode()
        return self._word(values[str(inside, "utf-8")])

    def word(self, value):
        """What a value is called: a player's name, a word of the tables, or itself."""
        return self.decoded(self._word(value), str(value))

    def _word(self, value):
        if isinstance(value, str):
            if value in self.names:
                return self.names[value].encode()
            key = value.encode()
            return self.raw(b"w." + key) or key
        if isinstance(value, (list, tuple)):
            words = []
            for item in value:
                words.append(self._word(item))
            return b", ".join(words) or self.get("w.none").encode()
        return str(value).encode()

    def prompt(self, question):
        """The question's own text."""
        return self.get("q." + question.key, self.values(question))

    def option(self, question, option):
        """The text of one option of a Choose: its own for this question, else the common one, else
        that of a game's page (v.), else the option is a word."""
        name = option.encode()
        for key in (b"o." + question.key.encode() + b"." + name, b"o." + name, b"v." + name):
            raw = self.raw(key)
            if raw is not None:
                return self.decoded(self.fill(raw, question.values), option)
            if option[:1].isdigit():
                return option  # most lists are of numbers, and a search takes its time
        if question.key == "colour" and option in self.names:
            # Who usually has it, and what it is: somebody else may want it today.
            return self.get("w." + option) + " " + self.names[option]
        return self.word(option)

    def pair(self, what, value):
        """A thing and its value, with this language's colon between them."""
        return self.get("s.pair", {"a": what, "b": value})

    def say(self, tell):
        """The text of a Tell."""
        return self.get("t." + tell.key, self.values(tell))

    def values(self, question):
        """The values of a question with {who}, the player it belongs to, among them."""
        values = question.values
        if question.seat is not None:
            values = dict(values)
            values["who"] = self.seats[question.seat]
        return values


def wrap(text, columns):
    """The lines of a paragraph; a word longer than a line is broken, after its own hyphen if it can
    be. French puts a space before some signs: they never begin a line."""
    lines = []
    text = text.lstrip(" ")
    while len(text) > columns:
        end = text.rfind(" ", 0, columns + 1)
        while end > 0 and text[end + 1 : end + 2] in "?!:;»":
            end = text.rfind(" ", 0, end)
        if end > 0:
            lines.append(text[:end])
        else:
            end = text.rfind("-", 0, columns) + 1
            hyphen = "" if end else "-"
            end = end or columns - 1
            lines.append(text[:end] + hyphen)
        text = text[end:].lstrip(" ")
    lines.append(text)
    return lines
