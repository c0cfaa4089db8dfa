# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Pages and rule reminders of Fire Tower in English; loaded with the table menu only."""

TABLE = """
r.setup Two players: towers on a diagonal. Gems and firebreaks never run out.
r.spread A gem on an empty square, downwind of a gem or of the Eternal Flame.
r.action A card, or discard. A new wind counts from the next turn. In a tower area, only Buckets.
r.firestorm A gem that way from every fire there is; then a new wind; then all may change cards.
r.mutual_aid Everybody does the same, who drew it first. Burnt towers count at its end.
r.shadow Each eliminated player acts. Burnt towers count at the end. None left: they win!
r.end The last tower standing wins.
v.towers Towers
v.cards Cards
s.pile Draw pile: {pile}
s.stands stands
s.burnt burnt
s.tower {who}: {state}
s.bucket_left {who}: Bucket
"""
