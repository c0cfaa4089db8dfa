# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Reading the journal: which page of the NVM is in use, and what its records say."""

from binascii import crc32

from girouette.codec import BEGIN, END, GAP, check, header_size, record, size_of, unpack
from girouette.page import HEADER, Page

_SMALLEST = 1024  # bytes of an NVM that is any use
_LONGEST_CUT = 64  # bytes of a record that a cut is believed to have left


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
        entry = self.data[at + 3 : stop - 2]
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


# --- finding the page ---------------------------------------------------------------------------


def open_store(store, port):
    """Begin: find the page in use and read it."""
    try:
        store.state = "missing" if store.nvm is None else read_page(store, port)
    except Exception:
        # Whatever a driver may raise: without NVM the game still has to start.
        store.state = "failing"
    store.usable = store.state == "ok"
    store.reason = "" if store.usable else "store." + store.state


def read_page(store, port):
    """The page for this family of chips, and what stands in it; the state."""
    if len(store.nvm) < _SMALLEST:
        return "small"
    page = open_page(store.nvm, port)
    store.page = page
    best = find_page(page, b"\0\xff" if port[:5] == "esp32" else b"\xff")
    if best > 0:
        found = Reader(bytes(page.nvm[page.base : page.base + page.size]), store.tables.learn)
        page.at = found.end
        take_game(store, found)
        store.gap, store.written, store.torn = found.gap, found.check, found.torn
        # Even where every record fits, a page without its seal may be shorter than it was.
        store.damaged = found.damaged or best < 2
    return "foreign" if best == 0 else "ok"


def open_page(nvm, port):
    if port[:2] == "rp":
        return Page(nvm)
    # Only boards with such a chip ever load it.
    from girouette.sealed_page import SealedPage

    return SealedPage(nvm)


def find_page(page, unused):
    """Set the page to the one in use. -1: there is none; 0: another program's bytes are there; 1: a
    cut left it half written; 2: it is whole. Of two whole ones it is the newer."""
    best = -1
    for base in page.bases:
        data = bytes(page.nvm[base : base + page.size])
        used = data.rstrip(b"\xff")
        # Blank, or the very first write was cut in the header.
        if not data.strip(unused) or 1 < len(used) < 5 and HEADER.startswith(used[:-1]):
            continue
        rank = 0
        if sum([data[i] == HEADER[i] for i in range(4)]) > 2:
            rank = 1 if page.sealed and not page.seal_fits(base) else 2
        if rank > best or rank == best == 2 and is_newer(page, base):
            best = rank
            page.base = base
            if page.sealed:
                page.counter = page.counter_at(base)
    return best


def is_newer(page, base):
    return (page.counter_at(base) - page.counter) & 255 < 128


# --- what stands in it --------------------------------------------------------------------------


def take_game(store, found):
    store.open_game = found.log is not None
    store.log = found.log
    store.code, store.version = found.code, found.version
    store.check = found.check


def running(store):
    """(code, version, log) of the game that is not over."""
    page = store.page
    if store.log is None:
        try:
            data = bytes(page.nvm[page.base : page.base + page.at])
        except Exception:
            return None
        take_game(store, Reader(data + store.lead() + store.pending))
    return store.code, store.version, bytes(store.log or b"")


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
