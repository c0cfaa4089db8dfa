# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The tests of Pig: `python3 tools/dev.py test --games examples` runs them."""
