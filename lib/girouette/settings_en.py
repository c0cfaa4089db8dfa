# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What the settings say, in English; loaded with them only."""

TABLE = """
q.settings Settings
o.settings.language Language: English
o.settings.names Players
o.settings.brightness Light: {brightness}/3
o.settings.sound Sound: {sound}/2
o.settings.rotation Rotation: {rotation}°
o.settings.dim Sleep: {dim}
o.settings.facts Learned values
o.settings.keys Key test
o.settings.about About
o.settings.reset Erase everything
w.never never
q.names Who plays often?
q.player {name}
o.player.rename Change the name
o.player.recolour Change the colour
o.player.clear Forget
q.recolour {name}: which colour?
q.letter Name: {name}
q.reset Erase settings, names, values and games?
o.reset.all Erase everything
s.keys BACK twice: leave
s.free {n} bytes free
s.saves {games} {games|game|games} kept, {n} bytes free
s.store_ok Saving works.
"""
