# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Sky Tango: setup."""

from girouette import parts
from girouette.games.sky_tango.game import CARDS, HAND
from girouette.questions import Choose, Tell
from girouette.scene import COLOURS
from girouette.setup import choose_level, choose_options, players, take_colours

_ECLIPSES = 5  # of each heavenly body
_ALL = (1 << 30) - 1  # as a set: the values 1 to 29, and bit 0 for the eclipses


def script(game):
    """ST-01, 02, 38: who plays, five cards each, the youngest begins."""
    seats = yield from players(game, 2)
    yield from take_colours(game, seats, COLOURS)
    game.referee = yield from choose_level(game)
    # Readings of the rulebook that a table may choose. ST-27, 29: at both levels.
    options = (
        ("voluntary", "voluntary", ((0, "no"), (1, "last"), (2, "yes"))),
        ("finder", "finder", ((0, "pass"), (1, "collect"), (2, "turn"))),
    )
    if game.referee:
        # ST-07, 19: where the device knows the rows.
        no_yes = ((False, "no"), (True, "yes"))
        rows = (("others", "starts_others", no_yes), ("past", "past_eclipse", no_yes))
        options = rows + options
    yield from choose_options(game, lambda: options)
    # The module that takes the turns; the other one is not loaded.
    game.level = parts.load(game.package + (".referee" if game.referee else ".companion"))
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
    # What only the referee knows, by row or by body:
    game.rows = [b""] * (2 * seats)
    game.fitting = [_ALL - 1] * (2 * seats)  # the set of cards that may be laid there
    game.unseen = [_ALL, _ALL]  # the set of cards not on the table, collected or thrown
    game.eclipses = [_ECLIPSES, _ECLIPSES]  # how many of these are eclipses
    game.thrown = [b"", b""]  # cards of rows that lie in the discard
