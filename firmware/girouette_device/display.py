# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Draws scenes with displayio, sending as little as possible.

Text is lines of character cells: a Line is a TileGrid over a sheet of glyphs, and only cells that
differ from what they show are touched. Pictures are drawn into one Bitmap under the
lines. Where a new scene keeps the places of the one before, only what changed is sent; where it
does not, or where the changes together would cost more, exactly one whole screen is.

`show` may allocate a little; `blink` and `refresh` do not.
"""

import bitmaptools
import displayio
from micropython import const

from . import codepage, colours, layout, pictures

_SHEETS = {(5, 8): 32, (6, 10): 16, (8, 13): 16, (10, 20): 16}  # cells in a row of the sheet
_AREA_COST = const(14)  # bytes that announce an area to an SSD1306
_CURSOR = const(8)  # tile of the grid's cursor
_SOLID = (3, 5, 7)  # squares so full that a blinking cursor on them needs a dark phase
# Where layers wait that are not shown. displayio's `hidden` would do, but a layer hidden during two
# whole refreshes is sent once more with the next small one.
_AWAY = const(1000)
_BRIGHTNESS = (0.05, 0.3, 0.6, 1.0)


def load_sheet(width, height):
    """A font's glyphs as a Bitmap, in one read."""
    across = _SHEETS[(width, height)]
    sheet = displayio.Bitmap(width * across, height * (256 // across), 2)
    with open("/fonts/%dx%d.bin" % (width, height), "rb") as file:
        bitmaptools.readinto(sheet, file, 1, 4, True)
    return sheet


class Line:
    """A line of cells, at some place or away."""

    def __init__(self, sheet, size, cells, palette, holder=None):
        self.cells = cells
        self.filled = 0
        self.holder = holder  # the Group that magnifies it, if any
        self.tiles = displayio.TileGrid(
            sheet, pixel_shader=palette, width=cells, height=1, tile_width=size[0],
            tile_height=size[1], default_tile=codepage.SPACE, x=0, y=_AWAY,
        )  # fmt: skip

    def place(self, x, y):
        """Moves the line; True when that changed the screen's arrangement."""
        tiles = self.tiles
        if tiles.x == x and tiles.y == y:
            return False
        tiles.x = x
        tiles.y = y
        return True

    def write(self, text):
        """Shows a text; the first and last changed cell as first << 8 | last, or -1."""
        tiles = self.tiles
        first = -1
        last = 0
        column = 0
        for character in text:
            if column == self.cells:
                break
            cell = codepage.cell(character)
            if tiles[column] != cell:
                tiles[column] = cell
                if first < 0:
                    first = column
                last = column
            column += 1
        end = column
        while column < self.filled:
            if tiles[column] != codepage.SPACE:
                tiles[column] = codepage.SPACE
                if first < 0:
                    first = column
                last = column
            column += 1
        self.filled = end
        return -1 if first < 0 else first << 8 | last


class Screen:
    """The display with everything on it."""

    def __init__(self, display, in_colour):
        self.display = display
        self.in_colour = in_colour
        self.base_rotation = display.rotation
        self.turned = 0
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
        self.sheets = [load_sheet(size[0], size[1]) for size in self.fonts]
        self._lines = {}
        self._used = {}
        self._big = {}
        self._decor = None
        self._scene = None
        self._options = []
        self._body = []
        self._plan = None
        self._squares = None
        self._square_cursor = None
        self._square_y = _AWAY
        self._square_below = 0
        self._canvas = displayio.Bitmap(self.width, self.height, 16 if self.in_colour else 2)
        shades = displayio.Palette(colours.count() if self.in_colour else 2)
        for index in range(len(shades)):
            shades[index] = colours.palette_value(index)
        self._shades = shades
        self.group.append(displayio.TileGrid(self._canvas, pixel_shader=shades))
        self._marker = self._make_marker()
        self.group.append(self._marker)

    def _make_marker(self):
        """The cursor in front of options: small, so that moving it sends few bytes."""
        half = 4 if self.fonts[0][0] == 5 else 5
        shape = displayio.Bitmap(7, 2 * half - 1, 2)
        for row in range(2 * half - 1):
            reach = row if row < half else 2 * half - 2 - row
            bitmaptools.fill_region(shape, 0, row, min(7, 2 * reach + 1), row + 1, 1)
        marker = displayio.TileGrid(shape, pixel_shader=self._palette(0, None), y=_AWAY)
        self._marker_half = half - 1
        return marker

    def _palette(self, style, tint):
        """The ink of a text, dark in the header and on dice; what lies under it shows through."""
        ink = colours.BACKGROUND if style else colours.number(tint) if self.in_colour else 1
        palette = self._palettes.get(ink)
        if palette is None:
            palette = displayio.Palette(2)
            palette[1] = colours.palette_value(ink)
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
        """The next refresh sends one whole screen instead of many areas."""
        if not self._is_dark:
            self.display.root_group = self._dark
            self.display.root_group = self.group

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
        self._mark(scene.cursor)
        self.refresh()

    def _key(self, scene):
        return (scene.title, scene.corner, scene.who, scene.picture, scene.hint, scene.saved)

    def _only_cursor_moved(self, scene):
        if (
            self._scene is None
            or scene.options != self._options
            or scene.lines != self._body
            or self._key(scene) != self._scene
            or scene.picture
            and scene.picture[0] == "grid"
        ):
            return False
        if self.in_colour and scene.tints != self._tints:
            return False
        return scene.cursor < 0 or self._mark_of(scene.cursor) is not None

    def _mark_of(self, option):
        for mark in self._plan.marks:
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
        plan = layout.plan(scene, self.width, self.height)
        self._scene = self._key(scene)
        self._options = list(scene.options)
        self._body = list(scene.lines)
        self._tints = list(scene.tints)
        self._plan = plan
        whole = self._draw_decor(scene, plan)
        cost = 0
        for key in self._used:
            self._used[key] = 0
        for font, x, y, cells, text, style, tint in plan.texts:
            line = self._take(font, style)
            if self.in_colour:
                shader = self._palette(style, tint)
                if line.tiles.pixel_shader is not shader:
                    line.tiles.pixel_shader = shader
            if line.place(x, y):
                whole = True
            cost += self._cost(line.write(text[:cells]), self.fonts[font], y, 1)
        for key in self._used:
            lines = self._lines[key]
            for index in range(self._used[key], len(lines)):
                if lines[index].place(0, _AWAY):
                    whole = True
        changed = self._draw_big(plan.big)
        if changed is None:
            whole = True
        else:
            cost += changed
        if self._draw_squares(scene.picture, plan.box):
            whole = True
        if whole or cost > self.width * self.height // 8:
            self._full()

    def _cost(self, changed, size, y, scale):
        """About how many bytes the changed cells of a line are on the bus of a one-bit display."""
        if changed < 0:
            return 0
        pages = (y + size[1] * scale + 7) // 8 - y // 8
        return _AREA_COST + ((changed & 255) - (changed >> 8) + 1) * size[0] * scale * pages

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
            size = self.fonts[font]
            line = Line(self.sheets[font], size, self.width // size[0], self._palette(style, None))
            lines.append(line)
            self.group.append(line.tiles)
        return lines[number]

    def _draw_decor(self, scene, plan):
        """Rectangles and picture; True when anything had to be drawn anew."""
        picture = scene.picture
        if picture and picture[0] in ("grid", "panel", "value"):
            picture = None
        decor = (
            plan.rules,
            plan.box if picture else None,
            picture,
            scene.who if self.in_colour else None,
        )
        if decor == self._decor:
            return False
        self._decor = decor
        canvas = self._canvas
        canvas.fill(0)
        ink = colours.number(scene.who) if self.in_colour else 1
        for x, y, width, height in plan.rules:
            bitmaptools.fill_region(canvas, x, y, x + width, y + height, ink)
        if picture:
            pictures.draw(canvas, picture, plan.box, self.in_colour)
        return True

    def _draw_big(self, big):
        """The magnified text; its cost, or None when the arrangement changed."""
        whole = False
        for scale in self._big:
            holder = self._big[scale].holder
            if (big is None or scale != big[0]) and holder.y != _AWAY:
                holder.y = _AWAY
                whole = True
        if big is None:
            return None if whole else 0
        scale, x, y, text = big
        line = self._big.get(scale)
        size = self.fonts[layout.LARGE]
        if line is None:
            group = displayio.Group(scale=scale, y=_AWAY)
            line = Line(self.sheets[layout.LARGE], size, 3, self._palette(0, None), group)
            line.tiles.y = 0
            group.append(line.tiles)
            self.group.append(group)
            self._big[scale] = line
        if line.holder.x != x or line.holder.y != y:
            line.holder.x = x
            line.holder.y = y
            whole = True
        cost = self._cost(line.write(text), size, y, scale)
        return None if whole else cost

    # The board of squares

    def _draw_squares(self, picture, box):
        """True when the board appeared or went."""
        if not picture or picture[0] != "grid":
            if self._squares and self._squares.y != _AWAY:
                self._squares.y = _AWAY
                self._square_y = _AWAY
                self._square_cursor.y = _AWAY
                return True
            return False
        cells, columns, cursor = picture[1], picture[2], picture[3]
        if self._squares is None:
            self._make_squares(columns, len(cells) // columns)
        squares = self._squares
        for index in range(len(cells)):
            value = cells[index]
            if squares[index] != value:
                squares[index] = value
        appeared = squares.y != box[1]
        if appeared:
            squares.x = box[0]
            squares.y = box[1]
        self._place_square_cursor(cursor, columns)
        return appeared

    def _make_squares(self, columns, rows):
        size = layout.square_size(self.fonts)
        if self.in_colour:
            # Rows of a sheet file end on whole words.
            sheet = displayio.Bitmap(9 * size, size, 16)
            with open("/fonts/cells6.bin", "rb") as file:
                bitmaptools.readinto(sheet, file, 4, 4, True)
            palette = self._shades
            over = displayio.Palette(colours.count())
            for index in range(len(over)):
                over[index] = colours.palette_value(index)
            over.make_transparent(0)
        else:
            sheet = displayio.Bitmap(9 * size, size, 2)
            name = "/fonts/cells4.bin"
            with open(name, "rb") as file:
                bitmaptools.readinto(sheet, file, 1, 4, True)
            palette = over = self._shades
        self._squares = displayio.TileGrid(
            sheet, pixel_shader=palette, width=columns, height=rows, tile_width=size,
            tile_height=size, y=_AWAY,
        )  # fmt: skip
        self._square_cursor = displayio.TileGrid(
            sheet, pixel_shader=over, tile_width=size, tile_height=size, default_tile=_CURSOR,
            y=_AWAY,
        )  # fmt: skip
        self.group.append(self._squares)
        self.group.append(self._square_cursor)

    def _place_square_cursor(self, cursor, columns):
        over = self._square_cursor
        self._square_y = _AWAY
        if cursor >= 0:
            size = layout.square_size(self.fonts)
            row, column = divmod(cursor, columns)
            x = self._squares.x + column * size
            if over.x != x:
                over.x = x
            self._square_y = self._squares.y + row * size
            self._square_below = self._squares[cursor]
            if over[0] != _CURSOR:
                over[0] = _CURSOR
        if over.y != self._square_y:
            over.y = self._square_y

    def blink(self, lit):
        """Shows or hides the cursor of a board of squares; allocates nothing."""
        over = self._square_cursor
        if over is None or self._square_y == _AWAY or self._is_dark:
            return
        if not self.in_colour and self._square_below in _SOLID:
            # The dark tile is the empty square.
            tile = _CURSOR if lit else 0
            if over[0] != tile:
                over[0] = tile
                self.refresh()
            return
        y = self._square_y if lit else _AWAY
        if over.y != y:
            over.y = y
            self.refresh()
