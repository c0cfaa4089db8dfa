# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Sky Tango in French. See texts.py for the grammar of a line."""

TABLE = """
q.options Prêts ?
q.youngest Qui est le plus jeune ?
q.turn {who} : que jouez-vous ?
q.again {who} : encore une carte !
q.value {who} : quelle carte {body} ?
q.place {who} : où va le {value} ?
q.eclipse {who} : éclipse sur quelle rangée ?
q.target {who} : éclipser quelle carte {body} ?
q.collect {who} : récupérer quelle rangée ?
q.from {body} : récupérer depuis ?
q.to {body} : récupérer jusqu'à ?
q.animal {body} {value} : un animal ?
q.collected {who} : cartes ☀☾ récupérées ?
q.thrown {who} : cartes de vos rangées ?
q.left_rows {who} : ☀☾ dans vos rangées ?
q.left_hand {who} : cartes ☀☾ en main ?
o.options.others Chez autrui : {others}
o.options.past Après éclipse : {past}
o.options.voluntary Totale libre : {voluntary}
o.sun1 ☀ {p1}
o.moon1 ☾ {p1}
o.sun2 ☀ {p2}
o.moon2 ☾ {p2}
o.sun3 ☀ {p3}
o.moon3 ☾ {p3}
o.sun4 ☀ {p4}
o.moon4 ☾ {p4}
o.card Poser une carte
o.animal Poser un animal
o.eclipse Éclipse
o.collect Récupérer
o.total Éclipse totale
o.done C'est tout
o.left Bout gauche
o.right Bout droit
o.place.1 Éclipse 1
o.place.2 Éclipse 2
o.place.3 Éclipse 3
o.place.4 Éclipse 4
o.place.5 Éclipse 5
w.yes oui
w.no non
w.sun Soleil
w.moon Lune
w.self soi
t.teams Partenaires face à face : {p1} et {p3} contre {p2} et {p4}.
t.setup Mélangez les 68 cartes en une pioche. Chacun en prend 5.
t.round Tour de table {round}
t.draw {who} pioche {cards} {cards|carte|cartes}.
t.shuffle Pioche vide ! Mélangez la défausse : {cards} {cards|carte|cartes} à piocher.
t.last_round Rien à piocher pour {who} ! Chacun des autres joue un dernier tour.
t.last_turn Dernier tour {de who}, sans piocher
t.animal Un animal ! {who} pose encore une carte
t.assumed Animal inconnu : supposé sans
t.places {who} pose {body} {value} chez {where}
t.covers {who} couvre une éclipse : {body} {value} chez {where}
t.eclipses {who} éclipse {body} {value} chez {where}
t.collects {who} récupère {body} {low} à {high} : {cards} cartes
t.collects_some {who} récupère {cards} cartes
t.places_one {who} pose une carte
t.total Éclipse totale ! {who} défausse sa main ({hand}) et ses rangées ({rows}). Cinq cartes au prochain tour.
t.total_last Éclipse totale ! {who} défausse sa main ({hand}) et ses rangées ({rows}).
t.nothing {who} n'a plus aucune carte
t.count Décompte
t.counted {who} : {collected} récupérées, −{rows} en rangée, −{hand} en main : {score}
t.end {winners} {n|gagne|gagnent} avec {score} {score|point|points} !
t.end_tie Égalité à {score} : {winners} {n|gagne|gagnent} avec {cards} cartes en tout !
t.end_shared Victoire partagée : {winners} !
s.cards Main {hand}/{draw}
"""
