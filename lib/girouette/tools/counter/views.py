# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The counter tool adds no page of its own to the table menu."""

VIEWS = ()
