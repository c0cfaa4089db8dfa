# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Pages and help of the starter tool in French; loaded with the table menu only."""

TABLE = """
r.use Le sort choisit qui commence, l'ordre du tour ou des équipes. La lumière montre qui commence.
"""
