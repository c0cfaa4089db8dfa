# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The store's rarer work: finding and reading a page, and writing one anew.

A running game only appends (store.py). This module is loaded when the power comes on, by the menus
and for a compaction, and dropped before a game starts: the game needs the room.
"""

from binascii import crc32

from girouette.records import BEGIN, END, FACTS, GAP, NAME, SETTINGS, check, record

HEADER = b"Girj"
PAGE = 4096


def open_page(store, port):
    """Find the page in use and read it; the state."""
    nvm = store.nvm
    size = min(len(nvm), PAGE)
    store._size = size - 5 if store._sealed else size
    if size < 1024:
        return "small"
    if store._sealed and len(nvm) >= 2 * PAGE:
        store._pages = 2
    page = b""
    best = -1
    for base in range(0, store._pages * size, size):
        data = bytes(nvm[base : base + size])
        used = data.rstrip(b"\xff")
        # Blank, or the very first write was cut in the header.
        if not data.strip(b"\0\xff" if port[:5] == "esp32" else b"\xff") or (
            1 < len(used) < 5 and HEADER.startswith(used[:-1])
        ):
            continue
        rank = 0
        if sum([data[i] == HEADER[i] for i in range(4)]) > 2:
            rank = 2 if crc32(data[:-4]).to_bytes(4, "big") == data[-4:] else 1
        # Of two whole pages the newer; a page that a cut left half written is the worse one.
        if rank > best or rank == best == 2 and (data[-5] - store._counter) & 255 < 128:
            best = rank
            page = data
            store._base = base
            store._counter = data[-5]
    if best > 0:
        scan(store, page[: store._size])
        store._at = store._end
        # Even where every record fits, a page without its seal may be shorter than it was.
        store.damaged = store.damaged or store._sealed and best < 2
    return "foreign" if best == 0 else "ok"


def scan(store, data, learn=True):
    """Read every record of a page's bytes."""
    if learn:
        store._settings = store._facts = store._others = b""
        store._names = [b""] * 8
        store._finished = []
    log = None
    state = 0  # the game's running check
    sound = damaged = False
    bad = 0  # where a stretch begins that cannot be read
    end = store._end = len(data.rstrip(b"\xff"))
    at = 4
    while at < end:
        tag = data[at]
        stop = at + size_of(data, at, state)
        if at < stop <= end:
            if tag < BEGIN:
                if sound:
                    after = crc32(data[at : stop - 1], state)
                    if data[stop - 1] == check(after):
                        state = after
                        unpack(data, at, stop, log)
                        at = stop
                        continue
            elif data[at:stop] == record(tag, data[at + 3 : stop - 2], state):
                if tag == BEGIN:
                    log = bytearray()
                    store._code = data[at + 3]
                    store._version = data[at + 4]
                    state = crc32(data[at:stop])
                    damaged = False
                elif tag == END:
                    log = None
                    damaged = False
                elif tag == GAP:
                    damaged = False
                elif bad:
                    damaged = True
                if not damaged:
                    sound = log is not None
                if learn:
                    store._learn(tag, data[at + 3 : stop - 2])
                bad = 0
                at = stop
                continue
        if not bad:
            bad = at
            sound = False
        at += 1
    if bad:
        # A cut leaves no more than its record would have, under a header that fits.
        tag = data[bad]
        size = size_of(data, bad, state)
        if end - bad > max(min(size, 64), 2 if tag < 0xEF else 3):
            damaged = True
        # No check is 0xFF: over bytes left blank the next record cannot complete this one.
        store._end = max(end + 2, bad + size)
    store._gap = bad > 0 or damaged
    store.torn = bad > 0 and not damaged
    store._open_game = log is not None
    store._log = log
    store._state = store._written = state
    store.damaged = damaged


def rewrite(store, log, always=False):
    """Write the page anew from RAM with `log` as the running game's: False when it does not fit
    or the NVM fails. Unless `always`, only if that makes it shorter."""
    state = store._state
    try:
        image = bytearray(HEADER)
        for tag, table in ((SETTINGS, store._settings), (FACTS, store._facts)):
            for at in range(0, len(table), 240):
                image += record(tag, table[at : at + 240])
        for entry in store._names:
            if entry:
                image += record(NAME, entry)
        image += store._others
        game = store._begin() + store._frames(log) if store._open_game else b""
        # The game people are playing goes before the games they have played.
        left = store._size - len(image) - len(game) - 64
        kept = b""
        for entry in reversed(store._finished):
            data = record(END, entry)
            if len(kept) + len(data) < left:
                kept = data + kept
        image += kept
        image += game
        end = len(image)
        if left >= 0 and (always or end < store._at):
            if not store._sealed:
                image += b"\xff" * (store._size - end)
            store._stale = True
            if store._put(0, image) or store._put(0, image):
                store._stale = False
                store._done(end)
                return True
            store._fail()
    except MemoryError:
        pass
    store._state = state
    return False


def size_of(data, at, state):
    """The size of the record that begins here; 0 when its header does not fit."""
    tag = data[at]
    if tag < 0xD0 or tag == 0xE0:
        return 2
    if tag >= BEGIN and tag != GAP:
        state = 0
    lead = at + (1 if tag < 0xEF else 2)
    if tag > 0xFE or lead >= len(data) or data[lead] != check(crc32(data[at:lead], state)):
        return 0
    if tag < 0xE0:
        return (tag - 199) // 2
    if tag < 0xEF:
        return tag - 0xDD
    return data[at + 1] + (4 if tag == 0xEF else 5)


def unpack(data, at, stop, log):
    """Put the log bytes of a record behind `log`."""
    tag = data[at]
    if tag < 0x80:
        log.append(tag)
    elif tag < 0xB1:
        log.append((tag - 0x80) // 7)
        log.append((tag - 0x80) % 7)
    elif tag < 0xD0:
        log.append(253)
        log.append(tag - 0xB1)
    elif tag < 0xE0:
        for half in range(tag - 0xCE):
            byte = data[at + 2 + half // 2]
            byte = byte & 15 if half & 1 else byte >> 4
            log.append(byte if byte < 15 else 253)
    elif tag == 0xE0:
        log.append(251)
    else:
        log += data[at + (2 if tag < 0xEF else 3) : stop - 1]


def unpack_result(entry):
    """A finished game's bytes as plain tuples."""
    players = []
    extra = 0
    at = 1
    while at + 1 < len(entry):
        first = entry[at]
        if first == 255:
            extra = entry[at + 1] * 256 + entry[-1]
            break
        score = shift = 0
        more = 128
        while more and at + 1 < len(entry):
            at += 1
            more = entry[at] & 128
            score += (entry[at] & 127) << shift
            shift += 7
        at += 1
        players.append((first & 15, -(score + 1 >> 1) if score & 1 else score >> 1, first >> 4))
    return entry[0], tuple(players), extra
