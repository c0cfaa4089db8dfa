# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Snow Time: what the device believes of the table, put right.

Nothing can be put right while the referee resolves a turn, except what a lookout or a healer is
asked for: who has fallen, and what was scored, hangs together then. A companion knows no cards. The
track is learned: it has its own page.
"""

from girouette.games.snow_time.game import CARDS, FRUITS, cards_of
from girouette.questions import Choose, Number, Tell

_HEALER = 8
_ALL_CARDS = 0b11111111110


def script(game):
    if game.referee and game.phase not in ("fruits", "cards", "specials"):
        yield Tell("cannot_correct", stop=True)
        return
    options = ["pawn", "hand", "fruits"] if game.referee else ["pawn", "fruits"]
    if game.phase == "cards" and game.active:
        options.insert(0, "played")
    what = yield Choose("correct", None, options)
    yield from _ASKED[what](game)


def pawn(game):
    """TT-04: the square of a pawn. None stands on the arrival while the game goes on."""
    seat = yield from _colour(game, "correct_pawn", game.active)
    last = game.length() - 1
    place = min(game.places[seat], last)
    game.places[seat] = yield Number("correct_place", seat, 0, last, place)
    yield Tell("corrected_pawn", seat, place=game.places[seat])


def fruits(game):
    """TT-05..08: the fruits on a floor, as many as there are; a die that is asked for has one."""
    floor = int((yield Choose("correct_floor", None, ["1", "2", "3", "4", "5", "6"])))
    now = game.fruits[floor]
    most = now + FRUITS - sum(game.fruits) - (game.phase == "fruits")
    counts = [str(count) for count in range(most + 1)]
    fruits = int((yield Choose("correct_fruits", None, counts, start=now, floor=floor)))
    game.fruits[floor] = fruits
    yield Tell("corrected_fruits", fruits=fruits, floor=floor)


def hand(game):
    """TT-17, 35: whether a card is in hand or discarded, the single-use cards included."""
    while True:
        seat = yield from _colour(game, "correct_hand", game.active)
        key = yield Choose("correct_card", seat, cards_of(_ALL_CARDS & ~(1 << _HEALER)))
        card = CARDS.index(key)
        if game.played[seat] != card:
            break
        yield Tell("cannot_card", seat, stop=True, card=key)
    gone = game.discards[seat] >> card & 1
    where = yield Choose("correct_where", seat, ["held", "gone"], start=gone, card=key)
    if where == "gone":
        game.discards[seat] |= 1 << card
    else:
        game.discards[seat] &= ~(1 << card)
    yield Tell("corrected_hand", seat, card=key, where=where)


def played(game):
    """TT-09: the card that somebody before laid beside the tree."""
    seat = yield from _colour(game, "correct_played", game.active - 1, game.active)
    cards = cards_of(game.hand(seat) | 1 << game.played[seat])
    start = cards.index(CARDS[game.played[seat]])
    card = yield Choose("correct_card", seat, cards, start=start)
    game.played[seat] = CARDS.index(card)
    yield Tell("corrected_played", seat, card=card)


_ASKED = {"pawn": pawn, "fruits": fruits, "hand": hand, "played": played}


def _colour(game, key, seat, count=9):
    """One of the first so many seats."""
    return game.colours.index((yield Choose(key, None, game.colours[:count], start=seat)))
