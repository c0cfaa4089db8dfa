# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What all games and menus say, in English. See texts.py for the grammar of a line."""

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
journal.damaged The journal is cut or damaged.
journal.format The journal is of an unknown format.
journal.other_game The journal is another game's.
journal.version The journal was written by another version of the rules.
journal.answer This journal does not follow the rules of this game.
w.fr Français
w.en English
q.language Langue / Language
q.home Hello!
o.home.continue Resume {game}
o.home.games Games
o.home.tools Tools
o.home.settings Settings
q.pick_games Which game?
q.pick_tools Which tool?
q.foreign The memory holds another program's data.
q.version A game of another version: I cannot resume it.
q.damaged Damaged journal: resume at the last sure move?
q.replace A game is running: {game}
q.sure Sure? There is no way back.
q.menu Table menu
q.settings Settings
o.keep Keep
o.claim Erase
o.discard Discard
o.go_on Resume
o.menu.undo Undo
o.menu.scores Scores
o.menu.history History
o.menu.rules Rule reminder
o.menu.rotate Turn the screen
o.menu.pause Pause
o.menu.end End the game
o.settings.language Language: English
o.settings.brightness Light: {brightness}/3
o.settings.sound Sound: {sound}/2
o.settings.rotation Rotation: {rotation}°
o.settings.dim Sleep: {dim} min
o.settings.about About
s.ok OK: go on
s.undone Undone
s.store_ok Saving works.
s.store_missing No memory: nothing is saved.
s.store_small Memory too small: nothing is saved.
s.store_failing Memory fails: nothing is saved.
s.store_foreign Another program's memory: nothing is saved.
s.free {n} bytes free
crash.title Oops, an error.
crash.way The game is kept. OK: restart.
"""
