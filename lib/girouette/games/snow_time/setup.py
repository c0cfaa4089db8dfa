# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Snow Time: who plays, in which colours, with which settings."""

from girouette.questions import Choose
from girouette.scene import COLOURS
from girouette.setup import choose_options, players, take_colours

_OPTIONS = (
    ("dice", "by_hand", ((False, "by_device"), (True, "by_hand"))),
    ("ties", "furthest", ((False, "shared"), (True, "furthest"))),
    ("order", "by_steps", ((False, "by_floor"), (True, "by_step"))),
    # As sets of cards: the seven numbers; these, the lookout and the storm.
    ("healing", "all_lost", ((0b00011111110, "seven"), (0b11011111110, "nine"))),
    ("storm", "own_fall", ((False, "theirs"), (True, "everybody"))),
)


def script(game):
    """TT-01, 02, 40: colours and settings; the track comes after them."""
    count = yield from players(game, 4)
    game.pairs = count == 2
    if game.pairs:
        for seat in range(4):
            free = [colour for colour in COLOURS if colour not in game.colours]
            game.colours.append((yield Choose("pair", None, free, player=seat // 2 + 1)))
    else:
        yield from take_colours(game, count, COLOURS)
    game.places = [0] * len(game.colours)
    game.discards = list(game.places)
    game.played = list(game.places)
    # The last one is about one's own second colour.
    yield from choose_options(game, lambda: _OPTIONS if game.pairs else _OPTIONS[:-1])
