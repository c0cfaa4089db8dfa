# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Learned facts and options of a guest: a package in /games/ on the drive.

Nobody saw to it that the names of its facts differ from those of other packages, or that their
marks do: so they have records of their own, with the package's name in a mark of 32 bits. The
tables keep such a record among those that they do not read.
"""

from binascii import crc32

_GUEST_FACT = 0xFE  # tag: mark (4), 50 + value; without a value it is forgotten
_SIZE = 10  # of such a record
_LEAST = -50
_MOST = 205


class GuestFacts:
    """What the store is for other games: get, tell, forget."""

    def __init__(self, store, package):
        self.store = store
        self.package = package

    def mark(self, name):
        return (crc32((self.package + "/" + name).encode()) & 0xFFFFFFFF).to_bytes(4, "big")

    def places(self, name):
        """Where in the tables' other records this fact's stand, the last one first, and their
        sizes."""
        others = self.store.tables.others
        mark = self.mark(name)
        at = 0
        found = []
        while at < len(others):
            size = others[at + 1] + 5
            if others[at] == _GUEST_FACT and others[at + 3 : at + 7] == mark:
                found.insert(0, (at, size))
            at += size
        return found

    def get(self, name):
        found = self.places(name)
        if not found or found[0][1] < _SIZE:
            return None
        return self.store.tables.others[found[0][0] + 7] + _LEAST

    def tell(self, name, value):
        if self.get(name) != value and _LEAST <= value <= _MOST:
            self.keep(name, bytes((value - _LEAST,)))

    def forget(self, name):
        if self.get(name) is not None:
            self.keep(name, b"")

    def keep(self, name, value):
        tables = self.store.tables
        for at, size in self.places(name):
            # Or the page would fill with what is no longer so.
            tables.others = tables.others[:at] + tables.others[at + size :]
        self.store.keep(_GUEST_FACT, self.mark(name) + value)
        if not value:
            at, size = self.places(name)[0]
            tables.others = tables.others[:at] + tables.others[at + size :]
