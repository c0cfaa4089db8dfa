# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Tricky Badger: what the menu and the journal must know before the game is loaded."""

TITLE = "Tricky Badger"
CODE = 3  # the game's number in journals, for good
RULES_VERSION = 4  # raised when old journals would replay differently
PLAYERS = (3, 5)
LEVELS = ("companion", "referee")
LONGEST = 1400  # bytes of the log of a very long game: the store sees that they have room
# Modules that are loaded for their time only. Lists: a tuple would hold a second copy of each name.
PARTS = ["setup", "rounds", "targets", "ending", "views", "pages", "facts", "corrections"]
