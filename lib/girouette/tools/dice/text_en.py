# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What the dice tool says, in English."""

TABLE = """
q.dice What to roll?
o.dice.roll Roll
o.dice.kind Die: {kind}
o.dice.count Dice: {count}
o.dice.keep Keep: {keep}
o.dice.leave Leave
q.kind Which die?
q.count How many dice?
q.keep Which ones count?
q.kept How many count?
t.rolled {what}: {faces} = {sum}
t.fell {what}: {faces}
s.sum Total {sum}
s.dropped Dropped: {faces}
w.dice Dice
w.wind wind
w.coin coin
w.heads heads
w.tails tails
w.all all
w.highest highest
w.lowest lowest
"""
