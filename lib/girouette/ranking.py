# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Who came where, when a game is over: for the end of a game's script."""


def rank(game, scores, ties=None):
    """Fill `game.ranking`, best first: by score, then by `ties` (a tuple a seat, more is better).
    Equals after that share their rank; `game.shared` says whether the victory is."""
    keys = []
    for seat, score in enumerate(scores):
        more = tuple(ties[seat]) if ties else ()
        # The seat makes all keys differ: sort is not stable on the device.
        keys.append(((score,) + more, -seat))
    keys.sort(reverse=True)
    game.ranking = []
    for place, (key, seat) in enumerate(keys):
        tied = place and key == keys[place - 1][0]
        rank = game.ranking[-1][2] if tied else place + 1
        game.ranking.append((-seat, key[0], rank))
    game.shared = len(keys) > 1 and keys[0][0] == keys[1][0]


def won(game):
    """The colours of the first rank."""
    return [game.colours[seat] for seat, _, rank in game.ranking if rank == 1]
