# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
# Who starts? Chance says so.
seed 5
press NEXT
press OK
press NEXT 3
press OK
choose 3
press OK 3
press OK
wait 4
shot starter
