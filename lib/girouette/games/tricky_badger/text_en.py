# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Tricky Badger in English. See texts.py for the grammar of a line.

w.a.<byte> is an animal with what lies on it (collection.py), w.for.<card> what a player does with it.
"""

TABLE = """
q.options Ready?
q.leaves Leaf cards: colour {number}?
q.count How many {card} {arrow} cards?
q.first Who is first player?
q.prize {who}: which card to win?
q.arrow Arrow on the {card} card?
q.winner Who wins the {card}?
q.lead {who} leads: which colour?
q.follow {who} follows: {leaf} if possible
q.free {who} has no {leaf}: any colour
q.value {who}: {leaf}, which value?
q.revoke {who} had no {leaf} left (trick {trick})
q.paw White paw on the {leaf} {value}?
q.target {who} {what}
q.keep {who}: {victim}'s {card}?
q.points Points printed on: {card}?
q.left Collection cards left?
o.options.leaves Leaf colours
o.options.deck Deck: {deck}
o.first.draw Draw at random
o.arrow.up ↑ Highest wins
o.arrow.down ↓ Lowest wins
o.revoke.again Enter it again
o.revoke.stands That is right
o.keep.keep Keep it
o.keep.discard Discard it
o.target.1 {1}
o.target.2 {2}
o.target.3 {3}
o.target.4 {4}
o.target.5 {5}
o.target.6 {6}
o.target.7 {7}
o.target.8 {8}
o.target.9 {9}
o.target.10 {10}
o.target.11 {11}
o.target.12 {12}
o.target.13 {13}
o.target.14 {14}
o.target.15 {15}
o.target.16 {16}
o.target.17 {17}
o.target.18 {18}
o.target.19 {19}
o.target.20 {20}
w.badger badger
w.female ♀ hamster
w.male ♂ hamster
w.bone bone
w.wheat wheat
w.weevil weevil
w.twig twig
w.magpie magpie
w.cage cage
w.trap trap
w.a.0 badger
w.a.4 badger+bone
w.a.16 badger+cage
w.a.1 ♀
w.a.9 ♀+wheat
w.a.13 ♀+weevil
w.a.17 ♀+trap
w.a.2 ♂
w.a.10 ♂+wheat
w.a.14 ♂+weevil
w.a.18 ♂+trap
w.for.bone gives the bone to…
w.for.wheat gives the wheat to…
w.for.weevil gives the weevil to…
w.for.magpie sends the magpie to…
w.for.cage puts the cage on…
w.for.trap puts the trap on…
w.leaf.pink pink
w.leaf.orange orange
w.leaf.blue blue
w.leaf.green green
w.leaf.yellow yellow
w.leaf.red red
w.leaf.purple purple
w.leaf.black black
w.way.up ↑
w.way.down ↓
w.trump.up highest trump
w.trump.down lowest trump
w.suit.up highest of the suit
w.suit.down lowest of the suit
w.physical cards
w.virtual screen
t.no_deck Without all the numbers of cards I cannot draw: keep your own deck.
t.bad_deck {total} cards instead of {deck}: correct them in the settings. Keep your own deck.
t.leaves Leaf colours in play: {leaves}. Leave the others in the box.
t.shuffle Shuffle the leaf cards and, apart, the 53 Collection cards. A reminder card each.
t.sort Shuffle the leaf cards. Sort the Collection cards: I draw. A reminder card each.
t.first {who} gets the First Player card.
t.round Round {round}: {who} deals
t.deal {who} shuffles all the leaf cards and deals 9 each. {rest} stay aside.
t.face_up {who} turns up 10 Collection cards for all to see.
t.dealt Lay face up, arrow {arrow}: {cards}.
t.prize Trick {trick}: {who}, first player, puts up: {card}
t.takes {who} wins: {card}
t.plays {who} plays {leaf} {value}
t.revoke {who} does have {leaf}: look at trick {trick}
t.assume_paw White paw on the {leaf} {value}: I assume {by}
t.wins {who} wins: {card}. With {leaf} {value}, {why}.
t.wins_1 {who} wins: {card}. With {leaf} {value}, {why}; {leaf1} {value1} is trampled.
t.wins_2 {who} wins: {card}. With {leaf} {value}, {why}; {leaf1} {value1} and {leaf2} {value2} are trampled.
t.associated {who} puts together for good: {card} on {animal}.
t.eaten {who}'s badger eats the hamsters! Discard: {cards}.
t.quarrel Two males with {who}: they quarrel! Discard: {cards}.
t.weevils {who}'s weevil eats {count} wheat {count|card|cards}: discard.
t.no_target {who} has no target. Discard: {card}.
t.bird_eats {who}'s magpie eats {victim}'s {card}. Discard both.
t.bird_takes The magpie steals {victim}'s {card} for {who}. Discard the magpie.
t.bird_drops {who}'s magpie steals {victim}'s {card}. Discard both.
t.protects {who} keeps safe from thieves: {cards}. Put on top: {card}.
t.steals {who} steals from {victim}: {cards}. Put on top: {card}.
t.last_card Discard the last face-up card: {card}.
t.last Discard the last face-up Collection card.
t.left {left} cards in the deck: as it should be
t.left_wrong {left} cards in the deck instead of {right}: one was forgotten or drawn too many
t.total {who}: {points}. Badgers {badgers}, hamsters {hamsters}, pair {pairs}, meals {food}, twigs {twigs}, other {other}
t.no_points Printed points not known, counted as 0: {cards}
t.end {winners} wins!
t.badgers {winners} wins! A tie, but more badgers.
t.hamsters {winners} wins! A tie in points and badgers, but more hamsters.
t.shared Shared victory: {winners}!
s.trick trick
"""
