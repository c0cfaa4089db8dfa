# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Draws scenes on one-bit displays, and sends the pages of their memory that changed.

The header's bar and the picture are drawn into a frame of their own, `_under`, which is kept while
they stay as they are; the texts go over it into `_frame`. What the display has is remembered, so
that only what differs is sent. displayio starts the display and sets its brightness, nothing more.

`show` may allocate a little; `blink` does not keep anything.
"""

from micropython import const

from . import codepage, layout, pages
from .pictures import kind_of, standing

_EMPTY = const(0)  # tile of the grid's empty square
_CURSOR = const(8)  # that of its cursor
_SOLID = (3, 5, 7)  # squares so full that a blinking cursor on them needs a dark phase
_BRIGHTNESS = (0.05, 0.3, 0.6, 1.0)
# The cursor in front of options as a strip of columns, and of rows.
_MARKER_COLUMNS = const(0x08081C1C3E3E7F)
_MARKER_ROWS = const(0x01071F7F1F0701)
_MARKER_HALF = const(3)
# The box of a key's number, which is turned over where the cursor is.
_NUMBER_COLUMNS = const(0xFFFFFFFFFFFFFF)
_NUMBER_ROWS = const(0x7F7F7F7F7F7F7F7F)


class Screen:
    """The display with everything on it. `memory` takes pages (hardware.py)."""

    def __init__(self, display, memory):
        self.display = display
        self._memory = memory
        self.base_rotation = display.rotation
        self.turned = 0
        self.large = 0  # the setting of large text
        self.lost = False
        self._is_dark = False
        self._masks = None
        display.auto_refresh = False
        self._build()

    def _build(self):
        """Everything that depends on how the display lies."""
        memory = self._memory
        rotation = (self.base_rotation + 90 * self.turned) % 360
        on_side = rotation in (90, 270)
        self._flip_columns = rotation in (90, 180)
        self._flip_pages = rotation in (180, 270)
        size = (memory.columns, 8 * memory.pages)
        self.width, self.height = (size[1], size[0]) if on_side else size
        self.fonts = layout.fonts_for(self.width, self.height)
        self._frame = pages.Frame(memory.columns, memory.pages, on_side)
        self._under = pages.Frame(memory.columns, memory.pages, on_side)
        self._sheets = [
            pages.Sheet("%dx%d" % size, size, on_side, 32, codepage.KEPT) for size in self.fonts
        ]
        self._tiles = None
        self.forget()

    def forget(self):
        """Nothing is known of what the display shows: the next picture is sent whole."""
        self._sent = None
        self._decor = None
        self._shelf = (None, None)
        self._scene = None
        self._options = []
        self._body = []
        self._marks = []
        self._numbers = {}  # of the keys in front of options, by option
        self._box = None
        self._big = None  # the value that stands alone, as the plan has it
        self._mark = None
        self._cells = b""
        self._blinked = b""  # as they are on the frame just now
        self._blinking = b""  # the squares that do, of a board with so many columns
        self._columns = 0

    # Settings

    def turn(self, quarters):
        """Turns the picture by quarter turns."""
        if quarters == self.turned:
            return
        sideways = (quarters - self.turned) % 2
        self.turned = quarters
        if sideways:
            self._frame = self._under = self._sheets = None  # room for those of the other kind
        self._build()

    def brightness(self, level):
        """0 to 3."""
        try:
            self.display.brightness = _BRIGHTNESS[level]
        except (AttributeError, RuntimeError):
            pass  # a display without any control of it

    def blank(self, dark):
        """Shows nothing, or again what was there."""
        if dark != self._is_dark:
            self._is_dark = dark
            self._sent = None
            self.refresh()

    # Sending

    def refresh(self):
        """Brings the display's memory to the frame."""
        now = self._frame.pages
        if self._is_dark:
            now = [0] * len(now)
        try:
            sent = self._sent
            if sent is None:
                sent = [-1] * len(now)
                self._sent = sent
            for page in range(len(now)):
                if now[page] != sent[page]:
                    self._send(page, now[page], sent[page])
                    sent[page] = now[page]
            self.lost = False
        except (OSError, RuntimeError):
            self.lost = True
            self._sent = None

    def _send(self, page, dots, before):
        """A page, or its columns from the first to the last that differ where the wire is slow."""
        columns = self._memory.columns
        first = 0
        end = columns
        if before >= 0 and self._memory.is_slow:
            differ = (dots ^ before).to_bytes(columns, "little")
            first = columns - len(differ.lstrip(b"\x00"))
            end = len(differ.rstrip(b"\x00"))
        if self._flip_pages:
            page = len(self._frame.pages) - 1 - page
            dots = self._upside_down(dots)
        if self._flip_columns:
            data = dots.to_bytes(columns, "big")
            first, end = columns - end, columns - first
        else:
            data = dots.to_bytes(columns, "little")
        if end - first < columns:
            data = data[first:end]
        self._memory.write(page, first, data)

    def _upside_down(self, dots):
        """Every byte with its last bit first."""
        if self._masks is None:
            columns = self._memory.columns
            self._masks = [pages.every(byte, columns) for byte in (15, 51, 85)]
        shift = 4
        for mask in self._masks:
            dots = (dots & mask) << shift | dots >> shift & mask
            shift >>= 1
        return dots

    # Scenes

    def show(self, scene):
        """Brings the display to a scene."""
        picture = scene.picture
        if self.turned:
            picture = standing(picture, self.turned)
        blinked = b""
        if self._only_cursor_moved(scene):
            self._put_marker(False)
            blinked = self._blinking
        elif not self._turned_value(scene):
            self._draw(scene, picture)
        if self._marks:
            first = self._marks[0][0]
            scene.sight = (first, first + len(self._marks))
        self._draw_marker(scene.cursor)
        self._blinking = b""
        if picture and picture[0] == "grid":
            self._columns, self._blinking = picture[2], picture[3]
            self._draw_blinking(True, before=blinked)
        self.refresh()

    def _key(self, scene):
        """All that a screen shows but lists and cursors."""
        picture = scene.picture
        if picture and picture[0] == "grid":
            # A copy: a game may go on writing into its own.
            picture = (bytes(picture[1]), picture[2])
        return (scene.title, scene.corner, picture, scene.hint, scene.saved, self.large)

    def _only_cursor_moved(self, scene):
        if (
            scene.options != self._options
            or scene.lines != self._body
            or self._key(scene) != self._scene
        ):
            return False
        return scene.cursor < 0 or self._mark_of(scene.cursor) is not None

    def _turned_value(self, scene):
        """Whether nothing but a value as wide as before is new; then it is brought to it."""
        big, picture, before = self._big, scene.picture, self._scene
        # In large text it is the option that is big.
        if self.large or not big or not picture or picture[0] != "value":
            return False
        # What is big is left from large text where no picture stood beside it.
        if not before[2] or len(picture[1]) != len(big[3]):
            return False
        key = self._key(scene)
        if (
            scene.options != self._options
            or scene.lines != self._body
            or (key[:2], key[3:], picture[2:]) != (before[:2], before[3:], before[2][2:])
        ):
            return False
        scale, x, y, text = big
        self._put_marker(False)
        self._magnify(x, y, picture[1], scale, text)
        self._scene = key
        self._big = (scale, x, y, picture[1])
        return True

    def _magnify(self, x, y, text, scale, instead=None):
        codes = pages.codes_of(text)
        instead = pages.codes_of(instead) if instead else None
        sheet = self._sheets[layout.LARGE]
        kind_of(("value",)).magnify(self._frame, sheet, x, y, codes, scale, instead)

    def _mark_of(self, option):
        for mark in self._marks:
            if mark[0] == option:
                return mark
        return None

    def _draw_marker(self, option):
        self._mark = self._mark_of(option) if option >= 0 else None
        self._put_marker(True)

    def _put_marker(self, lit):
        """The cursor in front of an option, or its key's number dark on light; away again."""
        mark = self._mark
        if not mark:
            return
        number = self._numbers.get(mark[0], 0)
        if number > 9:
            self._put_number(mark, number, lit)
        elif number:
            self._put_strip(_NUMBER_COLUMNS, _NUMBER_ROWS, mark[1], mark[2] - 4, None)
        else:
            self._put_strip(_MARKER_COLUMNS, _MARKER_ROWS, mark[1], mark[2] - _MARKER_HALF, lit)

    def _put_strip(self, columns, rows, x, y, lit):
        if self._frame.on_side:
            self._frame.put(rows, y, x, lit)
        else:
            self._frame.put(columns, x, y, lit)

    def _put_numbers(self, scene):
        """The number of the key that takes an option stands where its cursor would, but where the
        option reads so itself, or has no key."""
        self._numbers = {}
        for mark in self._marks:
            option = mark[0]
            number = scene.keys[option] if option < len(scene.keys) else 0
            if number and scene.options[option] != str(number):
                self._numbers[option] = number
                self._put_number(mark, number, False)

    def _put_number(self, mark, number, chosen):
        frame = self._frame
        x, y = mark[1], mark[2] - 4
        frame.fill(x, y, layout.MARKER - 1, 8, chosen)
        if number > 9:
            # Ten and more have room for a one as thin as a dot; a dark one needs light beside it.
            frame.fill(x + 1 if chosen else x, y + 1, 1, 6, not chosen)
        if self._options[mark[0]][0] in "0123456789":
            # A line between: key 2 of "30 s" is not "230 s".
            frame.fill(x + layout.MARKER - 1, y, 1, 8, True)
        digit = ((x + 2, pages.codes_of(str(number % 10))),)
        frame.line(self._sheets[layout.SMALL], y, digit, not chosen)

    def _draw(self, scene, picture):
        plan = layout.plan(scene, self.width, self.height, self.large)
        self._scene = self._key(scene)
        self._options = list(scene.options)
        self._body = list(scene.lines)
        self._marks = plan.marks
        self._box = plan.box
        self._draw_under(picture, plan)
        frame = self._frame
        frame.copy(self._under)
        self._blinked = self._cells
        for x, y, width, height in plan.rules[1:]:
            frame.fill(x, y, width, height, True)
        rows = {}
        for font, x, y, cells, text, style, _ in plan.texts:
            if text:
                row = (y << 2 | font) << 1 | style
                part = (x, pages.codes_of(text[:cells]))
                if row in rows:
                    rows[row].append(part)
                else:
                    rows[row] = [part]
        for row in rows:
            frame.line(self._sheets[row >> 1 & 3], row >> 3, rows[row], not row & 1)
        self._put_numbers(scene)
        self._big = plan.big
        if plan.big:
            scale, x, y, text = plan.big
            self._magnify(x, y, text, scale)

    def _draw_under(self, picture, plan):
        """The header's bar and the picture, where they are not those of the screen before."""
        kind = picture[0] if picture else None
        # A plan without a box has left the picture out.
        drawn = picture if plan.box and kind not in ("grid", "panel", "value") else None
        # The header and the picture stay while a list scrolls: its bar is drawn over them.
        decor = (plan.rules[:1], plan.box if picture else None, drawn)
        under = self._under
        if decor != self._decor:
            self._decor = decor
            self._cells = b""
            if drawn and decor == self._shelf[0]:
                under.pages = list(self._shelf[1])
                return
            under.clear()
            for x, y, width, height in plan.rules[:1]:
                under.fill(x, y, width, height, True)
            if drawn:
                kind_of(picture).draw(under, picture, plan.box)
                # A game comes back to its picture after a page or two without it.
                self._shelf = (decor, list(under.pages))
        if kind == "grid" and self._cells != picture[1]:
            cells = bytes(picture[1])
            self._draw_squares(under, cells, self._cells, picture[2], plan.box)
            self._cells = cells

    # The board of squares

    def _draw_squares(self, frame, cells, before, columns, box, only=None):
        """The squares of a board onto a frame, where they differ from what it has: two rows of them
        are a page. `only`: those among which the differences are."""
        if self._tiles is None:
            self._tiles = pages.Sheet("cells4", (4, 4), frame.on_side, 0, _CURSOR + 1)
        if frame.on_side:
            cells, before = list(cells), list(before)  # of which every so many can be taken
            for column in range(0, columns, 2):
                left, right = cells[column::columns], cells[column + 1 :: columns]
                if left != before[column::columns] or right != before[column + 1 :: columns]:
                    frame.squares(self._tiles, box[0] + 4 * column >> 3, box[1], left, right)
            return
        pair = 2 * columns
        first, last = (min(only), max(only)) if only else (0, len(cells) - 1)
        for start in range(first // pair * pair, last + 1, pair):
            middle = start + columns
            end = middle + columns
            if cells[start:end] != before[start:end]:
                page = box[1] + start // columns * 4 >> 3
                frame.squares(self._tiles, page, box[0], cells[start:middle], cells[middle:end])

    def _draw_blinking(self, lit, dark=False, before=b""):
        """The squares that blink: as the cursor, or as they are; `dark` puts out full ones. Those
        that did `before` are as they are again."""
        squares = self._blinking + before
        if not squares:
            return
        cells = bytearray(self._cells)
        for square in self._blinking:
            if lit:
                cells[square] = _CURSOR
            elif dark and cells[square] in _SOLID:
                cells[square] = _EMPTY
        self._draw_squares(self._frame, cells, self._blinked, self._columns, self._box, squares)
        self._blinked = cells

    def blink(self, lit):
        """Shows or hides the cursor of a board of squares."""
        if self._blinking and not self._is_dark:
            self._draw_blinking(lit, True)
            self.refresh()
