# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The journal in NVM: settings, names, learned facts, finished games and the running game.

A page, up to 4,096 bytes:
    0..3        "Girj". Three right bytes of four are enough, so one bad byte loses nothing.
    4...        records one after another (below), then 0xFF
    last 5      only on ports that erase at every write: a counter, and a CRC-32 of the whole page
Ports that program into 0xFF (rp2040, rp2350) get each record behind the last one, without an erase.
The others rewrite the page; where the NVM has 8,192 bytes two pages are written in turn, so that
the one before stays whole while the next is written.

What a cut can cost: the record being written, else nothing. While a page is rewritten in place (on
rp2040 between games, or in a game longer than was foreseen; at every write on a port whose NVM is
one erase block) all of the NVM. What damage can do unseen: two or more bytes wrong in the very last
record pass once in 255 times and must still be a legal answer; anywhere before it later checks fail
too. A tail set back to 0xFF between two records is an earlier state of the same game.

Records of the running game, one a press (with the chance that followed it):
    00..7F              one answer                                                    c
    80..B0              two answers a, b below 7: 80 + 7a + b                          c
    B1..CF              a fact told just now (mark 253): values 0..30                  c
    E0                  undo (mark 251)                                               c
    D0..DF   h  halves  2..17 answers below 15, half a byte each; 15 is mark 253       c
    E1..EE   h  bytes   1..14 bytes of the session's log as they are                   c
    EF n     h  bytes   n bytes of the session's log, up to 250                        c
Records that stand for themselves: tag, n, h, n bytes, c1 c2
    F0  a game begins: its code, its rules version. Also closes one left open before.
    F1  it ends: code, then a player in two bytes or more: colour + 16 * rank, score as 7-bit groups
        (low first, 128 = more follow; doubled, odd if negative: -s * 2 - 1); the ranking's order;
        a byte 0xFF and two bytes at its end are the game's own number. Empty: it was discarded.
    F2  settings: number, value, ...         F3  a name: slot * 16 + colour, text in UTF-8
    F4  facts: crc32(name) & 0xFFFF, 50 + value; ...
    F5  a fact to forget: crc32(name) & 0xFFFF
    F6  (empty) what cannot be read before this is to be passed over, and the game goes on
    others: skipped and kept
