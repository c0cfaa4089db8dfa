# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
# Snow Time with three: the track is told once, the dice, the cards, what the tree comes to.
seed 4
press OK
choose Snow Time
choose 3
press OK 3
take referee
shot snow_options
press OK
shot snow_track
choose 30
choose 1
choose 12
shot snow_bonus
# for fights, three points
press NEXT 2
press OK
choose 3
press OK
wait 1
shot snow_fruits
press OK
choose 5
choose 4
shot snow_card
# the table menu: Correct…
hold OK
press NEXT
press OK
shot snow_correct
press BACK
choose 2
wait 0.8
shot snow_floor
