# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The first and the last thing in a game: who sits where, and who came where. Loaded only then."""

from girouette.questions import Choose


def take_colours(game, count, colours):
    """Each player's colour in seating order (clockwise)."""
    for seat in range(count):
        free = [colour for colour in colours if colour not in game.colours]
        game.colours.append((yield Choose("colour", None, free, seat=seat + 1)))


def rank(game, scores, ties=None):
    """Fill `ranking`, best first: by score, then by `ties` (a tuple a seat, more is
    better). Equals after that share their rank; `shared` says whether the victory is."""
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
