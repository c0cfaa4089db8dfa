# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What the timer tool says, in French."""

TABLE = """
q.mode Quel chrono ?
o.mode.sand Sablier par tour
o.mode.chess Pendule d'échecs
o.mode.both Tour puis réserve
q.per_turn Secondes par tour ?
q.budget Minutes par joueur ?
q.turn {who}
o.turn.next Au suivant
o.turn.pause Pause
q.paused {who} : pause
o.paused.go Démarrer
o.paused.next Au suivant
o.paused.finish Terminer
t.took {who} : {seconds} s
t.over {who} dépasse de {seconds} s
t.end Chrono arrêté.
w.timer Chrono
"""
