# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Tricky Badger: everything before the first round."""

from girouette.chance import Chance
from girouette.fact import Fact
from girouette.games.tricky_badger.game import ARROWS, TYPES
from girouette.questions import Choose, Tell
from girouette.scene import COLOURS
from girouette.setup import OFF_ON, Option, choose_level, choose_options, players, take_colours

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
_OPTIONS = (
    ("leaves", "", ()),
    ("deck", "virtual", ((False, "physical"), (True, "virtual"))),
    # Other readings of TB-22, 32 and 34.
    ("eaten", "eaten", ((False, "associated"), (True, "eaten"))),
    ("discard", "discard", OFF_ON),
    ("weevils", "weevils", ((False, "loose"), (True, "all"))),
)


def script(game):
    """TB-01..03: leaf sets, the two decks, the first player."""
    count = yield from players(game, 4)
    yield from take_colours(game, count, COLOURS)
    game.referee = yield from choose_level(game)
    yield from recall_leaves(game, count)
    own = {"leaves": lambda: choose_leaves(game)}
    yield from choose_options(game, lambda: _OPTIONS, own)
    for number in range(1, count):
        place = LEAVES.index(game.leaves[number])
        yield Option(leaf_name(number), len(LEAVES), number - 1, place)
    game.tints = tints_of(game.leaves)
    if game.virtual:
        yield from count_deck(game)
    game.animals = [[] for _ in range(count)]
    game.loose = [bytearray(7) for _ in range(count)]
    question = Choose("first", None, ["draw"] + game.colours)
    question.recalls = True  # nothing but "draw": who plays as last time is not asked
    first = yield question
    if first == "draw":
        game.first = yield Chance("first", count)
    else:
        game.first = game.colours.index(first)
    yield Tell("leaves", stop=True, leaves=list(game.leaves))
    yield Tell("sort" if game.virtual else "shuffle", stop=True)
    yield Tell("first", game.first)


def leaf_name(number):
    """What the colour of a leaf set is remembered by."""
    return "tricky_badger.leaf" + str(number)


def recall_leaves(game, count):
    """TB-01: pink, and the colours of the last game: a copy keeps its colours. The sets of a larger
    table may come from several games: a colour that is there already gives way to a free one."""
    for number in range(1, count):
        leaf = LEAVES[(yield Option(leaf_name(number), len(LEAVES), number - 1))]
        free = [leaf for leaf in LEAVES if leaf not in game.leaves]
        game.leaves.append(leaf if leaf in free else free[0])


def choose_leaves(game):
    """TB-01: which colours join pink, one set fewer than there are players."""
    before = game.leaves[1:]
    del game.leaves[1:]
    for leaf in before:
        free = [leaf for leaf in LEAVES if leaf not in game.leaves]
        start = free.index(leaf) if leaf in free else 0
        number = len(game.leaves)
        question = Choose("leaves", None, free, tints_of(free), start, number=number)
        game.leaves.append((yield question))


def tints_of(leaves):
    """The lights of leaf colours as options."""
    # The colour's own key, not the slice: it is in memory already.
    return dict([(leaf, COLOURS[COLOURS.index(leaf[5:])]) for leaf in leaves])


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
