# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Which languages there are: those that the menus have texts in."""

from pathlib import Path

LIB = Path(__file__).resolve().parent.parent / "lib" / "girouette"


def languages():
    """Their codes, as the firmware's ports find them on a drive."""
    return sorted(path.stem.removeprefix("text_") for path in LIB.glob("text_??.txt"))


def is_whole(language):
    """Whether it claims to have every text, so that none is lent to it (lib/girouette/texts.py)."""
    table = LIB / f"text_{language}.txt"
    return "\nl.lender " not in table.read_text(encoding="utf-8")


LANGUAGES = languages()
WHOLE_LANGUAGES = [language for language in LANGUAGES if is_whole(language)]
