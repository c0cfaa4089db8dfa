# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Who starts and who is with whom: what the menu and the journal must know before it is loaded."""

TITLE = "starter"  # a word of the menus' texts
CODE = 104  # the tool's number in journals, for good
RULES_VERSION = 1  # raised when old journals would replay differently
PLAYERS = (2, 8)
LONGEST = 1200  # bytes of the log of a very long game: the store sees that they have room
# Modules that are loaded for their time only.
PARTS = ("views",)
