# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Where everything of a scene goes on a display of some size. Pure: no hardware, no state.

`plan(scene, width, height)` gives a Plan that a screen draws and tests ask; `fits` says whether
all of the scene can be read on it. A display has three fonts, by index: SMALL, TEXT and LARGE.

The rules, in order: the header on top; a picture left and the words right of it (grids and codes
take the whole height); words in the largest font in which all of them fit; options in columns when
they are many and short, else in pages that follow the cursor, with a bar showing which part is
seen. What cannot be shown even in the smallest font ends in "…" and is named in Plan.over: nothing
is cut silently.
"""

from micropython import const

from girouette.texts import wrap

SMALL = const(0)
TEXT = const(1)
LARGE = const(2)

# Cell sizes of the three fonts, for little displays and for the others.
LITTLE_FONTS = ((5, 8), (6, 10), (8, 13))
BIG_FONTS = ((6, 10), (8, 13), (10, 20))

# Where the digits of the LARGE fonts have their ink: blank rows over it, rows of it.
_INK = {13: (2, 9), 20: (3, 13)}

# Fonts of the lines and of the options: the first pair in which all fits is taken.
_PAIRS = ((2, 2), (1, 2), (1, 1), (0, 1), (0, 0))
_MARKER = const(8)  # room for the cursor in front of an option, in pixels
_NEVER_FIRST = "?!:;»"  # in a line: French puts a space before them
_SIGNS = {"pending": "⌛", "unsaved": "⚠", "low": "🔋"}


class Plan:
    """A drawn-up screen.

    texts    (font, x, y, cells, text, style, colour key or None); style 0 light, 1 dark on light
    big      None, or (scale, x, y, text): large glyphs magnified
    marks    (option, x, y) of each option in sight; y is the middle of its first line
    box      the picture's place (x, y, width, height), or None
    rules    filled rectangles (x, y, width, height): header, dividers, scroll bar
    hints    how many lines the hint has
    over     what could not be shown whole: "" or names such as "title lines"
    """

    def __init__(self):
        self.texts = []
        self.big = None
        self.marks = []
        self.box = None
        self.rules = []
        self.hints = 0
        self.over = ""


def fonts_for(width, height):
    return BIG_FONTS if width * height > 128 * 100 else LITTLE_FONTS


def cut(text, cells):
    """The text, or its beginning and "…" where it is too long."""
    return text if len(text) <= cells else text[: max(0, cells - 1)] + "…"


def fits(scene, width, height):
    """True when the whole scene can be read on a display of this size."""
    return not plan(scene, width, height).over


def plan(scene, width, height):
    made = _plan(scene, width, height, 2)
    if made.hints > 1 and "lines" in made.over:
        # The question matters more than a second line of hint.
        made = _plan(scene, width, height, 1)
    return made


def _plan(scene, width, height, hint_lines):
    made = Plan()
    fonts = fonts_for(width, height)
    picture = scene.picture
    kind = picture[0] if picture else None
    tall = kind in ("grid", "qr") and width > height and fonts == LITTLE_FONTS
    left = 0
    if tall:
        made.box = (0, 0, height, height)
        left = height + 1
    top = _header(made, scene, fonts, left, width)
    bottom = height
    if scene.hint:
        bottom = _hint(made, scene.hint, hint_lines, fonts, left, width, height)
    words = bool(scene.options or scene.lines)
    if kind and not tall:
        if not words:
            _picture(made, picture, fonts, 0, top, width, bottom - top, True)
            return made
        if width < 100 or kind == "bars" and not scene.options:
            top = _above(made, scene, fonts, top, width, bottom)
        else:
            left = _beside(picture, fonts, width, bottom - top)
            _picture(made, picture, fonts, 0, top, left, bottom - top, False)
            left += 1 if kind == "grid" else 3
    if words:
        _words(made, scene, fonts, left, top, width, bottom)
    return made


def _header(made, scene, fonts, left, width):
    """The inverted line on top: title left; saved sign and corner right. Gives the body's top."""
    corner = scene.corner
    sign = _SIGNS.get(scene.saved, "")
    if sign:
        corner = sign + " " + corner if corner else sign
    title = scene.title
    if not title and not corner:
        return 0
    font = TEXT
    room = width - left
    need = len(title) + (len(corner) + 1 if corner else 0)
    under = None
    if room < 100 and corner and need > (room - 1) // fonts[TEXT][0]:
        # Where it is narrow, the corner gets a line of its own.
        under = corner
        corner = ""
        need = len(title)
    if need > (room - 1) // fonts[TEXT][0]:
        font = SMALL
    cell, tall = fonts[font]
    cells = (room - 1) // cell
    line = fonts[TEXT][1]
    made.rules.append((left, 0, room, line))
    if need > cells:
        title = cut(title, cells - (len(corner) + 1 if corner else 0))
        made.over += " title"
    y = (line - tall + 1) // 2
    made.texts.append((font, left + 1, y, len(title), title, 1, None))
    if corner:
        made.texts.append((font, width - len(corner) * cell, y, len(corner), corner, 1, None))
    if under:
        cells = room // fonts[SMALL][0]
        if len(under) > cells:
            made.over += " corner"
        made.texts.append((SMALL, left + 2, line + 2, cells, cut(under, cells), 0, None))
        line += fonts[SMALL][1] + 2
    return line + 1


