# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Tails on Fire: everything before the first round."""

from girouette.chance import Chance
from girouette.fact import Fact
from girouette.games.tails_on_fire.game import flames_fact, pile_of
from girouette.questions import Choose, Tell
from girouette.setup import Option, choose_options, players, take_colours

_CAMPFIRE = 10
_COLOURS = ("green", "yellow", "red", "pink", "blue", "black")
_OPTIONS = (
    ("brasiers", "draws_brasiers", ((True, "by_device"), (False, "by_hand"))),
    ("pile", "virtual_pile", ((False, "physical"), (True, "virtual"))),
    ("filou", "filou_keeps_value", ((True, "by_value"), (False, "by_sign"))),
    ("timer", "timer", ((0, "untimed"), (30, "30 s"), (60, "60 s"), (90, "90 s"))),
    ("reserve", "reserve_at", ((-1, "newest"), (0, "oldest"))),
)


def script(game):
    """TOF-01..06, 11, 37: colours, campfires, first Brasiers, the Iguane pile, who begins."""
    count = yield from players(game, 4)
    # TOF-02: the black deck is the Chapardeur's when it plays.
    yield from take_colours(game, count, _COLOURS[:5] if count < 4 else _COLOURS)
    # The last one is about the Chapardeur.
    yield from choose_options(game, lambda: _OPTIONS if count < 4 else _OPTIONS[:-1])
    yield Tell("setup", stop=True)
    yield from Fact("campfire", flames_fact(_CAMPFIRE), 0, 4, 1).learn(game)
    game.exhausted = [0] * count
    game.played = [0] * count
    game.piles = [[] for _ in range(count)]
    yield from first_brasiers(game)
    if count < 4:
        yield Tell("setup_chapardeur", stop=True)
    if not game.virtual_pile:
        yield Tell("setup_iguanas", stop=True)
    game.first = yield from choose_oldest(game, count)
    if game.draws_brasiers:
        # All of them on one page, which who plays as last time sees, too.
        yield Tell("brasiers", game.first, stop=True)


def choose_oldest(game, count):
    """TOF-11: the same as in the last game until told otherwise: the list begins there."""
    name = "tails_on_fire.oldest"
    seat = yield Option(name, count, 0)
    question = Choose("oldest", None, game.colours[seat:] + game.colours[:seat])
    question.recalls = True  # its first answer, by who plays as last time
    seat = game.colours.index((yield question))
    yield Option(name, count, 0, seat)
    return seat


def first_brasiers(game):
    """TOF-04, 05: one opossum 1-9 each, all different, never the +1."""
    free = list(range(1, 10))
    for seat in range(len(game.colours)):
        if game.draws_brasiers:
            value = free[(yield Chance("brasier", len(free)))]
        else:
            value = int((yield Choose("brasier", seat, [str(card) for card in free])))
        free.remove(value)
        game.piles[seat].append(pile_of(value, value, bytes((_CAMPFIRE + seat,))))
        yield Tell("brasier", seat, value=value)
