# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Sky Tango: the final count and who won."""

from girouette.games.sky_tango.rows import values_of
from girouette.questions import Heading, Number, Tell
from girouette.ranking import rank, won


def script(game):
    """ST-32..37, 41, 43: what was collected, less what is left in rows and hand."""
    game.phase = "count"
    yield Heading("count")
    game.left_rows = [0] * len(game.colours)
    game.left_hand = list(game.left_rows)
    for seat in range(len(game.colours)):
        yield from count_left(game, seat)
        yield Tell(
            "counted",
            seat,
            True,
            collected=game.collected[seat],
            rows=game.in_rows(seat),
            hand=game.left_hand[seat],
            score=game.scores()[seat],
        )
    yield winners(game)


def count_left(game, seat):
    """ST-33, 34: cards of Sun and Moon in rows and hand; no question when only one number is
    possible. The counts may be corrected while it stands."""
    game.active = seat
    game.open = 2
    if not game.referee:
        game.left_rows[seat] = yield in_rows(game)
    question = in_hand(game)
    cards = question.hi
    if question.places > 1:
        cards = yield question
    game.left_hand[seat] = cards
    game.open = 0
    game.active = -1


def in_rows(game):
    """ST-43: no more than there are."""
    level = game.level
    question = Number("left_rows", game.active, 0, level.most_collected(game))
    question.again = lambda: in_rows(game)
    return question


def in_hand(game):
    """ST-34, 43: no more than there are. As referee: in hand are no more values, and no more
    eclipses, than were never seen."""
    seat = game.active
    hand = game.hands[seat]
    if game.referee:
        counted = sum(game.left_hand)
        sun, moon = game.unseen
        hidden = len(values_of(sun)) + len(values_of(moon)) - counted
        dark = sum(game.eclipses) - sum(game.hands[:seat]) + counted
        low, high = max(0, hand - dark), min(hand, hidden)
    else:
        low, high = 0, game.level.uncounted(game, hand)
    question = Number("left_hand", seat, low, high, high)
    question.again = lambda: in_hand(game)
    return question


def winners(game):
    """ST-36, 37, 41: most points, then most cards whether they count for or against."""
    scores = game.scores()
    cards = []
    for seat, score in enumerate(scores):
        # A score is the cards for less those against: with twice those for, the sum of both.
        cards.append(2 * game.collected[seat] - score)
    teams = len(scores) == 4
    if teams:
        scores = together(scores)
        cards = together(cards)
    rank(game, scores, list(zip(cards)))
    if teams:
        # Partners share their rank; only the other team could share the victory.
        game.shared = game.ranking[3][2] == 1
        game.ranking = [(seat, score, min(rank, 2)) for seat, score, rank in game.ranking]
    first = won(game)
    tied = scores.count(max(scores)) > len(first)
    key = "end_shared" if game.shared else "end_tie" if tied else "end"
    seat, score, _ = game.ranking[0]
    return Heading(key, stop=True, winners=first, n=len(first), score=score, cards=cards[seat])


def together(points):
    """By seat, what the two partners have together."""
    return [points[0] + points[2], points[1] + points[3]] * 2
