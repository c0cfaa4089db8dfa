# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The score sheet, for programs that drive the tool."""


def add(shown, game):
    shown["target"] = game.target
    shown["wins"] = "lowest" if game.lowest else "highest"
