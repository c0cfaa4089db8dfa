# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Pages and rule reminders of Sky Tango in French; loaded with the table menu only."""

TABLE = """
r.setup Mélangez tout, 5 cartes chacun. Le plus jeune commence et pose une carte.
r.turn Poser une carte ou récupérer 5 cartes de suite. Éclipse totale : si rien n'est possible.
r.again Après un animal, poser encore une carte, sans récupérer. Impossible ? Éclipse totale.
r.last Dernier tour : poser ou récupérer, sinon éclipse totale. On ne pioche plus.
r.count Récupérées : +1. En rangée, même sous une éclipse, et en main : −1. Éclipses : 0.
v.rows Rangées
"""
