# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The journal: the bytes of a game's log, and its records; they are read in reader.py.

A log has a byte for each answer, 0 to 250, and these marks above:
    UNDO size n byte...   the last `size` bytes that stand are taken back: what a person answered,
                          and what chance and memory answered after it. n bytes are the outcomes of
                          chance among them: which one of the game's the first is (2 bytes, counted
                          from 0), then of each two bytes that tell its question, and the outcome
    CORRECT mark value    a learned fact is corrected: mark_of its name (2 bytes), 50 + value
    TOLD byte             a fact that a person told just now (others come from memory)
    AMEND n byte...       what the device believes of the table is put right: n answers, 1 to 56, to
                          the questions of the game's corrections.py
That is format 2. In format 1 UNDO was a byte alone, and CORRECT had the fact's number in the order
of asking, and its answer's byte (carry_over.py).

Records of the running game, one a press (with the chance that followed it):
    00..7F              one answer                                                    c
    80..B0              two answers a, b below 7: 80 + 7a + b                          c
    B1..CF              a fact told just now (TOLD): values 0..30                      c
    E0                  undo of one byte that keeps nothing: UNDO 1 0                  c
    D0..DF   h  halves  2..17 answers below 15, half a byte each; 15 is TOLD           c
    E1..EE   h  bytes   1..14 bytes of the session's log as they are                   c
    EF n     h  bytes   n bytes of the session's log, up to 250                        c
Records that stand for themselves: tag, n, h, n bytes, c1 c2
    F0  a game of format 1 begins: its code, its rules version, and a guest's name (guests.py) in
        UTF-8. Also closes one left open before.
    F1  it ends: code (and of a guest 0, n and the n bytes of its name), then a player in two bytes
        or more: colour + 16 * rank, score as 7-bit groups (low first, 128 = more follow; doubled,
        odd if negative: -s * 2 - 1); the ranking's order; a byte 0xFF and two bytes at its end are
        the game's own number. Empty: it was discarded.
    F2  settings: number, value, ...         F3  a name: slot * 16 + colour, text in UTF-8
    F4  facts, and options as last chosen: crc32(name) & 0xFFFF, 50 + value; ...
    F5  a fact to forget: crc32(name) & 0xFFFF
    F6  (empty) what cannot be read before this is to be passed over, and the game goes on
    F7  a game of format 2 begins: as F0
    F8  a stretch of the log of the game that begins right behind: its place (2 bytes), bytes. That
        F7 or F0 only fits behind all of it: a game that is written anew is there whole, or not
    FE  a guest's fact: crc32(its name, "/", the fact's), 4 bytes, and 50 + value; or no more
    others: skipped and kept, FE too: guests.py alone reads it
c is the high byte of a CRC-32 that runs from the game's beginning over all of its records, so each
check vouches for everything before it. h is the same over the header alone: it tells a record cut
short from a header gone bad. c1 c2 are the high half of a CRC-32 of the one record (of F6: going on
from the game's; of F7 and F0: from that of the log in the F8 before them). The last byte of a check
is never 0xFF: bytes are programmed in order, so a record cut short never fits, whatever the byte
holds that the cut fell into.
"""

from binascii import crc32

LAST_ANSWER = 250
UNDO = 251
CORRECT = 252
TOLD = 253
AMEND = 254
# Answers of one AMEND: its record is then short enough for a cut in it to be told from damage.
MOST_AMENDS = 56

# Records that stand for themselves.
END = 0xF1
SETTINGS = 0xF2
NAME = 0xF3
FACTS = 0xF4
FORGET = 0xF5
GAP = 0xF6
BEGIN = 0xF7
CARRIED = 0xF8

# First bytes of the running game's records.
PAIR = 0x80  # of two answers below PAIR_BASE
PAIR_BASE = 7
FACT = 0xB1
HALVES = 0xD0  # of FEWEST answers
FEWEST = 2
_MOST_HALVES = 17
HALF_TOLD = 15
BYTES = 0xE0  # and how many; none is a plain undo
LONG = 0xEF
_LONGEST = 250  # bytes of log in a record


def step_size(log, at):
    """How many bytes the step of a log takes that begins there; at least so many, where the log
    ends before they do."""
    first = log[at]
    # A count, where the log goes on so far.
    if first == AMEND:
        return 2 + sum(log[at + 1 : at + 2])
    if first == UNDO:
        return 3 + sum(log[at + 2 : at + 3])
    if first == CORRECT:
        return 4
    return 2 if first == TOLD else 1


def check(state):
    """One byte of a running check, never 0xFF. The high byte differs for certain when the last byte
    alone does."""
    high = state >> 24
    return high if high < 255 else state >> 16 & 127


# --- records that stand for themselves ----------------------------------------------------------


def record(tag, data, state=0):
    """One of them. `state` is what its checks go on from."""
    head = bytes((tag, len(data)))
    whole = head + bytes((check(crc32(head, state)),)) + data
    state = crc32(whole, state)
    return whole + bytes((state >> 16 & 255, check(state)))


# --- records of the running game ----------------------------------------------------------------


def pack(log, state):
    """A stretch of log as records; they, and the running check after them."""
    out = bytearray()
    at = 0
    while at < len(log):
        stop = at + step_size(log, at)
        # A mark and what belongs to it stay together.
        while stop < len(log) and stop + step_size(log, stop) <= at + _LONGEST:
            stop += step_size(log, stop)
        data = _pack(bytes(log[at:stop]), state)
        state = crc32(data, state)
        out += data
        out.append(check(state))
        at = stop
    return out, state


def _pack(log, state):
    """One press's bytes of log as a record without its last check."""
    count = len(log)
    first = log[0]
    if count == 1 and first < PAIR:
        return log
    if count == 3 and first == UNDO and log[1] == 1 and not log[2]:
        return bytes((BYTES,))
    if count == 2 and first < PAIR_BASE and log[1] < PAIR_BASE:
        return bytes((PAIR + PAIR_BASE * first + log[1],))
    if count == 2 and first == TOLD and log[1] < HALVES - FACT:
        return bytes((FACT + log[1],))
    head = bytes((BYTES + count,)) if BYTES + count < LONG else bytes((LONG, count))
    if FEWEST <= count <= _MOST_HALVES:
        halves = log.replace(bytes((TOLD,)), bytes((HALF_TOLD,))) + b"\0"
        if max(halves) <= HALF_TOLD and HALF_TOLD not in log:
            head = bytes((HALVES - FEWEST + count,))
            log = bytearray()
            for at in range(0, count, 2):
                log.append(halves[at] * 16 + halves[at + 1])
    return head + bytes((check(crc32(head, state)),)) + log
