# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What a record of the journal means for the tables in RAM (store.py): a part, for when one is read
or written. Whoever only looks into a table needs nothing of this."""

from girouette import find
from girouette.codec import CARRIED, END, FACTS, FORGET, NAME, SETTINGS, record

_RESULTS = 20


def learn(tables, tag, data):
    """Take a record's meaning."""
    if tag == SETTINGS:
        tables.settings = replace(tables.settings, data, 2)
    elif tag in (FACTS, FORGET):
        tables.facts = replace(tables.facts, data, 3)
    elif tag == NAME:
        names = list(tables.names)
        if data and data[0] < 16 * len(names):
            names[data[0] >> 4] = data if len(data) > 1 else b""
            tables.names = names
    elif tag == END:
        if data:
            tables.results = tables.results[1 - _RESULTS :] + [data]
    elif tag > CARRIED:
        tables.others += record(tag, data)


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


def set_setting(store, number, value):
    """Both 0..255. Writes only what changes."""
    if store.setting(number, None) != value:
        store.keep(SETTINGS, bytes((number, value)))
