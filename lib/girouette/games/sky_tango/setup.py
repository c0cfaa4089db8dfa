# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Sky Tango: setup. Loaded for it only, for the heap is small."""

from girouette.game import COLOURS
from girouette.games.sky_tango.game import HAND
from girouette.questions import Choose, Number, Tell

CARDS = 68
ECLIPSES = 5  # of each heavenly body
ALL = (1 << 30) - 1  # the values 1 to 29, and bit 0: eclipses


def script(game):
    """ST-01, 02, 38: who plays, five cards each, the youngest begins."""
    game.phase = "setup"
    seats = yield Number("players", None, 2, 4, 2)
    yield from game.take_colours(seats, COLOURS)
    game.referee = (yield Choose("level", None, ["companion", "referee"])) == "referee"
    # Only the level that is played is loaded.
    if game.referee:
        from girouette.games.sky_tango import referee as level

        yield from settings(game)
    else:
        from girouette.games.sky_tango import companion as level
    game.level = level
    if seats == 4:
        yield Tell("teams", stop=True, **game.names())
    yield Tell("setup", stop=True)
    game.hands = [HAND] * seats
    game.draw = CARDS - HAND * seats
    game.collected = [0] * seats
    game.left_rows = [0] * seats
    game.left_hand = [0] * seats
    game.rows = [b""] * (2 * seats)
    game.unseen = [ALL, ALL]
    game.eclipses = [ECLIPSES, ECLIPSES]
    game.thrown = [b"", b""]
    game.assumed = [0, 0]
    game.first = game.colours.index((yield Choose("youngest", None, list(game.colours))))


def settings(game):
    """ST-07, 19, 27: readings of the rulebook that a table may choose."""
    while True:
        choice = yield Choose(
            "options",
            None,
            ["go", "others", "past", "voluntary"],
            others="yes" if game.starts_others else "no",
            past="yes" if game.past_eclipse else "no",
            voluntary="yes" if game.voluntary else "no",
        )
        if choice == "go":
            break
        elif choice == "others":
            game.starts_others = not game.starts_others
        elif choice == "past":
            game.past_eclipse = not game.past_eclipse
        else:
            game.voluntary = not game.voluntary
