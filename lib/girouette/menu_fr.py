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
q.again Déjà commencé.
q.same_table Même table : {table} ?
o.menu.facts Valeurs apprises
s.guest Rien n'est gardé ici.
w.dice Dés
w.scores Marque
w.timer Chrono
w.starter Qui commence ?
w.counter Compteur
o.finished Parties finies
o.menu.export Exporter
s.exported Le journal est sur la console.
s.qr À scanner
s.torn La dernière touche manque.
store.missing Pas de mémoire : rien n'est sauvegardé.
store.small Mémoire trop petite : rien n'est sauvegardé.
store.failing Mémoire en panne : rien n'est sauvegardé.
store.foreign Mémoire d'un autre programme : rien n'est sauvegardé.
store.full Mémoire pleine : la suite n'est pas sauvegardée.
journal.answer Ce journal ne suit pas les règles de ce jeu.
"""
