# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The store's rarer writing: a page anew, a game's beginning and end."""

from binascii import crc32

from girouette.codec import BEGIN, END, FACTS, NAME, SETTINGS, pack, record
from girouette.page import HEADER
from girouette.tables import Tables

_SPARE = 64  # bytes that a rewritten page leaves at least
_TOGETHER = 240  # bytes of a table in one record

# --- writing anew -------------------------------------------------------------------------------


def rewrite(store, log=None, now=True):
    """Write the page anew from RAM with `log` as the running game's, or with its own: it is full,
    or not what it should be. Unless `now`, only if that makes it shorter."""
    page = store.page
    if log is None:
        game = store.running
        log = game[2] if game else b""
    state = store.check
    try:
        image = HEADER + table_records(store.tables)
        game = begin_record(store) if store.open_game else b""
        if game:
            answers, store.check = pack(log, store.check)
            game += answers
        # The game people are playing goes before the games they have played.
        left = page.size - len(image) - len(game) - _SPARE
        image += last_results(store, left)
        image += game
        if left >= 0 and (now or len(image) < page.at):
            store.stale = True
            if page.put_all(image) or page.put_all(image):
                store.done(len(image))
                return
            store.fail()
    except MemoryError:
        pass
    store.check = state
    if now and store.state == "ok":
        store.reason = "store.full"


def table_records(tables):
    """All tables but the results as records again."""
    data = bytearray()
    for tag, table in ((SETTINGS, tables.settings), (FACTS, tables.facts)):
        for at in range(0, len(table), _TOGETHER):
            data += record(tag, table[at : at + _TOGETHER])
    for entry in tables.names:
        if entry:
            data += record(NAME, entry)
    return data + tables.others


def last_results(store, room):
    """Records of as many finished games as fit, the newest in any case first."""
    kept = b""
    for entry in reversed(store.tables.results):
        data = record(END, entry)
        if len(kept) + len(data) < room:
            kept = data + kept
    return kept


def claim(store, log):
    if store.state == "foreign":
        store.state = "ok"
        store.reason = ""
        store.usable = True
        rewrite(store, log)


def erase(store):
    store.tables = Tables()
    store.open_game = False
    store.log = None
    store.check = store.written = 0
    store.gap = store.torn = store.damaged = False
    store.pending = bytearray()
    if store.usable:
        rewrite(store, b"")


# --- a game's beginning and end -----------------------------------------------------------------


def begin(store, code, version, longest):
    store.open_game = False
    if store.usable and store.room() < 2 * longest:
        rewrite(store, b"", False)
    store.open_game = True
    store.code = code
    store.version = version
    store.add(begin_record(store), False)


def begin_record(store):
    data = record(BEGIN, bytes((store.code, store.version)))
    store.check = crc32(data)
    store.log = None
    return data


def end(store, players, number):
    entry = bytearray((store.code,))
    for colour, score, rank in players:
        entry.append(colour + 16 * rank)
        score = score * 2 if score >= 0 else -score * 2 - 1
        while score > 127:
            entry.append(128 + (score & 127))
            score >>= 7
        entry.append(score)
    if number:
        entry += bytes((255, number >> 8, number & 255))
    close(store, bytes(entry))


def close(store, entry):
    """The running game is over; an empty entry leaves no result."""
    if store.open_game:
        store.open_game = False
        store.log = None
        store.tables.learn(END, entry)
        store.add(record(END, entry))
