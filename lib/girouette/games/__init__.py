# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""One folder a game; a folder here is a game (see CONTRIBUTING.md, "Add a game")."""
