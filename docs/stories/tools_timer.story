# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
# A sand-clock for every turn.
seed 5
press NEXT
press OK
press PREV
press OK
choose 2
press OK 2
press OK
press OK
press OK
wait 12
shot timer
