# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""All of the NVM, as it is."""

import microcontroller

nvm = getattr(microcontroller, "nvm", None)
if nvm:
    for start in range(0, len(nvm), 64):
        print("nvm", bytes(nvm[start : start + 64]).hex())
