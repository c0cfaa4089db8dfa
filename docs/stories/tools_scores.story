# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
# The score keeper: three points for the first player.
seed 5
press NEXT
press OK
press NEXT 2
press OK
choose 2
press OK 2
press OK
press OK
press NEXT 3
shot scores_change
press OK
shot scores_list
