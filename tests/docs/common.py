# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What the tests of the documentation share: finding the pages, and taking them apart."""

import re
from pathlib import Path

from tools.release import ROOT, guide_languages, pages

DOCS = ROOT / "docs"
PLAYERS = DOCS / "players"
LANGUAGES = guide_languages()
PAGES = pages()
PAGE_IDS = [path.relative_to(ROOT).as_posix() for path in PAGES]

_FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.M | re.S)
_FILE_NAME = re.compile(r"^`([^`\n]+)`:\n\n\Z", re.M)


def read(path):
    return Path(path).read_text(encoding="utf-8")


def blocks(text):
    """The fenced blocks of a tutorial, in order: (language, path or None, content).

    A block that follows a line of nothing but "`path`:" is that file, whole.
    """
    for block in _FENCE.finditer(text):
        named = _FILE_NAME.search(text, 0, block.start())
        yield block[1], named[1] if named else None, block[2]


def without_fences(text):
    return _FENCE.sub("", text)


def code_spans(text):
    return re.findall(r"`([^`\n]+)`", without_fences(text))
