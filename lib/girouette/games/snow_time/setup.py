# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Snow Time: who plays, in which colours, with which settings. Loaded for the setup only."""

from girouette.game import COLOURS
from girouette.questions import Choose, Number


def script(game):
    """TT-01, 02, 40: colours and settings; the track comes after them."""
    count = yield Number("players", None, 2, 5, 4)
    game.pairs = count == 2
    if game.pairs:
        for seat in range(4):
            free = [colour for colour in COLOURS if colour not in game.colours]
            game.colours.append((yield Choose("pair", None, free, player=seat // 2 + 1)))
    else:
        yield from game.take_colours(count, COLOURS)
    game.places = [0] * len(game.colours)
    game.discards = list(game.places)
    game.played = list(game.places)
    while True:
        choice = yield Choose(
            "options",
            None,
            ["go", "dice", "ties"],
            dice="by_hand" if game.by_hand else "by_device",
            ties="furthest" if game.furthest else "shared",
        )
        if choice == "go":
            return
        elif choice == "dice":
            game.by_hand = not game.by_hand
        else:
            game.furthest = not game.furthest
