# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Snow Time: who plays, in which colours, with which settings."""

from girouette import parts
from girouette.questions import Choose
from girouette.scene import COLOURS
from girouette.setup import choose_level, choose_options, players, take_colours


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
    game.referee = yield from choose_level(game)
    # The module that takes the turns; the other one is not loaded.
    level = "referee" if game.referee else "companion"
    game.level = parts.of(game.package, level)
    options = (
        ("dice", "by_hand", ((False, "by_device"), (True, "by_hand"))),
        ("ties", "furthest", ((False, "shared"), (True, "furthest"))),
        ("order", "by_steps", ((False, "by_floor"), (True, "by_step"))),
        # As sets of cards: the seven numbers; these, the lookout and the storm.
        ("healing", "all_lost", ((0b00011111110, "seven"), (0b11011111110, "nine"))),
        ("storm", "own_fall", ((False, "theirs"), (True, "everybody"))),
    )
    # A companion has only the dice to see to. The last one is about one's own second colour.
    count = 1 if not game.referee else len(options) if game.pairs else -1
    yield from choose_options(game, lambda: options[:count])
