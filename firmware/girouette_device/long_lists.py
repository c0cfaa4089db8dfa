# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Too much for one screen: options in pages that follow the cursor, lines as small as need be.

layout.py loads this when not all fits.
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


def pages(made, scene, fonts, font, longest, place):
    """Options in one font at a place (left, top, width, bottom), in columns where they are short.
    False when they are too long for it."""
    left, top, across, bottom = place
    cell, tall = fonts[font]
    columns = min(4, across // (MARKER + longest * cell))
    if not columns:
        return _folded_pages(made, scene, fonts, font, place)
    rows = (bottom - top) // tall
    count = len(scene.options)
    first = scene.cursor // (rows * columns) * rows * columns
    end = min(count, first + rows * columns)
    # The last page is as full as it can be: nobody should think that there are only these.
    first = max(0, end - rows * columns)
    pitch = across // columns
    for column in range(columns):
        where = (left + column * pitch, top, pitch)
        put_options(made, scene, first + column, [1] * rows, where, fonts, font, 0, columns)
    bar(made, left + across + 3, top, bottom, first, end, count)
    return True


def _folded_pages(made, scene, fonts, font, place):
    """Options of two lines: with three, one would fill a page."""
    left, top, across, bottom = place
    cell, tall = fonts[font]
    folded = [fold(text, (across - MARKER) // cell) for text in scene.options]
    rows = [len(text) for text in folded]
    lines = (bottom - top) // tall
    if max(rows) > min(lines, 2) or breaks_a_word(scene.options, folded):
        return False
    first, end = _page(scene.cursor, rows, lines)
    put_options(made, scene, first, rows[first:end], (left, top, across), fonts, font, 0)
    bar(made, left + across + 3, top, bottom, first, end, len(rows))
    return True


def _page(cursor, rows, lines):
    """The first option of the page that has the cursor, and the one after its last."""
    first = used = end = 0
    while end < len(rows):
        if used and used + rows[end] > lines:
            if cursor < end:
                break
            first = end
            used = 0
        used += rows[end]
        end += 1
    return first, end


def bar(made, right, top, bottom, first, end, count):
    """Which part of a list is in sight, if not all of it."""
    if end - first == count:
        return
    high = bottom - top
    thumb = max(4, high * (end - first) // count)
    made.rules.append((right - 1, min(top + high * first // count, bottom - thumb), 2, thumb))


def place(made, scene, lines, fonts, left, top, right, bottom):
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
        made.over += " lines"
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
        folded = [fold(text, cells) for text in options]
        if font == TEXT and breaks_a_word(scene.options, folded):
            continue
        rows = [len(text) for text in folded]
        if font == SMALL or (bottom - start) // tall >= max(3, max(rows)):
            break
    lines = max(1, (bottom - start) // tall)
    if max(rows) > lines:
        made.over += " options"
    first, end = _page(scene.cursor, rows, lines)
    before = len(made.texts)
    place = (left, start, across)
    put_options(made, scene, first, rows[first:end], place, fonts, font, 0)
    while len(made.texts) > before and made.texts[-1][2] + tall > bottom:
        made.texts.pop()
    bar(made, right - 1, start, bottom, first, end, len(options))
