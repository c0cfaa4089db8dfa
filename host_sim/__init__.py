# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The host simulator: virtual chips under unchanged firmware. Start at `host_sim.device`."""
