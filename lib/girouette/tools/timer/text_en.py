# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What the timer tool says, in English."""

TABLE = """
q.mode Which timer?
o.mode.sand Sand-clock a turn
o.mode.chess Chess clock
o.mode.both Turn, then reserve
q.per_turn Seconds a turn?
q.budget Minutes a player?
q.turn {who}
o.turn.next Next player
o.turn.pause Pause
q.paused {who}: paused
o.paused.go Start
o.paused.next Next player
o.paused.finish Finish
t.took {who}: {seconds} s
t.over {who} is {seconds} s over
t.end The timer has stopped.
w.timer Timer
"""
