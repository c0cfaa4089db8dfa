# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
# Tails on Fire with four: setup, a round up to its winner.
seed 3
press OK
choose Tails on Fire
choose 4
press OK 4
shot tails_options
press OK
press OK
shot tails_campfire
choose 1
press OK 3
shot tails_iguana
choose 8
shot tails_choose
press OK
shot tails_turn
# the table menu: Correct…
hold OK
press NEXT
press OK
shot tails_correct
press BACK
press OK
# the three others pass
take pass
take pass
take pass
choose 3
shot tails_wins
