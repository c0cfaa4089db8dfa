# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The names of Sky Tango's pages in the table menu; they are made in pages.py."""

from girouette import parts

VIEWS = ("rows", "counts", "types")


def view(name, game, texts):
    """The lines of one: its code is loaded when somebody looks."""
    return parts.of(game.package, "pages").view(name, game, texts)
