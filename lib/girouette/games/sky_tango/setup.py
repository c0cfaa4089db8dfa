# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Sky Tango: setup. Loaded for it only, for the heap is small."""

from girouette.game import COLOURS
from girouette.games.sky_tango.game import CARDS, HAND
from girouette.questions import Choose, Number, Tell

_ECLIPSES = 5  # of each heavenly body
_ALL = (1 << 30) - 1  # as a set: the values 1 to 29, and bit 0 for the eclipses


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
    game.level = level  # the module that takes the turns
    # For the texts: the rows bear their owners' names.
    game.names = {"p" + str(seat + 1): colour for seat, colour in enumerate(game.colours)}
    if seats == 4:
        yield Tell("teams", stop=True, **game.names)
    yield Tell("setup", stop=True)
    deal(game, seats)
    game.first = game.colours.index((yield Choose("youngest", None, list(game.colours))))


def deal(game, seats):
    """Where all cards are, as far as the device can know: see rows.py for rows and sets."""
    game.hands = [HAND] * seats
    game.draw = CARDS - HAND * seats
    game.collected = [0] * seats  # cards of Sun and Moon
    game.left_rows = [0] * seats  # the same in rows at the end, where only the players know
    game.left_hand = [0] * seats  # the same in hand
    # What only the referee knows, by row or by body:
    game.rows = [b""] * (2 * seats)
    game.unseen = [_ALL, _ALL]  # the set of cards not on the table, collected or thrown
    game.eclipses = [_ECLIPSES, _ECLIPSES]  # how many of these are eclipses
    game.thrown = [b"", b""]  # cards of rows that lie in the discard
    game.assumed = [0, 0]  # the set of values whose animal nobody could tell


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
