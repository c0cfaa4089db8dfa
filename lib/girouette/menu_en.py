# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What the menus say, in English; loaded with them only."""

TABLE = """
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
q.again Already begun.
q.same_table Same table: {table}?
o.menu.facts Learned values
s.guest Nothing is kept here.
w.dice Dice
w.scores Score keeper
w.timer Timer
w.starter Who starts?
w.counter Counter
o.finished Finished games
o.menu.export Export
s.exported The journal is on the console.
s.qr Scan me
s.torn The last press is missing.
store.missing No memory: nothing is saved.
store.small Memory too small: nothing is saved.
store.failing Memory fails: nothing is saved.
store.foreign Another program's memory: nothing is saved.
store.full Memory full: what follows is not saved.
journal.answer This journal does not follow the rules of this game.
"""
