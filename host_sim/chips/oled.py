# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""One-bit OLED controllers: SSD1306, SSD1309, SH1106 and SH1107, from their datasheets.

A byte of memory is eight dots of one column, the lowest bit uppermost, in a page of eight rows.
What the glass shows depends on more than memory: segment remap mirrors the columns, the COM scan
direction mirrors the rows, start line and display offset scroll them, and inversion and on/off
apply to the whole. A module maker chooses which way round the glass is glued; each chip here says
which settings show its picture upright.

On I2C every write starts with control bytes: 0x80 announces one command byte and another control
byte, 0x00 commands to the end, 0x40 data to the end, 0xC0 one data byte. On four-wire SPI the D/C
pin tells commands from data.
"""

from .picture import DisplayChip


class OLED(DisplayChip):
    """The parts that the controllers share. Subclasses give the command table.

    PARAMETERS   command byte -> the number of bytes that follow it as its parameters
    COLUMNS      columns of memory;  PAGES  pages of eight rows
    """

    PARAMETERS = {}
    COLUMNS = 128
    PAGES = 8

    def __init__(self, width=128, height=64):
        super().__init__(width, height)
        self.power_off()

    def power_off(self):
        """Memory after power-on is noise on the real chips; zero here, so that tests repeat."""
        self.memory = [bytearray(self.COLUMNS) for _ in range(self.PAGES)]
        self._waiting = bytearray()
        self.reset()

    def reset(self):
        """The power-on values of the settings; picture memory stays."""
        self.on = False
        self.contrast = 0x80
        self.inverted = False
        self.all_on = False
        self.segment_remap = False
        self.scan_reversed = False
        self.start_line = 0
        self.offset = 0
        self.multiplex = self.height
        self.page = 0
        self.column = 0
        self.unknown_commands = []
        self._waiting.clear()

    # The wires

    def i2c_write(self, data):
        self.count_transaction(len(data))
        position = 0
        while position < len(data):
            control = data[position]
            position += 1
            more = control & 0x80
            is_data = control & 0x40
            if control & 0x3F:
                raise ValueError(f"control byte {control:#04x} is none of the datasheet's")
            payload = data[position : position + 1] if more else data[position:]
            position += len(payload)
            if is_data:
                self._data(payload)
            else:
                for byte in payload:
                    self._command_byte(byte)

    def spi_write(self, data, is_data):
        self.bytes += len(data)
        if is_data:
            self._data(data)
        else:
            for byte in data:
                self._command_byte(byte)

    def spi_select(self, selected):
        if selected:
            self.transactions += 1

    # Commands

    def _command_byte(self, byte):
        self._waiting.append(byte)
        command = self._waiting[0]
        if len(self._waiting) <= self.PARAMETERS.get(command, 0):
            return
        parameters = bytes(self._waiting[1:])
        self._waiting.clear()
        if not self._common(command, parameters) and not self._command(command, parameters):
            self.unknown_commands.append(command)

    def _common(self, command, parameters):
        if command == 0x81:
            self.contrast = parameters[0]
        elif command in (0xA0, 0xA1):
            self.segment_remap = bool(command & 1)
        elif command in (0xA4, 0xA5):
            self.all_on = bool(command & 1)
        elif command in (0xA6, 0xA7):
            self.inverted = bool(command & 1)
        elif command == 0xA8:
            self.multiplex = parameters[0] + 1
        elif command in (0xAE, 0xAF):
            self.on = bool(command & 1)
        elif 0xC0 <= command <= 0xCF:
            self.scan_reversed = bool(command & 8)
        elif command == 0xD3:
            self.offset = parameters[0]
        else:
            return False
        return True

    def _command(self, command, parameters):
        raise NotImplementedError

    def _data(self, data):
        raise NotImplementedError

    # The glass

    def dot(self, column, row):
        """Memory's dot as it lights up, by column of memory and row of memory."""
        lit = self.memory[row // 8][column] >> (row % 8) & 1
        return int(self.all_on or bool(lit) != self.inverted)

    def panel_row(self, row, upright):
        """The row of memory that the glass shows on its given line."""
        rows = self.PAGES * 8
        line = row if self.scan_reversed == upright else self.multiplex - 1 - row
        return (line + self.offset + self.start_line) % rows


class SSD1306(OLED):
    """SSD1306 on I2C. Upright with segment remap on and COM scan reversed, as the modules with
    their connector above are glued."""

    PARAMETERS = {
        0x20: 1, 0x21: 2, 0x22: 2, 0x26: 6, 0x27: 6, 0x29: 5, 0x2A: 5, 0x81: 1, 0x8D: 1,
        0xA3: 2, 0xA8: 1, 0xD3: 1, 0xD5: 1, 0xD9: 1, 0xDA: 1, 0xDB: 1,
    }  # fmt: skip
    _HARMLESS = frozenset((0x2E, 0x2F, 0x8D, 0xD5, 0xD9, 0xDA, 0xDB, 0xE3, 0xA3, 0xAD, 0x30))

    def reset(self):
        super().reset()
        self.mode = 2
        self.column_range = (0, self.COLUMNS - 1)
        self.page_range = (0, self.PAGES - 1)
        self.charge_pump = False

    def _command(self, command, parameters):
        if command == 0x20:
            self.mode = parameters[0] & 3
        elif command == 0x21:
            self.column_range = (parameters[0] & 0x7F, parameters[1] & 0x7F)
            self.column = self.column_range[0]
            self.address_set()
        elif command == 0x22:
            self.page_range = (parameters[0] & 7, parameters[1] & 7)
            self.page = self.page_range[0]
            self.address_set()
        elif command < 0x10:
            self.column = self.column & 0x70 | command
            self.address_set()
        elif command < 0x20:
            self.column = self.column & 0x0F | (command & 7) << 4
            self.address_set()
        elif 0x40 <= command <= 0x7F:
            self.start_line = command & 0x3F
        elif 0xB0 <= command <= 0xB7:
            self.page = command & 7
            self.address_set()
        elif command == 0x8D:
            self.charge_pump = bool(parameters[0] & 4)
        elif command not in self._HARMLESS:
            return False
        return True

    def _data(self, data):
        self.count_data(len(data))
        for byte in data:
            # Remapping happens on the way in: it does not move what memory already holds.
            segment = self.COLUMNS - 1 - self.column if self.segment_remap else self.column
            self.memory[self.page][segment] = byte
            if self.mode == 0:
                self._next_column() and self._next_page()
            elif self.mode == 1:
                self._next_page() and self._next_column()
            else:
                self.column = (self.column + 1) % self.COLUMNS

    def _next_column(self):
        """One column on within the window; True when it went back to the window's start."""
        wrapped = self.column == self.column_range[1]
        self.column = self.column_range[0] if wrapped else (self.column + 1) % self.COLUMNS
        return wrapped

    def _next_page(self):
        wrapped = self.page == self.page_range[1]
        self.page = self.page_range[0] if wrapped else (self.page + 1) % self.PAGES
        return wrapped

    def pixels(self):
        if not (self.on and self.charge_pump):
            return [[0] * self.width for _ in range(self.height)]
        left = self.COLUMNS - 1 - (self.COLUMNS - self.width) // 2
        segments = range(left, left - self.width, -1)
        lines = [self.panel_row(row, upright=True) for row in range(self.height)]
        return [[self.dot(segment, line) for segment in segments] for line in lines]


class SSD1309(SSD1306):
    """SSD1309: an SSD1306 without the charge pump; its glass has a supply of its own. The module of
    2.42" is glued as those of the SSD1306."""

    PARAMETERS = {key: count for key, count in SSD1306.PARAMETERS.items() if key != 0x8D}
    PARAMETERS |= {0xFD: 1}
    _HARMLESS = SSD1306._HARMLESS - {0x8D, 0xA3, 0xAD, 0x30} | {0xFD}

    def reset(self):
        super().reset()
        self.charge_pump = True

    def _command(self, command, parameters):
        return command != 0x8D and super()._command(command, parameters)


class SH1106(OLED):
    """SH1106 with 132 columns of memory behind 128 columns of glass, page addressing only.

    Upright with segment remap on and COM scan reversed. The glass shows columns 2 to 129.
    """

    COLUMNS = 132
    GLASS_START = 2
    PARAMETERS = {0x81: 1, 0xA8: 1, 0xAD: 1, 0xD3: 1, 0xD5: 1, 0xD9: 1, 0xDA: 1, 0xDB: 1}
    _HARMLESS = frozenset((0xAD, 0xD5, 0xD9, 0xDA, 0xDB, 0xE0, 0xE3, 0xEE))

    def _command(self, command, parameters):
        if command < 0x10:
            self.column = self.column & 0xF0 | command
            self.address_set()
        elif command < 0x20:
            self.column = self.column & 0x0F | (command & 0x0F) << 4
            self.address_set()
        elif 0x40 <= command <= 0x7F:
            self.start_line = command & 0x3F
        elif 0xB0 <= command <= 0xB7:
            self.page = command & 7
            self.address_set()
        elif not (command in self._HARMLESS or 0x30 <= command <= 0x33):
            return False
        return True

    def _data(self, data):
        # The column counter stops at the end of a page: what does not fit is lost.
        self.count_data(len(data))
        for byte in data:
            if self.column < self.COLUMNS:
                self.memory[self.page][self.column] = byte
            self.column = min(self.column + 1, self.COLUMNS)

    def pixels(self):
        if not self.on:
            return [[0] * self.width for _ in range(self.height)]
        rows = []
        for row in range(self.height):
            line = self.panel_row(row, upright=True)
            columns = range(self.GLASS_START, self.GLASS_START + self.width)
            if not self.segment_remap:
                columns = [self.COLUMNS - 1 - column for column in columns]
            rows.append([self.dot(column, line) for column in columns])
        return rows


class SH1107(OLED):
    """SH1107: 128 columns by 16 pages; the FeatherWing glues a 64x128 glass to it on its side.

    Here the pages run along the segments and the column address counts the common outputs, so
    segment remap mirrors within the pages and the scan direction mirrors the columns. A person
    holds the glass with its long side level: a line of the picture is one column of memory, and the
    glass's outputs begin at common 32, which the display offset of 0x60 brings to column 0. Upright
    with neither remap nor reversed scan.
    """

    PAGES = 16
    GLASS_START = 32
    PARAMETERS = {0x81: 1, 0xA8: 1, 0xAD: 1, 0xD3: 1, 0xD5: 1, 0xD9: 1, 0xDB: 1, 0xDC: 1}
    _HARMLESS = frozenset((0xAD, 0xD5, 0xD9, 0xDB, 0xE0, 0xE3, 0xEE))

    def reset(self):
        super().reset()
        self.vertical = False
        self.multiplex = 128

    def _command(self, command, parameters):
        if command < 0x10:
            self.column = self.column & 0x70 | command
            self.address_set()
        elif command < 0x18:
            self.column = self.column & 0x0F | (command & 7) << 4
            self.address_set()
        elif command in (0x20, 0x21):
            self.vertical = bool(command & 1)
        elif 0xB0 <= command <= 0xBF:
            self.page = command & 0x0F
            self.address_set()
        elif command == 0xDC:
            self.start_line = parameters[0] & 0x7F
        elif command not in self._HARMLESS:
            return False
        return True

    def _data(self, data):
        self.count_data(len(data))
        for byte in data:
            self.memory[self.page][self.column] = byte
            if self.vertical:
                self.page = (self.page + 1) % self.PAGES
                if self.page == 0:
                    self.column = (self.column + 1) % self.COLUMNS
            else:
                self.column = (self.column + 1) % self.COLUMNS

    def pixels(self):
        if not self.on:
            return [[0] * self.width for _ in range(self.height)]
        rows = []
        for line in range(self.height):
            output = line if self.scan_reversed else self.height - 1 - line
            column = (output + self.GLASS_START + self.offset + self.start_line) % self.COLUMNS
            dots = [self.dot(column, along) for along in range(self.width)]
            rows.append(dots[::-1] if self.segment_remap else dots)
        return rows


# By the names that board files have for them.
I2C_CHIPS = {"ssd1306": SSD1306, "ssd1309": SSD1309, "sh1106": SH1106, "sh1107": SH1107}
