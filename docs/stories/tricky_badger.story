# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
# Tricky Badger, keeping company: the prize and who wins it; then a hamster that finds a friend.
seed 4
press OK
choose Tricky Badger
choose 3
press OK 3
shot badger_level
press OK
shot badger_options
press OK
press NEXT
press OK
press OK 5
shot badger_prize
press OK
shot badger_winner
press NEXT
press OK
# trick 2: a hamster for the same player, whose badger eats it
press NEXT
press OK
press NEXT
press OK
shot badger_eaten
