# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""A 32-bit MicroPython for tests and measurements: the boards' object sizes without a board."""
