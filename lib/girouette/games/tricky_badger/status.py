# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Everything a scoreboard of Tricky Badger would show, language-free."""

from girouette.game import Game as BaseGame
from girouette.games.tricky_badger.collection import BONE, REASONS, TYPES, names, stack
from girouette.games.tricky_badger.game import ARROWS


def status(game):
    told = BaseGame.status(game)
    if not game.animals:
        return told
    seats = range(len(game.colours))
    told["level"] = "referee" if game.referee else "companion"
    told["phase"] = game.phase
    told["trick"] = game.trick
    told["first_player"] = game.colours[game.leader]
    told["prize"] = TYPES[game.prize] if game.prize >= 0 else None
    told["arrow"] = game.arrow or None
    told["leaves"] = list(game.leaves)
    told["table"] = [[game.leaves[card >> 4], card & 15] for card in game.table]
    told["reasons"] = game.by_colour([non_zero(REASONS, game.reasons(seat)) for seat in seats])
    told["collections"] = game.by_colour([collection(game, seat) for seat in seats])
    told["face_up"] = game.face_up
    told["deck"] = game.deck_left
    told["discarded"] = sum(game.discards) + game.leftovers
    told["seen"] = non_zero(TYPES, game.seen)
    told["dealt"] = [[TYPES[card >> 1], ARROWS[card & 1]] for card in game.dealt]
    told["assumed"] = sorted(game.assumed)
    return told


def collection(game, seat):
    """A player's cards: stacks such as "female+wheat", and how many of each loose type."""
    stacks = ["+".join(names(stack(animal))) for animal in game.animals[seat]]
    return {"animals": stacks, "loose": non_zero(TYPES[BONE:], game.loose[seat])}


def non_zero(keys, values):
    return dict([(key, value) for key, value in zip(keys, values) if value])
