# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The device around the core: everything that touches CircuitPython's hardware modules."""
