# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What Sky Tango learns from the players' own cards; see girouette/facts_menu.py."""

FACTS = (("st.sun,moon.1-29", 0, 1, 0, "animal", ("no", "yes")),)  # 1: the card shows an animal
