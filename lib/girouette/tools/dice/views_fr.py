# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Pages and help of the dice tool in French; loaded with the table menu only."""

TABLE = """
r.use Choisissez dé, nombre et dés gardés, puis lancez. Annuler et relancer donne le même lancer.
v.rolls Derniers lancers
"""
