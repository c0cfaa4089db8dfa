# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
# Fire Tower with the board on the screen: legal squares only.
seed 4
press OK
choose Fire Tower
choose 4
press NEXT
press OK
press OK
press OK 4
press OK
wait 1
press OK
shot fire_square
press OK
take card
take flare
press NEXT 2
press OK
press NEXT
shot fire_pattern
press OK
