# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""A game of one pile, for the tests of corrections: everybody takes from it until it is empty."""

PARTS = ("corrections",)
