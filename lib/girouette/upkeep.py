# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The store's rarer work, as functions that are also its methods (see store.py).

Finding and reading a page, writing one anew, settings, names, facts, and the beginning and end of a
game. Loaded when one is called, and dropped while a game goes on: the game needs the room.
"""

from binascii import crc32

from girouette import mark_of
from girouette.store import check, record

_BEGIN = 0xF0
_END = 0xF1
_SETTINGS = 0xF2
_NAME = 0xF3
_FACTS = 0xF4
_FORGET = 0xF5
_GAP = 0xF6
_PAGE = 4096
_HEADER = b"Girj"

# --- settings, names, facts: kept in RAM too, so reading is cheap ------------------------------


def setting(store, number, default):
    at = find(store._settings, bytes((number,)), 2)
    return default if at < 0 else store._settings[at + 1]


def set_setting(store, number, value):
    """Both 0..255. Writes only what changes."""
    if setting(store, number, None) != value:
        keep(store, _SETTINGS, bytes((number, value)))


def name(store, number):
    """The regular player's name, "" when there is none."""
    return store._names[number][1:].decode()


def colour(store, number):
    """The index of the regular player's colour."""
    return (store._names[number] or b"\0")[0] & 15


def set_name(store, number, colour, text):
    """Numbers 0..7, up to 10 characters; "" clears the name."""
    entry = bytes((number * 16 + colour,)) + text[:10].encode()
    if entry != store._names[number]:
        keep(store, _NAME, entry)


def tell(store, name, value):
    """Remember a fact for good; -50..205, others are asked again next time."""
    if store.get(name) != value and -50 <= value <= 205:
        keep(store, _FACTS, mark_of(name.encode()) + bytes((value + 50,)))


def forget(store, name):
    if store.get(name) is not None:
        keep(store, _FORGET, mark_of(name.encode()))


# --- games --------------------------------------------------------------------------------------


def begin(store, code, version, longest=1200):
    """A game begins; one left open is closed without result. When what is left could not hold
    `longest` bytes of log, the page is rewritten first, which is the only erase of a game."""
    store._open_game = False
    if store._usable and store.room() < 2 * longest:
        rewrite(store, b"", False)
    store._open_game = True
    store._code = code
    store._version = version
    store.add(begin_record(store), False)


def end(store, players, number=0):
    """The game is over: ((colour, score, rank), ...) in ranking order, scores of 16 bits with
    sign, and a number of 16 bits that is the game's own."""
    entry = bytearray((store._code,))
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


def game(store):
    """(code, version, log) of the game that is not over, as it stands in NVM, or None."""
    if not store._open_game or not store._usable:
        return None
    if store._log is None:
        try:
            data = bytes(store.nvm[store._base : store._base + store._at])
        except Exception:
            return None
        kept = store._gap, store._written, store.damaged, store.torn
        scan(store, data + store.lead() + store._pending, False)
        store._gap, store._written, store.damaged, store.torn = kept
    return store._code, store._version, bytes(store._log or b"")


def finished(store):
    """The last 20 games, newest last: (code, ((colour, score, rank), ...), extra)."""
    return [unpack_result(entry) for entry in store._finished]


# --- the page -----------------------------------------------------------------------------------


def claim(store, log=b""):
    """Take foreign bytes over: they are gone. `log` is the running game's so far, if any."""
    if store.state == "foreign":
        store.state = "ok"
        store.reason = ""
        store._usable = True
        rewrite(store, log)


def erase(store):
    """Forget everything that was ever kept here, the running game too."""
    scan(store, b"")
    store._pending = bytearray()
    if store._usable:
        rewrite(store, b"")


def open_page(store, port):
    """Begin: find the page in use and read it."""
    scan(store, b"")
    try:
        store.state = "missing" if store.nvm is None else find_page(store, port)
    except Exception:
        # Whatever a driver may raise: without NVM the game still has to start.
        store.state = "failing"
    store._usable = store.state == "ok"
    store.reason = "" if store._usable else "store." + store.state


