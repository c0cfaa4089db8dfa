# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What `dev.py emulate` is made of: images, the drive, the emulated chip, stories, figures."""
