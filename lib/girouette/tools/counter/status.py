# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The count, for programs that drive the tool."""


def add(shown, game):
    shown["value"] = game.value
    shown["rounds"] = game.rounds
