# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The records of the journal in NVM, byte by byte (store.py says where they stand and when).

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

BEGIN = 0xF0
END = 0xF1
SETTINGS = 0xF2
NAME = 0xF3
FACTS = 0xF4
FORGET = 0xF5
GAP = 0xF6


def check(state):
    """One byte of a running check, never 0xFF. The high byte differs for certain when the last byte
    alone does."""
    high = state >> 24
    return high if high < 255 else state >> 16 & 127


def record(tag, entry, state=0):
    """A record that stands for itself. `state` is the game's running check, for GAP only."""
    if tag != GAP:
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


def pack_result(code, players, extra):
    """The bytes of a finished game."""
    entry = bytearray((code,))
    for colour, score, rank in players:
        entry.append(colour + 16 * rank)
        score = score * 2 if score >= 0 else -score * 2 - 1
        while score > 127:
            entry.append(128 + (score & 127))
            score >>= 7
        entry.append(score)
    if extra:
        entry += bytes((255, extra >> 8, extra & 255))
    return bytes(entry)
