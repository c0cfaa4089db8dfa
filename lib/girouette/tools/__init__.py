# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The table's tools: each is a folder of the same shape as a game's, and runs the same way."""
