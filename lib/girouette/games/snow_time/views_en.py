# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Pages and rule reminders of Snow Time in English; loaded with the table menu only."""

TABLE = """
r.setup Each: a totem on the start and the 10 cards of a colour. The youngest rolls the dice.
r.fruits A fruit for each die; they stay until eaten. Never on floor 7.
r.cards A card each, face down, revealed together, laid beside its floor. Special cards too.
r.specials Lookout, then Snowstorm (both to the top discard), then Healer, always back to hand.
r.floors From the top: fight, fruits; then mana. Fallen cards go below, face up, by colour.
r.bonus One bonus a turn, if you scored points of its kind. Squares can be shared.
r.over The first pawn to arrive wins; the others score no more.
v.race Race
v.hands Hands
v.track Track
v.turn A turn
s.no_bonus No bonus
"""
