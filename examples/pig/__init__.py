# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Pig: what the menu and the journal must know before the game is loaded."""

API = 1  # what the package is written for
TITLE = "Pig"
RULES_VERSION = 1  # raised when old journals would replay differently
PLAYERS = (2, 6)
LONGEST = 1200  # bytes of the log of a very long game: the store sees that they have room
# Modules that are loaded for their time only.
PARTS = ("setup", "views", "corrections")
