# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Everything a scoreboard of Tricky Badger would show, language-free."""

from girouette.game import Game as BaseGame
from girouette.games.tricky_badger.game import ARROWS, TYPES, stack
from girouette.games.tricky_badger.views import REASONS


def status(game):
    told = BaseGame.status(game)
    if not game.animals:
        return told
    seats = range(len(game.colours))
    told["level"] = "referee" if game.referee else "companion"
    told["phase"] = game.phase
    told["trick"] = game.trick
    told["first_player"] = game.colours[game.first]
    told["prize"] = game.prize or None
    told["arrow"] = game.arrow or None
    told["leaves"] = [leaf[5:] for leaf in game.leaves]
    told["table"] = [[game.leaves[card >> 4][5:], card & 15] for card in game.table]
    told["reasons"] = game.by_colour([non_zero(REASONS, game.reasons(seat)) for seat in seats])
    told["collections"] = game.by_colour([collection(game, seat) for seat in seats])
    told["face_up"] = game.face_up
    told["deck"] = 53 - 10 * game.round
    # The last card of a round is discarded unseen where the players keep the deck.
    unseen = 10 * game.round - game.face_up - sum(game.seen)
    told["discarded"] = sum(game.discards) + unseen
    told["seen"] = non_zero(TYPES, game.seen)
    told["dealt"] = [[TYPES[card >> 1], ARROWS[card & 1]] for card in game.dealt]
    told["assumed"] = sorted(game.assumed)
    return told


def collection(game, seat):
    """A player's cards: stacks such as "female+wheat", and how many of each loose type."""
    stacks = ["+".join([TYPES[card] for card in stack(animal)]) for animal in game.animals[seat]]
    return {"animals": stacks, "loose": non_zero(TYPES, game.loose[seat])}


def non_zero(keys, values):
    return dict([(key, value) for key, value in zip(keys, values) if value])
