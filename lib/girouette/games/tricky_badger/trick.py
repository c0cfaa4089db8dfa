# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""A trick of Tricky Badger with a referee: who may play what, and who wins.

Colours come first. Only cards of one colour can win; where there are several, the table says which
is the best of them, and its value as long as that might be a trampled one. No other value decides.

Colour 0 is pink, the trumps, 1 to 7; other colours go from 1 to 11. A white paw is printed on the
lowest and the highest card of each colour, with the number that tramples it.
"""

from girouette import parts
from girouette.questions import Choose, Tell

_PINK = 0
_PLAYED = 1 << 12  # one more card, in what is gone of a colour: game.py


def script(game):
    """TB-09..17: a leaf card each, clockwise from the first player; the seat of the best one."""
    players = len(game.colours)
    while len(game.table) < players:
        colour = yield from play_leaf(game, (game.first + len(game.table)) % players)
        game.table.append(colour)
        game.gone[colour] += _PLAYED
    # TB-12, 13: trumps decide where there are any, else the colour that was led.
    colour = _PINK if _PINK in game.table else game.table[0]
    seats = []
    for place in range(players):
        if game.table[place] == colour:
            seats.append((game.first + place) % players)
    winner, value, trampled = seats[0], 0, False
    why = "only"
    if len(seats) > 1:
        winner, value, trampled = yield from judge(game, colour, seats)
        why = game.arrow
    why = ("trump." if colour == _PINK else "suit.") + why
    told = {"card": game.prize, "leaf": game.leaves[colour], "why": why}
    key = "wins"
    if value:
        told["value"] = value
        key = "wins_1" if trampled else "wins_with"
    yield Tell(key, winner, stop=True, **told)
    return winner


# --- who may play what ------------------------------------------------------------------------


def play_leaf(game, seat):
    """TB-09, 10: the colour. Who could not follow a colour earlier this round cannot have it now:
    one of both is a mistake."""
    led = game.table[0] if game.table else -1
    while True:
        leaf = yield choose_colour(game, seat, led)
        colour = game.leaves.index(leaf)
        trick = game.voids[seat * 5 + colour]
        if not trick:
            break
        told = {"leaf": leaf, "trick": trick}
        if (yield Choose("revoke", seat, ["again", "stands"], **told)) == "stands":
            game.voids[seat * 5 + colour] = 0
            yield Tell("revoke", seat, **told)
            break
    if colour != led:
        # In the history: who is not named there has followed.
        yield Tell("plays", seat, leaf=leaf)
        if led >= 0:
            game.voids[seat * 5 + led] = game.trick
    return colour


def choose_colour(game, seat, led):
    """The question for a leaf colour: the one that was led first, if the player may have it, else
    the cursor is on the one that most cards are left of."""
    leaves = []
    start = most = 0
    for colour, leaf in enumerate(game.leaves):
        left = top(colour) - (game.gone[colour] >> 12)
        if not left:
            continue
        if left > most and not game.voids[seat * 5 + colour]:
            start = len(leaves)
            most = left
        leaves.append(leaf)
    key = "lead"
    told = {}
    if led >= 0:
        key = "free"
        leaf = game.leaves[led]
        told["leaf"] = leaf
        if leaf in leaves and not game.voids[seat * 5 + led]:
            key = "follow"
            start = 0
            leaves.remove(leaf)
            leaves.insert(0, leaf)
    question = Choose(key, seat, leaves, game.tints, start, **told)
    question.in_words = True
    return question


# --- who wins: the page to check against the rulebook -----------------------------------------


def judge(game, colour, seats):
    """TB-11, 14, 15: which of these seats, who all played the colour that decides, has the best
    card by the arrow, unless that one is trampled. Its seat, the value that was told or 0, and
    whether that one is trampled."""
    while True:
        standing = list(seats)
        winner = yield from best(game, colour, standing)
        arrow = game.arrow
        # TB-14: only the last card in the arrow's direction can be both the best and trampled.
        last = top(colour) if arrow == "up" else 1
        value = by = 0
        if may_be_trampled(game, colour, last):
            value = yield from value_of(game, colour, winner, len(standing))
        if value == last:
            by = yield from trampler(game, colour, value)
        if by:
            # TB-15: it does not count, but what tramples it does: some card is left.
            standing.remove(winner)
            winner = yield from best(game, colour, standing)
        # The card at stake may have been put right in between: then another one is the best.
        if arrow == game.arrow:
            break
    for told in (value, by):
        if told:
            game.gone[colour] |= 1 << told
    return winner, value, by > 0


def best(game, colour, seats):
    """TB-11: the seat of the highest or the lowest card: the arrow stands beside the question."""
    if len(seats) == 1:
        return seats[0]
    colours = [game.colours[seat] for seat in seats]
    question = Choose("best", None, colours, leaf=game.leaves[colour])
    question.in_words = True
    return game.colours.index((yield question))


def value_of(game, colour, seat, cards):
    """The value of the best of some cards: not one that was told before this round, and none that
    leaves no values for the others. The cursor starts where the best of so many mostly is."""
    values = []
    for value in range(1, top(colour) + 1):
        if not game.gone[colour] >> value & 1:
            values.append(str(value))
    if game.arrow == "up":
        values.reverse()
    start = (len(values) - cards) // (cards + 1)
    values = values[: len(values) - cards + 1]
    question = Choose("value", seat, values, None, start, leaf=game.leaves[colour])
    question.in_words = True
    return int((yield question))


def top(colour):
    """The highest value of a colour (TB-01)."""
    return 7 if colour == _PINK else 11


def paw(colour, value):
    """TB-14: the fact that has the number of a white paw, "" where the rulebook has it: 5."""
    if colour == _PINK:
        return "tb.paw.pink1" if value == 1 else ""
    return "" if value == 1 else "tb.paw.11"


def may_be_trampled(game, colour, value):
    """Not when this card, or the one that tramples it, was told in another trick of this round."""
    name = paw(colour, value)
    by = game.learned.get(name, 0) if name else 5  # no card has 0: not known yet
    told = game.gone[colour]
    return not (told >> value & 1 or told >> by & 1)


def trampler(game, colour, value):
    """TB-14: the value that tramples this card in this trick, 0 if none does. A paw that no source
    gives is asked for."""
    name = paw(colour, value)
    told = {"value": value, "leaf": game.leaves[colour]}
    by = 5
    if name:
        if name not in game.learned:
            # The number of another card of the colour, and what is assumed until somebody tells.
            lo, hi, default = (2, 7, 3) if colour == _PINK else (1, 10, 7)
            fact = parts.core("fact").Fact
            yield from fact("paw", name, lo, hi, default, **told).learn(game)
        by = game.learned[name]
        if name in game.assumed:
            yield Tell("assumed_paw", by=by, **told)
    if not may_be_trampled(game, colour, value):
        return 0
    told["value"] = by
    return by if (yield Choose("beside", None, ["no", "yes"], **told)) == "yes" else 0
