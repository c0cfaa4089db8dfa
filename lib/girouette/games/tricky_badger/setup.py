# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Tricky Badger: setup. Loaded for it only, for the heap is small."""

from girouette.game import COLOURS
from girouette.games.tricky_badger.collection import DECK, TYPES
from girouette.games.tricky_badger.game import ARROWS, leaf_choice
from girouette.questions import Chance, Choose, Fact, Number, Tell

# Beside pink the rulebook names only orange and blue; a copy may have any of the others.
LEAVES = ("orange", "blue", "green", "yellow", "red", "purple", "black")


def script(game):
    """TB-01..03: leaf sets, the two decks, the first player."""
    count = yield Number("players", None, 3, 5, 4)
    yield from game.take_colours(count, COLOURS)
    level = yield Choose("level", None, ["companion", "referee"])
    game.referee = level == "referee"
    game.leaves += LEAVES[: count - 1]
    while True:
        choice = yield Choose(
            "options",
            None,
            ["go", "leaves", "deck"],
            deck="virtual" if game.virtual_deck else "physical",
        )
        if choice == "go":
            break
        elif choice == "leaves":
            yield from choose_leaves(game, count)
        else:
            game.virtual_deck = not game.virtual_deck
    if game.virtual_deck:
        yield from count_deck(game)
    game.animals = [[] for _ in range(count)]
    game.loose = [bytearray(4) for _ in range(count)]
    first = yield Choose("first", None, ["draw"] + game.colours)
    if first == "draw":
        game.leader = yield Chance("first", count)
    else:
        game.leader = game.colours.index(first)
    yield Tell("leaves", stop=True, leaves=["leaf." + leaf for leaf in game.leaves])
    yield Tell("sort" if game.virtual_deck else "shuffle", stop=True)
    yield Tell("first", game.leader, stop=True)


def choose_leaves(game, count):
    """TB-01: which colours join pink, one set fewer than there are players."""
    game.leaves = ["pink"]
    for number in range(1, count):
        free = [leaf for leaf in LEAVES if leaf not in game.leaves]
        game.leaves.append((yield leaf_choice("leaves", None, free, number=number))[5:])


def count_deck(game):
    """The virtual deck needs the copy's own counts, all of them; else the cards are used."""
    game.virtual_deck = False
    for card in TYPES:
        for arrow in ARROWS:
            name = "tb.cards." + card + "." + arrow
            fact = Fact("count", name, 0, 20, 3, card=card, arrow="way." + arrow)
            game.deck.append((yield fact))
            if fact.assumed:
                yield Tell("no_deck", stop=True)
                return
    if sum(game.deck) == DECK:
        game.virtual_deck = True
    else:
        yield Tell("bad_deck", stop=True, total=sum(game.deck), deck=DECK)
