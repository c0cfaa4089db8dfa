# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The score keeper: what the menu and the journal must know before it is loaded."""

TITLE = "scores"  # a word of the menus' texts
CODE = 102  # the tool's number in journals, for good
RULES_VERSION = 2  # raised when old journals would replay differently
PLAYERS = (2, 6)
LONGEST = 1200  # bytes of the log of a very long game: the store sees that they have room
# Modules that are loaded for their time only.
PARTS = ("views",)
