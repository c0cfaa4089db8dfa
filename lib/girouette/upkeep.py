# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The store's rarer work: reading a page, writing it anew, a game's beginning and end, results."""

from binascii import crc32

from girouette.codec import (
    BEGIN,
    END,
    GAP,
    check,
    entry_of,
    header_size,
    pack,
    record,
    size_of,
    unpack,
)
from girouette.page import HEADER, SMALLEST, open_page
from girouette.tables import Tables

_SPARE = 64  # bytes that a rewritten page leaves at least
_LONGEST_CUT = 64  # bytes of a record that a cut is believed to have left

# --- reading ------------------------------------------------------------------------------------


class Reader:
    """Reads all records of a page's bytes. What it found:

    log        of the game that is not over, or None; its code, version and running check
    end        where the next byte goes
    torn       the last record was cut short; nothing else is wrong
    damaged    after the last answer that can be read comes what is no record
    gap        something that cannot be read lies at the end
    """

    def __init__(self, data, learn=None):
        """`learn(tag, entry)` hears of each record that stands for itself."""
        self.data = data
        self.learn = learn
        self.log = None
        self.code = self.version = self.check = 0
        self.damaged = False
        self.sound = False  # answers may follow here: nothing unreadable since the game's last
        self.bad = 0  # where the stretch begins that cannot be read
        self.end = len(data.rstrip(b"\xff"))
        at = len(HEADER)
        while at < self.end:
            stop = at + size_of(data, at, self.check)
            if at < stop <= self.end and self._take(at, stop):
                at = stop
                continue
            if not self.bad:
                self.bad = at
                self.sound = False
            at += 1  # a record may begin at any byte
        if self.bad:
            self._judge_rest()
        self.gap = self.bad > 0 or self.damaged
        self.torn = self.bad > 0 and not self.damaged

    def _take(self, at, stop):
        """Read what lies there; False when it is no record, or none of this game's."""
        tag = self.data[at]
        if tag < BEGIN:
            return self.sound and self._take_answers(at, stop)
        entry = entry_of(self.data, at, stop)
        if self.data[at:stop] != record(tag, entry, self.check):
            return False
        if tag == BEGIN:
            self.log = bytearray()
            self.code, self.version = self.data[at + 3], self.data[at + 4]
            self.check = crc32(self.data[at:stop])
            self.damaged = False
        elif tag == END:
            self.log = None
            self.damaged = False
        elif tag == GAP:
            self.damaged = False
        elif self.bad:
            self.damaged = True
        if not self.damaged:
            self.sound = self.log is not None
        if self.learn:
            self.learn(tag, entry)
        self.bad = 0
        return True

    def _take_answers(self, at, stop):
        after = crc32(self.data[at : stop - 1], self.check)
        if self.data[stop - 1] != check(after):
            return False
        self.check = after
        unpack(self.data, at, stop, self.log)
        return True

    def _judge_rest(self):
        """A cut leaves no more than its record would have, under a header that fits."""
        size = size_of(self.data, self.bad, self.check)
        header = header_size(self.data[self.bad]) + 1
        if self.end - self.bad > max(min(size, _LONGEST_CUT), header):
            self.damaged = True
        # No check is 0xFF: over bytes left blank the next record cannot complete this one.
        self.end = max(self.end + 2, self.bad + size)


def open_store(store, port):
    """Begin: find the page in use and read it."""
    try:
        store.state = "missing" if store.nvm is None else find_page(store, port)
    except Exception:
        # Whatever a driver may raise: without NVM the game still has to start.
        store.state = "failing"
    store.usable = store.state == "ok"
    store.reason = "" if store.usable else "store." + store.state


def find_page(store, port):
    if len(store.nvm) < SMALLEST:
        return "small"
    store.page = page = open_page(store.nvm, port)
    state, data = page.find()
    if data:
        found = Reader(data, store.tables.learn)
        page.at = found.end
        take_game(store, found)
        store.gap, store.written, store.torn = found.gap, found.check, found.torn
        store.damaged = found.damaged or not page.whole
    return state


def take_game(store, found):
    store.open_game = found.log is not None
    store.log = found.log
    store.code, store.version = found.code, found.version
    store.check = found.check


def running(store):
    """(code, version, log) of the game that is not over."""
    if store.log is None:
        try:
            data = store.page.used()
        except Exception:
            return None
        take_game(store, Reader(data + store.lead() + store.pending))
    return store.code, store.version, bytes(store.log or b"")


# --- writing anew -------------------------------------------------------------------------------


def rewrite(store, log=None, now=True):
    """Write the page anew from RAM with `log` as the running game's, or with its own: it is full,
    or not what it should be. Unless `now`, only if that makes it shorter."""
    page = store.page
    if log is None:
        game = running(store) if store.open_game else None
        log = game[2] if game else b""
    state = store.check
    try:
        image = HEADER + store.tables.records()
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
    take_game(store, Reader(b""))
    store.gap = store.torn = store.damaged = False
    store.written = store.check
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


def finished(store):
    return [unpack_result(entry) for entry in store.tables.results]


def unpack_result(entry):
    """A finished game's bytes as plain tuples."""
    players = []
    number = 0
    at = 1
    while at + 1 < len(entry):
        first = entry[at]
        if first == 255:
            number = entry[at + 1] * 256 + entry[-1]
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
    return entry[0], tuple(players), number
