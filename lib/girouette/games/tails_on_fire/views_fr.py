# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Pages and rule reminders of Tails on Fire in French; loaded with the table menu only."""

TABLE = """
r.setup Un feu de camp chacun, couvert d'un opossum de 1 à 9, tous différents.
r.choose 3 opossums en main, le reste sous la tanière. Ni épuisés, ni sur un Brasier.
r.hunt Valeur juste au-dessus, ou filou, ou passer. Après 9 vient 1. Non couvert au retour : gagné.
r.win L'Iguane sous l'opossum gagnant. Même valeur sur un Brasier adverse : on vole tout.
r.prepare Les cartes jouées sont épuisées une manche. Celles d'avant reviennent en main.
v.hints Conseils
v.fires Brasiers
h.start Départ : {values}
h.own Vos Brasiers +1 : {values}
h.theirs À voler : {values}
h.worn Épuisées −1 : {values}
h.right À votre droite +1 : {values}
"""
