# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Tricky Badger: a round begins, and ends."""

from girouette.chance import Chance
from girouette.games.tricky_badger.game import ARROWS, TYPES
from girouette.questions import Heading, Tell

_FACE_UP = 10


def script(game, over):
    game.phase = "deal"
    if over:
        yield from last_card(game)
    else:
        yield from begin(game)


def last_card(game):
    """TB-07: the tenth card goes; who deals the next round is told so with that."""
    game.face_up = 0
    if game.virtual:
        card = game.dealt.pop() >> 1
        game.seen[card] += 1
        game.discards[card] += 1
        yield Tell("last_card", stop=True, card=TYPES[card])
    elif game.round == 5:
        yield Tell("last", stop=True)


def begin(game):
    """TB-04..06: all leaf cards are shuffled, nine each; ten Collection cards face up."""
    game.trick = 0
    count = len(game.colours)
    game.gone = [0] * count
    game.voids = bytearray(count * 5)
    game.face_up = _FACE_UP
    yield Heading("round", game.first, round=game.round)
    # There are 7 pink cards and 11 of each other colour, as many colours as players.
    rest = 7 + 11 * (count - 1) - 9 * count
    if not game.virtual:
        # Nobody goes on with empty hands: the second time it is no more than a reminder.
        again = game.round > 1
        key = "deal_again" if again else "deal"
        yield Tell(key, game.first, stop=not again, rest=rest)
        return
    yield Tell("deal_leaves", game.first, stop=True, rest=rest)
    game.dealt = []
    for _ in range(_FACE_UP):
        place = yield Chance("card", sum(game.deck))
        card = 0
        while place >= game.deck[card]:
            place -= game.deck[card]
            card += 1
        game.deck[card] -= 1
        game.dealt.append(card)
    game.dealt.sort()
    for down, arrow in enumerate(ARROWS):
        cards = [TYPES[card >> 1] for card in game.dealt if card & 1 == down]
        yield Tell("dealt", stop=True, cards=cards, arrow="way." + arrow)
