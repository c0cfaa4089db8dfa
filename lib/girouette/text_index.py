# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Where the texts of a table are: first the marks of all keys in the order of their lines, then
where each line begins, two bytes for each: what bytes.find does is quick, a loop is not.

The build puts the indexes of a folder's tables beside them, into tables.idx (tools/indexes.py):
making one takes a board a quarter of a millisecond a line, while somebody waits for a game to open.
So this is a part, for tables that have none or were edited on the drive.
"""

from girouette import mark_of

_BLOCK = 256  # bytes of a file that are looked through together; no key is longer


def make(table, path, log):
    """The index of an open table. One that is missing or fails gives what it has: nothing here may
    end a game."""
    marks = bytearray()
    places = bytearray()
    block = b"\n"
    start = -1  # where the block begins in the table
    try:
        table.seek(0)
        # No table has a thousand lines, or a line that begins behind what two bytes can say.
        while start < 65000 and len(marks) < 2000:
            more = table.read(_BLOCK)
            block += more
            at = block.find(b"\n")
            while at >= 0:
                stop = block.find(b" ", at)
                if stop < 0 and more and len(block) - at < _BLOCK:
                    break  # the key may go on in the next block
                if stop > 0 and block[at + 1] != 35:  # "#"
                    marks.extend(mark_of(block[at + 1 : stop + 1]))
                    places.extend((start + at + 1).to_bytes(2, "big"))
                at = block.find(b"\n", at + 1)
            if not more:
                break
            if at < 0:
                at = len(block)
            start += at
            block = block[at:]
    except (OSError, AttributeError):  # it fails, or is None
        log("texts: " + path + " cannot be read")
    return bytes(marks + places)
