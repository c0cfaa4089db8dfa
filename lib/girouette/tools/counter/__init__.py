# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The counter: what the menu and the journal must know before it is loaded."""

TITLE = "counter"  # a word of the menus' texts
CODE = 105  # the tool's number in journals, for good
RULES_VERSION = 1  # raised when old journals would replay differently
PLAYERS = (0, 0)
LONGEST = 1200  # bytes of the log of a very long game: the store sees that they have room
# Modules that are loaded for their time only.
PARTS = ("views",)
