# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Sky Tango as a referee: runs of one's own rows are collected."""

from girouette.games.sky_tango.referee import change, harvest
from girouette.games.sky_tango.rows import BODIES, COVERED, ENOUGH, ROWS, count, runs
from girouette.questions import Choose, Tell


def script(game):
    """ST-20..24: one or several stretches of one's own rows; the whole run is proposed."""
    seat = game.active
    options = harvest(game, seat)
    more = []
    while options:
        game.row = -1
        name = options[0]
        if more or len(options) > 1:
            name = yield Choose("collect", seat, options + more, **game.names)
            if name == "done":
                return
        game.row = row = ROWS.index(name)
        cards = game.rows[row]
        values = starts(cards)
        low = values[0]
        if len(values) > 1:
            low = yield from ask(game, "from", values)
        values = ends(cards, low)
        high = values[0]
        if len(values) > 1:
            high = yield from ask(game, "to", values)
        start, end = stretch(cards, low, high)
        change(game, row, cards[:start] + cards[end:])  # ST-23: what is left closes up
        taken = count(cards[start:end])
        game.collected[seat] += taken
        yield Tell("collects", seat, body=BODIES[row & 1], low=low, high=high, cards=taken)
        options = harvest(game, seat)
        more = ["done"]


def ask(game, key, values):
    """A card of the row that is being dealt with, by its value."""
    names = list(map(str, values))
    return int((yield Choose(key, game.active, names, body=BODIES[game.row & 1])))


def find(row, value):
    """The place of a visible value."""
    return row.index(bytes((value,)))


def starts(row):
    """ST-21: the values that a stretch to collect may begin with; those of whole runs first."""
    whole = part = b""
    for run in runs(row):
        whole += run[:1]
        part += run[1 : 1 - ENOUGH]
    return whole + part


def ends(row, low):
    """ST-21: the values that a stretch which begins with `low` may end with, the longest first."""
    for run in runs(row):
        if low in run:
            return bytes(reversed(run[find(run, low) + ENOUGH - 1 :]))


def stretch(row, low, high):
    """ST-22: where the stacks from one visible value to another begin and end."""
    start = find(row, low)
    while start and row[start - 1] >= COVERED:
        start -= 1
    return start, find(row, high) + 1
