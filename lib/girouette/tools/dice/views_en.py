# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Pages and help of the dice tool in English; loaded with the table menu only."""

TABLE = """
r.use Choose die, number and which ones count, then roll. Undo and roll again: the same roll comes.
v.rolls Last rolls
"""
