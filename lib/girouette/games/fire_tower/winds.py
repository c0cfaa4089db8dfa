# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Fire Tower: the wind die and the wind cards."""

from girouette import parts
from girouette.games.fire_tower.game import CARDS
from girouette.questions import Choose, Tell


def faces(game, seat, direction):
    """Does this wind blow on a seat's tower?"""
    return game.towers[seat] in (direction, (direction + 1) % 4)


def threatens(game, direction):
    """FT-25: does this wind blow on a standing tower?"""
    found = False
    for seat in game.standing():
        found = found or faces(game, seat, direction)
    return found


def roll(game, before=-1):
    """FT-10, 23, 25, 48: the wind die, again while it threatens nobody or is as `before`."""
    # Loaded here: a card that is only set, or lays a gem, has no need of it.
    chance = parts.core("chance").Chance
    while True:
        direction = (yield chance("wind_die", 8)) % 4
        if direction != before and threatens(game, direction):
            return direction
        yield Tell("reroll", wind=CARDS[direction])


def blow(game, direction, who):
    """FT-13, 17: the only place where the wind turns."""
    game.wind = direction
    game.wind_by = who
    game.wind_turn = game.round


def script(game, seat):
    """FT-22..26: set the wind, roll for it, or lay a gem the card's way."""
    # Two of them spare one's own tower: the one that blows already, or on nobody, is no use.
    likely = (game.towers[seat] + 1) % 4
    if likely == game.wind or not threatens(game, likely):
        likely = (likely + 1) % 4
    card = yield Choose("wind_card", seat, CARDS[:4], None, likely)
    direction = CARDS.index(card)
    game.seen[direction] += 1
    uses = ["set", "roll"]
    # Who has the wind in the face turns it, by the die where the card would not; others feed
    # the fire.
    start = int(faces(game, seat, direction))
    if game.board.downwind(direction):
        uses.append("gem")
        if not faces(game, seat, game.wind):
            start = 2
    use = yield Choose("wind_use", seat, uses, None, start, wind=card)
    if use == "gem":
        yield Tell("wind_gem", seat, wind=card)
        yield from game.board.gem(seat, direction)
    elif use == "set" and threatens(game, direction):
        blow(game, direction, game.colours[seat])
        yield Tell("wind_set", seat, wind=card)
    else:
        if use == "set":
            yield Tell("wind_invalid", seat, wind=card)
        new = yield from roll(game, game.wind if use == "roll" else -1)
        blow(game, new, game.colours[seat])
        yield Tell("wind_rolled", seat, wind=game.wind_key())
