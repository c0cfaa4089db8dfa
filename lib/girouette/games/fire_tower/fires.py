# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Fire Tower: burning towers and storms.

A roof that catches fire was noted in `game.fallen` (victim, burner). `mark` takes its tower out of
the game, everything noted so far at once; `settle` then follows each one up: cards, hand size,
partial firestorm, which may burn more. Storm, Mutual Aid and Shadow of the Wood are finished before
they are marked, so towers that burn in the same one share their fate (FT-45, 55, 57).

What needs board.py loads it by name: it is there at the referee's level, and only there.
"""

from girouette import parts
from girouette.games.fire_tower.game import CARDS
from girouette.games.fire_tower.winds import blow, roll, threatens
from girouette.questions import Choose, Tell


def script(game, seat=-1):
    """The storm that a seat brings; without one, follow up every roof on fire."""
    yield from settle(game) if seat < 0 else storm(game, seat)


def mark(game):
    """Take the towers of all roofs on fire out of the game, at once."""
    when = max(game.burnt_at) + 1
    for victim, _ in game.fallen:
        if not game.burnt_at[victim]:
            game.burnt_at[victim] = when


def settle(game):
    """FT-41..46: follow up every burnt tower in order; storms may add to them."""
    mark(game)
    while game.fallen:
        victim, burner = game.fallen.pop(0)
        # No press for it at a table that has just told it.
        yield Tell("burnt", victim, stop=game.referee)
        if game.over():
            continue
        if not game.teams:
            yield from claim(game, victim, burner)
        if game.ablaze:
            # Before the storm, which then spreads from the burning tower.
            if game.referee:
                set_ablaze(game, victim)
            yield Tell("ablaze", victim, stop=True)
        if game.storms != "off":
            yield Tell("partial_storm")
            yield from storm(game, burner)
        elif not threatens(game, game.wind):
            # FT-46: no storm will turn it.
            blow(game, (yield from roll(game)), "die")
            yield Tell("new_wind", wind=game.wind_key())


def claim(game, victim, burner):
    """FT-42, 43, 56: the burner keeps the best of both hands, all others draw one."""
    game.hand += 1
    game.hands[victim] = 0
    if game.burnt_at[burner]:
        # FT-41: by one's own hand, or by somebody who has no hand any more.
        yield Tell("cards_lost", victim, stop=True, hand=game.hand)
    else:
        game.hands[burner] = game.hand
        yield Tell("cards_taken", burner, stop=True, victim=game.colours[victim], hand=game.hand)
    for seat in game.players(burner):
        if seat != burner:
            yield from game.draw(seat, 1)
    if game.shadow == 1:
        game.pile += 1
        game.shadow = 2
        yield Tell("shadow_in", stop=True)
    elif game.shadow == 3:
        game.pile += 1
        game.shadow = 2
        yield Tell("shadow_again", stop=True)


def storm(game, seat):
    """FT-48..50: storm direction, a gem from every fire that way, then the new wind."""
    direction = yield from roll(game)
    yield Tell("storm", wind=CARDS[direction])
    if game.referee:
        yield from lay(game, direction, seat)
    else:
        yield from game.board.storm(direction, seat)
    mark(game)
    if not game.over():
        blow(game, (yield from roll(game)), "storm")
        yield Tell("new_wind", wind=game.wind_key())


def lay(game, direction, burner):
    """FT-49: all at once, so that new gems do not chain."""
    board = game.board
    new = board.downwind(direction)
    board.lay(new, burner)
    listed = parts.of(game.package, "board").listed
    squares = [divmod(square, 16) for square in listed(new)]
    gems = len(squares)
    yield Tell("storm_gems", wind=CARDS[direction], gems=gems, squares=squares)
    if new:
        # A question, not a tell: it stands until all gems lie, even over a power cut.
        board.marked = new
        yield Choose("storm_gems", None, ["laid"], gems=gems)
        board.marked = 0


def set_ablaze(game, victim):
    """FT-60: the tower card burns for good, like the flame."""
    board = game.board
    squares = parts.of(game.package, "board").area(game.towers[victim])
    board.gems &= ~squares
    board.breaks &= ~squares
    board.flame |= squares
