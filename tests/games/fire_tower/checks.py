# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What must hold at every answer of a random game of Fire Tower; how it is played is in
tools/players/fire_tower.py."""

from girouette.games.fire_tower.board import ROOFS, area, beside, bit
from girouette.games.fire_tower.winds import threatens
from tools.players.fire_tower import CASES, answer  # noqa: F401

FLAME = bit(7 * 16 + 7) | bit(7 * 16 + 8) | bit(8 * 16 + 7) | bit(8 * 16 + 8)


def check(game):
    if not game.hands:
        return
    deck = 52 + len(game.events())
    assert game.pile + sum(game.hands) <= deck, "cards out of nowhere"
    assert game.pile > 0
    for seat, cards in enumerate(game.hands):
        assert 0 <= cards <= game.hand
        # A hand that was set right to one card may be played out in the middle of a turn.
        assert cards or not game.opened or game.burnt_at[seat] and not game.teams
    if game.referee:
        check_board(game, game.board)


def check_board(game, board):
    assert not board.gems & board.breaks
    assert not board.flame & (board.gems | board.breaks), "the flame is covered"
    assert board.flame & FLAME == FLAME
    # While a storm's gems are laid, the wind of before still stands.
    if game.wind >= 0 and not game.over() and not board.marked:
        assert threatens(game, game.wind), "the wind blows on no standing tower"
    fallen = [victim for victim, _ in game.fallen]
    noted = [victim for victim in fallen if not game.burnt_at[victim]]
    for seat, tower in enumerate(game.towers):
        if board.gems & bit(ROOFS[tower]):
            assert game.burnt_at[seat] or seat in noted, "a roof burns and nobody noticed"
    now = (board.gems, board.breaks, list(game.burnt_at), noted)
    check_move(game, board, game.__dict__.get("_before", now), fallen)
    game._before = now


def forget(game):
    """What is next is no move: a correction, or a game that was walked anew."""
    game.__dict__.pop("_before", None)


def check_move(game, board, before, fallen):
    gems, breaks, burnt, noted_before = before
    new = board.breaks & ~breaks
    # Only an Explosion turns a gem into a firebreak; all others are laid on empty squares.
    laid = new & ~gems
    assert not laid & board.areas, "a firebreak was laid in a tower area"
    assert not laid & beside(breaks), "a firebreak was laid beside an older one"
    if laid & beside(laid):
        assert bin(laid).count("1") == 2, "only a Dozer Line lays two side by side"
    for seat, tower in enumerate(game.towers):
        roof = bit(ROOFS[tower])
        if game.burnt_at[seat] and not burnt[seat]:
            # From the wood, an Explosion may follow on the very roof before the towers fall.
            on_fire = roof & (board.gems | board.flame)
            assert on_fire or seat in noted_before, "eliminated without a gem on the roof"
            if game.ablaze and seat not in fallen and not game.over():
                assert board.flame & area(tower) == area(tower)
