# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Pages and rule reminders of Sky Tango in English; loaded with the table menu only."""

TABLE = """
r.setup Shuffle all cards, 5 each. The youngest begins and places a card.
r.turn Place a card, or collect 5 or more in a row. Total Eclipse only when neither is possible.
r.again After an animal place one more card. Impossible? Total Eclipse: no collecting instead.
r.last Last turn: place or collect, else a Total Eclipse. Nobody draws any more.
r.count Collected: +1. In rows, even under an eclipse, and in hand: −1. Eclipses: 0.
v.rows Rows
"""
