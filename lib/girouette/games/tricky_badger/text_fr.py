# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Tricky Badger in French. See texts.py for the grammar of a line.

w.a.<byte> is an animal with what lies on it (collection.py), w.for.<card> what a player does with it.
"""

TABLE = """
q.options Prêts ?
q.leaves Feuilles : couleur {number} ?
q.count Combien de cartes {card} {arrow} ?
q.first Qui est premier joueur ?
q.prize {who} : carte à gagner ?
q.arrow Flèche de la carte {card} ?
q.winner Qui gagne la carte {card} ?
q.lead {who} entame : couleur ?
q.follow {who} suit : {leaf} si possible
q.free {who} n'a plus {de leaf} : au choix
q.value {who} : {leaf}, valeur ?
q.revoke {who} n'avait plus {de leaf} (pli {trick})
q.paw Patte blanche du {value} {leaf} ?
q.target {who} {what}
q.keep {who} : {card} {de victim} ?
q.points Points imprimés : {card} ?
q.left Cartes Collection qui restent ?
o.options.leaves Couleurs Feuille
o.options.deck Paquet : {deck}
o.first.draw Tirer au sort
o.arrow.up ↑ La plus haute
o.arrow.down ↓ La plus basse
o.revoke.again Corriger
o.revoke.stands C'est bien cela
o.keep.keep Garder
o.keep.discard Défausser
o.target.1 {1}
o.target.2 {2}
o.target.3 {3}
o.target.4 {4}
o.target.5 {5}
o.target.6 {6}
o.target.7 {7}
o.target.8 {8}
o.target.9 {9}
o.target.10 {10}
o.target.11 {11}
o.target.12 {12}
o.target.13 {13}
o.target.14 {14}
o.target.15 {15}
o.target.16 {16}
o.target.17 {17}
o.target.18 {18}
o.target.19 {19}
o.target.20 {20}
w.badger blaireau
w.female hamster ♀
w.male hamster ♂
w.bone os
w.wheat blé
w.weevil charançon
w.twig brindille
w.magpie pie
w.cage cage
w.trap piège
w.a.0 blaireau
w.a.4 blaireau+os
w.a.16 en cage
w.a.1 ♀
w.a.9 ♀+blé
w.a.13 ♀+charançon
w.a.17 ♀+piège
w.a.2 ♂
w.a.10 ♂+blé
w.a.14 ♂+charançon
w.a.18 ♂+piège
w.for.bone pose l'os sur…
w.for.wheat offre le blé à…
w.for.weevil offre le charançon à…
w.for.magpie envoie la pie sur…
w.for.cage pose la cage sur…
w.for.trap pose le piège sur…
w.leaf.pink rose
w.leaf.orange orange
w.leaf.blue bleu
w.leaf.green vert
w.leaf.yellow jaune
w.leaf.red rouge
w.leaf.purple violet
w.leaf.black noir
w.way.up ↑
w.way.down ↓
w.trump.up atout le plus haut
w.trump.down atout le plus bas
w.suit.up le plus haut demandé
w.suit.down le plus bas demandé
w.physical cartes
w.virtual écran
t.no_deck Sans tous les nombres de cartes, je ne peux pas tirer : gardez votre paquet.
t.bad_deck {total} cartes au lieu de {deck} : corrigez dans les réglages. Gardez votre paquet.
t.leaves Feuilles en jeu : {leaves}. Laissez les autres dans la boîte.
t.shuffle Mélangez les Feuilles, et à part les 53 cartes Collection. Un Rappel chacun.
t.sort Mélangez les Feuilles. Triez les Collection par type : je tire. Un Rappel chacun.
t.first {who} reçoit la carte Premier joueur.
t.round Manche {round} : {who} distribue
t.deal {who} mélange toutes les Feuilles et en donne 9 à chacun. {rest} restent de côté.
t.face_up {who} retourne 10 cartes Collection, visibles de tous.
t.dealt Posez face visible, flèche {arrow} : {cards}.
t.prize Pli {trick} : {who}, premier joueur, met en jeu : {card}
t.takes {who} remporte : {card}
t.plays {who} joue {value} {leaf}
t.revoke {who} joue {leaf} malgré le pli {trick}
t.assume_paw Patte blanche du {value} {leaf} : je suppose {by}
t.wins {who} gagne : {card}. {value} {leaf} : {why}.
t.wins_1 {who} gagne : {card}. {value} {leaf} : {why} ; le {value1} {leaf1} est piétiné.
t.wins_2 {who} gagne : {card}. {value} {leaf} : {why} ; {value1} {leaf1} et {value2} {leaf2} piétinés.
t.associated {who} associe pour de bon : {card} sur {animal}.
t.eaten Le blaireau {de who} mange ses hamsters ! Défaussez : {cards}.
t.quarrel Deux mâles chez {who} : querelle ! Défaussez : {cards}.
t.weevils Le charançon {de who} mange {count} blé{count||s} : défaussez.
t.no_target {who} n'a aucune cible. Défaussez : {card}.
t.bird_eats La pie {de who} mange : {card} {de victim}. Défaussez les deux.
t.bird_takes La pie vole pour {who} : {card} {de victim}. Défaussez la pie.
t.bird_drops La pie {de who} vole : {card} {de victim}. Défaussez les deux.
t.protects {who} met à l'abri du vol : {cards}. Posez dessus : {card}.
t.steals {who} vole à {victim} : {cards}. Posez dessus : {card}.
t.last_card Défaussez la dernière carte visible : {card}.
t.last Défaussez la dernière carte Collection visible.
t.left {left} cartes dans le paquet : le compte est bon
t.left_wrong {left} cartes dans le paquet au lieu de {right} : une carte a été oubliée ou prise en trop
t.total {who} : {points}. Blaireaux {badgers}, hamsters {hamsters}, couple {pairs}, repas {food}, brindilles {twigs}, autres {other}
t.no_points Points imprimés inconnus, comptés 0 : {cards}
t.end {winners} gagne !
t.badgers {winners} gagne ! Égalité, mais plus de blaireaux.
t.hamsters {winners} gagne ! Égalité de points et de blaireaux, mais plus de hamsters.
t.shared Victoire partagée : {winners} !
s.trick pli
"""
