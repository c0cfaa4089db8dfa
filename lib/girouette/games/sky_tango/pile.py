# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Sky Tango: somebody has to draw, and the pile is empty."""

from girouette.games.sky_tango.rows import COVERED, count
from girouette.questions import Choose, Heading, Tell


def script(game):
    """ST-28, 29: the shuffled discard; nothing there either is the last round, unless the table
    counts otherwise. Does the turn go on?"""
    seat = game.active
    # Cards that the device believes elsewhere may lie there all the same, or in this hand.
    while not found(game, seat):
        if not sum(game.hands) and (game.referee or not game.level.on_table(game)):
            break
        game.open = 1
        answer = yield Choose("empty", seat, ["yes", "no"])
        game.open = 0
        if found(game, seat):
            break  # put right while the question stood
        if answer == "yes":
            break
        yield from game.part("corrections", "pile")
    if game.draw or game.hands[seat]:
        return True
    if game.discard:
        game.draw, game.discard = game.discard, 0
        if game.referee:
            shuffle(game)
        yield Tell("shuffle", stop=True, cards=game.draw)
        return True
    game.ending = seat
    game.phase = "last"
    yield Heading("last_round", seat, stop=True)
    if game.again or not game.finder:
        return False  # an animal was this turn's action
    return game.finder == 2 or "collect" in game.level.options(game)


def found(game, seat):
    """Is there a card to draw, or one in hand after all?"""
    return game.draw or game.discard or game.hands[seat]


def shuffle(game):
    """ST-28: what was thrown away may be drawn again, so it counts as not yet seen."""
    for body in range(2):
        cards = game.thrown[body]
        for card in cards:
            game.unseen[body] |= 1 << card % COVERED
        game.eclipses[body] += len(cards) - count(cards)
        game.thrown[body] = b""
