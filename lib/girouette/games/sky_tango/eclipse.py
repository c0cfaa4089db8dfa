# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Sky Tango as a referee: an eclipse is laid."""

from girouette.games.sky_tango.referee import clockwise, lay
from girouette.games.sky_tango.rows import BODIES, ROWS, tops
from girouette.questions import Choose


def script(game):
    """ST-13..15: on a visible card of its own body, in any row. It shows no animal (ST-17)."""
    seat = game.active
    names = []
    start = most = 0
    # Most eclipses are meant for others, for what they would collect next.
    for row in clockwise(game, game.after(seat)):
        if game.fitting[row] & game.unseen[row & 1] & 1:
            cards = len(longest(tops(game.rows[row])))
            if row // 2 != seat and cards > most:
                start = len(names)
                most = cards
            names.append(ROWS[row])
    name = names[0]
    if len(names) > 1:
        name = yield Choose("eclipse", seat, names, None, start, **game.names)
    game.row = row = ROWS.index(name)
    visible = tops(game.rows[row])
    values = visible.replace(b"\0", b"")
    run = longest(visible)
    middle = values.index(run) + len(run) // 2
    names = list(map(str, values))
    target = yield Choose("target", seat, names, None, middle, body=BODIES[row & 1])
    game.eclipses[row & 1] -= 1
    if not game.eclipses[row & 1]:
        game.unseen[row & 1] &= ~1
    yield lay(game, seat, game.rows[row].index(bytes((int(target),))), 0)


def longest(visible):
    """The longest stretch that no eclipse interrupts."""
    return max(visible.split(b"\0"), key=len)
