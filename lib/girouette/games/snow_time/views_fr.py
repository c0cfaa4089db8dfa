# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Pages and rule reminders of Snow Time in French; loaded with the table menu only."""

TABLE = """
r.setup Chacun : un totem au départ et les 10 cartes de sa couleur. Le plus jeune lance les dés.
r.fruits Un fruit par dé ; ils restent jusqu'à être mangés. Jamais à l'étage 7.
r.cards Une carte chacun, face cachée, révélées ensemble, posées à leur étage. Les spéciales aussi.
r.specials Guetteur, puis Tempête (défausse du haut), puis Guérisseur, qui revient toujours en main.
r.floors De haut en bas : bagarre, fruits ; puis mana. Cartes tombées en bas, visibles, par couleur.
r.bonus Un seul bonus par tour, si l'on a marqué des points de ce type. Une case se partage.
r.over Le premier pion arrivé gagne ; les autres ne marquent plus.
v.race Course
v.hands Mains
v.track Piste
v.turn Un tour
s.no_bonus Aucun bonus
"""
