# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Fire Tower in English. See texts.py for the grammar of a line."""

TABLE = """
q.pair Which towers, diagonally?
o.red_blue Red and Blue
o.purple_green Purple and Green
q.unmanned Which tower is empty?
q.options Ready?
o.options.storms Firestorm: {storms}
o.options.mutual_aid Mutual Aid: {mutual_aid}
o.options.shadow Wood Shadow: {shadow}
o.options.ablaze Towers Ablaze: {ablaze}
o.options.discards Discard: {discards}
o.options.teams Teams: {teams}
w.whole yes
w.partial partial
w.off no
w.on yes
w.five up to 5
w.all_cards any
q.champion Who is Champion of the Wood?
o.champion.unused Not played
o.champion.none Nobody yet
o.grand_red Red, Grand Ch.
o.grand_purple Purple, Grand Ch.
o.grand_blue Blue, Grand Ch.
o.grand_green Green, Grand Ch.
t.power {who} is Champion: two firebreaks to lay.
t.grand_power {who} is Grand Champion: see the power on the card.
t.setup_board Board in the middle, its north and the vane's the same way. Gems and firebreaks never run out.
t.setup_forest Cover the empty towers, forest side up.
t.setup_buckets One Bucket each, face up. Set aside the others, the events and the Champion.
t.setup_deal Shuffle the 52 action cards, deal five each, face down. The rest is the draw pile.
t.setup_events Now shuffle into the draw pile: {events}.
t.first The wind blows {wind}. {who} begins.
t.turn Turn {turn}: {who}, wind {wind}
q.turn {who}: a gem {wind}, then…
q.begin {who}: wind {wind}
q.action {who}: which action?
q.finish {who}: the Bucket now?
o.spread Spread the fire
o.wind Wind card
o.card Other card
o.discard Discard
o.abandon Reckless Abandon
o.bucket Bucket
o.event Event drawn
o.burn A tower burns
o.end End of turn
q.spread {who}: a gem {wind}
q.place {who}: a gem beside fire
q.place_to {who}: a gem {wind}
q.gem {who}: 1 gem. Which roof burns?
q.gem_to {who}: a gem {wind}. A roof?
o.gem.none No roof
o.gem_to.none No roof
o.storm.none No roof
q.firebreak {who}: where does it go?
q.first {who}, {card}: where?
q.second {who}: the other firebreak?
q.ember {who}: where does it fall?
q.more {card}: more? (same square: done)
q.spare Keep a gem? (centre: done)
q.card {who}: which card?
w.bucket Bucket
w.explosion Explosion
w.snag Burning Snag
w.flare Flare Up
w.ember Ember
w.air_drop Air Drop
w.engine Fire Engine
w.jumper Smokejumper
w.dozer Dozer Line
w.scratch Scratch Line
w.reforest De/Reforest
q.wind_card {who}: which Wind card?
q.wind_use {who}: Wind {wind}, to…
o.set Set the wind
o.roll Roll the die
o.wind_use.gem Lay a gem {wind}
q.discard {who}: how many cards?
q.redraw {who}: cards to change?
t.spread {who} spreads the fire {wind}
t.no_room {who} has no legal square
t.gem {who} lays a gem
t.firebreak {who} lays a firebreak.
t.card {who} plays a card
t.plays {who} plays {card}
t.bucket {who} empties the Bucket
t.discard {who} discards {cards} {cards|card|cards}
t.draws {who} draws {cards} cards
t.reshuffle The draw pile is empty: shuffle the discards into a new one.
t.abandon {who} discards 3 Water or 3 Firebreak cards: Reckless Abandon, two gems!
t.wind_set {who} turns the wind {wind}
t.wind_rolled {who} rolls the die. Wind {wind}
t.wind_gem {who} plays Wind {wind}: one gem
t.wind_invalid No tower left to the {wind}: the die is rolled.
t.reroll The die says {wind}: again
t.new_wind New wind: {wind}
q.burn Which tower burns?
q.burner Who burnt {victim}'s tower?
o.burner.none Nobody
t.burnt {who}'s tower burns!
t.cards_taken {who} takes {victim}'s cards and keeps {hand} in all. Everybody else draws one.
t.cards_lost {who}'s cards are discarded. Everybody else draws one: {hand} in hand.
t.ablaze Clear {who}'s tower of gems and cover it: it burns for good.
t.shadow_in Shuffle Shadow of the Wood into the draw pile.
t.shadow_again Take Shadow of the Wood from the discards and shuffle it into the draw pile.
q.event Which event?
q.drawer Who drew it?
w.firestorm Firestorm
w.mutual_aid Mutual Aid
w.shadow Shadow of the Wood
t.event {who} draws {event}: discard and replace it
t.partial_storm Partial firestorm
t.storm The storm blows {wind}
q.storm A gem {wind} of each fire. A roof?
q.storm_gems Lay {gems} {gems|gem|gems} on the marked squares
o.laid Done
t.storm_gems Storm {wind}: {gems} {gems|gem|gems}
q.aid {who}: what does everybody do?
o.aid_gem Lay a gem
o.aid_firebreak Lay a firebreak
o.aid_swap Change 3 cards
t.aid_gem {who}: a gem each, never side by side
t.aid_firebreak {who}: a firebreak each
t.aid_swap Everybody discards exactly three cards and draws three.
q.wood {who} strikes from the wood:
o.steal Take cards
o.dice Roll three times
q.steal {who} uses…
o.nothing Nothing
t.steal {who} takes a random card from every active hand. Hands fill up at the end of their turns.
t.wood_die {who} rolls {wind}
t.wood_wins The wood has burnt every tower!
t.end Victory: {winners}!
t.end_shared Shared victory: {winners}!
t.becomes_champion {who} takes the Champion of the Wood card.
t.becomes_grand {who} turns the card over: Grand Champion!
"""
