# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Virtual chips that decode the very bytes which the firmware's libraries send."""
