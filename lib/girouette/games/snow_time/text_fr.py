# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Snow Time in French. See texts.py for the grammar of a line."""

TABLE = """
q.pair Joueur {player} : une de ses 2 couleurs ?
q.options Prêts ?
q.length Cases du départ à l'arrivée ?
q.count Combien de cases bonus ?
q.place Bonus {bonus} : case ({low} à {high}) ?
q.kind Bonus {bonus} : 1 fruits 2 bagarre 3 mana ?
q.points Bonus {bonus} : combien de points ?
q.die Étage indiqué par le dé ?
q.card {who} : quelle carte ?
q.lookout {who} : quelle autre carte ?
q.heal {who} reprend ({left} au plus) ?
o.options.dice Dés : {dice}
o.options.ties Ex æquo : {ties}
o.heal.enough C'est tout
w.by_device appareil
w.by_hand table
w.shared partagé
w.furthest au-delà
w.healer Guérisseur
w.lookout Guetteur
w.storm Tempête
w.fruit fruits
w.fight bagarre
w.mana mana
t.setup Totems au départ, 10 cartes chacun, 2 dés et 15 fruits près du plateau.
t.refused.length La piste compte de 1 à 200 cases.
t.refused.count De 0 à 16 cases bonus, et moins que de cases sur la piste.
t.refused.place Chaque bonus a sa case, dans l'ordre, avant l'arrivée.
t.refused.kind Le bonus est 1 fruits, 2 bagarre ou 3 mana.
t.refused.points Un bonus vaut de 1 à 9 points.
t.turn Tour {round}
t.two_fruits 1 fruit à l'étage {low}, 1 à l'étage {high}. Une carte chacun, puis révélez.
t.double 2 fruits à l'étage {low}. Une carte chacun, puis révélez.
t.last_fruit Dernier fruit : étage {low}. Une carte chacun, puis révélez.
t.no_fruit Réserve vide, pas de dé. Une carte chacun, puis révélez.
t.plays {who} joue {card}
t.lookouts Guetteurs ({owners}) : une carte face cachée, révélez-les ensemble.
t.storm Tempête ({owners}) ! Tombent : {fallen}. +{points} bagarre : case {places}.
t.storms Tempêtes ({owners}) ! Tombent : {fallen}. +{points} bagarre chacun : cases {places}.
t.heals {who} reprend : {cards}
t.heals_all {who} avait tout perdu et reprend ses 7 personnages.
t.brawl Étage {floor} : {fallen} se battent et tombent. +{points} bagarre chacun : cases {places}.
t.beats Étage {floor} : {who} fait tomber {fallen} (+{points}). Case {place}.
t.eats Étage {floor} : {who} mange {fruits} {fruits|fruit|fruits} (+{fruits}). Case {place}.
t.beats_eats Étage {floor} : {who} fait tomber {fallen} (+{points}), mange {fruits} {fruits|fruit|fruits} (+{fruits}). Case {place}.
t.mana Étage {floor} : {who} est le plus bas (+1 mana). Case {place}.
t.bonus {who} : case bonus {kind} (+{points}). Case {place}.
t.back Reviennent en main : {still}
t.end Victoire : {winners} !
t.end_shared Victoire partagée : {winners} !
t.end_further Victoire : {winners}, le plus loin au-delà de l'arrivée !
"""
