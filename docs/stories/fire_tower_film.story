# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
# A whole turn of Fire Tower with the board on the screen: the wind's gem, then a pattern card.
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
film fire_film
wait 2
press OK
wait 2
press OK
wait 2
take card
wait 1
take flare
wait 2
press NEXT 2
wait 1
# the row is taken, then its square
press OK
wait 1
press NEXT
wait 1
press OK
wait 2
# the pattern is turned, then laid
press NEXT
wait 1
press NEXT
wait 2
press OK
wait 4
film end
