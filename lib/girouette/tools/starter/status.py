# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Who begins, for programs that drive the tool."""


def add(shown, game):
    shown["players"] = list(game.colours)
    shown["draw"] = game.result
    shown["order"] = list(game.order)
    if game.result == "teams":
        shown["teams"] = [game.team(number) for number in range(game.teams)]
