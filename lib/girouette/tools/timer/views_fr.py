# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Pages and help of the timer tool in French; loaded with the table menu only."""

TABLE = """
r.setup Sablier : un temps par tour. Pendule : un temps par joueur. Les deux : le tour d'abord.
r.run OK passe au joueur suivant. Le menu arrête le temps. Une coupure perd 30 s au plus.
v.times Temps
"""
