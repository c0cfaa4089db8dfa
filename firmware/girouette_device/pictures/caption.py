# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The caption under a picture."""

from ..layout import SMALL, TEXT, cut


def font_of(caption, fonts, width, alone):
    return TEXT if alone and len(caption) * fonts[TEXT][0] <= width else SMALL


def width_of(caption, fonts):
    """How wide it is beside words."""
    return len(caption) * fonts[SMALL][0] + 2


def place(made, caption, font, fonts, x, y, width):
    cell = fonts[font][0]
    cells = width // cell
    if len(caption) > cells:
        made.over += " caption"
        caption = cut(caption, cells)
    start = x + max(0, (width - len(caption) * cell) // 2)
    made.texts.append((font, start, y, len(caption), caption, 0, None))
