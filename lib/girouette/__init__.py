# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Girouette's pure core: games as scripts of questions, with no hardware, file or clock."""

from binascii import crc32

VERSION = "0.1.0"


def mark_of(name):
    """Two bytes that stand for a name (bytes) in a table: of learned facts, of texts."""
    return (crc32(name) & 0xFFFF).to_bytes(2, "big")


def find(table, key, width):
    """Where in a table of entries `width` bytes wide the key's stands, or -1."""
    for at in range(0, len(table), width):
        if table[at : at + len(key)] == key:
            return at
    return -1
