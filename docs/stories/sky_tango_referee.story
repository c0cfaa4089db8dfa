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
press OK
shot sky_animal
# yes
press PREV
press OK
shot sky_again
