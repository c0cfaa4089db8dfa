# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Sky Tango: somebody has to draw, and the pile is empty."""

from girouette.games.sky_tango.rows import COVERED, count
from girouette.questions import Choose, Heading, Tell


def script(game):
    """ST-28, 29: the shuffled discard; nothing there either is the last round, unless the table
    counts otherwise. Does the turn go on without a card?"""
    seat = game.active
    if game.discard:
        game.draw, game.discard = game.discard, 0
        if game.referee:
            shuffle(game)
        yield Tell("shuffle", stop=True, cards=game.draw)
        return False
    # Cards that the device believes elsewhere may lie there all the same.
    while not game.draw and sum(game.hands) + (0 if game.referee else game.level.on_table(game)):
        if (yield Choose("empty", seat, ["yes", "no"])) == "yes":
            break
        yield from game.part("corrections", "pile")
    if game.draw:
        return False
    game.ending = seat
    game.phase = "last"
    yield Heading("last_round", seat, stop=True)
    if game.again or not game.finder:
        return False  # an animal was this turn's action
    return game.finder == 2 or "collect" in game.level.options(game)


def shuffle(game):
    """ST-28: what was thrown away may be drawn again, so it counts as not yet seen."""
    for body in range(2):
        cards = game.thrown[body]
        for card in cards:
            game.unseen[body] |= 1 << card % COVERED
        game.eclipses[body] += len(cards) - count(cards)
        game.thrown[body] = b""
