# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What all games say, in English. See texts.py for the grammar of a line."""

TABLE = """
w.none –
w.red Red
w.green Green
w.yellow Yellow
w.blue Blue
w.pink Pink
w.black Black
w.purple Purple
w.orange Orange
w.n north
w.e east
w.s south
w.w west
q.players How many players?
q.colour Colour of player {seat}?
q.level What shall I do?
o.pass Pass
o.go Let's go!
o.yes Yes
o.no No
o.unknown I don't know
o.companion Keep company
o.referee Be the referee
bad.option That choice is not offered.
bad.number That number is not offered.
bad.square That square is not allowed.
bad.chance That outcome is not possible.
bad.over The game is over.
w.fr Français
w.en English
s.ok OK: go on
s.undone Undone
s.low_room Memory almost full.
crash.title Oops, an error.
crash.way The game is kept. OK: restart.
"""
