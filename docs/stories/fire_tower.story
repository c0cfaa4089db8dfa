# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
# Fire Tower, keeping company: the wind, and a Wind card that turns it.
seed 4
press OK
choose Fire Tower
choose 4
shot fire_level
press OK
shot fire_options
press OK
press OK 5
wait 1
shot fire_wind
press OK
shot fire_turn
press OK
take wind
take e
take set
shot fire_turned
