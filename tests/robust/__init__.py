# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What people and parts do to a gadget: any key at any time, pulled plugs, failing chips."""
