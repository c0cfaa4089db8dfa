# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Pages and help of the counter tool in French; loaded with the table menu only."""

TABLE = """
r.use +1 et -1 en une pression, Ajouter pour davantage. Manche suivante avance les manches.
"""
