# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Modules of the firmware that touch no hardware, for tests that run without a device."""

from tools.device_side import FIRMWARE, load

__all__ = ("FIRMWARE", "load", "missing")


def missing(text):
    """The characters of a text that no glyph sheet has, each once."""
    codepage = load("codepage")
    return "".join(dict.fromkeys(one for one in text if codepage.cell(one) == codepage.BOX))
