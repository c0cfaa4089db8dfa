# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Words in other sizes than layout.py gives them: larger, for who chose so in the settings, and
smaller, where they fit in no other way.

Large text is one option at a time, as large as it can be, under its question. The bar at the edge
shows which of them it is; PREV and NEXT bring the others.

layout.py loads this when it is wanted.
"""

from girouette.texts import wrap

from .layout import (
    LARGE,
    MARKER,
    SMALL,
    TEXT,
    breaks_a_word,
    cut,
    put_lines,
    put_options,
    wrap_all,
)
from .long_lists import bar, page_of

_SCALES = (3, 2)  # of the largest font, for an option that is one short line
# Fonts of the lines and of the option that is too long for that: what is taken matters more.
_WAYS = ((LARGE, LARGE), (TEXT, LARGE), (SMALL, LARGE), (TEXT, TEXT), (SMALL, TEXT), (SMALL, SMALL))


def place_large(made, scene, lines, fonts, left, top, right, bottom):
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
            place_small(made, scene, lines, fonts, left, top, right, bottom)
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
        option = wrap(text, (across - MARKER) // fonts[choice][0])
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


def place_small(made, scene, lines, fonts, left, top, right, bottom):
    """The words of a scene in the smallest font, and cut where even that is too large. No screen of
    ours comes to this, but other people's games and names may."""
    options = scene.options
    across = right - left
    small, low = fonts[SMALL]
    wrapped = wrap_all(lines, across // small, True) or []
    room = (bottom - top) // low
    if not options and len(wrapped) > room:
        # Lines may share their blank top row: only accents of capitals reach it.
        low -= 1
        room = (bottom - top) // low
    keep = room if not options else max(1, room - 3)
    if len(wrapped) > keep:
        made.lacks("lines")
        wrapped = wrapped[:keep]
        wrapped[-1] = cut(wrapped[-1] + "…", across // small)
        if wrapped[-1][-1] != "…":
            wrapped[-1] += "…"
    put_lines(made, wrapped, SMALL, ((small, low),), left, top, right)
    if not options:
        return
    start = top + len(wrapped) * low + (2 if wrapped else 0)
    across -= 4
    longest = max([len(text) for text in options])
    for font in (LARGE, TEXT, SMALL):
        tall = fonts[font][1]
        cells = (across - MARKER) // fonts[font][0]
        if longest > cells and font == LARGE:
            continue
        folded = [wrap(text, cells) for text in options]
        if font == TEXT and breaks_a_word(scene.options, folded):
            continue
        rows = [len(text) for text in folded]
        if font == SMALL or (bottom - start) // tall >= max(3, max(rows)):
            break
    lines = max(1, (bottom - start) // tall)
    if max(rows) > lines:
        made.lacks("options")
    first, end = page_of(scene.cursor, rows, lines)
    before = len(made.texts)
    place = (left, start, across)
    put_options(made, scene, first, rows[first:end], place, fonts, font, 0)
    while len(made.texts) > before and made.texts[-1][2] + tall > bottom:
        made.texts.pop()
    bar(made, right - 1, start, bottom, first, end, len(options))
