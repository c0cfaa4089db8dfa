# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Girouette's pure core: games as scripts of questions, with no hardware, file or clock."""

VERSION = "0.1.0"
