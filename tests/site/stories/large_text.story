# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
# Large text: one option at a time, magnified.
seed 2
press PREV
press OK
take large
hold OK
press OK
choose Tails on Fire
press OK
press NEXT 2
press OK 10
press NEXT 3
press OK 6
