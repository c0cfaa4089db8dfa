# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Opening and closing the tables that texts are found in (texts.py): a part, for a running game
only looks into them."""

from girouette import parts

_LONGEST = 1000  # bytes of a line


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
    return [file, parts.core("text_index").make(file, path, texts.ports.log), None]
