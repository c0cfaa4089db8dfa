# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What the journal's own records say, in RAM: settings, names, learned facts, finished games.

Each table is bytes as in its record (codec.py), so that it takes little room and is written back
as it is.
"""

from girouette.codec import CARRIED, END, FACTS, FORGET, NAME, SETTINGS, record

_NAMES = 8
_RESULTS = 20


class Tables:
    def __init__(self):
        self.settings = b""  # number, value; ...
        self.facts = b""  # mark of the name (2), 50 + value; ...
        self.names = [b""] * _NAMES  # slot * 16 + colour, text
        self.results = []  # newest last
        self.others = b""  # records of a later firmware

    def learn(self, tag, data):
        """Take a record's meaning."""
        if tag == SETTINGS:
            self.settings = replace(self.settings, data, 2)
        elif tag in (FACTS, FORGET):
            self.facts = replace(self.facts, data, 3)
        elif tag == NAME:
            if data and data[0] < 16 * _NAMES:
                self.names[data[0] >> 4] = data if len(data) > 1 else b""
        elif tag == END:
            if data:
                self.results = self.results[1 - _RESULTS :] + [data]
        elif tag > CARRIED:
            self.others += record(tag, data)


def find(table, key, width):
    """Where in a table of entries `width` bytes wide the key's stands, or -1."""
    for at in range(0, len(table), width):
        if table[at : at + len(key)] == key:
            return at
    return -1


def replace(table, data, width):
    """The table with these entries, `width` bytes each, in the place of those with their keys; a
    key alone takes its entry away."""
    for start in range(0, len(data), width):
        entry = data[start : start + width]
        at = find(table, entry[: width - 1], width)
        if at >= 0:
            table = table[:at] + table[at + width :]
        if len(entry) == width:
            table += entry
    return table
