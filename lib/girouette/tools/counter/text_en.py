# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What the counter tool says, in English."""

TABLE = """
q.rounds How many rounds? (0: open)
q.counter Counter
o.counter.plus +1
o.counter.minus -1
o.counter.change Add...
o.counter.next Next round
o.counter.zero Back to 0
o.counter.leave Leave
q.change How much?
t.round Round {round}
t.counted {change} = {value}
t.last_round Last round!
t.over All {rounds} rounds are played.
s.round R{round}
s.settle 4 s or OK: it counts
w.counter Counter
"""
