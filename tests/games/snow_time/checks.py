# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What must hold at every answer of a random game of Snow Time; how it is played is in
tools/players/snow_time.py."""

from girouette.games.snow_time.game import FRUITS
from tools.players.snow_time import CASES, answer  # noqa: F401

TOP = 7
LOOKOUT = 9
STORM = 10
CARDS = sorted(["1", "2", "3", "4", "5", "6", "7", "healer", "lookout", "storm"])


def check(game):
    assert 0 <= sum(game.fruits) <= FRUITS
    assert game.fruits[0] == game.fruits[TOP] == 0, "a fruit where no die can put it"
    for seat, mask in enumerate(game.discards):
        cards = [card for card in range(1, STORM + 1) if mask >> card & 1]
        hand = [card for card in range(1, STORM + 1) if game.hand(seat) >> card & 1]
        table = [game.played[seat]] if game.played[seat] and game.played[seat] not in cards else []
        assert len(cards + hand + table) == len(CARDS) == len(set(cards + hand + table))
        assert 8 not in cards, "the healer is never discarded"
    check_end(game)
    assert game.referee or not game.gained and not any(game.played), "no card is told a companion"


def check_end(game):
    """Nobody is at the arrival while the game runs, and nobody scores once someone is."""
    length = game.length()
    arrived = [seat for seat, place in enumerate(game.places) if place >= length]
    if not game.ranking:
        assert not arrived and not game.winners
        return
    assert game.winners and set(game.winners) <= set(arrived)
    ranks = {seat: rank for seat, _, rank in game.ranking}
    assert all(ranks[seat] == 1 for seat in game.winners)
    if not game.pairs:
        assert sorted(seat for seat, rank in ranks.items() if rank == 1) == sorted(game.winners)
    if not game.referee:
        return
    # Pawns only arrive together from one floor or by two storms.
    cards = {game.played[seat] for seat in arrived}
    assert len(cards) == 1 and cards.isdisjoint({LOOKOUT}), "someone scored after the end"
