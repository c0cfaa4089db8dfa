# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Everything a scoreboard of Snow Time would show, language-free."""

from girouette.games.snow_time.game import CARDS, FRUITS, KINDS, cards_of
from girouette.status import by_colour


def add(shown, game):
    length = game.length()
    seats = range(len(game.played))
    shown["level"] = "referee" if game.referee else "companion"
    shown["phase"] = game.phase
    shown["length"] = length
    shown["left"] = by_colour(game, [length - square for square in game.scores()])
    shown["fruits"] = list(game.fruits[1:])
    shown["reserve"] = FRUITS - sum(game.fruits)
    shown["assumed"] = sorted(game.assumed)
    if game.pairs and len(game.colours) == 4:
        shown["teams"] = [game.colours[:2], game.colours[2:]]
    if not game.referee:
        return
    shown["tree"] = [game.names(game.on_floor(floor)) for floor in range(1, len(game.fruits))]
    shown["played"] = by_colour(game, [CARDS[card] for card in game.played])
    shown["hands"] = by_colour(game, [cards_of(game.hand(seat)) for seat in seats])
    shown["discards"] = by_colour(game, [cards_of(mask) for mask in game.discards])
    shown["bonuses"] = [
        {"place": place, "kind": KINDS[kind], "points": points}
        for place, kind, points in game.squares()
    ]
