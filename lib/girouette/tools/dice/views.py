# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The last rolls, newest first."""

VIEWS = ("rolls",)


def view(name, game, texts):
    lines = []
    for what, faces, total in game.rolls:
        line = texts.pair(what, faces)
        lines.insert(0, line + " = " + str(total) if total else line)
    return lines or [texts.word("none")]
