# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
# Large text: one option at a time, magnified. A longer one than before needs a line with more cells.
seed 2
press PREV
press OK
take large
press NEXT 3
hold OK
press OK
press NEXT
press OK
press NEXT 2
press OK
