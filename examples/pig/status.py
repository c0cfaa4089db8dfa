# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Everything a scoreboard of Pig would show, language-free."""


def add(shown, game):
    shown["goal"] = game.goal
    shown["pot"] = game.pot
    shown["die"] = game.last
