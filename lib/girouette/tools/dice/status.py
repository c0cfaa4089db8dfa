# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The last roll, for programs that drive the tool."""


def add(shown, game):
    shown["dice"] = game.what()
    shown["count"] = game.count
    shown["faces"] = list(game.faces)
    shown["dropped"] = list(game.dropped)
    shown["sum"] = game.sum
