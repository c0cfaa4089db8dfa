# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Tails on Fire in English. See texts.py for the grammar of a line."""

TABLE = """
q.oldest Who is the oldest?
q.options Ready?
q.campfire Flames on a campfire?
q.flames Flames on Iguana {card}?
q.brasier {who}: card on the campfire?
q.iguana Value of the top Iguana?
q.turn {who}: {value} is next
o.turn.play Play {value}
o.turn.filou Trickster +1
o.options.brasiers First fires: {brasiers}
o.options.pile Iguanas: {pile}
o.options.filou +1 on pile: {filou}
o.options.timer Choosing: {timer} s
w.by_device drawn
w.by_hand typed
w.physical cards
w.virtual screen
w.by_sign +1
w.by_value value
w.chapardeur Pilferer
w.three_played 3 cards played
w.exhausted card exhausted
w.played card already played
w.on_brasier card on a fire pile
t.setup Everyone takes 12 cards and lays the campfire face up.
t.brasier {who} lays the {value} on the campfire.
t.setup_chapardeur Black deck: remove +1, campfire, den. I play the Pilferer.
t.setup_iguanas Shuffle the 9 Iguanas into one face-up pile.
t.round Round {round}: {first} starts
t.fewer {who} has only {count} {count|card|cards} and keeps {count|it|them all}.
t.choose Choose 3 opossums, the rest under the den.
t.rises Nobody: the start value rises to {value}!
t.many_laps Nine laps without a card. Somebody has to start!
t.play {who} plays {value}
t.filou {who} plays a +1: {value}
t.pass {who} passes
t.cannot {who} cannot play: {why}
t.chapardeur_reserve The Pilferer plays {value} from its reserve.
t.chapardeur_plays The Pilferer draws and plays {value}.
t.chapardeur_passes The Pilferer draws {card} and passes
t.chapardeur_empty The Pilferer has no card left and passes
t.wins {who} wins with {value}! Iguana {card} face down, the opossum on it.
t.chapardeur_wins The Pilferer wins with {value}! The Iguana goes to the box.
t.steals {who} steals what lies under {victim}'s {value}: {cards} {cards|card|cards}, {flames} {flames|flame|flames}.
t.boxed What lies under {victim}'s {value} goes to the box.
t.comes_back {who} takes the {value} back
t.prepare {who}: exhausted {exhausted}; takes back {back}
t.prepared Played cards are exhausted, face up. Take back the others.
t.end {winners} wins!
t.end_shared Shared victory: {winners}!
s.play to play
s.iguana Iguana {card}
s.under to cover: {value} ({owner})
"""
