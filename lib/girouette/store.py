# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The journal in NVM: settings, names, learned facts, finished games and the running game.

BYTE MAP. A page is up to 4,096 bytes: the 4 bytes "Girj", then records one after another, then
0xFF to its end. A header with three right bytes of four is ours, so one bad byte loses nothing.

Records of the running game; k answers of one press cost as little as this:
    00..7F            one answer                                                      c
    80..B0            two answers a, b below 7: 80 + 7a + b                            c
    B1..CF            a fact told just now (mark 253), values 0..30                    c
    D0..DF  halves    2..17 answers below 15, half a byte each, 15 = mark 253          c
    E0                undo (mark 251)                                                 c
    E1..EE  bytes     1..14 bytes of the session's log as they are                     c
    EF n    bytes     n bytes of the session's log, up to 250                          c
Records that stand for themselves: tag, n, n bytes, c1 c2
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
check vouches for everything before it. c1 c2 are the high half of a CRC-32 of the one record (for
F6 it goes on from the game's). The last byte of a check is never 0xFF: bytes are programmed in
order, so a record cut short never fits, whatever the byte holds that the cut fell into.

Ports that program into 0xFF (rp2040, rp2350) get each record behind the last one, without an erase.
The others erase at every write: there a page ends with a counter and a CRC-32 of the whole page,
and two pages are written in turn where the NVM has 8,192 bytes, so the older one stays whole.

What a cut can cost: the record being written, else nothing. While a page is rewritten in place (on
rp2040 between games, or in a game longer than was foreseen; at every write on a port whose NVM is
one erase block) all of the NVM. What damage can do unseen: two or more bytes wrong in the very last
record pass once in 255 times and must still be a legal answer; anywhere before it all later checks
fail. A tail set back to 0xFF between two records is an earlier state of the same game.
"""

from binascii import crc32

_HEADER = b"Girj"
_PAGE = 4096
_BEGIN = 0xF0
_END = 0xF1
_SETTINGS = 0xF2
_NAME = 0xF3
_FACTS = 0xF4
_FORGET = 0xF5
_GAP = 0xF6


class Store:
    """Reads `nvm` (len, slice read, slice assignment; may be None; may raise) and writes it.

    No method raises for what the NVM is or does. Attributes to read:
    state     "ok", "missing", "small", "failing", or "foreign": another program's bytes, which stay
              as they are until claim(). Play goes on in every state; nothing is kept unless "ok".
    reason    "" or the text key that says why something is not saved: "store." and the state, or
              "store.full"
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
            self._keep(_SETTINGS, bytes((number, value)))

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
            self._keep(_NAME, entry)

    def get(self, name):
        """The learned fact's value, or None when nobody has told it."""
        at = _find(self._facts, _hash(name), 3)
        return None if at < 0 else self._facts[at + 2] - 50

    def tell(self, name, value):
        """Remember a fact for good; -50..205, others are asked again next time."""
        if self.get(name) != value and -50 <= value <= 205:
            self._keep(_FACTS, _hash(name) + bytes((value + 50,)))

    def forget(self, name):
        if self.get(name) is not None:
            self._keep(_FORGET, _hash(name))

    def facts_told(self, names):
        """[(name, value)] of those among `names` that were told."""
        return [(name, self.get(name)) for name in names if self.get(name) is not None]

    # --- the running game ---------------------------------------------------------------------

    def begin(self, code, version, longest=1200):
        """A game begins; one left open is closed without result. When what is left could not hold
        `longest` bytes of log, the page is rewritten first, which is the only erase of a game."""
        self._open_game = False
        self.flush()
        if self._usable and self.room() < 2 * longest:
            self._rewrite(b"")
        self._open_game = True
        self._code = code
        self._version = version
        self._add(self._begin())

    def append(self, log, turn=True):
        """What the session's log grew by with one press. Ports that erase at every write write it
        now only if it ends a `turn`; else it waits for one, or for 3 s of peace."""
        self._log = None
        if self._open_game and log:
            self._add(self._frames(log), turn)

    def end(self, players, extra=0):
        """The game is over: ((colour, score, rank), ...) in ranking order, scores of 16 bits with
        sign, and a number of 16 bits that is the game's own."""
        entry = bytearray((self._code,))
        for colour, score, rank in players:
            entry.append(colour + 16 * rank)
            score = score * 2 if score >= 0 else -score * 2 - 1
            while score > 127:
                entry.append(128 + (score & 127))
                score >>= 7
            entry.append(score)
        if extra:
            entry += bytes((255, extra >> 8, extra & 255))
        self._close(bytes(entry))

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
            gap = self._gap
            self._scan(data + self._lead() + self._pending, False)
            self._gap = gap
        return self._code, self._version, bytes(self._log)

    def room(self):
        """Bytes left for the running game; a press with a small answer takes two."""
        return max(0, self._size - self._at - len(self._pending) - 8) if self._usable else 0

    def finished(self):
        """The last 20 games, newest last: (code, ((colour, score, rank), ...), extra)."""
        return [_result(entry) for entry in self._finished]

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
            self._pass_over()
        self._fail()

    # --- inside -----------------------------------------------------------------------------

    def _open(self, port):
        """Find the page in use and read it; the state."""
        nvm = self.nvm
        size = min(len(nvm), _PAGE)
        self._size = size - 5 if self._sealed else size
        if size < 1024:
            return "small"
        if self._sealed and len(nvm) >= 2 * _PAGE:
            self._pages = 2
        best = -1
        for base in range(0, self._pages * size, size):
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
            if rank > best or rank == best == 2 and (data[-5] - self._counter) & 255 < 128:
                best = rank
                page = data
                self._base = base
                self._counter = data[-5]
        if best > 0:
            self._scan(page[: self._size])
            self._at = self._end
            # Even where every record fits, a page without its seal may be shorter than it was.
            self.damaged = self.damaged or self._sealed and best < 2
        return "foreign" if best == 0 else "ok"

    def _scan(self, data, learn=True):
        """Read every record of a page's bytes."""
        if learn:
            self._settings = self._facts = self._others = b""
            self._names = [b""] * 8
            self._finished = []
        self._code = self._version = 0
        log = None
        state = 0  # the game's running check
        sound = damaged = False
        bad = 0  # where a stretch begins that cannot be read
        end = self._end = len(data.rstrip(b"\xff"))
        at = 4
        while at < end:
            size = _size(data, at)
            stop = at + size
            if stop <= end:
                tag = data[at]
                if tag < _BEGIN:
                    if sound:
                        after = crc32(data[at : stop - 1], state)
                        if data[stop - 1] == _check(after):
                            state = after
                            _unpack(data, at, stop, log)
                            at = stop
                            continue
                elif data[at:stop] == _record(
                    tag, data[at + 2 : stop - 2], state if tag == _GAP else 0
                ):
                    if tag == _BEGIN:
                        log = bytearray()
                        self._code = data[at + 2]
                        self._version = data[at + 3]
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
                    if learn:
                        self._learn(tag, data[at + 2 : stop - 2])
                    bad = 0
                    at = stop
                    continue
            if not bad:
                bad = at
                sound = False
            at += 1
        if bad and end - bad > 1 and end - bad > _size(data, bad):
            damaged = True
        self._gap = bad > 0 or damaged
        self._open_game = log is not None
        self._log = log
        self._state = self._written = state
        self.damaged = damaged

    def _learn(self, tag, entry):
        """Take a record's meaning into RAM."""
        if tag == _SETTINGS:
            self._settings = _replace(self._settings, entry, 1)
        elif tag in (_FACTS, _FORGET):
            self._facts = _replace(self._facts, entry, 2)
        elif tag == _NAME:
            if entry and entry[0] < 128:
                self._names[entry[0] >> 4] = entry if len(entry) > 1 else b""
        elif tag == _END:
            if entry:
                self._finished = self._finished[-19:] + [entry]
        elif tag > _GAP:
            self._others += _record(tag, entry)

    def _keep(self, tag, entry):
        self._learn(tag, entry)
        self._add(_record(tag, entry), False)

    def _close(self, entry):
        if self._open_game:
            self._open_game = False
            self._log = None
            self._learn(_END, entry)
            self._add(_record(_END, entry))

    def _begin(self):
        record = _record(_BEGIN, bytes((self._code, self._version)))
        self._state = crc32(record)
        self._log = None
        return record

    def _frames(self, log):
        """The records of a stretch of log, the running check going on over them."""
        out = bytearray()
        at = 0
        while at < len(log):
            stop = at
            while stop < len(log) and stop < at + 248:
                # A mark and what belongs to it stay together.
                stop += 3 if log[stop] == 252 else 2 if log[stop] == 253 else 1
            frame = _pack(bytes(log[at:stop]))
            self._state = crc32(frame, self._state)
            out += frame
            out.append(_check(self._state))
            at = stop
        return out

    def _add(self, record, now=True):
        if self._usable:
            self._pending += record
            self._fresh = True
            if now or not self._sealed:
                self.flush()

    def _lead(self):
        """What has to stand before the next record."""
        if not self._at:
            return _HEADER
        return _record(_GAP, b"", self._written) if self._gap else b""

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

    def _pass_over(self):
        """A write went wrong: go on behind what it left, rather than erase under a running game."""
        if self._at and not self._sealed:
            try:
                left = bytes(self.nvm[self._at : self._size]).rstrip(b"\xff")
            except Exception:
                return
            if left:
                self._gap = True
                self._at += len(left)

    def _done(self, at):
        self._at = at
        self._pending = bytearray()
        self._gap = self.damaged = False
        self._written = self._state
        self.state = "ok"
        self.reason = ""

    def _rewrite(self, log, always=False):
        """Write the page anew from RAM with `log` as the running game's: False when it does not fit
        or the NVM fails. Unless `always`, only if that makes it shorter."""
        state = self._state
        try:
            image = bytearray(_HEADER)
            for tag, table in ((_SETTINGS, self._settings), (_FACTS, self._facts)):
                for at in range(0, len(table), 240):
                    image += _record(tag, table[at : at + 240])
            for entry in self._names:
                if entry:
                    image += _record(_NAME, entry)
            image += self._others
            game = self._begin() + self._frames(log) if self._open_game else b""
            # The game people are playing goes before the games they have played.
            left = self._size - len(image) - len(game) - 64
            kept = b""
            for entry in reversed(self._finished):
                record = _record(_END, entry)
                if len(kept) + len(record) < left:
                    kept = record + kept
            image += kept
            image += game
            end = len(image)
            if left >= 0 and (always or end < self._at):
                if not self._sealed:
                    image += b"\xff" * (self._size - end)
                self._stale = True
                if self._put(0, image) or self._put(0, image):
                    self._stale = False
                    self._done(end)
                    return True
                self._fail()
        except MemoryError:
            pass
        self._state = state
        return False

    def _fail(self):
        self.state = "failing"
        self.reason = "store.failing"


def _check(state):
    """One byte of a running check, never 0xFF. The high byte differs for certain when the last byte
    alone does."""
    high = state >> 24
    return high if high < 255 else state >> 16 & 127


def _record(tag, entry, state=0):
    record = bytes((tag, len(entry))) + entry
    state = crc32(record, state)
    return record + bytes((state >> 16 & 255, _check(state)))


def _size(data, at):
    """The size of the record that begins here, by its first bytes; 9999 when it has no end."""
    tag = data[at]
    if tag < 0xD0 or tag == 0xE0:
        return 2
    if tag < 0xE0:
        return (tag - 201) // 2
    if tag < 0xEF:
        return tag - 0xDE
    if at + 1 >= len(data) or tag == 0xFF:
        return 9999
    return data[at + 1] + (3 if tag == 0xEF else 4)


def _pack(log):
    """One press's bytes of log as a record without its check."""
    count = len(log)
    first = log[0]
    if count == 1:
        if first < 0x80:
            return log
        if first == 251:
            return b"\xe0"
    if count == 2:
        if first < 7 and log[1] < 7:
            return bytes((0x80 + 7 * first + log[1],))
        if first == 253 and log[1] < 31:
            return bytes((0xB1 + log[1],))
    halves = bytearray()
    for byte in log:
        if byte != 253 and byte > 14:
            break
        halves.append(byte if byte < 15 else 15)
    if 1 < len(halves) == count < 18:
        halves.append(0)
        return bytes([0xCE + count] + [halves[i] * 16 + halves[i + 1] for i in range(0, count, 2)])
    return (bytes((0xE0 + count,)) if count < 15 else bytes((0xEF, count))) + log


def _unpack(data, at, stop, log):
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
            byte = data[at + 1 + half // 2]
            byte = byte & 15 if half & 1 else byte >> 4
            log.append(byte if byte < 15 else 253)
    elif tag == 0xE0:
        log.append(251)
    else:
        log += data[at + (1 if tag < 0xEF else 2) : stop - 1]


def _result(entry):
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
