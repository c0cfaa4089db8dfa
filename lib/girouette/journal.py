# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""A game's journal as one byte string that can travel: a bug report, a saved game, a test.

    "G"  FORMAT  game's CODE  RULES_VERSION  log...  check (2 bytes, big-endian)

The log is session.py's. The check covers all before it, so that a cut or changed journal is told
from a good one before a single answer is replayed. A guest's (guests.py) has 0 for the code, and
before the log the length of its name and the name.
"""

from binascii import crc32

FORMAT = 2


class JournalError(Exception):
    """Why a journal cannot be used; the argument is a text key."""


def named(name):
    """The name of a guest, as bytes before the log; none for a game of ours."""
    name = name.encode()
    return bytes((len(name),)) + name if name else b""


def pack(code, version, log, name=""):
    data = bytes((71, FORMAT, 0 if name else code, version)) + named(name) + bytes(log)
    return data + (crc32(data) & 0xFFFF).to_bytes(2, "big")


def unpack(data, code, version, name=""):
    """The log inside, or JournalError: "journal.damaged", ".format", ".other_game", ".version". One
    of format 1, which byte 1 says, has yet to be carried over (carry_over.py)."""
    if len(data) < 6 or data[0] != 71:
        raise JournalError("journal.damaged")
    if (crc32(data[:-2]) & 0xFFFF).to_bytes(2, "big") != data[-2:]:
        raise JournalError("journal.damaged")
    if not 0 < data[1] <= FORMAT:
        raise JournalError("journal.format")
    start = 4 + len(named(name))
    if data[2] != (0 if name else code) or data[4:start] != named(name):
        raise JournalError("journal.other_game")
    if data[3] != version:
        raise JournalError("journal.version")
    return data[start:-2]
