# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What Tricky Badger learns from the players' own cards; see girouette/facts_menu.py."""

_TYPES = "badger,female,male,bone,wheat,weevil,twig,magpie,cage,trap"

FACTS = (
    ("tb.paw.11", 1, 10, 7, "paw_11"),
    ("tb.paw.pink1", 2, 7, 3, "paw_pink1"),
    ("tb.points.bone,wheat,weevil,cage,trap", -5, 5, 0, "points"),
    ("tb.cards." + _TYPES + ".up,down", 0, 20, 3, "cards"),
)
