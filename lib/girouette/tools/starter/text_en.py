# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What the starter tool says, in English."""

TABLE = """
q.draw What to draw?
o.draw.first Who starts
o.draw.order Turn order
o.draw.teams Teams
o.draw.leave Leave
q.teams How many teams?
t.first {first} starts
t.order Order: {order}
t.team Team {number}: {team}
w.starter Who starts?
"""
