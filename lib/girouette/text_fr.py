# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What all games say, in French. See texts.py for the grammar of a line."""

TABLE = """
w.none –
w.red Rouge
w.green Vert
w.yellow Jaune
w.blue Bleu
w.pink Rose
w.black Noir
w.purple Violet
w.orange Orange
w.n nord
w.e est
w.s sud
w.w ouest
q.players Combien de joueurs ?
q.colour Couleur du joueur {seat} ?
q.level Que dois-je faire ?
o.pass Passer
o.go C'est parti !
o.yes Oui
o.no Non
o.unknown Je ne sais pas
o.companion Accompagner
o.referee Arbitrer
bad.option Ce choix n'est pas proposé.
bad.number Ce nombre n'est pas proposé.
bad.square Cette case n'est pas permise.
bad.chance Ce tirage n'est pas possible.
bad.over La partie est finie.
w.fr Français
w.en English
s.ok OK : suite
s.undone Annulé
s.low_room Mémoire presque pleine.
crash.title Oups, une erreur.
crash.way La partie est gardée. OK : redémarrer.
"""
