# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Tricky Badger: setup of the game and of each round. Loaded for them only."""

from girouette.game import COLOURS
from girouette.games.tricky_badger.game import ARROWS, TYPES
from girouette.questions import Chance, Choose, Fact, Heading, Number, Tell

# Beside pink the rulebook names only orange and blue; a copy may have any of the others. The keys
# begin with "leaf.": a plain colour key is a player.
LEAVES = (
    "leaf.orange",
    "leaf.blue",
    "leaf.green",
    "leaf.yellow",
    "leaf.red",
    "leaf.purple",
    "leaf.black",
)
_DECK = 53
_FACE_UP = 10


def script(game):
    """TB-01..03: leaf sets, the two decks, the first player."""
    count = yield Number("players", None, 3, 5, 4)
    yield from game.take_colours(count, COLOURS)
    level = yield Choose("level", None, ["companion", "referee"])
    game.referee = level == "referee"
    game.leaves += LEAVES[: count - 1]
    while True:
        deck = "virtual" if game.virtual else "physical"
        choice = yield Choose("options", None, ["go", "leaves", "deck"], deck=deck)
        if choice == "go":
            break
        elif choice == "leaves":
            yield from choose_leaves(game, count)
        else:
            game.virtual = not game.virtual
    if game.virtual:
        yield from count_deck(game)
    game.animals = [[] for _ in range(count)]
    game.loose = [bytearray(7) for _ in range(count)]
    first = yield Choose("first", None, ["draw"] + game.colours)
    if first == "draw":
        game.first = yield Chance("first", count)
    else:
        game.first = game.colours.index(first)
    yield Tell("leaves", stop=True, leaves=list(game.leaves))
    yield Tell("sort" if game.virtual else "shuffle", stop=True)
    yield Tell("first", game.first, stop=True)


def choose_leaves(game, count):
    """TB-01: which colours join pink, one set fewer than there are players."""
    del game.leaves[1:]
    for number in range(1, count):
        free = [leaf for leaf in LEAVES if leaf not in game.leaves]
        tints = dict([(leaf, leaf[5:]) for leaf in free])
        game.leaves.append((yield Choose("leaves", None, free, tints, number=number)))


def count_deck(game):
    """The virtual deck needs the copy's own counts, all of them; else the cards are used."""
    game.virtual = False
    for card in TYPES:
        for arrow in ARROWS:
            name = "tb.cards." + card + "." + arrow
            fact = Fact("count", name, 0, 20, 3, card=card, arrow="way." + arrow)
            game.deck.append((yield fact))
            if fact.assumed:
                yield Tell("no_deck", stop=True)
                return
    if sum(game.deck) == _DECK:
        game.virtual = True
    else:
        yield Tell("bad_deck", stop=True, total=sum(game.deck), deck=_DECK)


def deal(game):
    """TB-04..06: all leaf cards are shuffled, nine each; ten Collection cards face up."""
    game.phase = "deal"
    game.trick = 0
    count = len(game.colours)
    game.gone = [0] * count
    game.voids = bytearray(count * 5)
    game.face_up = _FACE_UP
    yield Heading("round", game.first, round=game.round)
    # There are 7 pink cards and 11 of each other colour, as many colours as players.
    yield Tell("deal", game.first, stop=True, rest=7 + 11 * (count - 1) - 9 * count)
    if not game.virtual:
        yield Tell("face_up", game.first, stop=True)
        return
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


def discard_last(game):
    """TB-07: the tenth card goes."""
    game.phase = "deal"
    game.face_up = 0
    if game.virtual:
        card = game.dealt.pop() >> 1
        game.seen[card] += 1
        game.discards[card] += 1
        yield Tell("last_card", stop=True, card=TYPES[card])
    else:
        yield Tell("last", stop=True)
