# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Sky Tango: a Total Eclipse."""

from girouette.questions import Number, Tell


def script(game):
    """ST-25, 26, 40: the hand and the rows in front of this player are thrown away. ST-31: perhaps
    nothing is left of them."""
    seat = game.active
    hand = game.hands[seat]
    cards = 0
    if game.referee:
        for row in game.own_rows(seat):
            cards += len(game.rows[row])
            game.thrown[row & 1] += game.rows[row]
            game.level.change(game, row, b"")
    else:
        table = game.level.on_table(game)
        if table:
            # An even share is the likeliest.
            start = table // len(game.colours)
            cards = yield Number("thrown", seat, 0, table, start)
    if not cards and not hand:
        yield Tell("nothing", seat)
        return
    game.discard += cards + hand
    game.hands[seat] = 0
    key = "total" if game.ending < 0 else "total_last"
    yield Tell(key, seat, stop=True, hand=hand, rows=cards)
