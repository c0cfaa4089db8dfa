# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
# The list of tools, then the counter.
seed 5
press NEXT
press OK
shot tools
press OK
press OK
press OK
shot counter
