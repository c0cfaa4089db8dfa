# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What the scores tool says, in French."""

TABLE = """
q.options Prêts ?
o.options.wins Gagne : {wins}
o.options.target But : {target}
q.target Score à atteindre ?
q.score À qui ?
o.score.next Manche suivante
o.score.finish Terminer
q.change {who}
q.finish Arrêter et classer ?
t.round Manche {round}
t.scored {who} {change} = {total}
t.reached {who} atteint {target}.
t.end Gagné : {winners} !
t.end_shared Victoire partagée : {winners} !
s.round M{round}
s.settle 4 s ou OK : compté
w.scores Marque
w.highest plus haut
w.lowest plus bas
w.other autre
"""
