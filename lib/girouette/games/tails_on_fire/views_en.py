# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Pages and rule reminders of Tails on Fire in English; loaded with the table menu only."""

TABLE = """
r.setup One campfire each, under an opossum from 1 to 9, all different.
r.choose 3 opossums in hand, the rest under the den. None exhausted, none on a fire.
r.hunt Play one more, or a +1, or pass. After 9 comes 1. Not covered when it is your turn: you win.
r.win The Iguana goes under the winner. Same value on another's fire pile: steal it all.
r.prepare Played cards are exhausted for a round. The ones before come back to hand.
v.hints Hints
v.fires Fire piles
h.start Start: {values}
h.own Your fires +1: {values}
h.theirs To steal: {values}
h.worn Exhausted −1: {values}
h.right On your right +1: {values}
"""
