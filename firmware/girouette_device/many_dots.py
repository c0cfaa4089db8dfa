# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Sizes on displays that have more dots than the little ones of layout.py: those in colour."""

_BIG_FONTS = ((6, 10), (8, 13), (10, 20))
# For displays with so many dots that all of it would be tiny: 16x26 is 8x13, doubled.
_FINE_FONTS = ((8, 13), (10, 20), (16, 26))


def fonts_for(width, height):
    return _FINE_FONTS if min(width, height) >= 200 else _BIG_FONTS


def square_size(width, height):
    if max(width, height) >= 300:
        return 14  # 7, doubled
    return 8 if max(width, height) >= 200 else 7
