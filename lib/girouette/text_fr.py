# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What all games and menus say, in French. See texts.py for the grammar of a line."""

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
journal.damaged Journal coupé ou abîmé.
journal.format Journal d'un format inconnu.
journal.other_game Journal d'un autre jeu.
journal.version Journal d'une autre version des règles.
journal.answer Ce journal ne suit pas les règles de ce jeu.
w.fr Français
w.en English
q.language Langue / Language
q.home Bonjour !
o.home.continue Reprendre {game}
o.home.games Jeux
o.home.tools Outils
o.home.settings Réglages
q.pick_games Quel jeu ?
q.pick_tools Quel outil ?
q.foreign La mémoire contient les données d'un autre programme.
q.version Partie d'une autre version : je ne peux pas la reprendre.
q.damaged Journal abîmé : reprendre au dernier coup sûr ?
q.replace Partie en cours : {game}
q.sure Sûr ? C'est définitif.
q.menu Menu de table
q.settings Réglages
o.keep Garder
o.claim Effacer
o.discard Abandonner
o.go_on Reprendre
o.menu.undo Annuler
o.menu.scores Scores
o.menu.history Historique
o.menu.rules Rappel des règles
o.menu.rotate Retourner l'écran
o.menu.pause Pause
o.menu.end Finir la partie
o.settings.language Langue : français
o.settings.brightness Lumière : {brightness}/3
o.settings.sound Son : {sound}/2
o.settings.rotation Rotation : {rotation}°
o.settings.dim Veille : {dim} min
o.settings.about À propos
s.ok OK : suite
s.undone Annulé
s.store_ok Sauvegarde prête.
s.store_missing Pas de mémoire : rien n'est sauvegardé.
s.store_small Mémoire trop petite : rien n'est sauvegardé.
s.store_failing Mémoire en panne : rien n'est sauvegardé.
s.store_foreign Mémoire d'un autre programme : rien n'est sauvegardé.
s.free {n} octets libres
crash.title Oups, une erreur.
crash.way La partie est gardée. OK : redémarrer.
"""
