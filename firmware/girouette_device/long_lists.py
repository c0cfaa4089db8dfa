# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""More options than a screen can show: in pages that follow the cursor.

layout.py loads this with the first of them, then it stays: most games have some.
"""

from girouette.texts import wrap

from .layout import MARKER, breaks_a_word, put_options


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
    folded = [wrap(text, (across - MARKER) // cell) for text in scene.options]
    rows = list(map(len, folded))
    lines = (bottom - top) // tall
    if max(rows) > min(lines, 2) or breaks_a_word(scene.options, folded):
        return False
    first, end = page_of(scene.cursor, rows, lines)
    put_options(made, scene, first, rows[first:end], (left, top, across), fonts, font, 0)
    bar(made, left + across + 3, top, bottom, first, end, len(rows))
    return True


def page_of(cursor, rows, lines):
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
