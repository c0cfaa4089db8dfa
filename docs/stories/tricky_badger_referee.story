# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
# Tricky Badger as a referee: the arrow, every leaf, and who wins with what.
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
press OK 5
press OK
press OK
press NEXT
press OK
choose 4
shot badger_follow
press OK
choose 9
press OK
choose 5
shot badger_wins
