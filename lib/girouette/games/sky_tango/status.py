# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Everything a scoreboard of Sky Tango would show, language-free."""

from girouette.games.sky_tango.rows import BODIES, ROWS, runs, tops, values_of


def status(game):
    told = {"scores": game.by_colour(game.scores()), "round": game.round}
    if not game.hands:
        return told
    told["level"] = "referee" if game.referee else "companion"
    told["active"] = game.colours[game.active] if game.active >= 0 else None
    told["first_player"] = game.colours[game.first]
    told["hands"] = game.by_colour(game.hands)
    told["draw"] = game.draw
    told["discard"] = game.discard
    told["collected"] = game.by_colour(game.collected)
    told["last_round"] = game.ending >= 0
    told["turns_left"] = game.turns_left
    if len(game.colours) == 4:
        told["teams"] = [[game.colours[seat], game.colours[seat + 2]] for seat in (0, 1)]
    if not game.referee:
        told["table"] = game.level.on_table(game)
        return told
    harvest = []
    for row, cards in enumerate(game.rows):
        for run in runs(cards):
            harvest.append([ROWS[row], run[0], run[-1]])
    told["harvest"] = harvest
    for body in range(2):
        name = BODIES[body]
        # What is visible, 0 an eclipse.
        told[name] = game.by_colour([list(tops(row)) for row in game.rows[body::2]])
        if game.assumed[body]:
            told[name + "_assumed"] = list(values_of(game.assumed[body]))
    return told
