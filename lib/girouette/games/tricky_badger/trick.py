# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""A trick of Tricky Badger with a referee: who may play what, and who wins.

A leaf card is colour * 16 + value. Colour 0 is pink, the trumps, 1 to 7; other colours go from 1
to 11. A white paw is printed on the lowest and the highest card of each colour, with the number
that tramples it. There are four paws: 0 on a 1, 1 on an 11, 2 on the pink 1, 3 on the pink 7.
"""

from girouette import parts
from girouette.questions import Choose, Tell

_PINK = 0
_PINK_VALUES = 0b11111110  # bit v for value v
_VALUES = 0b111111111110
_KEYS = ("", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11")  # of values


def script(game):
    """TB-09..17: a leaf card each, clockwise from the first player; the seat of the best one."""
    seat = game.first
    for _ in game.colours:
        card = yield from play_leaf(game, seat)
        game.table.append(card)
        game.gone[card >> 4] |= 1 << (card & 15)
        yield Tell("plays", seat, value=card & 15, leaf=game.leaves[card >> 4])
        seat = game.after(seat)
    yield from read_paws(game)
    best, trampled = judge(game.table, game.arrow == "up", paws_of(game))
    winner = (game.first + game.table.index(best)) % len(game.colours)
    told = {
        "card": game.prize,
        "value": best & 15,
        "leaf": game.leaves[best >> 4],
        "why": ("trump." if best >> 4 == _PINK else "suit.") + game.arrow,
    }
    for number, card in enumerate(trampled):
        told["value" + str(number + 1)] = card & 15
        told["leaf" + str(number + 1)] = game.leaves[card >> 4]
    tell = Tell(("wins", "wins_1", "wins_2")[len(trampled)], winner, stop=True)
    tell.values = told  # as keywords they would be names, which are kept for good
    yield tell
    return winner


# --- who may play what ------------------------------------------------------------------------


def play_leaf(game, seat):
    """TB-09, 10: the colour, then a value of it that nobody has played this round. Who could not
    follow a colour earlier this round cannot have it now: one of both is a mistake."""
    led = game.table[0] >> 4 if game.table else -1
    while True:
        leaf = yield choose_colour(game, seat)
        colour = game.leaves.index(leaf)
        trick = game.voids[seat * 5 + colour]
        if not trick:
            break
        told = {"leaf": leaf, "trick": trick}
        if (yield Choose("revoke", seat, ["again", "stands"], **told)) == "stands":
            game.voids[seat * 5 + colour] = 0
            yield Tell("revoke", seat, **told)
            break
    if led >= 0 and colour != led:
        game.voids[seat * 5 + led] = game.trick
    left = unseen(game, colour)
    values = [_KEYS[value] for value in range(1, top(colour) + 1) if left >> value & 1]
    value = yield Choose("value", seat, values, leaf=leaf)
    return colour << 4 | int(value)


def choose_colour(game, seat):
    """The question for a leaf colour: the one that was led first, if the player may have it."""
    led = game.table[0] >> 4 if game.table else -1
    leaves = list(game.leaves)
    # Looked for only when some colour may be all played: that is late in a round.
    if _PINK_VALUES in game.gone or _VALUES in game.gone:
        for colour, leaf in enumerate(game.leaves):
            if not unseen(game, colour):
                leaves.remove(leaf)
    if led < 0:
        return Choose("lead", seat, leaves, game.tints)
    leaf = game.leaves[led]
    key = "free"
    if unseen(game, led) and not game.voids[seat * 5 + led]:
        key = "follow"
        leaves.remove(leaf)
        leaves.insert(0, leaf)
    return Choose(key, seat, leaves, game.tints, leaf=leaf)


def unseen(game, colour):
    """Values of a leaf colour that nobody has played this round, bit v for value v."""
    return (_PINK_VALUES if colour == _PINK else _VALUES) & ~game.gone[colour]


# --- who wins: the page to check against the rulebook -----------------------------------------


def top(colour):
    """The highest value of a colour (TB-01)."""
    return 7 if colour == _PINK else 11


def paw(card):
    """Which white paw is on a card, -1 for none (TB-14)."""
    colour = card >> 4
    first = 2 if colour == _PINK else 0
    value = card & 15
    return first if value == 1 else first + 1 if value == top(colour) else -1


def read_paws(game):
    """TB-14: a paw that no source gives is asked when another card of its colour is there."""
    colours = [card >> 4 for card in game.table]
    for card in game.table:
        number = paw(card)
        if not 1 <= number <= 2 or colours.count(card >> 4) < 2:
            continue
        told = {"value": card & 15, "leaf": game.leaves[card >> 4]}
        name = "tb.paw.11" if number == 1 else "tb.paw.pink1"
        if name not in game.learned:
            # The number of another card of the colour, and what is assumed until somebody tells.
            lo, hi, default = (1, 10, 7) if number == 1 else (2, 7, 3)
            fact = parts.load("girouette.fact").Fact
            yield from game.learn(fact("paw", name, lo, hi, default, **told))
        if name in game.assumed:
            yield Tell("assumed_paw", by=game.learned[name], **told)


def paws_of(game):
    """The number of each paw, 0 where it is not known."""
    learned = game.learned
    return (5, learned.get("tb.paw.11", 0), learned.get("tb.paw.pink1", 0), 5)


def judge(trick, up, paws):
    """The winning card and the trampled ones. `trick` is in playing order, so its first card led;
    `paws` holds the number of each paw, 0 where it is not known."""
    # TB-14: is the number of its paw, in its own colour, in the same trick?
    trampled = [card for card in trick if paw(card) >= 0 and card & ~15 | paws[paw(card)] in trick]
    # TB-15: what tramples still counts, so some card of the colour that decides is left.
    standing = [card for card in trick if card not in trampled]
    # TB-12, 13: trumps decide where there are any, else the colour that was led.
    trumps = [card for card in standing if card >> 4 == _PINK]
    deciding = trumps or [card for card in standing if card >> 4 == trick[0] >> 4]
    # TB-11: the arrow of the prize.
    return (max if up else min)(deciding), trampled
