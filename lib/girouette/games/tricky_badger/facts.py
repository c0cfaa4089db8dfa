# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What Tricky Badger learns from the players' own cards; see girouette/facts.py."""

_TYPES = "badger,female,male,bone,wheat,weevil,twig,magpie,cage,trap"

FACTS = (
    ("tb.paw.11", 1, 10, 7, "paw_11"),
    ("tb.paw.pink1", 2, 7, 3, "paw_pink1"),
    ("tb.points.bone,wheat,weevil,cage,trap", -5, 5, 0, "points"),
    ("tb.cards." + _TYPES + ".up,down", 0, 20, 3, "cards"),
)
FR = """
f.paw_11 Patte 11
f.paw_pink1 Patte rose 1
f.points Pts {a}
f.cards {a} {b}
w.badger blaireau
w.female ♀
w.male ♂
w.bone os
w.wheat blé
w.weevil charançon
w.twig brindille
w.magpie pie
w.cage cage
w.trap piège
w.up ↑
w.down ↓
"""
EN = """
f.paw_11 Paw 11
f.paw_pink1 Paw pink 1
f.points Pts {a}
f.cards {a} {b}
w.badger badger
w.female ♀
w.male ♂
w.bone bone
w.wheat wheat
w.weevil weevil
w.twig twig
w.magpie magpie
w.cage cage
w.trap trap
w.up ↑
w.down ↓
"""
