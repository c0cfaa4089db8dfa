# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Snow Time: the bonus squares, in a turn that has led a pawn onto one."""

from girouette.games.snow_time.game import KINDS
from girouette.games.snow_time.referee import score
from girouette.questions import Tell


def script(game):
    """TT-21, 22, 38: one bonus at most, for points of its kind, from the top again."""
    squares = game.squares()
    # Storms, the highest card, were resolved before any floor. Healers have scored nothing.
    for card in sorted(set(game.played), reverse=True):
        if game.winners:
            return
        for seat in game.who_played(card):
            for place, kind, points in squares:
                if game.places[seat] == place and game.gained >> 4 * seat + kind & 1:
                    score(game, [seat], points, kind)
                    now = game.squares_of([seat])[0]
                    yield Tell("bonus", seat, kind=KINDS[kind], points=points, place=now)
                    break
