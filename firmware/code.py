# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What CircuitPython runs at power-up."""

from girouette_device import main

main.run()
