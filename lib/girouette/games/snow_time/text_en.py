# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Snow Time in English. See texts.py for the grammar of a line."""

TABLE = """
q.pair Player {player}: one of their 2 colours?
q.options Ready?
q.length Squares from start to finish?
q.count How many bonus squares?
q.place Bonus {bonus}: square ({low} to {high})?
q.kind Bonus {bonus}: 1 fruit 2 fight 3 mana?
q.points Bonus {bonus}: how many points?
q.die Floor shown by the die?
q.card {who}: which card?
q.lookout {who}: which other card?
q.heal {who} takes back (up to {left})?
o.options.dice Dice: {dice}
o.options.ties Tied finish: {ties}
o.heal.enough That's all
w.by_device device
w.by_hand table
w.shared shared
w.furthest beyond
w.healer Healer
w.lookout Lookout
w.storm Snowstorm
w.fruit fruit
w.fight fight
w.mana mana
t.setup Totems on the start, 10 cards each, 2 dice and 15 fruits by the board.
t.refused.length The track has 1 to 200 squares.
t.refused.count 0 to 16 bonus squares, and fewer than the track has squares.
t.refused.place Each bonus has its own square, in order, before the finish.
t.refused.kind A bonus is 1 fruit, 2 fight or 3 mana.
t.refused.points A bonus is worth 1 to 9 points.
t.turn Turn {round}
t.two_fruits 1 fruit on floor {low}, 1 on floor {high}. A card each, then reveal.
t.double 2 fruits on floor {low}. A card each, then reveal.
t.last_fruit Last fruit: floor {low}. A card each, then reveal.
t.no_fruit No fruit left, no die. A card each, then reveal.
t.plays {who} plays {card}
t.lookouts Lookouts ({owners}): a card face down, reveal them together.
t.storm Snowstorm ({owners})! Down: {fallen}. +{points} fight: square {places}.
t.storms Snowstorms ({owners})! Down: {fallen}. +{points} fight each: squares {places}.
t.heals {who} takes back: {cards}
t.heals_all {who} had lost everything and takes all 7 characters back.
t.brawl Floor {floor}: {fallen} fight and fall. +{points} fight each: squares {places}.
t.beats Floor {floor}: {who} knocks down {fallen} (+{points}). Square {place}.
t.eats Floor {floor}: {who} eats {fruits} {fruits|fruit|fruits} (+{fruits}). Square {place}.
t.beats_eats Floor {floor}: {who} knocks down {fallen} (+{points}), eats {fruits} {fruits|fruit|fruits} (+{fruits}). Square {place}.
t.mana Floor {floor}: {who} is the lowest (+1 mana). Square {place}.
t.bonus {who}: {kind} bonus square (+{points}). Square {place}.
t.back Back to hand: {still}
t.end Victory: {winners}!
t.end_shared Shared victory: {winners}!
t.end_further Victory: {winners}, furthest beyond the finish!
"""
