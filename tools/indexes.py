# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The indexes of the tables of texts, which a drive has beside them (girouette/text_tables.py)."""

import io
import re
import sys
from pathlib import Path

LIB = Path(__file__).resolve().parent.parent / "lib"
if str(LIB) not in sys.path:
    sys.path.insert(0, str(LIB))

from girouette import text_tables  # noqa: E402

TABLE = re.compile(r"(.*)/(\w+_[a-z]{2}\.txt)$")
NAME = "tables.idx"
SHORT = 1000  # bytes: for such a table, as the tools have, a file more is not worth the moment


def of_folders(files):
    """{path: bytes} of the indexes of the tables among such files, those of a folder in one file:
    of each a line with its name, how long the table and how long the index is, then the index."""
    found = {}
    for place, data in sorted(files.items()):
        table = TABLE.match(place)
        if table and len(data) > SHORT:
            log = []
            index = text_tables.make_index(io.BytesIO(data), place, log.append)
            if log:
                raise ValueError(log[0])
            head = f"{table[2]} {len(data)} {len(index)}\n".encode()
            path = f"{table[1]}/{NAME}"
            found[path] = found.get(path, b"") + head + index
    return found
