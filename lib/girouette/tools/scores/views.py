# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The score tool adds no page of its own to the table menu."""

VIEWS = ()
