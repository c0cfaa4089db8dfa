# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""A game's journal as one byte string that can travel: a bug report, a saved game, a test.

    "G"  FORMAT  game's CODE  RULES_VERSION  log...  check (2 bytes, big-endian)

That of a package from elsewhere (packages.py) is of format GUEST, and has its name before the log:
a byte for its length, and the name in UTF-8.

The log is session.py's. The check covers all before it, so that a cut or changed journal is told
from a good one before a single answer is replayed.
"""

from binascii import crc32

FORMAT = 1
GUEST = 0x40  # added to the format


class JournalError(Exception):
    """Why a journal cannot be used; the argument is a text key."""


def head(code, version, name):
    """What stands before the log."""
    if not name:
        return bytes((71, FORMAT, code, version))
    named = name.encode()
    return bytes((71, FORMAT + GUEST, code, version, len(named))) + named


def pack(code, version, log, name=""):
    """`name` is that of a package from elsewhere."""
    data = head(code, version, name) + bytes(log)
    return data + (crc32(data) & 0xFFFF).to_bytes(2, "big")


def unpack(data, code, version, name=""):
    """The log inside, or JournalError: "journal.damaged", ".format", ".other_game", ".version"."""
    if len(data) < 6 or data[0] != 71:
        raise JournalError("journal.damaged")
    if (crc32(data[:-2]) & 0xFFFF).to_bytes(2, "big") != data[-2:]:
        raise JournalError("journal.damaged")
    if data[1] not in (FORMAT, FORMAT + GUEST):
        raise JournalError("journal.format")
    wanted = head(code, data[3], name)
    if data[: len(wanted)] != wanted:
        raise JournalError("journal.other_game")
    if data[3] != version:
        raise JournalError("journal.version")
    return data[len(wanted) : -2]
