# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Draws scenes on one-bit displays, and sends the pages of their memory that changed.

The header's bar and the picture are drawn first and kept without texts, `_under`, while they stay
the same; the texts go over a copy of them. What the display has is remembered, so that only what
differs is sent. displayio starts the display and sets its brightness, nothing more.

`show` may allocate a little; `blink` does not keep anything.
"""

from micropython import const

from girouette.parts import load

from . import layout, pages
from .layout import LARGE, MARKER, SMALL

_BRIGHTNESS = (0.05, 0.3, 0.6, 1.0)
_TURNED = "girouette_device.turned"  # for who has turned it
# Of the heights of the cursor in front of options, and of a key's number there.
_MARKER_HALF = const(3)
_NUMBER_HALF = const(4)


class Screen:
    """The display with everything on it. `memory` takes pages (hardware.py)."""

    def __init__(self, display, memory):
        self.display = display
        self._chip = memory
        self.base_rotation = display.rotation
        self.turned = 0
        self.large = 0  # the setting of large text
        self.lost = False
        self._is_dark = False
        display.auto_refresh = False
        self._build()

    def _build(self):
        """Everything that depends on how the display lies. Nothing is known of what it shows: the
        next picture is sent whole."""
        memory = self._chip
        kind = pages.Frame
        self.width, self.height = memory.columns, 8 * memory.pages
        rotation = (self.base_rotation + 90 * self.turned) % 360
        if rotation:
            memory = load(_TURNED).TurnedMemory(memory, rotation)
        if rotation % 180:
            kind = load("girouette_device.on_side").Frame
            self.width, self.height = self.height, self.width
        self._memory = memory
        self.fonts = layout.fonts_for(self.width, self.height)
        self._frame = kind(memory.columns, memory.pages)
        self._under = None
        self._sheets = []
        for width, height in self.fonts:
            self._sheets.append(self._frame.sheet(width, height))
        self._forget_sent()
        self._decor = None
        self._shelf = (None, None)
        self._shown = None  # what of a scene is on the frame, as `_seen` has it
        self._marks = []
        self._mark = None
        self._numbers = {}  # of the keys in front of options, by option
        self._big = None  # the value that stands alone, as the plan has it
        self._is_dial = False  # it is one that people turn
        self._ahead = {}  # the values that it may come to next: {text: what to turn over, by page}
        self._board = None  # the squares of a picture that is a board

    # Settings

    def turn(self, quarters):
        """Turns the picture by quarter turns."""
        if quarters == self.turned:
            return
        sideways = (quarters - self.turned) % 2
        self.turned = quarters
        if sideways:
            self._frame = self._sheets = None  # room for those of the other kind
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
            self._forget_sent()
            self.refresh()

    # Sending

    def _forget_sent(self):
        self._sent = [-1] * self._memory.pages

    def refresh(self, column=0, count=0):
        """Brings the display's memory to the frame. With a `count`, only so many columns from that
        one on may differ: then no others are made into bytes, which takes as long as sending."""
        now = self._frame.pages
        if self._is_dark:
            now = [0] * len(now)
        sent = self._sent
        memory = self._memory
        if memory.is_slow:
            count = 0  # then what differs is looked for
        shift = 8 * column
        mask = (1 << 8 * count) - 1
        try:
            for page in range(len(now)):
                dots = now[page]
                if dots != sent[page]:
                    if count and sent[page] >= 0:
                        memory.write(page, column, (dots >> shift & mask).to_bytes(count, "little"))
                    else:
                        self._send(page, dots, sent[page])
                    sent[page] = dots
            self.lost = False
        except (OSError, RuntimeError):
            self.lost = True
            self._forget_sent()

    def _send(self, page, dots, before):
        """A page, or its columns from the first to the last that differ where the wire is slow."""
        memory = self._memory
        columns = memory.columns
        data = dots.to_bytes(columns, "little")
        first = 0
        if before >= 0 and memory.is_slow:
            differ = (dots ^ before).to_bytes(columns, "little")
            first = columns - len(differ.lstrip(b"\x00"))
            data = data[first : len(differ.rstrip(b"\x00"))]
        memory.write(page, first, data)

    # Scenes

    def show(self, scene):
        """Brings the display to a scene."""
        picture = scene.picture
        seen = self._seen(scene)
        if self.turned:
            picture = load(_TURNED).standing(picture, self.turned)
        elif picture and picture[0] == "grid":
            picture = seen[-1] + picture[3:]  # no second copy of the squares
        mark = self._mark_of(scene.cursor)
        column = count = 0  # what alone may differ, where that is known
        drawn = False
        if seen == self._shown and (scene.cursor < 0 or mark):
            self._put_marker(False)
            before = self._mark
            if mark and before and not self._frame.on_side:
                column = min(mark[1], before[1])
                count = max(mark[1], before[1]) - column + MARKER
        elif self._is_another_value(seen):
            self._put_marker(False)
            self._turn_to(scene.picture[1])
            if not self._frame.on_side:
                scale, column, _, text = self._big
                count = min(len(text) * self.fonts[LARGE][0] * scale, self.width - column)
        else:
            drawn = True
            self._draw(scene, picture)
            for sheet in self._sheets:
                sheet.drop()
            mark = self._mark_of(scene.cursor)
        self._shown = seen
        if self._marks:
            first = self._marks[0][0]
            scene.sight = (first, first + len(self._marks))
        self._mark = mark
        self._put_marker(True)
        if self._board:
            self._board.point(self._frame, picture[3])
            if not drawn:
                column, count = self._board.columns
        self.refresh(column, count)

    def _seen(self, scene):
        """All that a screen shows but cursors; the picture last."""
        picture = scene.picture
        if picture and picture[0] == "grid":
            # A copy: a game may go on writing into its own.
            picture = picture[:1] + (bytes(picture[1]), picture[2])
        head = (scene.title, scene.corner, scene.hint, scene.saved, self.large)
        return head, list(scene.options), list(scene.lines), picture

    def _is_another_value(self, seen):
        """Whether nothing but a value as wide as before is new."""
        value, shown = seen[-1], self._shown
        # In large text it is the option that is big.
        if self.large or not self._big or not value or value[0] != "value":
            return False
        before = shown[-1]
        # What is big is left from large text where no picture stood beside it.
        return (
            before
            and len(value[1]) == len(self._big[3])
            and value[2:] == before[2:]
            and seen[:-1] == shown[:-1]
        )

    def _magnify(self, frame, x, text, instead=None):
        """Puts the big text, `instead` of another where that is given."""
        scale, _, y, _ = self._big
        codes = pages.codes_of(text)
        instead = pages.codes_of(instead) if instead else None
        sheet = self._sheets[LARGE]
        layout.kind_of(("value",)).magnify(frame, sheet, x, y, codes, scale, instead)

    def _turn_to(self, text):
        """Another big text of the same width."""
        scale, x, y, before = self._big
        differ = self._ahead.get(text)
        if differ:
            now = self._frame.pages
            for page in differ:
                now[page] ^= differ[page]
            self._ahead = {before: differ}  # the way back is the same
        else:
            self._magnify(self._frame, x, text, before)
            self._sheets[LARGE].drop()
            self._ahead = {}
        self._big = (scale, x, y, text)
        self._is_dial = True

    def prepare(self):
        """Nobody waits: a picture that the next press on a dial may want, of one more or one less.
        False when there is none to be made, and then nothing is allocated."""
        if self._is_dial:
            text = self._big[3]
            if text.lstrip("-").isdigit() and not self._frame.on_side:
                for step in (1, -1):
                    other = str(int(text) + step)
                    if len(other) == len(text) and other not in self._ahead:
                        differ = layout.kind_of(("value",)).Differences(len(self._frame.pages))
                        self._magnify(differ, self._big[1], other, text)
                        self._ahead[other] = differ.pages
                        self._sheets[LARGE].drop()
                        return True
            self._is_dial = False  # all is made
        return False

    def _mark_of(self, option):
        for mark in self._marks:
            if mark[0] == option:
                return mark
        return None

    def _put_marker(self, lit):
        """The cursor in front of an option, or its key's number dark on light; away again."""
        mark = self._mark
        if not mark:
            return
        number = self._numbers.get(mark[0], 0)
        if number > 9:
            self._put_ten(mark, number, lit)
        elif number:
            self._frame.marker(mark[1], mark[2] - _NUMBER_HALF, None)
        else:
            self._frame.marker(mark[1], mark[2] - _MARKER_HALF, lit)

    def _put_ten(self, mark, number, chosen):
        """A key's number from ten on: a one as thin as a dot; a dark one needs light beside it."""
        frame = self._frame
        x, y = mark[1], mark[2] - _NUMBER_HALF
        frame.fill(x, y, MARKER - 1, 8, chosen)
        frame.fill(x + 1 if chosen else x, y + 1, 1, 6, not chosen)
        digit = self._sheets[SMALL], x + 2, 0, pages.codes_of(str(number % 10))
        frame.line(y, (digit,), not chosen)
        self._sheets[SMALL].drop()

    def _draw(self, scene, picture):
        plan = layout.plan(scene, self.width, self.height, self.large)
        self._marks = plan.marks
        self._draw_under(picture, plan)
        frame = self._frame
        frame.pages = list(self._under)
        for x, y, width, height in plan.rules[1:]:
            frame.fill(x, y, width, height, True)
        # The number of the key that takes an option stands where its cursor would, but where the
        # option reads so itself, or has no key.
        self._numbers = {}
        marks = {}  # of those with a number, by where the texts of their options begin
        for mark in plan.marks:
            option = mark[0]
            number = scene.keys[option] if option < len(scene.keys) else 0
            if number and scene.options[option] != str(number):
                self._numbers[option] = number
                marks[mark[1] + MARKER, mark[2]] = mark
        rows = {}
        for font, x, y, cells, text, style, _ in plan.texts:
            if text:
                row = (y << 2 | font) << 1 | style
                if row not in rows:
                    rows[row] = []
                rows[row].append((self._sheets[font], x, 0, pages.codes_of(text[:cells])))
                middle = self.fonts[font][1] // 2
                mark = marks.get((x, y + middle))
                if mark:
                    number = self._numbers[mark[0]]
                    if number > 9:
                        self._put_ten(mark, number, False)
                    else:
                        digit = pages.codes_of(str(number))
                        down = middle - _NUMBER_HALF
                        rows[row].append((self._sheets[SMALL], mark[1] + 2, down, digit))
                    if text[:1] in "0123456789":
                        # A line between: key 2 of "30 s" is not "230 s".
                        frame.fill(x - 1, mark[2] - _NUMBER_HALF, 1, 8, True)
        for row in rows:
            frame.line(row >> 3, rows[row], not row & 1)
        self._big = plan.big
        self._ahead = {}
        if plan.big:
            self._magnify(frame, plan.big[1], plan.big[3])
        self._is_dial = plan.big and picture and picture[0] == "value" and not self.large

    def _draw_under(self, picture, plan):
        """The header's bar and the picture, where they are not those of the screen before."""
        kind = picture[0] if picture else None
        # A plan without a box has left the picture out.
        drawn = picture if plan.box and kind not in ("grid", "panel", "value") else None
        # The header and the picture stay while a list scrolls: its bar is drawn over them.
        decor = (plan.rules[:1], plan.box if picture else None, drawn)
        frame = self._frame
        if decor != self._decor:
            self._decor = decor
            self._board = None
            if drawn and decor == self._shelf[0]:
                self._under = self._shelf[1]
                return
            frame.pages = self._under = [0] * len(frame.pages)
            for x, y, width, height in plan.rules[:1]:
                frame.fill(x, y, width, height, True)
            if drawn:
                layout.kind_of(picture).draw(frame, picture, plan.box)
                # A game comes back to its picture after a page or two without it.
                self._shelf = (decor, self._under)
            elif kind == "grid":
                self._shelf = (None, None)  # a board needs the room
                self._board = layout.kind_of(picture).Board(frame, picture[2], plan.box)
        if self._board:
            frame.pages = self._under
            self._board.draw(frame, picture[1])

    def blink(self, lit):
        """Shows or hides the cursor of a board of squares."""
        if self._board and not self._is_dark and self._board.blink(self._frame, lit):
            column, count = self._board.columns
            self.refresh(column, count)
