# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Everything a scoreboard of Tricky Badger would show, language-free."""

from girouette.games.tricky_badger.game import ARROWS, TYPES, stack
from girouette.games.tricky_badger.pages import REASONS
from girouette.status import by_colour


def add(shown, game):
    if not game.animals:
        return
    seats = range(len(game.colours))
    shown["level"] = "referee" if game.referee else "companion"
    shown["phase"] = game.phase
    shown["trick"] = game.trick
    shown["first_player"] = game.colours[game.first]
    shown["prize"] = game.prize or None
    shown["arrow"] = game.arrow or None
    shown["leaves"] = [leaf[5:] for leaf in game.leaves]
    shown["table"] = [game.leaves[colour][5:] for colour in game.table]
    shown["reasons"] = by_colour(game, [non_zero(REASONS, game.reasons(seat)) for seat in seats])
    shown["collections"] = by_colour(game, [collection(game, seat) for seat in seats])
    shown["face_up"] = game.face_up
    shown["deck"] = 53 - 10 * game.round
    # The last card of a round is discarded unseen where the players keep the deck.
    unseen = 10 * game.round - game.face_up - sum(game.seen) - game.unseen
    shown["discarded"] = sum(game.discards) + unseen
    shown["unseen"] = game.unseen
    shown["seen"] = non_zero(TYPES, game.seen)
    shown["dealt"] = [[TYPES[card >> 1], ARROWS[card & 1]] for card in game.dealt]
    shown["assumed"] = sorted(game.assumed)


def collection(game, seat):
    """A player's cards: stacks such as "female+wheat", and how many of each loose type."""
    stacks = ["+".join([TYPES[card] for card in stack(animal)]) for animal in game.animals[seat]]
    return {"animals": stacks, "loose": non_zero(TYPES, game.loose[seat])}


def non_zero(keys, values):
    return dict([(key, value) for key, value in zip(keys, values) if value])
