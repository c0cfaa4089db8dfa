# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What the scores tool says, in English."""

TABLE = """
q.options Ready?
o.options.wins Wins: {wins}
o.options.target Target: {target}
q.target Which target score?
q.score Whose points?
o.score.next Next round
o.score.finish Finish
q.change {who}
q.finish Stop and rank?
t.round Round {round}
t.scored {who} {change} = {total}
t.reached {who} reaches {target}.
t.end Won by {winners}!
t.end_shared Shared victory: {winners}!
s.round R{round}
s.settle 4 s or OK: it counts
w.scores Score keeper
w.highest highest
w.lowest lowest
w.other other
"""
