# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
# Sky Tango as a referee: rows, values, and animals that are asked once.
seed 4
press OK
choose Sky Tango
choose 2
press OK 2
press NEXT
press OK
shot sky_options
press OK
press OK
press OK
shot sky_row
press OK
shot sky_value
# by thirds: 10 to 19, 13 to 15, 15
press OK
press OK
press NEXT
shot sky_animal
# yes
press PREV
press OK
shot sky_again