def _hint(made, hint, most, fonts, left, width, height):
    """The small last line, or two at most; gives where the body ends."""
    cell, tall = fonts[SMALL]
    cells = (width - left - 1) // cell
    lines = _fold(hint, cells)
    if len(lines) > most:
        made.over += " hint"
        lines = [lines[0], cut(" ".join(lines[1:]), cells)] if most > 1 else [cut(hint, cells)]
    for index, line in enumerate(lines):
        y = height - tall * (len(lines) - index)
        made.texts.append((SMALL, left + 1, y, cells, line, 0, None))
    made.hints = len(lines)
    return height - tall * len(lines) - 1


def _beside(picture, fonts, width, height):
    """How wide a picture is when words stand right of it."""
    kind = picture[0]
    if kind == "panel":
        longest = max([len(row) for row in picture[1]] + [1])
        return min(longest * fonts[SMALL][0] + 2, width * 3 // 4)
    if kind == "bars":
        return width // 2
    if kind == "grid":
        return picture[2] * square_size(fonts)
    if kind == "qr":
        return min(height, width * 3 // 4)
    caption = 0
    if kind != "dice":
        caption = len(picture[2]) * fonts[SMALL][0] + 2
    if kind == "value":
        scale = _big_scale(picture[1], fonts, width // 2, height - fonts[SMALL][1])
        return min(width // 2, max(len(picture[1]) * fonts[LARGE][0] * scale + 4, caption))
    if kind == "arrow":
        return min(width * 2 // 5, max(caption, height - (fonts[SMALL][1] if picture[2] else 0)))
    count = len(picture[1])
    return min(width // 2, 4 + (height - 10 if count == 1 else width // 2))


def _big_scale(text, fonts, width, height):
    """The magnification in which a value fits."""
    cell, tall = fonts[LARGE]
    scale = 4
    while scale > 1 and (len(text) * cell * scale > width or _INK[tall][1] * scale > height - 3):
        scale -= 1
    return scale


def _above(made, scene, fonts, top, width, bottom):
    """A picture over its words: narrow displays, and tables with a line under them."""
    picture = scene.picture
    below = min(len(scene.lines) + len(scene.options), 3 if width > 100 else 5)
    height = max((bottom - top) // 3, bottom - top - below * fonts[SMALL][1] - 2)
    if width < 100:
        height = width if picture[0] in ("grid", "qr") else min(height, width - 10)
    _picture(made, picture, fonts, 0, top, width, height, True)
    return top + height + 2


def _picture(made, picture, fonts, x, y, width, height, alone):
    """Places the picture and the texts in it."""
    kind = picture[0]
    if kind == "panel":
        _panel(made, picture[1], fonts, x, y, width, height, alone)
    elif kind == "bars":
        _bars(made, picture, fonts, x, y, width, height)
    elif kind == "value":
        _value(made, picture, fonts, x, y, width, height, alone)
    else:
        if kind == "arrow" and picture[2]:
            font = _caption_font(picture[2], fonts, width, alone)
            side = min(width, height - fonts[font][1])
            top = y + (height - fonts[font][1] - side) // 2
            made.box = (x, top, width, side)
            _caption(made, picture[2], font, fonts, x, top + side, width)
            return
        made.box = (x, y, width, height)
        if kind == "dice" and picture[2] != 6:
            _numbers(made, picture[1], fonts)


def _caption_font(caption, fonts, width, alone):
    return TEXT if alone and len(caption) * fonts[TEXT][0] <= width else SMALL


def _caption(made, caption, font, fonts, x, y, width):
    cell = fonts[font][0]
    cells = width // cell
    if len(caption) > cells:
        made.over += " caption"
        caption = cut(caption, cells)
    start = x + max(0, (width - len(caption) * cell) // 2)
    made.texts.append((font, start, y, len(caption), caption, 0, None))


def _value(made, picture, fonts, x, y, width, height, alone):
    """One thing as large as may be, its caption close under it, both in the middle."""
    text, caption = picture[1], picture[2]
    font = _caption_font(caption, fonts, width, alone)
    below = fonts[font][1] if caption else 0
    scale = _big_scale(text, fonts, width, height - below)
    cell, tall = fonts[LARGE]
    blank, ink = _INK[tall]
    if len(text) * cell * scale > width:
        made.over += " value"
    top = y + (height - below - ink * scale) // 2
    start = x + max(0, (width - len(text) * cell * scale) // 2)
    made.big = (scale, start, top - blank * scale, text)
    if caption:
        room = y + height - below - top - ink * scale
        _caption(made, caption, font, fonts, x, top + ink * scale + min(room, 4), width)


def square_size(fonts):
    """Pixels of a square of a grid: what the sheets of squares have."""
    return 4 if fonts == LITTLE_FONTS else 6


def dice_places(count, box):
    """(x, y, size) of each of some dice in a box: in one row or two, as large as may be."""
    x, y, width, height = box
    rows = 1 if count < 3 or width > height * 2 else 2
    across = (count + rows - 1) // rows
    size = min((width - 3 * (across + 1)) // across, (height - 3 * rows) // rows, 56)
    places = []
    for index in range(count):
        row, column = divmod(index, across)
        start = x + (width - across * (size + 4) + 4) // 2
        top = y + (height - rows * (size + 4) + 4) // 2
        places.append((start + column * (size + 4), top + row * (size + 4), size))
    return places


def _numbers(made, faces, fonts):
    """Dice without pips: their numbers, dark on the light die."""
    places = dice_places(len(faces), made.box)
    for index, face in enumerate(faces):
        x, y, size = places[index]
        text = str(face)
        font = LARGE
        while font and (fonts[font][1] > size - 4 or len(text) * fonts[font][0] > size - 4):
            font -= 1
        cell, tall = fonts[font]
        start = x + (size - len(text) * cell + 1) // 2
        made.texts.append((font, start, y + (size - tall + 1) // 2, len(text), text, 1, None))


def _panel(made, rows, fonts, x, y, width, height, alone):
    font = SMALL
    longest = max([len(row) for row in rows] + [1])
    if len(rows) * fonts[TEXT][1] <= height and longest * fonts[TEXT][0] <= width and alone:
        font = TEXT
    cell, tall = fonts[font]
    cells = width // cell
    # Small lines may overlap by their blank top row: only accents of capitals reach it.
    pitch = min(tall + 2, (height + 1) * 16 // max(1, len(rows)) // 16)
    if pitch < tall - 1 or longest > cells:
        made.over += " panel"
    pitch = max(pitch, tall - 1)
    for index, row in enumerate(rows):
        if (index + 1) * pitch <= height + 1:
            made.texts.append((font, x + 1, y + index * pitch, cells, cut(row, cells), 0, None))


def _bars(made, picture, fonts, x, y, width, height):
    """A row for each: label, bar, text. The bars' places go to the box: pictures.py fills them."""
    rows = picture[1]
    labels = max([len(row[0]) for row in rows] + [1])
    texts = max([len(row[3]) for row in rows] + [1])
    for font in (LARGE, TEXT, SMALL):
        cell, tall = fonts[font]
        need = (labels + texts) * cell + 4
        if len(rows) * (tall - (font != TEXT)) <= height and need + width // 3 <= width:
            break
    pitch = min(height // max(1, len(rows)), tall + 4)
    if pitch < tall - 1 or need > width:
        made.over += " bars"
    for index, row in enumerate(rows):
        top = y + index * pitch
        middle = top + max(0, pitch - tall) // 2
        made.texts.append((font, x + 1, middle, labels, row[0], 0, row[2]))
        start = x + width - len(row[3]) * cell - 1
        made.texts.append((font, start, middle, len(row[3]), row[3], 0, row[2]))
    start = x + labels * cell + 4
    made.box = (start, y, width - (start - x) - texts * cell - 4, pitch * len(rows))


def _words(made, scene, fonts, left, top, right, bottom):
    lines = scene.lines
    options = scene.options
    across = right - left - 1
    height = bottom - top
    count = sum([len(text) for text in lines])
    longest = max([len(text) for text in options]) if options else 0
    font = wrapped = None
    for body, choice in _PAIRS:
        if body != font:
            font = body
            cells = across // fonts[body][0]
            wrapped = None
            # No need to try where it is too long however it is broken.
            if body == SMALL or count <= height // fonts[body][1] * (cells + 1):
                wrapped = _wrapped(lines, cells, body == SMALL)
        if wrapped is None:
            continue
        used = len(wrapped) * fonts[body][1]
        if not options:
            if used <= height:
                _put_lines(made, wrapped, body, fonts, left + 1, top + _spare(height - used), right)
                return
            continue
        used += 2 if wrapped and body != SMALL else 0
        tall = fonts[choice][1]
        for columns in (1, 2, 3):
            rows = _option_rows(options, longest, columns, across, fonts[choice], choice == SMALL)
            if not rows:
                continue
            needed = sum(rows)
            spare = height - used - needed * tall
            # The text font may be set tight: only accents of capitals meet the line above.
            if spare >= 0 or choice == TEXT and body == SMALL and spare + needed >= 0:
                gap = min(3, spare // len(rows)) if spare >= 0 else -1
                if gap < 0:
                    top -= 1
                _put_lines(made, wrapped, body, fonts, left + 1, top, right)
                start = top + used + max(0, spare - gap * len(rows)) // 2 * (not wrapped)
                pitch = across // columns
                for column in range(columns):
                    place = (left + column * pitch, start, pitch)
                    _put_options(made, scene, column * len(rows), rows, place, fonts, choice, gap)
                return
    _paged(made, scene, fonts, left, top, right, bottom)


def _spare(room):
    """Lines alone stand a little above the middle."""
    return max(0, room * 2 // 5)


def _fold(text, cells):
    """The lines of a paragraph as texts.wrap breaks them, sooner: by looking for the spaces where
    lines end. What is not so simple is left to it."""
    if len(text) <= cells and text[:1] != " ":
        return [text]
    lines = []
    if "  " not in text and text[:1] != " ":
        while len(text) > cells:
            end = text.rfind(" ", 0, cells + 1)
            while end > 0 and text[end + 1 : end + 2] in _NEVER_FIRST:
                end = text.rfind(" ", 0, end)
            if end <= 0:
                break
            lines.append(text[:end])
            text = text[end + 1 :]
        else:
            lines.append(text)
            return lines
    lines.extend(wrap(text, cells))
    return lines


def _wrapped(lines, cells, last):
    """All paragraphs as lines; None where a word would be broken, but in the last font."""
    out = []
    for text in lines:
        wrapped = _fold(text, cells)
        if not last and len(wrapped) > 1 and _breaks_a_word((wrapped,)):
            return None
        out.extend(wrapped)
    return out


def _breaks_a_word(folded):
    """True where a paragraph has a line that ends in the hyphen of a broken word."""
    for lines in folded:
        for line in lines[:-1]:
            if line[-1:] == "-" and line[-2:] != " -":
                return True
    return False


def _option_rows(options, longest, columns, across, size, last):
    """How many lines each row of options takes, or None where they are too long."""
    cells = (across // columns - _MARKER) // size[0]
    if columns > 1 and len(options) < 4:
        return None
    if longest <= cells:
        return [1] * ((len(options) + columns - 1) // columns)
    if columns > 1 or not last:
        return None
    return [len(_fold(text, cells)) for text in options]


def _put_lines(made, wrapped, font, fonts, left, top, right):
    cell, tall = fonts[font]
    for index, line in enumerate(wrapped):
        made.texts.append((font, left, top + index * tall, (right - left) // cell, line, 0, None))


def _put_options(made, scene, first, rows, place, fonts, font, gap):
    """A column of options from the `first` on: as many lines each as `rows` says, at a place (left,
    top, width)."""
    cell, tall = fonts[font]
    x, y, width = place
    cells = (width - _MARKER) // cell
    tints = scene.tints
    index = first
    for option in scene.options[first : first + len(rows)]:
        made.marks.append((index, x, y + tall // 2))
        tint = tints[index] if index < len(tints) else None
        line_y = y
        for line in _fold(option, cells):
            made.texts.append((font, x + _MARKER, line_y, cells, line, 0, tint))
            line_y += tall
        y += rows[index - first] * tall + gap
        index += 1


def _paged(made, scene, fonts, left, top, right, bottom):
    """Too much for one screen: lines as small as need be, options in pages after the cursor."""
    options = scene.options
    across = right - left - 1
    small, low = fonts[SMALL]
    wrapped = _wrapped(scene.lines, across // small, True) or []
    room = (bottom - top) // low
    keep = room if not options else max(1, room - 3)
    if len(wrapped) > keep:
        made.over += " lines"
        wrapped = wrapped[:keep]
        wrapped[-1] = cut(wrapped[-1] + "…", across // small)
        if wrapped[-1][-1] != "…":
            wrapped[-1] += "…"
    _put_lines(made, wrapped, SMALL, fonts, left + 1, top, right)
    if not options:
        return
    start = top + len(wrapped) * low + (2 if wrapped else 0)
    across -= 3
    longest = max([len(text) for text in options])
    for font in (LARGE, TEXT, SMALL):
        tall = fonts[font][1]
        cells = (across - _MARKER) // fonts[font][0]
        if longest > cells and font == LARGE:
            continue
        folded = [_fold(text, cells) for text in options]
        if font == TEXT and _breaks_a_word(folded):
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
    _put_options(made, scene, first, rows[first:end], place, fonts, font, 0)
    while len(made.texts) > before and made.texts[-1][2] + tall > bottom:
        made.texts.pop()
    high = bottom - start
    thumb = max(4, high * (end - first) // len(options))
    place = min(start + high * first // len(options), bottom - thumb)
    made.rules.append((right - 2, place, 2, thumb))
