# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Reading the journal: which page of the NVM is in use, and what its records say."""

from binascii import crc32

from girouette.codec import (
    BEGIN,
    BYTES,
    CARRIED,
    END,
    FACT,
    FEWEST,
    GAP,
    HALF_TOLD,
    HALVES,
    LONG,
    PAIR,
    PAIR_BASE,
    TOLD,
    UNDO,
    check,
    record,
)
from girouette.store import HEADER, Page
from girouette.tables import learn

_BEGIN_1 = 0xF0  # BEGIN of format 1; the lowest of the records that stand for themselves
_SMALLEST = 1024  # bytes of an NVM that is any use
_LONGEST_CUT = 64  # bytes of a record that a cut is believed to have left


class Reader:
    """Reads all records of a page's bytes. What it found:

    log        of the game that is not over, or None; its format, code, version and running check
    end        where the next byte goes
    torn       the last record was cut short; nothing else is wrong
    damaged    after the last answer that can be read comes what is no record
    gap        something that cannot be read lies at the end
    """

    def __init__(self, data, tables=None):
        """`tables` learn what each record says that stands for itself."""
        self.data = data
        self.tables = tables
        self.log = None
        self.pending = bytearray()  # the log of a game that is to begin
        self.format = self.code = self.version = self.check = 0
        self.name = ""
        self.damaged = self.torn = False
        self.sound = False  # answers may follow here: nothing unreadable since the game's last
        self.bad = 0  # where the stretch begins that cannot be read
        self.end = len(data.rstrip(b"\xff"))
        at = len(HEADER)
        while at < self.end:
            stop = at + size_of(data, at, self.start(data[at]))
            if at < stop <= self.end and self.accept(at, stop):
                at = stop
                continue
            if not self.bad:
                self.bad = at
                self.sound = False
            at += 1  # a record may begin at any byte
        if self.bad:
            # A cut leaves no more than its record would have, under a header that fits.
            tag = data[self.bad]
            size = size_of(data, self.bad, self.start(tag))
            header = 2 if tag < LONG else 3
            most = max(size if tag == CARRIED else min(size, _LONGEST_CUT), header)
            if self.end - self.bad > most and not self.cut_again(size, most):
                self.damaged = True
            # No check is 0xFF: over bytes left blank the next record cannot complete this one.
            self.end = max(self.end + 2, self.bad + size)
            # A game that was being written anew is still there as it was.
            self.torn = not (self.damaged or self.pending or tag == CARRIED)
        self.gap = self.bad > 0 or self.damaged or len(self.pending) > 0

    def cut_again(self, size, most):
        """Whether all that cannot be read is a record that was cut, `most` bytes of it, and behind
        it the beginning of the GAP that was to pass over it, cut as well. Nothing but the one press
        is missing then."""
        data = self.data
        gap = record(GAP, b"", self.check)
        last = self.end - 1
        for at in range(max(self.bad + 1, self.end - len(gap)), self.end):
            # A byte that was cut has ones where it should not, and none too few.
            wanted = gap[last - at]
            if data[at:last] == gap[: last - at] and data[last] & wanted == wanted:
                end = len(data[:at].rstrip(b"\xff"))
                if end - self.bad <= most and at == max(end + 2, self.bad + size):
                    return True
        return False

    def start(self, tag):
        """What the checks of such a record start from."""
        if tag in (BEGIN, _BEGIN_1):
            return crc32(self.pending)
        return self.check if tag < _BEGIN_1 or tag == GAP else 0

    def accept(self, at, stop):
        """Read what lies there; False when it is no record, or none of this game's."""
        tag = self.data[at]
        if tag < _BEGIN_1:
            after = crc32(self.data[at : stop - 1], self.check)
            if not self.sound or self.data[stop - 1] != check(after):
                return False
            self.check = after
            if tag == BYTES:
                self.log += bytes((UNDO, 1, 0)) if self.format > 1 else bytes((UNDO,))
            else:
                unpack(self.data, at, stop, self.log)
            return True
        entry = self.data[at + 3 : stop - 2]
        if self.data[at:stop] != record(tag, entry, self.start(tag)):
            return False
        if tag in (BEGIN, _BEGIN_1):
            self.log = self.pending
            self.pending = bytearray()
            self.format = 2 if tag == BEGIN else 1
            self.code, self.version = entry[0], entry[1]
            self.name = decoded(entry[2:])
            self.check = crc32(self.data[at:stop])
            self.damaged = False
        elif tag == END:
            self.log = None
            self.damaged = False
        elif tag == GAP:
            self.pending = bytearray()
            self.damaged = False
        elif self.bad:
            self.damaged = True
        if tag == CARRIED:
            place = entry[0] * 256 + entry[1]
            self.pending = self.pending[:place] + entry[2:]
        if not self.damaged:
            self.sound = self.log is not None
        if self.tables:
            learn(self.tables, tag, entry)
        self.bad = 0
        return True


# --- records back from bytes -----------------------------------------------------------------


