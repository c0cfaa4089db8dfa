# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The simulator's own tests: its chips and fakes against what the real ones do."""
