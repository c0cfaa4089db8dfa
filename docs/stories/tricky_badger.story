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
press OK 3
shot badger_prize
take badger
shot badger_winner
take green
# trick 2: a hamster for the same player, whose badger eats it
take female
take green
shot badger_eaten
press OK
# trick 3: a hamster for red; trick 4: a cage, which would cost it
take female
take red
take cage
take red
shot badger_cost
press OK
shot badger_target
press OK
press OK
hold OK
take correct
shot badger_correct
