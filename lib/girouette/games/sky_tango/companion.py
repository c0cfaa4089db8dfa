# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The companion's turn of Sky Tango: the players say what they do, the device counts cards."""

from girouette.games.sky_tango.game import CARDS
from girouette.games.sky_tango.rows import ENOUGH
from girouette.questions import Choose, Number, Tell

CELESTIAL = 58  # cards of Sun and Moon: the ones that score


def act(game, seat, again):
    """ST-03 by what the players say: no row is known here, only how many cards there are."""
    table = on_table(game)
    options = ["card", "animal"] if game.hands[seat] else []
    most = uncounted(game, table)
    if most >= ENOUGH and not again:
        options.append("collect")
    options.append("total")
    choice = yield Choose("again" if again else "turn", seat, options)
    if choice == "collect":
        cards = yield Number("collected", seat, ENOUGH, most)
        game.collected[seat] += cards
        yield Tell("collects_some", seat, cards=cards)
    elif choice == "total":
        cards = 0
        if table:
            cards = yield Number("thrown", seat, 0, table)
        yield from game.throw(seat, cards)
    else:
        game.hands[seat] -= 1
        yield Tell("places_one", seat)
    return choice == "animal"


def on_table(game):
    """Cards that lie in rows, and eclipses that were collected with others."""
    return CARDS - game.draw - game.discard - sum(game.hands) - sum(game.collected)


def uncounted(game, most):
    """ST-43: no more cards of Sun and Moon are counted than there are."""
    counted = sum(game.collected) + sum(game.left_rows) + sum(game.left_hand)
    return min(most, CELESTIAL - counted)
