# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
# Tricky Badger on four keys: the cards are asked by thirds, and PREV takes the animals.
seed 4
press OK
choose Tricky Badger
choose 3
press OK 3
press OK
press OK
press NEXT
press OK
press OK 3
press PREV
shot badger_animals
