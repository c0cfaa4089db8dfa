# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What the tests of the documentation share: finding the pages, and taking them apart."""

import re
from pathlib import Path

from tools.release import ROOT, guide_languages, pages
from tools.skeleton import FENCE, blocks  # noqa: F401

DOCS = ROOT / "docs"
PLAYERS = DOCS / "players"
LANGUAGES = guide_languages()
PAGES = pages()
PAGE_IDS = [path.relative_to(ROOT).as_posix() for path in PAGES]


def read(path):
    return Path(path).read_text(encoding="utf-8")


def without_fences(text):
    return FENCE.sub("", text)


def code_spans(text):
    return re.findall(r"`([^`\n]+)`", without_fences(text))
