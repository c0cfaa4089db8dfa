# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Large text, for who chose it in the settings: one option at a time, as large as it can be, under
its question. The bar at the edge shows which of them it is; PREV and NEXT bring the others.

layout.py loads this when the setting is on.
"""

from .layout import (
    LARGE,
    MARKER,
    SMALL,
    TEXT,
    breaks_a_word,
    fold,
    put_lines,
    put_options,
    wrap_all,
)
from .long_lists import bar
from .long_lists import place as place_list

_SCALES = (3, 2)  # of the largest font, for an option that is one short line
# Fonts of the lines and of the option that is too long for that: what is taken matters more.
_WAYS = ((LARGE, LARGE), (TEXT, LARGE), (SMALL, LARGE), (TEXT, TEXT), (SMALL, TEXT), (SMALL, SMALL))


def place(made, scene, lines, fonts, left, top, right, bottom):
    """The words of a scene with options."""
    chosen = max(0, scene.cursor)
    text = scene.options[chosen]
    across = right - left - 4
    for body in (LARGE, TEXT):
        wrapped = wrap_all(lines, (right - left) // fonts[body][0], False)
        if wrapped is None:
            continue
        start = top + len(wrapped) * fonts[body][1]
        scale = _scale(made, text, fonts, across, bottom - start)
        if scale:
            put_lines(made, wrapped, body, fonts, left, top, right)
            y = start + (bottom - start - scale * fonts[LARGE][1]) // 2
            made.big = (scale, left + MARKER, y, text)
            made.marks.append((chosen, left, y + scale * fonts[LARGE][1] // 2))
            made.font = body
            break
    else:
        if not _folded(made, scene, chosen, lines, fonts, left, top, right, bottom):
            made.font = SMALL
            place_list(made, scene, lines, fonts, left, top, right, bottom)
            return
    bar(made, right - 1, top, bottom, chosen, chosen + 1, len(scene.options))


def _scale(made, text, fonts, across, height):
    """How often an option can be magnified; 0 where it cannot, or a picture has that already."""
    cell, tall = fonts[LARGE]
    if not made.big:
        for scale in _SCALES:
            if MARKER + len(text) * cell * scale <= across and tall * scale <= height:
                return scale
    return 0


def _folded(made, scene, chosen, lines, fonts, left, top, right, bottom):
    """The option in as many lines as it takes; False where it does not fit."""
    text = scene.options[chosen]
    across = right - left - 4
    for body, choice in _WAYS:
        wrapped = wrap_all(lines, (right - left) // fonts[body][0], body == SMALL)
        option = fold(text, (across - MARKER) // fonts[choice][0])
        if wrapped is None or choice != SMALL and breaks_a_word((text,), (option,)):
            continue
        start = top + len(wrapped) * fonts[body][1]
        spare = bottom - start - len(option) * fonts[choice][1]
        if spare >= 0:
            put_lines(made, wrapped, body, fonts, left, top, right)
            where = (left, start + spare // 2, across)
            put_options(made, scene, chosen, (len(option),), where, fonts, choice, 0)
            made.font = min(body, choice)
            return True
    return False
