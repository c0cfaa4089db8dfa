# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What the settings say, in French; loaded with them only."""

TABLE = """
q.settings Réglages
o.settings.language Langue : français
o.settings.names Joueurs
o.settings.brightness Lumière : {brightness}/3
o.settings.sound Son : {sound}/2
o.settings.rotation Rotation : {rotation}°
o.settings.dim Veille : {dim}
o.settings.facts Valeurs apprises
o.settings.keys Test des touches
o.settings.about À propos
o.settings.reset Tout effacer
w.never jamais
q.names Qui joue souvent ?
q.player {name}
o.player.rename Changer le nom
o.player.recolour Changer la couleur
o.player.clear Oublier
q.recolour Couleur {de name} ?
q.letter Nom : {name}
q.reset Effacer réglages, noms, valeurs et parties ?
o.reset.all Tout effacer
s.keys 2 fois BACK : sortir
s.free {n} octets libres
s.saves {games} {games|partie gardée|parties gardées}, {n} octets libres
s.store_ok Sauvegarde prête.
"""
