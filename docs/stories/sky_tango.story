# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
# Sky Tango, keeping company: a card a turn, and counts instead of rows.
seed 4
press OK
choose Sky Tango
choose 2
press OK 2
shot sky_level
press OK
# let's go
press OK 3
shot sky_turn
# it has drifted: the table menu
hold OK
take correct
shot sky_correct
