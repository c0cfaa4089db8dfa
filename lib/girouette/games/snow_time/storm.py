# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Snow Time: a snowstorm, or several. Each colour has one in a game."""

from girouette.games.snow_time.referee import discard, score
from girouette.questions import Tell

_TOP = 7
_STORM = 10
_FIGHT = 2


def script(game):
    """TT-32, 33, 35, 40: every character played this turn goes; its card is a fight point."""
    owners = game.who_played(_STORM)
    victims = [seat for seat, card in enumerate(game.played) if card <= _TOP]
    points = len(victims)
    if game.pairs and len(owners) == 1 and not game.own_fall:
        # One storm counts its opponents' cards only; several count every card.
        points = len([seat for seat in victims if seat // 2 != owners[0] // 2])
    discard(game, owners + victims)
    score(game, owners, points, _FIGHT)
    yield Tell(
        "storms" if len(owners) > 1 else "storm",
        seats=game.names(owners),
        fallen=game.names(victims),
        points=points,
        places=game.squares_of(owners),
    )
