# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Tails on Fire: everything before the first round. Loaded for it only."""

from girouette.questions import Chance, Choose, Fact, Number, Tell

_CAMPFIRE = 10
_COLOURS = ("green", "yellow", "red", "pink", "blue", "black")
_TIMERS = (0, 30, 60, 90)


def script(game):
    """TOF-01..06, 11, 37: colours, campfires, first Brasiers, the Iguane pile, who begins."""
    game.phase = "setup"
    count = yield Number("players", None, 2, 6, 4)
    # TOF-02: the black deck is the Chapardeur's when it plays.
    yield from game.take_colours(count, _COLOURS[:5] if count < 4 else _COLOURS)
    by_device = yield from options(game)
    yield Tell("setup", stop=True)
    yield from game.learn(_CAMPFIRE, Fact("campfire", "tof.campfire", 0, 4, 1))
    game.exhausted = [0] * count
    game.played = [0] * count
    game.piles = [[] for _ in range(count)]
    yield from first_brasiers(game, by_device)
    if count < 4:
        yield Tell("setup_chapardeur", stop=True)
    if not game.virtual_pile:
        yield Tell("setup_iguanas", stop=True)
    game.first = game.colours.index((yield Choose("oldest", None, list(game.colours))))


def options(game):
    """The settings; whether the device draws the first Brasiers."""
    by_device = True
    while True:
        choice = yield Choose(
            "options",
            None,
            ["go", "brasiers", "pile", "filou", "timer"],
            brasiers="by_device" if by_device else "by_hand",
            pile="virtual" if game.virtual_pile else "physical",
            filou="by_value" if game.filou_keeps_value else "by_sign",
            timer=game.timer,
        )
        if choice == "go":
            return by_device
        elif choice == "brasiers":
            by_device = not by_device
        elif choice == "pile":
            game.virtual_pile = not game.virtual_pile
        elif choice == "filou":
            game.filou_keeps_value = not game.filou_keeps_value
        else:
            game.timer = _TIMERS[(_TIMERS.index(game.timer) + 1) % len(_TIMERS)]


def first_brasiers(game, by_device):
    """TOF-04, 05: one opossum 1-9 each, all different, never the +1."""
    free = list(range(1, 10))
    for seat in range(len(game.colours)):
        if by_device:
            value = free[(yield Chance("brasier", len(free)))]
        else:
            value = int((yield Choose("brasier", seat, [str(card) for card in free])))
        free.remove(value)
        game.piles[seat].append(bytes((value, value, _CAMPFIRE + seat)))
        yield Tell("brasier", seat, stop=by_device, value=value)