def decoded(name):
    """The name of a package; a later version may have written there what is no text."""
    try:
        return str(name, "utf-8")
    except ValueError:
        return "?"


def size_of(data, at, state):
    """The size of the record that begins here; 0 when its header does not fit. `state` is what its
    checks go on from."""
    tag = data[at]
    if tag < HALVES or tag == BYTES:
        return 2
    head = at + (1 if tag < LONG else 2)  # where h is
    if tag == 0xFF or head >= len(data) or data[head] != check(crc32(data[at:head], state)):
        return 0
    if tag < BYTES:
        answers = tag - HALVES + FEWEST
        return 3 + (answers + 1) // 2
    if tag < LONG:
        return 3 + tag - BYTES
    return data[at + 1] + (4 if tag == LONG else 5)


def unpack(data, at, stop, log):
    """Put the log bytes of a record behind `log`; of all but an undo."""
    tag = data[at]
    if tag < PAIR:
        log.append(tag)
    elif tag < FACT:
        log.append((tag - PAIR) // PAIR_BASE)
        log.append((tag - PAIR) % PAIR_BASE)
    elif tag < HALVES:
        log.append(TOLD)
        log.append(tag - FACT)
    elif tag < BYTES:
        for half in range(tag - HALVES + FEWEST):
            byte = data[at + 2 + half // 2]
            byte = byte & 15 if half & 1 else byte >> 4
            log.append(byte if byte < HALF_TOLD else TOLD)
    else:
        log += data[at + (2 if tag < LONG else 3) : stop - 1]


# --- finding the page ---------------------------------------------------------------------------


def open(store, port):
    """Begin: find the page in use and read it."""
    try:
        store.state = "missing" if store.nvm is None else "small"
        if store.nvm is not None and len(store.nvm) >= _SMALLEST:
            page_class = Page
            if port[:2] != "rp":
                # Only boards with such a chip ever load it.
                from girouette.sealed_page import SealedPage as page_class
            store.page = page = page_class(store.nvm)
            best = find(page, port)
            store.state = "foreign" if best == 0 else "ok"
            if best > 0:
                data = bytes(page.nvm[page.base : page.base + page.size])
                found = Reader(data, store.tables)
                page.at = found.end
                take_game(store, found)
                store.gap, store.written, store.torn = found.gap, found.check, found.torn
                # Even where every record fits, a page without its seal may be shorter than it was.
                store.damaged = found.damaged or best < 2
    except Exception:
        # Whatever a driver may raise: without NVM the game still has to start.
        store.state = "failing"
    store.usable = store.state == "ok"
    store.reason = "" if store.usable else "store." + store.state


def find(page, port):
    """Set the page to the one in use. -1: there is none; 0: another program's bytes are there; 1: a
    cut left it half written; 2: it is whole. Of two whole ones it is the newer."""
    best = -1
    unused = b"\0\xff" if port[:5] == "esp32" else b"\xff"
    for base in page.bases:
        data = bytes(page.nvm[base : base + page.size])
        used = data.rstrip(b"\xff")
        # Blank, or the very first write was cut in the header.
        if not data.strip(unused) or 1 < len(used) < 5 and HEADER.startswith(used[:-1]):
            continue
        rank = 0
        counter = 0
        if sum([data[i] == HEADER[i] for i in range(4)]) > 2:
            counter = page.counter_at(base) if page.sealed else 0
            rank = 1 if counter < 0 else 2
        if rank > best or rank == best == 2 and (counter - page.counter) & 255 < 128:
            best = rank
            page.base = base
            page.counter = counter
    return best


# --- what stands in it --------------------------------------------------------------------------


def take_game(store, reader):
    store.open_game = reader.log is not None
    store.log = reader.log
    store.format = reader.format
    store.code, store.version, store.name = reader.code, reader.version, reader.name
    store.check = reader.check


def running(store):
    """See Store.running."""
    page = store.page
    if store.log is None:
        try:
            data = bytes(page.nvm[page.base : page.base + page.at])
        except Exception:
            return None
        take_game(store, Reader(data + store.lead() + store.pending))
    return store.code, store.version, bytes(store.log or b"")


def finished(store):
    """The last 20 games, newest last: (code, ((colour, score, rank), ...), number). In the place of
    the code is the name of a package of the drive's /games/."""
    return [unpack_result(entry) for entry in store.tables.results]


def unpack_result(data):
    """A finished game's bytes as plain tuples."""
    players = []
    number = 0
    at = 1
    game = data[0]
    if data[1:2] == b"\0":
        at = 3 + data[2]
        game = decoded(data[3:at])
    while at + 1 < len(data):
        first = data[at]
        if first == 255:
            number = data[at + 1] * 256 + data[-1]
            break
        score = shift = 0
        more = 128
        while more and at + 1 < len(data):
            at += 1
            more = data[at] & 128
            score += (data[at] & 127) << shift
            shift += 7
        at += 1
        players.append((first & 15, -(score + 1 >> 1) if score & 1 else score >> 1, first >> 4))
    return game, tuple(players), number
