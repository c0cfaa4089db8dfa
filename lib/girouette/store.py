# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The journal in NVM: settings, names, learned facts, finished games and the running game.

A page, up to 4,096 bytes:
    0..3        "Girj". Three right bytes of four are enough, so one bad byte loses nothing.
    4...        records one after another (records.py has them byte by byte), then 0xFF
    last 5      only on ports that erase at every write: a counter, and a CRC-32 of the whole page
Ports that program into 0xFF (rp2040, rp2350) get each record behind the last one, without an erase.
The others rewrite the page; where the NVM has 8,192 bytes two pages are written in turn, so that
the one before stays whole while the next is written. Reading a page and writing one anew are in
upkeep.py, which is loaded only for that.

What a cut can cost: the record being written, else nothing. While a page is rewritten in place (on
rp2040 between games, or in a game longer than was foreseen; at every write on a port whose NVM is
one erase block) all of the NVM. What damage can do unseen: two or more bytes wrong in the very last
record pass once in 255 times and must still be a legal answer; anywhere before it later checks fail
too. A tail set back to 0xFF between two records is an earlier state of the same game.
"""

from binascii import crc32

from girouette.records import (
    BEGIN,
    END,
    FACTS,
    FORGET,
    GAP,
    NAME,
    SETTINGS,
    check,
    pack,
    pack_result,
    record,
)

_HEADER = b"Girj"
_PAGE = 4096


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
        self._sealed = port not in ("rp2040", "rp2350")
        self._pages = 1
        self._base = self._counter = self._since = 0
        self._at = 0  # where in the page the next byte goes
        self._stale = False  # the page's bytes are not what they should be: write all of it anew
        self._fresh = False  # something came to wait since the last tick
        self._pending = bytearray()
        self._scan(b"")
        try:
            self.state = "missing" if nvm is None else self._open(port)
        except Exception:
            # Whatever a driver may raise: without NVM the game still has to start.
            self.state = "failing"
        self._usable = self.state == "ok"
        self.reason = "" if self._usable else "store." + self.state

    # --- settings, names, facts: kept in RAM too, so reading is cheap ------------------------

    def setting(self, number, default):
        at = _find(self._settings, bytes((number,)), 2)
        return default if at < 0 else self._settings[at + 1]

    def set_setting(self, number, value):
        """Both 0..255. Writes only what changes."""
        if self.setting(number, None) != value:
            self._keep(SETTINGS, bytes((number, value)))

    def name(self, slot):
        """The regular player's name, "" when there is none."""
        return self._names[slot][1:].decode()

    def colour(self, slot):
        """The index of the regular player's colour."""
        return (self._names[slot] or b"\0")[0] & 15

    def set_name(self, slot, colour_index, text):
        """Up to 8 slots, 10 characters; "" clears the slot."""
        entry = bytes((slot * 16 + colour_index,)) + text[:10].encode()
        if entry != self._names[slot]:
            self._keep(NAME, entry)

    def get(self, name):
        """The learned fact's value, or None when nobody has told it."""
        at = _find(self._facts, _hash(name), 3)
        return None if at < 0 else self._facts[at + 2] - 50

    def tell(self, name, value):
        """Remember a fact for good; -50..205, others are asked again next time."""
        if self.get(name) != value and -50 <= value <= 205:
            self._keep(FACTS, _hash(name) + bytes((value + 50,)))

    def forget(self, name):
        if self.get(name) is not None:
            self._keep(FORGET, _hash(name))

    def facts_told(self, names):
        """[(name, value)] of those among `names` that were told."""
        return [(name, self.get(name)) for name in names if self.get(name) is not None]

    # --- the running game ---------------------------------------------------------------------

    def begin(self, code, version, longest=1200):
        """A game begins; one left open is closed without result. When what is left could not hold
        `longest` bytes of log, the page is rewritten first, which is the only erase of a game."""
        self._open_game = False
        if self._usable and self.room() < 2 * longest:
            self._rewrite(b"")
        self._open_game = True
        self._code = code
        self._version = version
        self._add(self._begin(), False)

    def append(self, log, turn=True):
        """What the session's log grew by with one press. Ports that erase at every write write it
        now only if it ends a `turn`; else it waits for one, or for 3 s of peace."""
        self._log = None
        if self._open_game and log:
            self._add(self._frames(log), turn)

    def end(self, players, extra=0):
        """The game is over: ((colour, score, rank), ...) in ranking order, scores of 16 bits with
        sign, and a number of 16 bits that is the game's own."""
        self._close(pack_result(self._code, players, extra))

    def discard(self):
        """Close the running game without a result."""
        self._close(b"")

    @property
    def running(self):
        """(code, version, log) of the game that is not over, as it stands in NVM, or None."""
        if not self._open_game or not self._usable:
            return None
        if self._log is None:
            try:
                data = bytes(self.nvm[self._base : self._base + self._at])
            except Exception:
                return None
            kept = self._gap, self._written, self.damaged, self.torn
            self._scan(data + self._lead() + self._pending, False)
            self._gap, self._written, self.damaged, self.torn = kept
        return self._code, self._version, bytes(self._log or b"")

    def room(self):
        """Bytes left for the running game; a press with a small answer takes two."""
        return max(0, self._size - self._at - len(self._pending) - 8) if self._usable else 0

    def finished(self):
        """The last 20 games, newest last: (code, ((colour, score, rank), ...), extra)."""
        from girouette.upkeep import unpack_result

        return [unpack_result(entry) for entry in self._finished]

    # --- saving ---------------------------------------------------------------------------------

    @property
    def saved(self):
        """The empty string when all is in NVM, "pending" while something waits to be written,
        "unsaved" when it cannot be."""
        if self.reason:
            return "unsaved"
        return "pending" if self._pending else ""

    def claim(self, log=b""):
        """Take foreign bytes over: they are gone. `log` is the running game's so far, if any."""
        if self.state == "foreign":
            self.state = "ok"
            self.reason = ""
            self._usable = True
            self._rewrite(log, True)

    def erase(self):
        """Forget everything that was ever kept here, the running game too."""
        self._scan(b"")
        self._pending = bytearray()
        if self._usable:
            self._rewrite(b"", True)

    def tick(self, now):
        """Call often, with the clock in ms (it may wrap at 2**29). Allocates nothing while idle."""
        if self._fresh:
            self._fresh = False
            self._since = now
        elif self._pending and not self.reason and (now - self._since) & 0x1FFFFFFF >= 3000:
            self.flush()

    def flush(self):
        """Write now what waits. What cannot be written waits on for the next flush or press."""
        if not self._pending or not self._usable:
            return
        for _ in range(2):
            data = self._lead() + self._pending
            end = self._at + len(data)
            if self._stale or end > self._size:
                game = self.running
                if not self._rewrite(game[2] if game else b"", True) and self.state == "ok":
                    self.reason = "store.full"
                return
            if self._put(self._at, data):
                return self._done(end)
            try:
                left = bytes(self.nvm[self._at : end])
                # Half written: what came before is in RAM or readable, so all is written anew.
                self._stale = not self._sealed and left.rstrip(b"\xff") != b""
            except Exception:
                pass
        self._fail()

    # --- inside -----------------------------------------------------------------------------

    def _open(self, port):
        from girouette.upkeep import open_page

        return open_page(self, port)

    def _scan(self, data, learn=True):
        from girouette.upkeep import scan

        scan(self, data, learn)

    def _learn(self, tag, entry):
        """Take a record's meaning into RAM."""
        if tag == SETTINGS:
            self._settings = _replace(self._settings, entry, 1)
        elif tag in (FACTS, FORGET):
            self._facts = _replace(self._facts, entry, 2)
        elif tag == NAME:
            if entry and entry[0] < 128:
                self._names[entry[0] >> 4] = entry if len(entry) > 1 else b""
        elif tag == END:
            if entry:
                self._finished = self._finished[-19:] + [entry]
        elif tag > GAP:
            self._others += record(tag, entry)

    def _keep(self, tag, entry):
        self._learn(tag, entry)
        self._add(record(tag, entry), False)

    def _close(self, entry):
        if self._open_game:
            self._open_game = False
            self._log = None
            self._learn(END, entry)
            self._add(record(END, entry))

    def _begin(self):
        data = record(BEGIN, bytes((self._code, self._version)))
        self._state = crc32(data)
        self._log = None
        return data

    def _frames(self, log):
        """The records of a stretch of log, the running check going on over them."""
        out = bytearray()
        at = 0
        while at < len(log):
            stop = at
            while stop < len(log) and stop < at + 248:
                # A mark and what belongs to it stay together.
                stop += 3 if log[stop] == 252 else 2 if log[stop] == 253 else 1
            frame = pack(bytes(log[at:stop]), self._state)
            self._state = crc32(frame, self._state)
            out += frame
            out.append(check(self._state))
            at = stop
        return out

    def _add(self, data, now=True):
        if self._usable:
            self._pending += data
            self._fresh = True
            if now or not self._sealed:
                self.flush()

    def _lead(self):
        """What has to stand before the next record."""
        if not self._at:
            return _HEADER
        return record(GAP, b"", self._written) if self._gap else b""

    def _put(self, at, data):
        """Write, and read back: False when it did not take."""
        nvm = self.nvm
        base = self._base
        counter = self._counter
        try:
            if self._sealed:
                page = bytearray(nvm[base : base + at])
                page += data
                page += b"\xff" * (self._size - len(page))
                counter = (counter + 1) & 255
                page.append(counter)
                page += crc32(page).to_bytes(4, "big")
                if self._pages == 2:
                    base = _PAGE - base
                at = 0
                data = page
            start = base + at
            nvm[start : start + len(data)] = data
            for at in range(0, len(data), 256):
                part = bytes(data[at : at + 256])
                if bytes(nvm[start + at : start + at + len(part)]) != part:
                    return False
        except Exception:
            return False
        self._base = base
        self._counter = counter
        return True

    def _done(self, at):
        self._at = at
        self._pending = bytearray()
        self._gap = self.damaged = self.torn = False
        self._written = self._state
        self.state = "ok"
        self.reason = ""

    def _rewrite(self, log, always=False):
        from girouette.upkeep import rewrite

        return rewrite(self, log, always)

    def _fail(self):
        self.state = "failing"
        self.reason = "store.failing"


def _hash(name):
    number = crc32(name.encode())
    return bytes((number >> 8 & 255, number & 255))


def _find(table, key, width):
    """Where in a table of entries `width` bytes wide the key's stands, or -1."""
    for at in range(0, len(table), width):
        if table[at : at + len(key)] == key:
            return at
    return -1


def _replace(table, entries, key_size):
    """The table with these entries in the place of those with their keys; a key alone takes its
    entry away."""
    width = key_size + 1
    for start in range(0, len(entries), width):
        entry = entries[start : start + width]
        at = _find(table, entry[:key_size], width)
        if at >= 0:
            table = table[:at] + table[at + width :]
        if len(entry) == width:
            table += entry
    return table
