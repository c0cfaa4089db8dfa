# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The companion's turn of Sky Tango: the players say what they do, the device counts cards."""

from girouette.games.sky_tango.game import CARDS
from girouette.games.sky_tango.rows import ENOUGH
from girouette.questions import Number, Tell

CELESTIAL = 58  # cards of Sun and Moon: the ones that score


def options(game):
    """ST-03 by what the players say: no row is known here, only how many cards there are."""
    found = ["card", "animal"] if game.hands[game.active] else []
    if not game.again and most_collected(game) >= ENOUGH:
        found.append("collect")
    found.append(game.total())
    return found


def act(game, choice):
    """What the active player has chosen. Is an animal placed?"""
    seat = game.active
    if choice == "collect":
        question = collected(game)
        question.again = lambda: collected(game)
        cards = yield question
        game.collected[seat] += cards
        yield Tell("collects_some", seat, cards=cards)
    elif choice == "card" or choice == "animal":
        game.hands[seat] -= 1
        yield Tell("places_one", seat)
    elif choice != "pass":
        yield from game.part("total")
    return choice == "animal"


def collected(game):
    """ST-20: how many, of those that can lie there."""
    most = most_collected(game)
    return Number("collected", game.active, min(ENOUGH, most), most)


def on_table(game):
    """Cards that lie in rows, and eclipses that were collected with others."""
    return CARDS - game.draw - game.discard - sum(game.hands) - sum(game.collected)


def most_collected(game):
    return uncounted(game, on_table(game))


def uncounted(game, most):
    """ST-43: no more cards of Sun and Moon are counted than there are."""
    counted = sum(game.collected) + sum(game.left_rows) + sum(game.left_hand)
    return min(most, CELESTIAL - counted)
