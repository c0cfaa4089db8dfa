# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What must not be forgotten: settings, names, learned facts, finished games, the running game.

All of it is one journal of records (codec.py) on a page of the NVM. Here is what a game needs
while it runs. The rest are functions of parts: reader.py; tables.py for what a record means;
upkeep.py for a game's beginning and end, and for writing a page anew or after a failure.

A page, up to 4,096 bytes:
    0..3        "Girj". Three right bytes of four are enough, so one bad byte loses nothing.
    4...        records one after another, then 0xFF
    last 5      only on ports that erase at every write: a counter, and a CRC-32 of the whole page

What a cut can cost: the record being written, else nothing. While a page is rewritten in place (on
rp2040 between games, or in a game longer than was foreseen; at every write on a port whose NVM is
one erase block) all of the NVM. What damage can do unseen: two or more bytes wrong in the very last
record pass once in 255 times and must still be a legal answer; anywhere before it later checks fail
too. A tail set back to 0xFF between two records is an earlier state of the same game.
"""

from girouette import find, mark_of, parts
from girouette.codec import FACTS, FORGET, GAP, pack, record

HEADER = b"Girj"
SIZE = 4096  # bytes of a page, at most

_PEACE_MS = 3000  # without a press, before what waits is written
_RETRY_MS = 30000  # an NVM that failed may have come back; trying now and then wears little
_TICKS = 0x1FFFFFFF
_LEAST_FACT = -50
_MOST_FACT = 205


class Page:
    """The page on chips that program into 0xFF (rp2040, rp2350): each record goes behind the last
    one, without an erase. The other ports' is sealed_page.py.

    `nvm` has len, slice read, slice assignment; each may raise.

    size   bytes for header and records
    bases  where in the NVM it may begin; `base` is where it does
    at     where in it the next byte goes; 0 while there is not even a header
    """

    sealed = False  # all of it is written each time

    def __init__(self, nvm):
        self.nvm = nvm
        self.size = min(len(nvm), SIZE)
        self.bases = (0,)
        self.base = 0
        self.at = 0
        self.counter = 0  # of writes, where they are counted

    def put(self, at, data):
        """Write from `at` on, and read back: False when it did not take."""
        return self.write(self.base + at, data)

    def write(self, start, data):
        nvm = self.nvm
        try:
            nvm[start : start + len(data)] = data
            for at in range(0, len(data), 256):
                part = bytes(data[at : at + 256])
                if bytes(nvm[start + at : start + at + len(part)]) != part:
                    return False
        except Exception:
            # Whatever a driver may raise: it did not take.
            return False
        return True


class Tables:
    """What the journal's own records say, each table bytes as in its record (codec.py): so it takes
    little room and is written back as it is. These are empty ones; tables.py fills them."""

    settings = b""  # number, value; ...
    facts = b""  # mark of the name (2), 50 + value; ...
    names = [b""] * 8  # by slot: slot * 16 + colour, text
    results = []  # newest last
    others = b""  # records of a later firmware


class Store:
    """Reads `nvm` (len, slice read, slice assignment; may be None; may raise) and writes it.

    No method raises for what the NVM is or does. Attributes to read:
    state     "ok", "missing", "small", "failing", or "foreign": another program's bytes, which stay
              as they are until claim(). Play goes on in every state; nothing is kept unless "ok".
    reason    "" or the text key that says why something is not saved: "store." and the state, or
              "store.full"
    torn      the last write before the power went was cut short: the last press is missing
    damaged   what follows the last readable answer of the running game (or the last game, when none
              is running) is neither blank nor a write cut short. `running` then offers an earlier
              state than people saw: ask them. The next write takes it as accepted.
    """

    def __init__(self, nvm, port):
        self.nvm = nvm
        self.tables = Tables()
        self.page = None
        self.usable = False  # the page may be written
        self.stale = False  # its bytes are not what they should be: write all of it anew
        self.gap = False  # what cannot be read lies before the next record
        self.pending = bytearray()  # records that wait to be written
        self.fresh = False  # something came to wait since the last tick
        self.since = 0  # when it did
        # The running game. Its check runs over all of its records: with what waits, and without.
        self.open_game = False
        self.code = self.version = 0
        self.format = 2  # of its log
        self.name = ""  # of its package, if that is one of the drive's /games/
        self.check = self.written = 0
        self.log = None  # as it was read, until somebody has taken it
        self.state = self.reason = ""
        self.torn = self.damaged = False
        parts.core("reader").open(self, port)

    # --- the running game -------------------------------------------------------------------

    @property
    def running(self):
        """(code, version, log) of the game that is not over, as it stands in NVM, or None."""
        return parts.core("reader").running(self) if self.has_game else None

    @property
    def has_game(self):
        """A game is not over, and is kept."""
        return self.open_game and self.usable

    def append(self, log, turn=True):
        """What the session's log grew by with one press. Ports that erase at every write write it
        now only if it ends a `turn`; else it waits for one, or for 3 s of peace."""
        self.log = None
        if self.open_game and log:
            data, self.check = pack(log, self.check)
            self.add(data, turn)

    def room(self):
        """Bytes left for the running game; a press with a small answer takes two."""
        if not self.usable:
            return 0
        return max(0, self.page.size - self.page.at - len(self.pending) - 8)

    # --- settings, facts --------------------------------------------------------------------

    def setting(self, number, default):
        settings = self.tables.settings
        at = find(settings, bytes((number,)), 2)
        return default if at < 0 else settings[at + 1]

    def get(self, name):
        """The learned fact's value, or None when nobody has told it."""
        facts = self.tables.facts
        at = find(facts, mark_of(name.encode()), 3)
        return None if at < 0 else facts[at + 2] + _LEAST_FACT

    def tell(self, name, value):
        """Remember a fact for good; -50..205, others are asked again next time."""
        if self.get(name) != value and _LEAST_FACT <= value <= _MOST_FACT:
            self.keep(FACTS, mark_of(name.encode()) + bytes((value - _LEAST_FACT,)))

    def forget(self, name):
        if self.get(name) is not None:
            self.keep(FORGET, mark_of(name.encode()))

    # --- writing ----------------------------------------------------------------------------

    @property
    def saved(self):
        """The empty string when all is in NVM, "pending" while something waits to be written,
        "unsaved" when it cannot be."""
        if self.reason:
            return "unsaved"
        return "pending" if self.pending else ""

    def tick(self, now):
        """Call often, with the clock in ms (it may wrap at 2**29). Allocates nothing while idle."""
        if self.fresh:
            self.fresh = False
            self.since = now
        elif self.pending:
            patience = _RETRY_MS if self.reason else _PEACE_MS
            if (now - self.since) & _TICKS >= patience:
                self.since = now
                self.flush()

    def flush(self):
        """Write now what waits. What cannot be written waits on for the next flush or press."""
        page = self.page
        if not self.pending or not self.usable:
            return
        data = self.lead() + self.pending
        end = page.at + len(data)
        fits = not self.stale and end <= page.size
        if fits and page.put(page.at, data):
            self.done(end)
        else:
            parts.core("upkeep").mend(self, data, fits)

    # --- for the upkeep as well ----------------------------------------------------------------

    def keep(self, tag, data):
        """A record that stands for itself."""
        parts.core("tables").learn(self.tables, tag, data)
        self.add(record(tag, data), False)

    def add(self, data, now=True):
        if self.usable:
            self.pending += data
            self.fresh = True
            if now or not self.page.sealed:
                self.flush()

    def lead(self):
        """What has to stand before the next record."""
        if not self.page.at:
            return HEADER
        return record(GAP, b"", self.written) if self.gap else b""

    def done(self, at):
        """All is written, up to there."""
        self.page.at = at
        self.pending = bytearray()
        self.gap = self.damaged = self.torn = self.stale = False
        self.written = self.check
        self.state = "ok"
        self.reason = ""
