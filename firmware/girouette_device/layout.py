# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Where everything of a scene goes on a display of some size. Pure: no hardware, and no state but
which kinds of pictures are in memory.

`plan(scene, width, height, large)` gives a Plan that a screen draws and tests ask; `large` is the
setting of large text (other_sizes.py). A display has three fonts, by index: SMALL, TEXT and LARGE.

The rules, in order: the header on top; a picture left and the words right of it (grids and codes
take the whole height); words in the largest font in which all of them fit; options in columns when
they are many and short. A screen is read at arm's length: before question and options get smaller
than 8x13, or then than 6x10, the options go in pages that follow the cursor, with a bar showing
which part is seen. A short menu (nobody's turn, and no round in the corner) is rather seen whole:
its question goes up into the header, and its letters may be 6x10. What cannot be shown even in the
smallest font ends in "…" and is named in Plan.over: nothing is cut silently.
"""

from micropython import const

from girouette.parts import forget, load
from girouette.texts import wrap

SMALL = const(0)
TEXT = const(1)
LARGE = const(2)

_LITTLE = const(12800)  # dots that a little display has at most; others: many_dots.py
LITTLE_FONTS = ((5, 8), (6, 10), (8, 13))  # cell sizes of its three fonts
# Set tight: only accents of capitals meet the line above.
_TIGHT_FONTS = ((5, 8), (6, 10), (8, 12))

# A digit each: fonts of the lines and of the options, and whether they are set tight. The first of
# these in which all fits is taken, or, for lists in pages, in which some of them do.
_WAYS = (0x220, 0x221, 0x120, 0x110, 0x010, 0x000)
_PAGED = const(2)  # rows of options in sight, at least
_COLUMN = const(50)  # pixels beside a board that are too few for messages
_MENU = const(6)  # options of a menu that may be seen whole
_BESIDE_COMPASS = const(5)  # full lines of words; more of them end before the edge
_CAPTION = const(6)  # dots that a letter of a caption needs at least
MARKER = const(8)  # room for the cursor in front of an option, in pixels
_SIGNS = {"pending": "⌛", "unsaved": "⚠", "low": "🔋"}


_FOLDER = "girouette_device."
_MANY_DOTS = "girouette_device.many_dots"  # of larger displays
_OTHER_SIZES = "girouette_device.other_sizes"  # for the few who want it, and for what fits nowhere
# What only some screens need, a kind of picture or long lists, goes when so many have done without.
# A load takes 10 ms of an RP2040, most of it CircuitPython's own collection of garbage after each
# import, and games come back to one kind or two.
_WITHOUT = const(6)
_screens = 0
_used = []  # [the screen that used it last, name] of each such module


class Plan:
    """A drawn-up screen.

    texts    (font, x, y, cells, text, style, colour key or None); style 0 light, 1 dark on light
    big      None, or (scale, x, y, text): large glyphs magnified
    marks    (option, x, y) of each option in sight; y is the middle of its first line
    box      the picture's place (x, y, width, height), or None
    rules    filled rectangles (x, y, width, height): header, dividers, scroll bar
    font     the smallest font of lines and options; None where there are neither
    over     what could not be shown whole: "" or names such as "title lines"
    """

    def __init__(self):
        self.texts = []
        self.big = None
        self.marks = []
        self.box = None
        self.rules = []
        self.font = None
        self.over = ""

    def lacks(self, what):
        """Something could not be shown whole."""
        self.over += " " + what


def fonts_for(width, height):
    """Cell sizes of the three fonts."""
    if width * height <= _LITTLE:
        return LITTLE_FONTS
    return load(_MANY_DOTS).fonts_for(width, height)


def kind_of(picture):
    """The module of a picture's kind (pictures/__init__.py says what it has)."""
    return _used_by_some("pictures." + picture[0])


def _used_by_some(module):
    name = _FOLDER + module
    for entry in _used:
        if entry[1] == name:
            entry[0] = _screens
            break
    else:
        _used.append([_screens, name])
    return load(name)


def _next_screen():
    global _screens
    _screens += 1
    for entry in _used:
        if entry[0] + _WITHOUT < _screens:
            _used.remove(entry)
            forget((entry[1],))
            break


def cut(text, cells):
    """The text, or its beginning and "…" where it is too long."""
    return text if len(text) <= cells else text[: max(0, cells - 1)] + "…"


def plan(scene, width, height, large=0):
    _next_screen()
    made = Plan()
    fonts = fonts_for(width, height)
    picture = scene.picture
    kind = picture[0] if picture else None
    left = 0
    tall = kind == "grid" and width > height
    if tall:
        # The whole height for it, or all but a line for messages under it and its words.
        left = picture[2] * square_size(width, height)
        made.box = (0, (height - left) // 2 if width - left > _COLUMN else 0, left, left)
    elif kind == "qr" and width > height and fonts == LITTLE_FONTS:
        tall = True
        made.box = (0, 0, height, height)
        left = height + 1
    title = scene.title
    lines = scene.lines
    corner = _corner(scene)
    largest = LARGE
    large = large and scene.options and scene.cursor >= 0
    if large and kind == "arrow":
        kind = None
    elif not large and fonts == LITTLE_FONTS and not (picture or scene.who or scene.corner):
        largest, on_top = _menu(scene, len(corner), fonts, width, height)
        if on_top:
            title, lines = lines[0], []
    elif kind == "grid" and left and width - left < 100 and not scene.who and corner:
        # Nobody's turn: the wind is wanted there, and the room.
        title, corner = corner, ""
    top = _header(made, title, corner, fonts, left, width)
    bottom = height
    if scene.hint:
        beside = 0 if tall and width - left <= _COLUMN else left
        bottom = _hint(made, scene.hint, fonts, beside, width, height)
    if kind == "arrow":
        # The header has the wind too: better no compass than small or cut words beside it.
        room = width - min(bottom - top, width * 2 // 5) - 4
        if scene.options:
            least = fonts[LARGE] if fonts == LITTLE_FONTS else fonts[TEXT]
            # A space before each option, for its cursor.
            options = " " + " ".join(scene.options)
            too_wide = max(_longest(scene.options) + 1, _longest(lines)) > room // least[0]
            too_long = len(options + "".join(lines)) > room // fonts[SMALL][0] * _BESIDE_COMPASS
        else:
            too_wide = False
            too_long = not _are_text(lines, fonts, room, bottom - top)
        if too_wide or width > height and too_long:
            kind = None
    if kind and not tall:
        left, top = _place_picture(made, scene, fonts, top, width, bottom)
    if large:
        place_large = load(_OTHER_SIZES).place_large
        place_large(made, scene, lines, fonts, left, top, width, bottom)
    elif scene.options or lines:
        _words(made, scene, lines, fonts, largest, left, top, width, bottom)
    return made


def _corner(scene):
    """The header's right: the sign that something is not saved, then what the scene says."""
    sign = _SIGNS.get(scene.saved, "")
    return sign + " " + scene.corner if sign and scene.corner else sign or scene.corner


def _menu(scene, corner, fonts, width, height):
    """How a menu is seen whole: its largest font, and whether the question is in the header, where
    it leaves room for a corner of so many cells. (LARGE, False) where it cannot be seen whole."""
    lines = scene.lines
    count = len(scene.options)
    if count < 2 or width < 100:
        return LARGE, False
    longest = _longest(scene.options)
    height -= fonts[TEXT][1] + 1 + (fonts[SMALL][1] + 1 if scene.hint else 0)
    cells = (width - 1) // fonts[TEXT][0] - (corner and corner + 1)
    fits_on_top = len(lines) == 1 and len(lines[0]) <= cells
    for font in (LARGE, TEXT) if count <= _MENU else (LARGE,):
        cell, line = fonts[font]
        columns = 2 if count > 3 and longest <= (width // 2 - MARKER) // cell else 1
        if columns == 1 and longest > (width - MARKER) // cell:
            continue
        rows = (count + columns - 1) // columns
        wrapped = wrap_all(lines, width // cell, False)
        if wrapped is not None and (len(wrapped) + rows) * line <= height:
            return font, False
        # The text font may be set tight.
        if fits_on_top and rows * (line - (font == TEXT)) <= height + (font == TEXT):
            return font, True
    return LARGE, False


def _header(made, title, corner, fonts, left, width):
    """The inverted line on top: title left, corner right. Gives the body's top."""
    if not title and not corner:
        return 0
    font = TEXT
    room = width - left
    need = len(title) + (len(corner) + 1 if corner else 0)
    under = None
    if room < 100 and corner and need > room // fonts[TEXT][0]:
        # Where it is narrow, the corner gets a line of its own.
        under = corner
        corner = ""
        need = len(title)
    if need > room // fonts[TEXT][0]:
        font = SMALL
    cell, tall = fonts[font]
    cells = room // cell
    line = fonts[TEXT][1]
    made.rules.append((left, 0, room, line))
    if need > cells and room < 100:
        first = wrap(title, cells)[0]
        if len(title) - len(first) <= cells + 1:
            # The rest of it under the line, where the corner may be as well.
            under = title[len(first) :].lstrip(" ") + (" " + under if under else "")
            title = first
            need = 0
    if need > cells:
        title = cut(title, cells - (len(corner) + 1 if corner else 0))
        made.lacks("title")
    y = (line - tall + 1) // 2
    x = left + 1 if need * cell < room else left
    made.texts.append((font, x, y, len(title), title, 1, None))
    if corner:
        made.texts.append((font, width - len(corner) * cell, y, len(corner), corner, 1, None))
    if under:
        cells = (room - 2) // fonts[SMALL][0]
        for text in wrap(under, cells):
            made.texts.append((SMALL, left + 2, line + 2, cells, text, 0, None))
            line += fonts[SMALL][1]
        line += 2
    return line + 1


def _hint(made, hint, fonts, left, width, height):
    """The small last line, or three at most where they are short; gives where the body ends."""
    cell, tall = fonts[SMALL]
    cells = (width - left - 1) // cell
    lines = wrap(hint, cells)
    most = 3 if left or width < 100 else 1
    if len(lines) > most:
        made.lacks("hint")
        lines[most - 1] = cut(" ".join(lines[most - 1 :]), cells)
        lines = lines[:most]
    for index, line in enumerate(lines):
        y = height - tall * (len(lines) - index)
        made.texts.append((SMALL, left + 1, y, cells, line, 0, None))
    return height - tall * len(lines) - 1


def _place_picture(made, scene, fonts, top, width, bottom):
    """Places a scene's picture; gives (left, top) of the room that is left for words."""
    picture = scene.picture
    shape = kind_of(picture)
    height = bottom - top
    if not scene.options and not scene.lines:
        shape.place(made, picture, fonts, 0, top, width, height, True)
        return 0, bottom
    if width < 100 or picture[0] == "grid" or picture[0] == "bars" and not scene.options:
        # Over its words: narrow displays, and tables with a line under them.
        below = min(len(scene.lines) + len(scene.options), 3)
        if width < 100:
            folded = wrap_all(scene.lines, width // fonts[SMALL][0], True)
            below = len(folded) + min(len(scene.options), 3)
        height = max(height // 3, height - below * fonts[SMALL][1] - 2)
        if picture[0] == "grid":
            height = picture[2] * square_size(width, bottom)
        elif width < 100:
            most = len(picture[1]) * fonts[TEXT][1] if picture[0] == "panel" else width - 10
            height = width if picture[0] == "qr" else min(height, most)
        shape.place(made, picture, fonts, 0, top, width, height, True)
        return 0, top + height + 2
    across = shape.width_beside(picture, fonts, width, height)
    gap = 2 if scene.options else 4  # cursors stand between
    room = width - across - gap
    is_page = picture[0] == "panel" and not scene.options
    if is_page and not _are_text(scene.lines, fonts, room, height):
        # There the words come first.
        across = shape.width_beside(picture, fonts, width // 2, height)
    shape.place(made, picture, fonts, 0, top, across, height, False)
    return across + gap, top


def _are_text(lines, fonts, width, height):
    """Whether lines fit in the text font, or a larger one."""
    cell, tall = fonts[TEXT]
    wrapped = wrap_all(lines, width // cell, False)
    return wrapped is not None and len(wrapped) * tall <= height


def caption_width(caption, fonts):
    """The room that a caption needs beside words."""
    return len(caption) * max(_CAPTION, fonts[SMALL][0])


def caption_font(caption, fonts, width):
    return TEXT if len(caption) * fonts[TEXT][0] <= width else SMALL


def place_caption(made, caption, font, fonts, x, y, width):
    cell = fonts[font][0]
    cells = width // cell
    if len(caption) > cells:
        made.lacks("caption")
        caption = cut(caption, cells)
    start = x + max(0, (width - len(caption) * cell) // 2)
    made.texts.append((font, start, y, len(caption), caption, 0, None))


def square_size(width, height):
    """Pixels of a square of a grid of sixteen by sixteen: what the sheets of squares have, and what
    leaves words some room."""
    if width * height <= _LITTLE:
        return 4
    return load(_MANY_DOTS).square_size(width, height)


def _words(made, scene, lines, fonts, largest, left, top, right, bottom):
    options = scene.options
    across = right - left
    height = bottom - top
    count = len("".join(lines))
    longest = _longest(options)
    font = wrapped = None
    for way in _WAYS:
        body, choice, is_tight = way >> 8, way >> 4 & 15, way & 15
        if choice > largest or is_tight and fonts != LITTLE_FONTS:
            continue
        sizes = _TIGHT_FONTS if is_tight else fonts
        line = sizes[body][1]
        if body != font or wrapped is None:
            font = body
            cells = across // fonts[body][0]
            # No need to try where it is too long however it is broken.
            if body == SMALL or count <= height // line * (cells + 1):
                wrapped = wrap_all(lines, cells, body == SMALL)
            else:
                wrapped = None
        if wrapped is None:
            continue
        used = len(wrapped) * line
        made.font = body
        if not options:
            if used <= height:
                # Lines alone stand a little above the middle.
                top += (height - used) * 2 // 5
                put_lines(made, wrapped, body, sizes, left, top, right)
                return
            continue
        tall = sizes[choice][1]
        used += 2 if wrapped and body != SMALL and not is_tight else 0
        for columns in (1, 2, 3, 4):
            rows = _option_rows(options, longest, columns, across, sizes[choice], choice == SMALL)
            if not rows:
                continue
            needed = sum(rows)
            spare = height - used - needed * tall
            # The text font may be set tight as well.
            may_touch = choice == TEXT and (body == SMALL or not wrapped)
            if spare >= 0 or may_touch and spare + needed + (not wrapped) >= 0:
                gap = min(3, spare // len(rows)) if spare >= 0 else -1
                if gap < 0:
                    top -= 1 if spare + needed >= 0 else 2
                put_lines(made, wrapped, body, sizes, left, top, right)
                start = top + used + max(0, spare - gap * len(rows)) // 2 * (not wrapped)
                pitch = across // columns
                for column in range(columns):
                    place = (left + column * pitch, start, pitch)
                    put_options(made, scene, column, rows, place, sizes, choice, gap, columns)
                return
        # On larger displays the second font is large enough.
        may_page = is_tight if body == LARGE else body == choice
        # Options without a cursor have a key each: none may be out of sight.
        may_page = may_page and scene.cursor >= 0
        line = fonts[body][1]
        start = top + len(wrapped) * line
        if may_page and body and bottom - start >= _PAGED * line:
            place = (left, start, across - 4, bottom)
            long_lists = _used_by_some("long_lists")
            if long_lists.pages(made, scene, fonts, choice, longest, place):
                put_lines(made, wrapped, body, fonts, left, top, right)
                return
    made.font = SMALL
    place_small = load(_OTHER_SIZES).place_small
    place_small(made, scene, lines, fonts, left, top, right, bottom)


def _longest(texts):
    """Letters of the longest."""
    return len(max(texts, key=len)) if texts else 0


def wrap_all(lines, cells, last):
    """All paragraphs as lines; None where a word would be broken, but in the last font."""
    out = []
    for text in lines:
        wrapped = wrap(text, cells)
        if not last and len(wrapped) > 1 and breaks_a_word((text,), (wrapped,)):
            return None
        out.extend(wrapped)
    return out


def breaks_a_word(texts, folded):
    """True where a text has got the hyphen of a broken word, beside those of its own."""
    broken = False
    for text, lines in zip(texts, folded):
        broken = broken or "".join(lines).count("-") > text.count("-")
    return broken


def _option_rows(options, longest, columns, across, size, last):
    """How many lines each row of options takes, or None where they are too long."""
    # A dot at least before the next column: its key's number must not end a word of this one.
    cells = (across // columns - MARKER - (columns > 1)) // size[0]
    if columns > 1 and len(options) < 4:
        return None
    if longest <= cells:
        return [1] * ((len(options) + columns - 1) // columns)
    if columns > 1 or not last:
        return None
    rows = []
    for text in options:
        rows.append(len(wrap(text, cells)))
    return rows


def put_lines(made, wrapped, font, fonts, left, top, right):
    cell, tall = fonts[font]
    cells = (right - left) // cell
    for index, line in enumerate(wrapped):
        # A dot from the edge, but where a line fills it all.
        x = left + 1 if len(line) * cell < right - left else left
        made.texts.append((font, x, top + index * tall, cells, line, 0, None))


def put_options(made, scene, first, rows, place, fonts, font, gap, step=1):
    """A column of options from the `first` on: as many lines each as `rows` says, at a place (left,
    top, width). Of several columns each has every so many options: they are read across, as keys
    that bear numbers lie."""
    cell, tall = fonts[font]
    x, y, width = place
    cells = (width - MARKER) // cell
    tints = scene.tints
    index = first
    for lines in rows:
        if index >= len(scene.options):
            break
        made.marks.append((index, x, y + tall // 2))
        tint = tints[index] if index < len(tints) else None
        line_y = y
        for line in wrap(scene.options[index], cells):
            made.texts.append((font, x + MARKER, line_y, cells, line, 0, tint))
            line_y += tall
        y += lines * tall + gap
        index += step
