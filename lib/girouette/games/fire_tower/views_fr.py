# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Pages and rule reminders of Fire Tower in French; loaded with the table menu only."""

TABLE = """
r.setup Deux joueurs : tours en diagonale. Les gemmes et les coupe-feu ne manquent jamais.
r.spread Une gemme sur une case vide, du côté du vent, contre une gemme ou la Flamme.
r.action Une carte, ou défausser. Nouveau vent : au tour suivant. Dans une tour, Seau seul.
r.firestorm Une gemme du côté tiré par feu déjà là ; nouveau vent ; chacun change des cartes.
r.mutual_aid Tous font pareil, le premier a pioché la carte. Tours brûlées : à la fin.
r.shadow Chaque éliminé agit. Tours brûlées : à la fin. Plus aucune debout : ils gagnent !
r.end La dernière tour debout gagne.
v.towers Tours
v.cards Cartes
s.pile Pioche : {pile}
s.stands debout
s.burnt brûlée
s.tower {who}: {state}
s.bucket_left {who}: Seau
"""
