# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""How random games of Fire Tower are played and what must hold at every answer.

The random players are arsonists more often than not: left to pure chance they would put out what
they lit and play for hours.
"""

from girouette.games.fire_tower.board import ROOFS, area, beside, bit

CASES = ((2, "referee"), (3, "referee"), (4, "referee"), (0, "companion"))
LONGEST = 1500
CORNERS = ((0, 0), (0, 15), (15, 15), (15, 0))
FLAME = bit(7 * 16 + 7) | bit(7 * 16 + 8) | bit(8 * 16 + 7) | bit(8 * 16 + 8)
FIERCE = ("explosion", "snag", "flare")


def answer(case, question, game, rng):
    """Ellipsis: any answer will do."""
    players, level = case
    key = question.key
    if key == "players":
        return players or rng.randint(2, 4)
    if key == "level":
        return level
    if key == "options":
        return "go" if rng.random() < 0.4 else ...
    if question.kind == "square":
        return toward_a_tower(question, game, rng) if rng.random() < 0.7 else ...
    if key == "begin":
        return rare(question, rng, "spread", 0.06)
    if key == "action":
        return rare(question, rng, "card", 0.4)
    if key == "turn":
        if rng.random() < 0.06:
            return "burn"
        return rng.choice([option for option in question.options if option != "burn"])
    if key in ("gem", "gem_to", "storm"):
        return rare(question, rng, "none", 0.1)
    if key == "card" and rng.random() < 0.5:
        return rng.choice([card for card in question.options if card in FIERCE])
    if key == "redraw":
        return 0 if rng.random() < 0.8 else ...
    return ...


def rare(question, rng, usual, share):
    return ... if rng.random() < share else usual


def toward_a_tower(question, game, rng):
    """The legal square nearest to a tower that still stands and is not one's own."""
    seats = [seat for seat in game.standing() if seat != question.seat] or game.standing()
    row, column = CORNERS[game.towers[seats[game.round // 8 % len(seats)]]]
    square = min(question.squares, key=lambda at: abs(at // 16 - row) + abs(at % 16 - column))
    return square // 16, square % 16


def check(game):
    if not game.hands:
        return
    deck = 52 + len(game.events())
    assert game.pile + sum(game.hands) <= deck, "cards out of nowhere"
    assert game.pile > 0
    for seat, cards in enumerate(game.hands):
        assert 0 <= cards <= game.hand
        assert cards or game.burnt_at[seat] and not game.teams
    if game.referee:
        check_board(game, game.board)


def check_board(game, board):
    assert not board.gems & board.breaks
    assert not board.flame & (board.gems | board.breaks), "the flame is covered"
    assert board.flame & FLAME == FLAME
    # While a storm's gems are laid, the wind of before still stands.
    if game.wind >= 0 and not game.over() and not board.marked:
        assert game.threatens(game.wind), "the wind blows on no standing tower"
    gems, breaks, burnt, noted_before = game.__dict__.get(
        "_before", (0, 0, [0] * len(game.towers), [])
    )
    new = board.breaks & ~breaks
    # Only an Explosion turns a gem into a firebreak; all others are laid on empty squares.
    laid = new & ~gems
    assert not laid & board.areas, "a firebreak was laid in a tower area"
    assert not laid & beside(breaks), "a firebreak was laid beside an older one"
    if laid & beside(laid):
        assert bin(laid).count("1") == 2, "only a Dozer Line lays two side by side"
    fallen = [victim for victim, _ in game.fallen]
    noted = [victim for victim in fallen if not game.burnt_at[victim]]
    for seat, tower in enumerate(game.towers):
        roof = bit(ROOFS[tower])
        if board.gems & roof:
            assert game.burnt_at[seat] or seat in noted, "a roof burns and nobody noticed"
        if game.burnt_at[seat] and not burnt[seat]:
            # From the wood, an Explosion may follow on the very roof before the towers fall.
            on_fire = roof & (board.gems | board.flame)
            assert on_fire or seat in noted_before, "eliminated without a gem on the roof"
            if game.ablaze and seat not in fallen and not game.over():
                assert board.flame & area(tower) == area(tower)
    game._before = (board.gems, board.breaks, list(game.burnt_at), noted)
