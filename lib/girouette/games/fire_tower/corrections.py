# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Fire Tower: what the device believes of the table, set right by the players.

Only between two steps of a turn (`game.opened`): a card that is half laid would not fit any more.
Every answer is known before anything is written. A tower's fall is no correction: cards and a storm
come of it, so it is played (the players of a companion tell it), or undone.
"""

from girouette import parts
from girouette.games.fire_tower.game import CARDS
from girouette.games.fire_tower.winds import blow, threatens
from girouette.questions import Choose, Number, Tell

ROW = 0xFFFF  # the southernmost
COLUMN = ((1 << 256) - 1) // 0xFFFF  # the easternmost
CONTENTS = ["gem", "firebreak", "empty"]
ALREADY = ["has_gem", "has_firebreak", "has_nothing"]


def script(game):
    if not game.opened:
        yield Tell("cannot_correct", stop=True)
        return
    what = ["wind", "active", "hand", "pile", "bucket", "shuffled"]
    if game.referee:
        what.insert(1, "square")
    what = yield Choose("correct", None, what)
    if what == "wind":
        yield from wind(game)
    elif what == "square":
        yield from square(game)
    elif what == "shuffled":
        # The table has made its new pile before the device: FT-09.
        game.shuffle()
        yield Tell("corrected_pile", cards=game.pile)
    elif what == "pile":
        most = cards(game) - sum(game.hands)
        game.pile = yield Number("pile", None, 1, most, game.pile)
        yield Tell("corrected_pile", cards=game.pile)
    else:
        yield from player(game, what)


def wind(game):
    """FT-25: a wind blows on a tower that stands."""
    while True:
        way = CARDS.index((yield Choose("wind", None, CARDS[:4], start=game.wind)))
        if threatens(game, way):
            break
        yield Tell("cannot_wind", stop=True, wind=CARDS[way])
    blow(game, way, game.wind_by)
    yield Tell("corrected_wind", wind=game.wind_key())


def player(game, what):
    """Whose turn it is, how many cards somebody holds, who still has a Bucket."""
    seats = game.players(0)
    names = [game.colours[seat] for seat in seats]
    name = yield Choose(what, None, names, start=seats.index(game.active))
    seat = game.colours.index(name)
    if what == "active":
        game.active = seat
        yield Tell("corrected_active", seat)
    elif what == "hand":
        room = cards(game) - game.pile - sum(game.hands) + game.hands[seat]
        most = min(game.hand, room)
        game.hands[seat] = yield Number("cards", seat, 1, most, game.hands[seat])
        yield Tell("corrected_hand", seat, cards=game.hands[seat])
    else:
        game.buckets ^= 1 << seat
        yield Tell("bucket_gone" if game.buckets >> seat & 1 else "bucket_back", seat)


def cards(game):
    """All action cards, and the events among them."""
    return 52 + len(game.events())


def square(game):
    """What lies on a square: its row, its column, then what is there."""
    board = game.board
    # Loaded already; nobody may load it at the other level.
    squares = parts.of(game.package, "board")
    while True:
        column = board.last % 16
        row, _ = yield squares.Square("row", None, COLUMN << 15 - column, board.last)
        last = row * 16 + column
        _, column = yield squares.Square("column", None, ROW << 16 * (15 - row), last)
        at = row * 16 + column
        bit = squares.bit(at)
        if board.flame & bit:
            yield Tell("cannot_flame", stop=True)
            continue
        now = 0 if board.gems & bit else 1 if board.breaks & bit else 2
        new = CONTENTS.index((yield Choose("square", None, CONTENTS, start=now, at=at)))
        if new == now:
            yield Tell(ALREADY[now], stop=True)
        elif new == 1 and now == 2 and board.areas & bit:
            # Only an Explosion leaves one there, where a gem was.
            yield Tell("cannot_tower", stop=True)
        elif new == 0 and at in [squares.ROOFS[game.towers[seat]] for seat in game.standing()]:
            yield Tell("cannot_roof", stop=True)
        else:
            break
    board.gems &= ~bit
    board.breaks &= ~bit
    if new == 0:
        board.gems |= bit
    elif new == 1:
        board.breaks |= bit
    board.last = at
    yield Tell("corrected_square", row=row + 1, column=column + 1, content=CONTENTS[new])
