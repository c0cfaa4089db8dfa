# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The indexes of the tables of texts, which a drive has beside them (girouette/text_index.py)."""

import io
import re
import sys
from pathlib import Path

LIB = Path(__file__).resolve().parent.parent / "lib"
if str(LIB) not in sys.path:
    sys.path.insert(0, str(LIB))

from girouette import text_index  # noqa: E402

# Those that are opened while somebody waits for a game; the others are short, and rarely wanted.
TABLE = re.compile(r"(.*/text_[a-z]{2})\.txt$")


def beside(files):
    """{path: bytes} of the index of each table among such files."""
    found = {}
    for place, data in files.items():
        table = TABLE.match(place)
        if table:
            log = []
            index = text_index.make(io.BytesIO(data), place, log.append)
            if log:
                raise ValueError(log[0])
            found[table[1] + ".idx"] = len(data).to_bytes(4, "big") + index
    return found
