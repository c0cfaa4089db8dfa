# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The names of Fire Tower's pages in the table menu, which are made in pages.py, and its scores."""

from girouette import parts

VIEWS = ("towers", "cards", "types")


def view(name, game, texts):
    """The lines of one: its code is loaded when somebody looks."""
    return parts.of(game.package, "pages").view(name, game, texts)


def scores(game):
    """How many others' towers burnt before one's own; in teams, burnt towers of the others."""
    scores = []
    for seat, mine in enumerate(game.burnt_at):
        outlived = 0
        for other, theirs in enumerate(game.burnt_at):
            if game.teams:
                outlived += theirs > 0 and (seat + other) % 2
            elif theirs and (not mine or theirs < mine):
                outlived += 1
        # FT-57: those who burnt the last towers from the wood win over everybody.
        scores.append(len(game.burnt_at) if seat in game.wood else outlived)
    return scores