c is the high byte of a CRC-32 that runs from the game's beginning over all of its records, so each
check vouches for everything before it. h is the same over the header alone: it tells a record cut
short from a header gone bad. c1 c2 are the high half of a CRC-32 of the one record (of F6: going on
from the game's). The last byte of a check is never 0xFF: bytes are programmed in order, so a record
cut short never fits, whatever the byte holds that the cut fell into.
"""

from binascii import crc32

from girouette import mark_of

_GAP = 0xF6


class Store:
    """Reads `nvm` (len, slice read, slice assignment; may be None; may raise) and writes it.

    Here is what a running game needs at every press. The other methods (settings, names, facts,
    beginning and ending a game, results) are the functions of upkeep.py, which is loaded when one
    is called and dropped while a game goes on: `store.tell(name, 3)` is `upkeep.tell(store, name,
    3)`. No method raises for what the NVM is or does. Attributes to read:
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
        self._sealed = port[:2] != "rp"
        self._pages = 1
        self._base = self._counter = self._since = self._size = 0
        self._at = 0  # where in the page the next byte goes
        self._pending = bytearray()
        self._fresh = False  # something came to wait since the last tick
        self._stale = False  # the page's bytes are not what they should be: write all of it anew
        self._state = self._written = 0  # the running check, with what waits and without
        self._facts = b""
        self.reason = ""
        self.open_page(port)

    def __getattr__(self, name):
        from girouette import upkeep

        function = getattr(upkeep, name)
        return lambda *given: function(self, *given)

    @property
    def running(self):
        """(code, version, log) of the game that is not over, as it stands in NVM, or None."""
        return self.game()

    @property
    def saved(self):
        """The empty string when all is in NVM, "pending" while something waits to be written,
        "unsaved" when it cannot be."""
        if self.reason:
            return "unsaved"
        return "pending" if self._pending else ""

    def append(self, log, turn=True):
        """What the session's log grew by with one press. Ports that erase at every write write it
        now only if it ends a `turn`; else it waits for one, or for 3 s of peace."""
        self._log = None
        if self._open_game and log:
            self.add(self.frames(log), turn)

    def get(self, name):
        """The learned fact's value, or None when nobody has told it."""
        facts, key = self._facts, mark_of(name.encode())
        for at in range(0, len(facts), 3):
            if facts[at : at + 2] == key:
                return facts[at + 2] - 50
        return None

    def room(self):
        """Bytes left for the running game; a press with a small answer takes two."""
        return max(0, self._size - self._at - len(self._pending) - 8) if self._usable else 0

    def tick(self, now):
        """Call often, with the clock in ms (it may wrap at 2**29). Allocates nothing while idle."""
        if self._fresh:
            self._fresh = False
            self._since = now
        elif self._pending and (now - self._since) & 0x1FFFFFFF >= (30000 if self.reason else 3000):
            # An NVM that failed may have come back; trying now and then wears little.
            self._since = now
            self.flush()

    def flush(self):
        """Write now what waits. What cannot be written waits on for the next flush or press."""
        if not self._pending or not self._usable:
            return
        for _ in range(2):
            data = self.lead() + self._pending
            end = self._at + len(data)
            if self._stale or end > self._size:
                return self.rewrite()
            if self.put(self._at, data):
                return self.done(end)
            try:
                left = bytes(self.nvm[self._at : end])
                # Half written: what came before is in RAM or readable, so all is written anew.
                self._stale = not self._sealed and left.rstrip(b"\xff") != b""
            except Exception:
                pass
        self.state = "failing"
        self.reason = "store.failing"

    # --- for the upkeep as well ----------------------------------------------------------------

    def frames(self, log):
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

    def add(self, data, now=True):
        if self._usable:
            self._pending += data
            self._fresh = True
            if now or not self._sealed:
                self.flush()

    def lead(self):
        """What has to stand before the next record."""
        if not self._at:
            return b"Girj"
        return record(_GAP, b"", self._written) if self._gap else b""

    def put(self, at, data):
        """Write, and read back: False when it did not take."""
        if self._sealed:
            from girouette.sealing import put_page

            return put_page(self, at, data)
        return self.write(self._base + at, data)

    def write(self, start, data):
        nvm = self.nvm
        try:
            nvm[start : start + len(data)] = data
            for at in range(0, len(data), 256):
                part = bytes(data[at : at + 256])
                if bytes(nvm[start + at : start + at + len(part)]) != part:
                    return False
        except Exception:
            return False
        return True

    def done(self, at):
        self._at = at
        self._pending = bytearray()
        self._gap = self.damaged = self.torn = False
        self._written = self._state
        self.state = "ok"
        self.reason = ""


def check(state):
    """One byte of a running check, never 0xFF. The high byte differs for certain when the last byte
    alone does."""
    high = state >> 24
    return high if high < 255 else state >> 16 & 127


def record(tag, entry, state=0):
    """A record that stands for itself. `state` is the game's running check, for GAP only."""
    if tag != _GAP:
        state = 0
    head = bytes((tag, len(entry)))
    data = head + bytes((check(crc32(head, state)),)) + entry
    state = crc32(data, state)
    return data + bytes((state >> 16 & 255, check(state)))


def pack(log, state):
    """One press's bytes of log as a record without its last check."""
    count = len(log)
    first = log[0]
    if count == 1 and first < 0x80:
        return log
    if log == b"\xfb":
        return b"\xe0"
    if count == 2 and first < 7 and log[1] < 7:
        return bytes((0x80 + 7 * first + log[1],))
    if count == 2 and first == 253 and log[1] < 31:
        return bytes((0xB1 + log[1],))
    head = bytes((0xE0 + count,)) if count < 15 else bytes((0xEF, count))
    if 1 < count < 18:
        halves = [15 if byte == 253 else byte for byte in log] + [0]
        if max(halves) < 16 and 15 not in log:
            head = bytes((0xCE + count,))
            log = bytes([halves[i] * 16 + halves[i + 1] for i in range(0, count, 2)])
    return head + bytes((check(crc32(head, state)),)) + log
