# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Pages and help of the timer tool in English; loaded with the table menu only."""

TABLE = """
r.setup Sand-clock: time for each turn. Chess clock: time for each player. Both: the turn's first.
r.run OK hands on to the next player. The menu stops the clock. A power cut loses 30 s at most.
v.times Times
"""
