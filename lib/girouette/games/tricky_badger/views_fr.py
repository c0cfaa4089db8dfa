# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Pages and rule reminders of Tricky Badger in French; loaded with the table menu only."""

TABLE = """
r.setup Un ensemble de Feuilles par joueur, les roses toujours comprises.
r.deal 5 manches de 9 plis. 9 Feuilles chacun, 10 cartes Collection visibles.
r.prize Le premier joueur choisit la carte en jeu, puis entame. Il change à chaque pli.
r.play Suivez la couleur si possible. Le rose l'emporte ; ↑ haute ou ↓ basse. 1 piétiné par 5.
r.effect Associez tout de suite. Sans os, un blaireau mange les hamsters. Deux mâles : querelle.
r.end À égalité : le plus de blaireaux, puis de hamsters, sinon victoire partagée.
v.cards Collections
v.points Points
v.dealt À gagner
s.face_up visibles
s.deck paquet
w.badgers blaireaux
w.hamsters hamsters
w.pairs couple
w.food repas
w.twigs brindilles
w.other autres
"""
