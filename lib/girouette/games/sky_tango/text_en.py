# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Sky Tango in English. See texts.py for the grammar of a line."""

TABLE = """
q.options Ready?
q.youngest Who is the youngest?
q.turn {who}: what do you play?
q.again {who}: one more card!
q.value {who}: which {body} card?
q.place {who}: where does the {value} go?
q.eclipse {who}: eclipse on which row?
q.target {who}: eclipse which {body} card?
q.collect {who}: collect from which row?
q.from {body}: collect from?
q.to {body}: collect up to?
q.animal {body} {value}: an animal?
q.collected {who}: ☀☾ cards collected?
q.thrown {who}: cards in your rows?
q.left_rows {who}: ☀☾ cards in your rows?
q.left_hand {who}: ☀☾ cards in hand?
o.options.others Open others': {others}
o.options.past Past eclipse: {past}
o.options.voluntary Free Total: {voluntary}
o.sun1 ☀ {p1}
o.moon1 ☾ {p1}
o.sun2 ☀ {p2}
o.moon2 ☾ {p2}
o.sun3 ☀ {p3}
o.moon3 ☾ {p3}
o.sun4 ☀ {p4}
o.moon4 ☾ {p4}
o.card Place a card
o.animal Place an animal
o.eclipse Eclipse
o.collect Collect
o.total Total Eclipse
o.done That is all
o.left Left end
o.right Right end
o.place.1 Eclipse 1
o.place.2 Eclipse 2
o.place.3 Eclipse 3
o.place.4 Eclipse 4
o.place.5 Eclipse 5
w.yes yes
w.no no
w.sun Sun
w.moon Moon
w.self own
t.teams Partners sit face to face: {p1} and {p3} against {p2} and {p4}.
t.setup Shuffle all 68 cards into a draw pile. Everyone takes 5.
t.round Lap {round}
t.draw {who} draws {cards} {cards|card|cards}.
t.shuffle The pile is empty! Shuffle the discard: {cards} {cards|card|cards} to draw.
t.last_round Nothing to draw for {who}! Each of the others has one last turn.
t.last_turn Last turn: {who}, no drawing
t.animal An animal! {who} places one more card
t.assumed Animal not known: assumed none
t.places {who} places {body} {value} (row: {where})
t.covers {who} covers an eclipse with {body} {value} (row: {where})
t.eclipses {who} eclipses {body} {value} (row: {where})
t.collects {who} collects {body} {low} to {high}: {cards} cards
t.collects_some {who} collects {cards} cards
t.places_one {who} places a card
t.total Total Eclipse! {who} discards the hand ({hand}) and own rows ({rows}). Five new cards next turn.
t.total_last Total Eclipse! {who} discards the hand ({hand}) and own rows ({rows}).
t.nothing {who} has no card left
t.count Final count
t.counted {who}: {collected} collected, −{rows} in rows, −{hand} in hand: {score}
t.end {winners} {n|wins|win} with {score} {score|point|points}!
t.end_tie Tie at {score}: {winners} {n|wins|win} with {cards} cards in all!
t.end_shared Shared victory: {winners}!
s.cards Hand {hand}/{draw}
"""
