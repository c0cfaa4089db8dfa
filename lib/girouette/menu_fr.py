# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What the menus say, in French; loaded with them only."""

TABLE = """
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
s.store_ok Sauvegarde prête.
s.store_missing Pas de mémoire : rien n'est sauvegardé.
s.store_small Mémoire trop petite : rien n'est sauvegardé.
s.store_failing Mémoire en panne : rien n'est sauvegardé.
s.store_foreign Mémoire d'un autre programme : rien n'est sauvegardé.
s.free {n} octets libres
journal.answer Ce journal ne suit pas les règles de ce jeu.
"""
