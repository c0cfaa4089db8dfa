# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
# Tricky Badger as a referee: the arrow, the colours, the best card, and who wins with what.
seed 4
press OK
choose Tricky Badger
choose 3
press OK 3
press NEXT
press OK
press OK
press NEXT
press OK
press OK 3
take badger
take up
take leaf.orange
shot badger_follow
take leaf.orange
take leaf.orange
take green
take 9
shot badger_wins
