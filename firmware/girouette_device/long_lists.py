# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Too much for one screen: lines as small as need be, options in pages that follow the cursor.

layout.py loads this when nothing else fits.
"""

from .layout import (
    LARGE,
    MARKER,
    SMALL,
    TEXT,
    breaks_a_word,
    cut,
    fold,
    put_lines,
    put_options,
    wrap_all,
)


def place(made, scene, fonts, left, top, right, bottom):
    options = scene.options
    across = right - left - 1
    small, low = fonts[SMALL]
    wrapped = wrap_all(scene.lines, across // small, True) or []
    room = (bottom - top) // low
    keep = room if not options else max(1, room - 3)
    if len(wrapped) > keep:
        made.over += " lines"
        wrapped = wrapped[:keep]
        wrapped[-1] = cut(wrapped[-1] + "…", across // small)
        if wrapped[-1][-1] != "…":
            wrapped[-1] += "…"
    put_lines(made, wrapped, SMALL, fonts, left + 1, top, right)
    if not options:
        return
    start = top + len(wrapped) * low + (2 if wrapped else 0)
    across -= 3
    longest = max([len(text) for text in options])
    for font in (LARGE, TEXT, SMALL):
        tall = fonts[font][1]
        cells = (across - MARKER) // fonts[font][0]
        if longest > cells and font == LARGE:
            continue
        folded = [fold(text, cells) for text in options]
        if font == TEXT and breaks_a_word(folded):
            continue
        rows = [len(text) for text in folded]
        if font == SMALL or (bottom - start) // tall >= max(3, max(rows)):
            break
    lines = max(1, (bottom - start) // tall)
    if max(rows) > lines:
        made.over += " options"
    first = 0
    used = 0
    end = 0
    while end < len(options):
        if used and used + rows[end] > lines:
            if scene.cursor < end:
                break
            first = end
            used = 0
        used += rows[end]
        end += 1
    before = len(made.texts)
    place = (left, start, across)
    put_options(made, scene, first, rows[first:end], place, fonts, font, 0)
    while len(made.texts) > before and made.texts[-1][2] + tall > bottom:
        made.texts.pop()
    high = bottom - start
    thumb = max(4, high * (end - first) // len(options))
    place = min(start + high * first // len(options), bottom - thumb)
    made.rules.append((right - 2, place, 2, thumb))
