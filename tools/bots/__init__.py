# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""People at the table, for `bench presses`: they hold cards and play them with sense.

tools/bots/<game>.py has
    CASES                    the kinds of game that are measured: name -> (players, level or None)
    Bot(rng)                 the people of one game
        answer(question, game)   what they say; Ellipsis: anything that is offered
        turn(game)               what all presses of one turn have in common, None outside of turns

What only the players can know (hands, a deck) a bot keeps itself, and it looks at nothing of the
game that would not lie on the table. The random players of tools/players/ are for tests: they try
everything, at a rate that no table does.
"""

from importlib import import_module

GO = {"options": "go", "champion": "unused", "same_table": "yes", "as_last_time": "yes"}


def bots_of(game):
    return import_module(f"tools.bots.{game}")
