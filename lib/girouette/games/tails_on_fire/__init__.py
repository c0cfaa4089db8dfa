# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Tails on Fire: what the menu and the journal must know before the game is loaded."""

TITLE = "Tails on Fire"
CODE = 1  # the game's number in journals, for good
RULES_VERSION = 3  # raised when old journals would replay differently
PLAYERS = (2, 6)
LONGEST = 900  # bytes of the log of a very long game: the store sees that they have room
# Modules that are loaded for their time only. Lists: a tuple would hold a second copy of each name.
PARTS = ["setup", "views", "pages", "facts", "corrections"]
