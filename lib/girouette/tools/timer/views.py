# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Everybody's time: used, and left of the budget."""

VIEWS = ("times",)


def view(name, game, texts):
    lines = []
    for seat, colour in enumerate(game.colours):
        line = texts.word(colour) + " " + clock(game.used[seat])
        if game.budget:
            line += " (" + clock(game.budget - game.drawn[seat]) + ")"
        lines.append(line)
    return lines


def clock(seconds):
    rest = abs(seconds) % 60
    sign = "-" if seconds < 0 else ""
    return sign + str(abs(seconds) // 60) + (":0" if rest < 10 else ":") + str(rest)
