# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Draws scenes on colour displays with displayio, redrawing as little as possible.

Text is lines of character cells: a Line is a TileGrid over a sheet of glyphs, and only cells that
differ from what they show are touched. Pictures are drawn on a Canvas under the lines. Drawing
costs by the area that is drawn anew, so where all that changed together is more than a screen,
exactly one whole screen is drawn.

`show` may allocate a little; `blink` and `refresh` do not.
"""

import bitmaptools
import displayio
from micropython import const

from . import codepage, colours, layout
from .codepage import KEPT, SPACE
from .layout import LARGE

_ACROSS = const(16)  # cells in a row of a sheet
# In a sheet: the kept glyphs, and room for guests from the drive: all letters that are only one
# language's, for one that is on the screen must not make room for the next.
_CELLS = const(160)
_AREA_COST = const(50)  # what announcing an area takes, in dots drawn
_CURSOR = const(8)  # tile of the grid's cursor
# Where layers wait that are not shown. displayio's `hidden` would do, but a layer hidden during two
# whole refreshes is sent once more with the next small one.
_AWAY = const(1000)
_BACKGROUND = const(0)
# By the numbers of colours.NAMES.
_COLOURS = (
    0x000000, 0xFFFFFF, 0xFF3020, 0xFF9010, 0xFFE000, 0x20D040, 0x4080FF, 0xA0A0A0, 0xFF70B0,
    0xB060FF, 0x384050, 0x909090, 0x40E0FF,
)  # fmt: skip
_BRIGHTNESS = (0.05, 0.3, 0.6, 1.0)


class Sheet:
    """A font's glyphs: a Bitmap of the kept ones, read at once, and some guests."""

    def __init__(self, width, height):
        self.width = width
        self.height = height
        self._path = "/fonts/%dx%d.bin" % (width, height)
        self._guests = []
        self._next = 0
        self.bitmap = displayio.Bitmap(self.width * _ACROSS, self.height * (_CELLS // _ACROSS), 2)
        with open(self._path, "rb") as file:
            bitmaptools.readinto(self.bitmap, file, 1, 4, True)

    def tile(self, character):
        """Where a character's glyph is in the sheet."""
        cell = codepage.cell(character)
        return cell if cell < KEPT else self._guest(cell)

    def _guest(self, cell):
        """A glyph that stays on the drive takes the place of the guest that came first."""
        guests = self._guests
        if cell in guests:
            return KEPT + guests.index(cell)
        place = self._next
        self._next = (place + 1) % (_CELLS - KEPT)
        if place < len(guests):
            guests[place] = cell
        else:
            guests.append(cell)
        with open(self._path, "rb") as file:
            # After the kept glyphs' picture each other one has two bytes a row.
            sheet = _CELLS * self.width * self.height // 8
            file.seek(sheet + (cell - KEPT) * 2 * self.height)
            rows = file.read(2 * self.height)
        tile = KEPT + place
        left = tile % _ACROSS * self.width
        top = tile // _ACROSS * self.height
        for y in range(self.height):
            row = rows[2 * y] << 8 | rows[2 * y + 1]
            for x in range(self.width):
                self.bitmap[left + x, top + y] = row >> 15 - x & 1
        return tile


class Canvas:
    """What lies under the lines, for pictures: a Bitmap with a bit a dot. What is in colour is a
    rectangle, a header or a bar, and a layer of its own: dots of all colours would take four times
    the memory. With `coarse` each dot is two by two of the display's: a quarter of it."""

    on_side = False

    def __init__(self, width, height, coarse, shades, palette_of):
        self._coarse = coarse
        self._palette_of = palette_of
        self._blocks = []  # (width, height, layer) of each rectangle in colour
        self._before = []  # and of the picture before: most come again, like a header
        self.bitmap = displayio.Bitmap(width // coarse, height // coarse, 2)
        self.layer = displayio.Group(scale=coarse)
        self.layer.append(displayio.TileGrid(self.bitmap, pixel_shader=shades))

    def box(self, x, y, width, height):
        """A rectangle of the display as one of the canvas."""
        coarse = self._coarse
        left = x // coarse
        top = y // coarse
        return left, top, (x + width) // coarse - left, (y + height) // coarse - top

    def clear(self):
        self.bitmap.fill(0)
        while len(self.layer) > 1:
            self.layer.pop()
        self._before = self._blocks
        self._blocks = []

    def fill(self, x, y, width, height, ink):
        if width < 1 or height < 1:
            return
        if ink < 2:
            bitmaptools.fill_region(self.bitmap, x, y, x + width, y + height, ink)
            return
        for block in self._before:
            if block[0] == width and block[1] == height:
                self._before.remove(block)
                break
        else:
            dots = displayio.Bitmap(width, height, 2)
            dots.fill(1)
            block = (width, height, displayio.TileGrid(dots, pixel_shader=self._palette_of(ink)))
        layer = block[2]
        layer.pixel_shader = self._palette_of(ink)
        layer.x = x
        layer.y = y
        self._blocks.append(block)
        self.layer.append(layer)

    def runs(self, x, y, runs):
        for start, length in runs:
            self.fill(x, y + start, 1, length, 1)
            x += 1

    def ink(self, tint):
        return colours.number(tint)


class Line:
    """A line of cells, at some place or away. Its methods give the area to be drawn anew."""

    def __init__(self, sheet, cells, palette, scale=1):
        self.sheet = sheet
        self.cells = cells
        self.filled = 0
        self.cell_area = sheet.width * sheet.height * scale * scale
        self.tiles = displayio.TileGrid(
            sheet.bitmap, pixel_shader=palette, width=cells, height=1, tile_width=sheet.width,
            tile_height=sheet.height, default_tile=SPACE, x=0, y=_AWAY,
        )  # fmt: skip
        # What moves: the line itself, or the Group that magnifies it.
        self.layer = self.tiles
        if scale > 1:
            self.tiles.y = 0
            self.layer = displayio.Group(scale=scale, y=_AWAY)
            self.layer.append(self.tiles)

    def place(self, x, y):
        """Moves the line."""
        layer = self.layer
        if layer.x == x and layer.y == y:
            return 0
        area = 0
        for away in (layer.y == _AWAY, y == _AWAY):
            if not away:
                area += _AREA_COST + self.cells * self.cell_area
        layer.x = x
        layer.y = y
        return area

    def write(self, text):
        """Shows a text."""
        tiles = self.tiles
        first = -1
        last = 0
        column = 0
        for character in text:
            if column == self.cells:
                break
            tile = self.sheet.tile(character)
            if tiles[column] != tile:
                tiles[column] = tile
                if first < 0:
                    first = column
                last = column
            column += 1
        end = column
        while column < self.filled:
            if tiles[column] != SPACE:
                tiles[column] = SPACE
                if first < 0:
                    first = column
                last = column
            column += 1
        self.filled = end
        return 0 if first < 0 else _AREA_COST + (last - first + 1) * self.cell_area

    def paint(self, palette):
        """Gives the line another ink."""
        if self.tiles.pixel_shader is palette:
            return 0
        self.tiles.pixel_shader = palette
        return _AREA_COST + self.cells * self.cell_area


class Screen:
    """The display with everything on it."""

    def __init__(self, display):
        self.display = display
        self.base_rotation = display.rotation
        self.turned = 0
        self.large = 0  # the setting of large text
        self.lost = False
        self.group = displayio.Group()
        self._dark = displayio.Group()
        self._is_dark = False
        display.auto_refresh = False
        self._palettes = {}
        self._build()
        display.root_group = self.group

    def _build(self):
        """Everything that depends on the display's width and height."""
        while len(self.group):
            self.group.pop()
        self.width = self.display.width
        self.height = self.display.height
        self.fonts = layout.fonts_for(self.width, self.height)
        self._sheets = self._make_sheets()
        self._lines = {}
        self._used = {}
        self._big = {}
        self._decor = None
        self._scene = None
        self._options = []
        self._body = []
        self._tints = []
        self._marks = []  # of the last plan: where options are
        self._squares = None
        self._cursors = []  # a frame for each square that blinks
        self._cursor_tops = ()  # where they are while they are lit
        self._shades = self._all_colours()
        coarse = self._sheets[LARGE][1]
        self._canvas = Canvas(self.width, self.height, coarse, self._shades, self._palette_of)
        self.group.append(self._canvas.layer)
        self._marker = self._make_marker()
        self.group.append(self._marker)

    def _make_sheets(self):
        """The sheet of each font, and by how much it is magnified: one that is another's double has
        no glyphs of its own."""
        found = {}
        sheets = []
        for width, height in self.fonts:
            scale = 2 if (width // 2, height // 2) in found else 1
            size = (width // scale, height // scale)
            if size not in found:
                found[size] = Sheet(*size)
            sheets.append((found[size], scale))
        return sheets

    def _make_marker(self):
        """The cursor in front of options: small, so that moving it draws little."""
        half = self.fonts[0][0] // 2 + 2  # of its height: 4, 5 or 6 dots
        shape = displayio.Bitmap(7, 2 * half - 1, 2)
        for row in range(2 * half - 1):
            reach = row if row < half else 2 * half - 2 - row
            bitmaptools.fill_region(shape, 0, row, min(7, 2 * reach + 1), row + 1, 1)
        marker = displayio.TileGrid(shape, pixel_shader=self._palette(0, None), y=_AWAY)
        self._marker_half = half - 1
        return marker

    def _all_colours(self):
        palette = displayio.Palette(len(_COLOURS))
        for index in range(len(palette)):
            palette[index] = _COLOURS[index]
        return palette

    def _palette(self, style, tint):
        """The ink of a text, dark in the header and on dice; what lies under it shows through."""
        return self._palette_of(_BACKGROUND if style else colours.number(tint))

    def _palette_of(self, ink):
        palette = self._palettes.get(ink)
        if palette is None:
            palette = displayio.Palette(2)
            palette[1] = _COLOURS[ink]
            palette.make_transparent(0)
            self._palettes[ink] = palette
        return palette

    # Settings

    def turn(self, quarters):
        """Turns the picture by quarter turns."""
        if quarters == self.turned:
            return
        self.turned = quarters
        self.display.rotation = (self.base_rotation + 90 * quarters) % 360
        if self.width != self.display.width:
            self._build()
        self._scene = None
        self._full()

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
            self.display.root_group = self._dark if dark else self.group
            self.refresh()

    def _full(self):
        """The next refresh draws one whole screen instead of many areas."""
        if not self._is_dark:
            self.display.root_group = self._dark
            self.display.root_group = self.group

    def prepare(self):
        """No picture is prepared: a dial's is tiles that change."""
        return False

    def refresh(self):
        try:
            self.display.refresh()
            self.lost = False
        except (OSError, RuntimeError):
            self.lost = True

    # Scenes

    def show(self, scene):
        """Brings the display to a scene."""
        if not self._only_cursor_moved(scene):
            self._draw(scene)
        marks = self._marks
        if marks:
            scene.sight = (marks[0][0], marks[0][0] + len(marks))
        self._mark(scene.cursor)
        self.refresh()

    def _key(self, scene):
        head = (scene.title, scene.corner, scene.who)
        return head, scene.picture, scene.hint, scene.saved, self.large

    def _only_cursor_moved(self, scene):
        if (
            self._scene is None
            or scene.options != self._options
            or scene.lines != self._body
            or scene.tints != self._tints
            or self._key(scene) != self._scene
            or scene.picture
            and scene.picture[0] == "grid"
        ):
            return False
        return scene.cursor < 0 or self._mark_of(scene.cursor) is not None

    def _mark_of(self, option):
        for mark in self._marks:
            if mark[0] == option:
                return mark
        return None

    def _mark(self, option):
        mark = self._mark_of(option) if option >= 0 else None
        marker = self._marker
        y = _AWAY
        if mark:
            y = mark[2] - self._marker_half
            if marker.x != mark[1]:
                marker.x = mark[1]
        if marker.y != y:
            marker.y = y

    def _draw(self, scene):
        plan = layout.plan(scene, self.width, self.height, self.large)
        self._scene = self._key(scene)
        self._options = list(scene.options)
        self._body = list(scene.lines)
        self._tints = list(scene.tints)
        self._marks = plan.marks
        picture = scene.picture
        if self.turned:
            from .turned import standing

            picture = standing(picture, self.turned)
        area = self._draw_decor(scene.who, picture, plan)
        for key in self._used:
            self._used[key] = 0
        for font, x, y, cells, text, style, tint in plan.texts:
            line = self._take(font, style)
            area += line.paint(self._palette(style, tint)) + line.place(x, y)
            area += line.write(text[:cells])
        for key in self._used:
            lines = self._lines[key]
            for index in range(self._used[key], len(lines)):
                area += lines[index].place(0, _AWAY)
        area += self._draw_big(plan.big)
        area += self._draw_squares(picture, plan.box)
        if area > self.width * self.height:
            self._full()

    def _take(self, font, style):
        """The next unused line of a font and style; made when there is none yet."""
        key = font * 2 + style
        lines = self._lines.get(key)
        if lines is None:
            lines = []
            self._lines[key] = lines
            self._used[key] = 0
        number = self._used[key]
        self._used[key] = number + 1
        if number == len(lines):
            sheet, scale = self._sheets[font]
            cells = self.width // self.fonts[font][0]
            line = Line(sheet, cells, self._palette(style, None), scale)
            lines.append(line)
            self.group.append(line.layer)
        return lines[number]

    def _draw_decor(self, who, picture, plan):
        """Rectangles and picture, drawn anew where they changed."""
        # A plan without a box has left the picture out.
        if picture and (not plan.box or picture[0] in ("grid", "panel", "value")):
            picture = None
        decor = (plan.rules, plan.box if picture else None, picture, who)
        if decor == self._decor:
            return 0
        self._decor = decor
        canvas = self._canvas
        canvas.clear()
        ink = canvas.ink(who)
        for rule in plan.rules:
            canvas.fill(*canvas.box(*rule), ink)
        if picture:
            layout.kind_of(picture).draw(canvas, picture, canvas.box(*plan.box))
        return self.width * self.height

    def _draw_big(self, big):
        """The magnified text."""
        area = 0
        for scale in self._big:
            if big is None or scale != big[0]:
                area += self._big[scale].place(0, _AWAY)
        if big is None:
            return area
        scale, x, y, text = big
        line = self._big.get(scale)
        if line is None or line.cells < len(text):
            if line:
                self.group.remove(line.layer)
            # A value has three at most; large text as many as there is room for.
            sheet, doubled = self._sheets[LARGE]
            cells = 3 if len(text) <= 3 else self.width // (self.fonts[LARGE][0] * scale)
            line = Line(sheet, cells, self._palette(0, None), scale * doubled)
            self.group.append(line.layer)
            self._big[scale] = line
        return area + line.place(x, y) + line.write(text)

    # The board of squares

    def _draw_squares(self, picture, box):
        """The board and its cursor; the area where it appeared or went."""
        squares = self._squares
        if not picture or picture[0] != "grid":
            if squares is None or squares.y == _AWAY:
                return 0
            squares.y = _AWAY
            self._cursor_tops = ()
            self._put_cursors(False)
            return self._squares_area
        cells, columns, blinking = picture[1:]
        if squares is None:
            self._make_squares(columns, len(cells) // columns)
            squares = self._squares
        for index in range(len(cells)):
            value = cells[index]
            if squares[index] != value:
                squares[index] = value
        area = 0
        top = box[1] // self._squares_scale
        if squares.y != top:
            squares.x = box[0] // self._squares_scale
            squares.y = top
            area = self._squares_area
        self._place_cursors(blinking, columns)
        return area

    def _make_squares(self, columns, rows):
        size = layout.square_size(self.width, self.height)
        self._squares_area = _AREA_COST + columns * rows * size * size
        self._squares_scale = 2 if size > 8 else 1
        self._square = size = size // self._squares_scale
        self._tiles = sheet = displayio.Bitmap(9 * size, size, 16)
        with open("/fonts/cells%d.bin" % size, "rb") as file:
            bitmaptools.readinto(sheet, file, 4, 4, True)
        self._squares = displayio.TileGrid(
            sheet, pixel_shader=self._shades, width=columns, height=rows, tile_width=size,
            tile_height=size, y=_AWAY,
        )  # fmt: skip
        self._frames = self._all_colours()
        self._frames.make_transparent(0)
        self._board = self.group
        if self._squares_scale > 1:
            self._board = displayio.Group(scale=self._squares_scale)
            self.group.append(self._board)
        self._board.append(self._squares)

    def _place_cursors(self, blinking, columns):
        """A frame over each square that blinks."""
        size = self._square
        squares = self._squares
        self._cursor_tops = [squares.y + square // columns * size for square in blinking]
        while len(self._cursors) < len(blinking):
            over = displayio.TileGrid(
                self._tiles, pixel_shader=self._frames, tile_width=size, tile_height=size,
                default_tile=_CURSOR, y=_AWAY,
            )  # fmt: skip
            self._cursors.append(over)
            self._board.append(over)
        for number, square in enumerate(blinking):
            x = squares.x + square % columns * size
            if self._cursors[number].x != x:
                self._cursors[number].x = x
        self._put_cursors(True)

    def _put_cursors(self, lit):
        tops = self._cursor_tops
        for number in range(len(self._cursors)):
            y = tops[number] if lit and number < len(tops) else _AWAY
            if self._cursors[number].y != y:
                self._cursors[number].y = y

    def blink(self, lit):
        """Shows or hides the cursor of a board of squares; allocates nothing."""
        if self._cursor_tops and not self._is_dark:
            self._put_cursors(lit)
            self.refresh()
