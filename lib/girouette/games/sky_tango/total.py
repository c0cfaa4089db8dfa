# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Sky Tango: a Total Eclipse."""

from girouette.questions import Number, Tell


def script(game):
    """ST-25, 26, 40: the hand and the rows in front of this player are thrown away. ST-31: perhaps
    nothing is left of them."""
    seat = game.active
    cards = 0
    if game.referee:
        for row in game.own_rows(seat):
            cards += len(game.rows[row])
            game.thrown[row & 1] += game.rows[row]
            game.level.change(game, row, b"")
    elif game.level.on_table(game):
        question = in_own_rows(game)
        question.again = lambda: in_own_rows(game)
        cards = yield question
    hand = game.hands[seat]
    if not cards and not hand:
        yield Tell("nothing", seat)
        return
    game.discard += cards + hand
    game.hands[seat] = 0
    key = "total" if game.ending < 0 else "total_last"
    yield Tell(key, seat, stop=True, hand=hand, rows=cards)


def in_own_rows(game):
    """An even share of what lies on the table is the likeliest."""
    table = game.level.on_table(game)
    return Number("thrown", game.active, 0, table, table // len(game.colours))
