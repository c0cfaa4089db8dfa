# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Fire Tower in French. See texts.py for the grammar of a line."""

TABLE = """
q.pair Quelles tours, en diagonale ?
o.red_blue Rouge et Bleu
o.purple_green Violet et Vert
q.unmanned Quelle tour reste vide ?
q.options Prêts ?
o.options.storms Tempête : {storms}
o.options.mutual_aid Aide mut. : {mutual_aid}
o.options.shadow Ombre bois : {shadow}
o.options.ablaze Tours en feu : {ablaze}
o.options.discards Défausse : {discards}
o.options.teams Équipes : {teams}
w.whole oui
w.partial partielle
w.off non
w.on oui
w.five 5 max
w.all_cards libre
q.champion Qui est Champion de la forêt ?
o.champion.unused On joue sans
o.champion.none Personne encore
o.grand_red Rouge, Grand Ch.
o.grand_purple Violet, Grand Ch.
o.grand_blue Bleu, Grand Ch.
o.grand_green Vert, Grand Ch.
t.power {who} est Champion : deux coupe-feu à poser.
t.grand_power {who} est Grand Champion : voyez le pouvoir sur sa carte.
t.setup_board Plateau au centre, girouette et plateau au même nord. Gemmes et coupe-feu à part, sans limite.
t.setup_forest Couvrez les tours vides, côté forêt.
t.setup_buckets Un Seau visible chacun. Écartez les autres, les évènements et le Champion.
t.setup_deal Mélangez les 52 cartes Action : cinq à chacun, cachées. Le reste est la pioche.
t.setup_events Maintenant, mélangez dans la pioche : {events}.
t.first Vent {wind}. {who} commence.
t.turn Tour n° {turn} : {who}, vent {wind}
q.turn {who} : gemme côté {wind}, puis…
q.begin {who} : vent {wind}
q.action {who} : quelle action ?
q.finish {who} : encore le Seau ?
o.spread Propager le feu
o.wind Carte Vent
o.card Autre carte
o.discard Défausser
o.abandon Tout pour le Tout
o.bucket Seau
o.event Évènement pioché
o.burn Une tour brûle
o.end Fin du tour
q.spread {who} : gemme côté {wind}
q.place {who} : gemme près du feu
q.place_to {who} : gemme côté {wind}
q.gem {who} : 1 gemme. Quel toit brûle ?
q.gem_to {who} : gemme côté {wind}. Un toit ?
o.gem.none Aucun toit
o.gem_to.none Aucun toit
o.storm.none Aucun toit
q.firebreak {who} : où mettre le coupe-feu ?
q.first {who}, {card} : où ?
q.second {who} : l'autre coupe-feu ?
q.ember {who} : où va la braise ?
q.more {card} : suite ? (même case : fini)
q.spare Gemme à garder ? (centre : fini)
q.card {who} : quelle carte ?
w.bucket Seau
w.explosion Explosion
w.snag Arbre enflammé
w.flare Embrasement soudain
w.ember Braise
w.air_drop Largage d'eau
w.engine Camion de pompiers
w.jumper Parachutiste
w.dozer Ligne d'arrêt
w.scratch Arrêt d'urgence
w.reforest Dé/Reboiser
q.wind_card {who} : quel Vent ?
q.wind_use {who} : Vent {wind}, pour…
o.set Fixer le vent
o.roll Lancer le dé
o.wind_use.gem Gemme côté {wind}
q.discard {who} : combien de cartes ?
q.redraw {who} : cartes à changer ?
t.spread {who} propage le feu côté {wind}
t.no_room {who} n'a aucune case permise
t.gem {who} pose une gemme
t.firebreak {who} pose un coupe-feu.
t.card {who} joue une carte
t.plays {who} joue {card}
t.bucket {who} vide son Seau
t.discard {who} défausse {cards} {cards|carte|cartes}
t.draws {who} pioche {cards} cartes
t.reshuffle Pioche vide : mélangez la défausse, c'est la nouvelle pioche.
t.abandon {who} défausse 3 Eau ou 3 Coupe-feu : le Tout pour le Tout, deux gemmes !
t.wind_set {who} tourne le vent : {wind}
t.wind_rolled {who} lance le dé. Vent {wind}
t.wind_gem {who} joue Vent {wind} : une gemme
t.wind_invalid Vent {wind} impossible, plus de tour de ce côté : on lance le dé.
t.reroll Le dé dit {wind} : on relance
t.new_wind Nouveau vent : {wind}
q.burn Quelle tour brûle ?
q.burner Qui a brûlé la tour {de victim} ?
o.burner.none Personne
t.burnt La tour {de who} brûle !
t.cards_taken {who} prend les cartes {de victim} et en garde {hand}. Les autres en piochent une.
t.cards_lost Cartes {de who} défaussées. Les autres en piochent une : {hand} en main.
t.ablaze Retirez les gemmes de la tour {de who} et couvrez-la : elle brûle pour toujours.
t.shadow_in Mélangez l'Ombre des bois dans la pioche.
t.shadow_again Reprenez l'Ombre des bois de la défausse et mélangez-la dans la pioche.
q.event Quel évènement ?
q.drawer Qui l'a pioché ?
w.firestorm Tempête de feu
w.mutual_aid Aide mutuelle
w.shadow Ombre des bois
t.event {who} pioche {event} : à défausser et à remplacer
t.partial_storm Tempête de feu partielle
t.storm La tempête souffle côté {wind}
q.storm Gemme côté {wind} de chaque feu. Un toit ?
q.storm_gems Posez {gems} {gems|gemme|gemmes} : cases marquées
o.laid C'est posé
t.storm_gems Tempête côté {wind} : {gems} {gems|gemme|gemmes}
q.aid {who} : que fait chacun ?
o.aid_gem Poser une gemme
o.aid_firebreak Poser un coupe-feu
o.aid_swap Changer 3 cartes
t.aid_gem {who} : une gemme chacun, jamais côte à côte
t.aid_firebreak {who} : un coupe-feu chacun
t.aid_swap Chacun défausse trois cartes tout juste et en pioche trois.
q.wood {who} surgit des bois :
o.steal Prendre des cartes
o.dice Lancer 3 fois le dé
q.steal {who} se sert de…
o.nothing Rien
t.steal {who} tire une carte au hasard de chaque main active. Les mains se complètent en fin de tour.
t.wood_die {who} lance le dé : {wind}
t.wood_wins Les bois ont tout brûlé !
t.end Victoire : {winners} !
t.end_shared Victoire partagée : {winners} !
t.becomes_champion {who} prend la carte Champion de la forêt.
t.becomes_grand {who} retourne sa carte : Grand Champion !
"""
