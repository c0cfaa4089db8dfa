# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Sky Tango as a referee: an eclipse is laid."""

from girouette.games.sky_tango.referee import ask_value, clockwise, lay
from girouette.games.sky_tango.rows import ROWS, find, tops
from girouette.questions import Choose


def script(game):
    """ST-13..15: on a visible card of its own body, in any row. It shows no animal (ST-17)."""
    seat = game.active
    names = []
    # Most eclipses are meant for others.
    for row in clockwise(game, game.after(seat)):
        if game.fitting[row] & game.unseen[row & 1] & 1:
            names.append(ROWS[row])
    name = names[0]
    if len(names) > 1:
        name = yield Choose("eclipse", seat, names, **game.names)
    game.row = row = ROWS.index(name)
    values = tops(game.rows[row]).replace(b"\0", b"")
    value = yield from ask_value(game, "target", seat, values, len(values) // 2)
    game.eclipses[row & 1] -= 1
    if not game.eclipses[row & 1]:
        game.unseen[row & 1] &= ~1
    yield lay(game, seat, find(game.rows[row], value), 0)
