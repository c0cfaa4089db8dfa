# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Pages and help of the scores tool in French; loaded with the table menu only."""

TABLE = """
r.setup Qui gagne, le plus haut ou le plus bas, et à quel score la partie s'arrête.
r.keep Choisissez un joueur, réglez ses points ; 4 s ou OK et ils comptent. Annuler les reprend.
"""
