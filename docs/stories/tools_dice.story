# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
# Two six-sided dice.
seed 8
press NEXT
press OK
press NEXT
press OK
press OK
wait 2
shot dice
