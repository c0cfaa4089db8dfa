# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What the dice tool says, in French."""

TABLE = """
q.dice Que lancer ?
o.dice.roll Lancer
o.dice.kind Dé : {kind}
o.dice.count Dés : {count}
o.dice.keep Garde : {keep}
o.dice.leave Quitter
q.kind Quel dé ?
q.count Combien de dés ?
q.keep Lesquels comptent ?
q.kept Combien comptent ?
t.rolled {what} : {faces} = {sum}
t.fell {what} : {faces}
s.sum Total {sum}
s.dropped Écartés : {faces}
w.dice Dés
w.wind vent
w.coin pièce
w.heads face
w.tails pile
w.all tous
w.highest hauts
w.lowest bas
"""
