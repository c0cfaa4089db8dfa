# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The store's rarer writing: after a failure, a page anew, a game's beginning and end."""

from binascii import crc32

from girouette.codec import BEGIN, CARRIED, END, FACTS, NAME, SETTINGS, pack, record
from girouette.store import HEADER, Tables
from girouette.tables import learn

_BEGIN_1 = 0xF0  # BEGIN of format 1
_SPARE = 64  # bytes that a rewritten page leaves at least
_TOGETHER = 240  # bytes of a table in one record

# --- what did not go behind the last record -----------------------------------------------------


def mend(store, data, tried):
    """Write what waits, `data` with what has to stand before it: there is no room for it behind the
    last record, or it was `tried` and did not take."""
    page = store.page
    end = page.at + len(data)
    if tried:
        store.stale = half_written(page, end)
    if store.stale or end > page.size:
        rewrite(store)
    elif page.put(page.at, data):
        store.done(end)
    else:
        store.stale = half_written(page, end)
        fail(store)


def half_written(page, end):
    """Whether a write that failed left something, as far as it can be read. What came before is in
    RAM or readable, so all is written anew then; a sealed page always is."""
    try:
        left = bytes(page.nvm[page.base + page.at : page.base + end]).rstrip(b"\xff")
        return not page.sealed and len(left) > 0
    except Exception:
        return False


def fail(store):
    store.state = "failing"
    store.reason = "store.failing"


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
        image = bytearray(HEADER)
        for tag, table in ((SETTINGS, store.tables.settings), (FACTS, store.tables.facts)):
            for at in range(0, len(table), _TOGETHER):
                image += record(tag, table[at : at + _TOGETHER])
        for name in store.tables.names:
            if name:
                image += record(NAME, name)
        image += store.tables.others
        game = b""
        if store.open_game and store.format > 1:
            game = begin_record(store, b"")
            answers, store.check = pack(log, store.check)
            game += answers
        elif store.open_game:
            # It cannot be packed: its marks are of another size.
            game = begin_record(store, log)
        # The game people are playing goes before the games they have played.
        left = page.size - len(image) - len(game) - _SPARE
        kept = b""
        for entry in reversed(store.tables.results):
            data = record(END, entry)
            if len(kept) + len(data) < left:
                kept = data + kept
        image += kept
        image += game
        if left >= 0 and (now or len(image) < page.at):
            store.stale = True
            whole = image if page.sealed else image + b"\xff" * (page.size - len(image))
            if page.put(0, whole) or page.put(0, whole):
                store.done(len(image))
                return
            fail(store)
    except MemoryError:
        pass
    store.check = state
    if now and store.state == "ok":
        store.reason = "store.full"


def claim(store, log=b""):
    """Take foreign bytes over: they are gone. `log` is the running game's so far, if any."""
    if store.state == "foreign":
        store.state = "ok"
        store.reason = ""
        store.usable = True
        rewrite(store, log)


def erase(store):
    """Forget everything that was ever kept here, the running game too."""
    store.tables = Tables()
    store.open_game = False
    store.log = None
    store.check = store.written = 0
    store.gap = store.torn = store.damaged = False
    store.pending = bytearray()
    if store.usable:
        rewrite(store, b"")


# --- a game's beginning and end -----------------------------------------------------------------


def begin(store, code, version, room=1200, name=""):
    """A game begins, of the package of that name if it is one of the drive's /games/; one left open
    is closed without result. When what is left could not hold
    `room` bytes of log, the page is rewritten first, which is the only erase of a game."""
    store.open_game = False
    if store.usable and store.room() < 2 * room:
        rewrite(store, b"", False)
    store.open_game = True
    store.code = code
    store.version = version
    store.name = name
    store.format = 2
    store.add(begin_record(store, b""), False)


def begin_record(store, log):
    """The running game with what it has of a log already."""
    whole = bytearray()
    for at in range(0, len(log), _TOGETHER):
        whole += record(CARRIED, at.to_bytes(2, "big") + log[at : at + _TOGETHER])
    tag = BEGIN if store.format > 1 else _BEGIN_1
    data = record(tag, bytes((store.code, store.version)) + store.name.encode(), crc32(log))
    store.check = crc32(data)
    store.log = None
    return whole + data


def end(store, players, number=0):
    """The game is over: ((colour, score, rank), ...) in ranking order, scores of 16 bits with
    sign, and a number of 16 bits that is the game's own."""
    entry = bytearray((store.code,))
    if store.name:
        # No player's rank is 0.
        name = store.name.encode()
        entry += bytes((0, len(name))) + name
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


def discard(store):
    """Close the running game without a result."""
    close(store, b"")


def close(store, data):
    if store.open_game:
        store.open_game = False
        store.log = None
        learn(store.tables, END, data)
        store.add(record(END, data))
