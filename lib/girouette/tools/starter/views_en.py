# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Pages and help of the starter tool in English; loaded with the table menu only."""

TABLE = """
r.use Chance picks who starts, the turn order or teams. The light shows who starts.
"""