def find_page(store, port):
    """Find the page in use and read it; the state."""
    nvm = store.nvm
    size = min(len(nvm), _PAGE)
    store._size = size - 5 if store._sealed else size
    if size < 1024:
        return "small"
    if store._sealed and len(nvm) >= 2 * _PAGE:
        store._pages = 2
    page = b""
    best = -1
    for base in range(0, store._pages * size, size):
        data = bytes(nvm[base : base + size])
        used = data.rstrip(b"\xff")
        # Blank, or the very first write was cut in the header.
        if not data.strip(b"\0\xff" if port[:5] == "esp32" else b"\xff") or (
            1 < len(used) < 5 and _HEADER.startswith(used[:-1])
        ):
            continue
        rank = 0
        if sum([data[i] == _HEADER[i] for i in range(4)]) > 2:
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


def scan(store, data, now=True):
    """Read every record of a page's bytes: the running game, and unless `now` is False all else."""
    if now:
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
            if tag < _BEGIN:
                if sound:
                    after = crc32(data[at : stop - 1], state)
                    if data[stop - 1] == check(after):
                        state = after
                        unpack(data, at, stop, log)
                        at = stop
                        continue
            elif data[at:stop] == record(tag, data[at + 3 : stop - 2], state):
                if tag == _BEGIN:
                    log = bytearray()
                    store._code = data[at + 3]
                    store._version = data[at + 4]
                    state = crc32(data[at:stop])
                    damaged = False
                elif tag == _END:
                    log = None
                    damaged = False
                elif tag == _GAP:
                    damaged = False
                elif bad:
                    damaged = True
                if not damaged:
                    sound = log is not None
                if now:
                    learn(store, tag, data[at + 3 : stop - 2])
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


def rewrite(store, log=None, now=True):
    """Write the page anew from RAM with `log` as the running game's, or with its own: it is full,
    or not what it should be. Unless `now`, only if that makes it shorter."""
    if log is None:
        running = game(store)
        log = running[2] if running else b""
    state = store._state
    try:
        image = bytearray(_HEADER)
        for tag, table in ((_SETTINGS, store._settings), (_FACTS, store._facts)):
            for at in range(0, len(table), 240):
                image += record(tag, table[at : at + 240])
        for entry in store._names:
            if entry:
                image += record(_NAME, entry)
        image += store._others
        running = begin_record(store) + store.frames(log) if store._open_game else b""
        # The game people are playing goes before the games they have played.
        left = store._size - len(image) - len(running) - 64
        kept = b""
        for entry in reversed(store._finished):
            data = record(_END, entry)
            if len(kept) + len(data) < left:
                kept = data + kept
        image += kept
        image += running
        end = len(image)
        if left >= 0 and (now or end < store._at):
            if not store._sealed:
                image += b"\xff" * (store._size - end)
            store._stale = True
            if store.put(0, image) or store.put(0, image):
                store._stale = False
                store.done(end)
                return
            store.state = "failing"
            store.reason = "store.failing"
    except MemoryError:
        pass
    store._state = state
    if now and store.state == "ok":
        store.reason = "store.full"


def learn(store, tag, entry):
    """Take a record's meaning into RAM."""
    if tag == _SETTINGS:
        store._settings = replace(store._settings, entry, 2)
    elif tag in (_FACTS, _FORGET):
        store._facts = replace(store._facts, entry, 3)
    elif tag == _NAME:
        if entry and entry[0] < 128:
            store._names[entry[0] >> 4] = entry if len(entry) > 1 else b""
    elif tag == _END:
        if entry:
            store._finished = store._finished[-19:] + [entry]
    elif tag > _GAP:
        store._others += record(tag, entry)


def keep(store, tag, entry):
    learn(store, tag, entry)
    store.add(record(tag, entry), False)


def close(store, entry):
    if store._open_game:
        store._open_game = False
        store._log = None
        learn(store, _END, entry)
        store.add(record(_END, entry))


def begin_record(store):
    data = record(_BEGIN, bytes((store._code, store._version)))
    store._state = crc32(data)
    store._log = None
    return data


def size_of(data, at, state):
    """The size of the record that begins here; 0 when its header does not fit."""
    tag = data[at]
    if tag < 0xD0 or tag == 0xE0:
        return 2
    if tag >= _BEGIN and tag != _GAP:
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
