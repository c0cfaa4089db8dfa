# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What the counter tool says, in French."""

TABLE = """
q.rounds Combien de manches ? (0 : libre)
q.counter Compteur
o.counter.plus +1
o.counter.minus -1
o.counter.change Ajouter...
o.counter.next Manche suivante
o.counter.zero Remettre à 0
o.counter.leave Quitter
q.change Combien ?
t.round Manche {round}
t.counted {change} = {value}
t.last_round Dernière manche !
t.over Les {rounds} manches sont jouées.
s.round M{round}
s.settle 4 s ou OK : compté
w.counter Compteur
"""
