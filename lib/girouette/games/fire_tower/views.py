# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The names of Fire Tower's pages in the table menu; they are made in pages.py."""

from girouette import parts

VIEWS = ("towers", "cards", "types")


def view(name, game, texts):
    """The lines of one: its code is loaded when somebody looks."""
    return parts.load(game.package + ".pages").view(name, game, texts)
