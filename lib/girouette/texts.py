# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Texts of one language, found by key, with the little grammar that they need.

A table is one long string, a line a text: the key, a space, the text. It is searched in place: a
dictionary of the same texts would take three times the heap.

Braces in a text are filled from the question's values:
    {value}            a number, or the word or player's name behind a key
    {n|flamme|flammes} the form that goes with the number n, after this language's rule
    {n} {n|...|...}    both
    {de victim}        French elision: "d'Orange", "de Rouge"
    {cards}            a list, its words joined by commas
A word is looked up as a player's name, then as "w.<key>", and stands for itself when it is neither.
"""


class Texts:
    def __init__(self, language, tables):
        """`tables` are searched in order: the game's own first, then the common one."""
        self.language = language
        self.tables = tables
        self.names = {}  # a player's name by colour key, where one was given
        self.seats = ()  # colour key by seat, of the game that is running

    def find(self, key):
        """The raw text of a key, or None."""
        needle = "\n" + key + " "
        for table in self.tables:
            at = table.find(needle)
            if at >= 0:
                at += len(needle)
                return table[at : table.find("\n", at)]
        return None

    def get(self, key, values=None):
        """The text of a key with its braces filled. A missing text shows its key: never blank."""
        text = self.find(key)
        if text is None:
            return "?" + key
        if "{" not in text:
            return text
        parts = []
        for index, piece in enumerate(text.split("{")):
            if index:
                inside, piece = piece.split("}", 1)
                parts.append(self._fill(inside, values))
            parts.append(piece)
        return "".join(parts)

    def word(self, value):
        """What a value is called: a player's name, a word of the tables, or itself."""
        if isinstance(value, str):
            if value in self.names:
                return self.names[value]
            return self.find("w." + value) or value
        if isinstance(value, (list, tuple)):
            return ", ".join([self.word(item) for item in value]) or self.find("w.none")
        return str(value)

    def _fill(self, inside, values):
        if "|" in inside:
            name, one, many = inside.split("|")
            n = values[name]
            # French counts zero as one: "0 flamme"; English does not: "0 flames".
            single = -2 < n < 2 if self.language == "fr" else n == 1 or n == -1
            return one if single else many
        if inside.startswith("de "):
            word = self.word(values[inside[3:]])
            return ("d'" if word[0] in "AEIOUYÉÈÊaeiouyéèêh" else "de ") + word
        return self.word(values[inside])

    def prompt(self, question):
        """The question's own text."""
        return self.get("q." + question.key, self._values(question))

    def option(self, question, option):
        """The text of one option of a Choose: its own for this question, else the common one, else
        that of a game's page (v.), else the option is a word."""
        for key in ("o." + question.key + "." + option, "o." + option, "v." + option):
            if self.find(key) is not None:
                return self.get(key, question.values)
        if question.key == "colour" and option in self.names:
            # Who usually has it, and what it is: somebody else may want it today.
            return self.find("w." + option) + " " + self.names[option]
        return self.word(option)

    def told(self, tell):
        """The text of a Tell."""
        return self.get("t." + tell.key, self._values(tell))

    def _values(self, question):
        """The values of a question with {who}, the player it belongs to, among them."""
        values = question.values
        if question.who is not None:
            values = dict(values)
            values["who"] = self.seats[question.who]
        return values


def wrap(text, columns):
    """The lines of a paragraph; a word longer than a line is broken, after its own hyphen if it can
    be. French puts a space before some signs: they never begin a line."""
    words = []
    for word in text.split(" "):
        if words and word and word[0] in "?!:;»":
            words[-1] += " " + word
        else:
            words.append(word)
    lines = []
    line = ""
    for word in words:
        while len(word) > columns:
            if line:
                lines.append(line)
                line = ""
            cut = word.rfind("-", 0, columns) + 1
            hyphen = "" if cut else "-"
            cut = cut or columns - 1
            lines.append(word[:cut] + hyphen)
            word = word[cut:]
        if not line:
            line = word
        elif len(line) + 1 + len(word) <= columns:
            line += " " + word
        else:
            lines.append(line)
            line = word
    lines.append(line)
    return lines
