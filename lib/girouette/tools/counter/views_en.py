# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Pages and help of the counter tool in English; loaded with the table menu only."""

TABLE = """
r.use +1 and -1 take one press, Add does more. Next round moves the round tracker on.
"""
