# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Tails on Fire in French. See texts.py for the grammar of a line."""

TABLE = """
q.oldest Qui est l'aîné ?
q.options Prêts ?
q.campfire Flammes sur un feu de camp ?
q.flames Flammes sur l'Iguane {card} ?
q.brasier {who} : carte sur le feu de camp ?
q.iguana Valeur de l'Iguane visible ?
q.turn {who} : à jouer {value}
o.turn.play Jouer {value}
o.turn.filou Filou +1
o.options.brasiers Brasiers : {brasiers}
o.options.pile Iguanes : {pile}
o.options.filou Filou : {filou}
o.options.timer Choix : {timer} s
w.by_device tirés
w.by_hand saisis
w.physical cartes
w.virtual écran
w.by_sign signe +1
w.by_value sa valeur
w.chapardeur Chapardeur
w.three_played 3 cartes jouées
w.exhausted carte épuisée
w.played carte déjà jouée
w.on_brasier carte sur un Brasier
t.setup Chacun prend ses 12 cartes et pose son feu de camp face visible.
t.brasier {who} pose le {value} sur son feu de camp.
t.setup_chapardeur Cartes noires : retirez filou, feu et tanière. Je joue le Chapardeur.
t.setup_iguanas Mélangez les 9 Iguanes en une pile face visible.
t.round Manche {round} : {first} commence
t.fewer {who} n'a que {count} {count|carte|cartes} et les garde {count|toute|toutes}.
t.choose Choisissez 3 opossums, le reste sous la tanière.
t.rises Personne : la valeur de départ monte à {value} !
t.many_laps Neuf tours sans carte. Quelqu'un doit se lancer !
t.play {who} joue {value}
t.filou {who} joue un filou : {value}
t.pass {who} passe
t.cannot {who} ne peut pas jouer : {why}
t.chapardeur_reserve Le Chapardeur joue {value}, de sa réserve.
t.chapardeur_plays Le Chapardeur pioche et joue {value}.
t.chapardeur_passes Le Chapardeur pioche {card} et passe
t.chapardeur_empty Le Chapardeur n'a plus de pioche et passe
t.wins {who} gagne avec {value} ! Iguane {card} face cachée, l'opossum dessus.
t.chapardeur_wins Le Chapardeur gagne avec {value} ! L'Iguane va dans la boîte.
t.steals {who} vole ce que couvre le {value} {de victim} : {cards} {cards|carte|cartes}, {flames} {flames|flamme|flammes}.
t.boxed Ce que couvre le {value} {de victim} va dans la boîte.
t.comes_back {who} reprend son {value} en main
t.prepare {who} : épuisées {exhausted} ; reprend {back}
t.prepared Cartes jouées : épuisées, face visible. Reprenez les autres.
t.end {winners} gagne !
t.end_shared Victoire partagée : {winners} !
s.play à jouer
s.iguana Iguane {card}
s.under à couvrir : {value} ({owner})
"""
