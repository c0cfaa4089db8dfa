# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Pages and rule reminders of Tricky Badger in English; loaded with the table menu only."""

TABLE = """
r.setup One set of leaf cards a player, always with the pink one.
r.deal 5 rounds of 9 tricks. 9 leaf cards each, 10 Collection cards face up.
r.prize The first player chooses the prize, then leads. The card moves on every trick.
r.play Follow the colour if you can. Pink wins; ↑ highest or ↓ lowest. A 5 tramples a 1.
r.effect Put together at once. A badger without a bone eats hamsters. Two males quarrel.
r.end Ties: most badgers, then most hamsters, else the victory is shared.
v.cards Collections
v.points Points
v.dealt To be won
s.face_up face up
s.deck deck
w.badgers badgers
w.hamsters hamsters
w.pairs pair
w.food meals
w.twigs twigs
w.other other
"""
