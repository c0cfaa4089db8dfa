# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The turn timer: what the menu and the journal must know before it is loaded."""

TITLE = "timer"  # a word of the menus' texts
CODE = 103  # the tool's number in journals, for good
RULES_VERSION = 1  # raised when old journals would replay differently
PLAYERS = (1, 6)
LONGEST = 1200  # bytes of the log of a very long game: the store sees that they have room
# Modules that are loaded for their time only.
PARTS = ("views",)
