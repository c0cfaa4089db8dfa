# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What Tails on Fire learns from the players' own box; see girouette/facts_menu.py."""

FACTS = (
    ("tof.campfire", 0, 4, 1, "campfire"),
    ("tof.flames.1-9", 2, 4, 3, "flames"),
)
