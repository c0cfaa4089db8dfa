# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Tricky Badger: the end."""

from girouette.questions import Heading, Tell
from girouette.ranking import rank, won


def script(game, left, right):
    """TB-38..40: the deck is checked, points are added up, ties are broken."""
    yield Tell("left" if left == right else "left_wrong", left=left, right=right)
    reasons = ("badgers", "hamsters", "pairs", "food", "twigs", "other")
    ties = []
    for seat in range(len(game.colours)):
        points = game.reasons(seat)
        yield Tell("total", seat, True, points=sum(points), **dict(zip(reasons, points)))
        ties.append(points[:2])  # as their points are, so are the numbers of badgers and hamsters
    cards = [name[10:] for name in game.assumed if name.startswith("tb.points.")]
    if cards:
        yield Tell("points_unknown", cards=cards)
    rank(game, game.scores(), ties)
    winners = won(game)
    # TB-40: how the winner was found.
    first, second = game.ranking[0], game.ranking[1]
    if first[1] != second[1]:
        key = "end"
    elif game.shared:
        key = "shared"
    elif ties[first[0]][0] != ties[second[0]][0]:
        key = "badgers"
    else:
        key = "hamsters"
    yield Heading(key, stop=True, winners=winners)
