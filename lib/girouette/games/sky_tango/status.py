# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Everything a scoreboard of Sky Tango would show, language-free."""

from girouette.games.sky_tango.rows import BODIES, ROWS, runs, tops
from girouette.status import by_colour


def add(shown, game):
    if not game.hands:
        return
    shown["level"] = "referee" if game.referee else "companion"
    shown["active"] = game.colours[game.active] if game.active >= 0 else None
    shown["first_player"] = game.colours[game.first]
    shown["hands"] = by_colour(game, game.hands)
    shown["draw"] = game.draw
    shown["discard"] = game.discard
    shown["collected"] = by_colour(game, game.collected)
    shown["last_round"] = game.ending >= 0
    shown["turns_left"] = game.turns_left
    if len(game.colours) == 4:
        shown["teams"] = [[game.colours[seat], game.colours[seat + 2]] for seat in (0, 1)]
    if not game.referee:
        shown["table"] = game.level.on_table(game)
        return
    harvest = []
    for row, cards in enumerate(game.rows):
        for run in runs(cards):
            harvest.append([ROWS[row], run[0], run[-1]])
    shown["harvest"] = harvest
    for body in range(2):
        name = BODIES[body]
        # What is visible, 0 an eclipse.
        shown[name] = by_colour(game, [list(tops(row)) for row in game.rows[body::2]])
        # Cards whose animal nobody could tell.
        lead = "st." + name + "."
        assumed = [int(fact[len(lead) :]) for fact in game.assumed if fact.startswith(lead)]
        if assumed:
            shown[name + "_assumed"] = sorted(assumed)
