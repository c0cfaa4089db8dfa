# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Pages and help of the scores tool in English; loaded with the table menu only."""

TABLE = """
r.setup Who wins, the highest or the lowest, and at which score the game stops.
r.keep Choose a player, dial the points; after 4 s or OK they count. Undo takes them back.
"""
