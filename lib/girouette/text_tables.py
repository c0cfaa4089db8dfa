# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Opening and closing the tables that texts are found in (texts.py): a part, for a running game
only looks into them.

An index says where the texts of a table are: first the marks of all keys in the order of their
lines, then where each line begins, two bytes for each: what bytes.find does is quick, a loop is
not. The build puts the indexes of a folder's tables beside them, into tables.idx
(tools/indexes.py): making one takes a board a quarter of a millisecond a line, while somebody waits
for a game to open. It is made for tables that have none or were edited on the drive.
"""

from girouette import mark_of, parts

_LONGEST = 1000  # bytes of a line
_BLOCK = 256  # bytes of a file that are looked through together; no key is longer


def add(texts, name, place=0):
    """Search one more table, before the others or at `place`. Its name is as a module's, without
    the language: "girouette.text"."""
    table = opened(texts, name, texts.language)
    place = min(place, len(texts.tables))
    texts.tables.insert(place, table)
    lender = texts.find("l.lender")
    if lender:
        missing = parts.core("missing").table
        lent = opened(texts, name, lender)
        table[2:2] = missing(table[1], lent, texts.ports.log)


def drop(texts, place=0):
    """Close a table; its room is free."""
    table = texts.tables.pop(place)
    for which in range(0, len(table) - 1, 2):
        if table[which]:
            table[which].close()


def opened(texts, name, language):
    """A table as texts.py has it, with the index that the build has put into its folder's
    tables.idx, or a new one where there is none, or the table was edited since."""
    path = name.replace(".", "/") + "_" + language + ".txt"
    file = texts.ports.open_text(path)
    folder, _, table = path.rpartition("/")
    indexes = texts.ports.open_text(folder + "/tables.idx") if file else None
    if indexes:
        try:
            size = str(file.seek(0, 2)).encode()
            head = indexes.readline(_LONGEST).split()
            while head:
                if head[:2] == [table.encode(), size]:
                    place = (folder + "/tables.idx", indexes.tell(), int(head[2]))
                    return [file, indexes.read(place[2]), place]
                indexes.seek(int(head[2]), 1)
                head = indexes.readline(_LONGEST).split()
        except (OSError, ValueError, IndexError):
            pass  # a new one may do
        finally:
            indexes.close()
    return [file, make_index(file, path, texts.ports.log), None]


def make_index(table, path, log):
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
