# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""A board of yours: copy this folder, fill in what the hardware is. Data only, no logic.

Pin names are attributes of the `board` module, as text. A part you do not have is None.
"""

# What people call it, what CircuitPython calls it (board.board_id), and its family of chips:
# "rp2040", "rp2350", "samd51", "nrf52840" or "esp32s". The family decides how a game is saved.
NAME = "My board"
BOARD_ID = "raspberry_pi_pico"
PORT = "rp2040"

# ("builtin",)                                               board.DISPLAY, in colour
# ("builtin", "sh1106" or "ssd1306")                         board.DISPLAY, one bit a dot
# ("ssd1306" or "ssd1309", data pin, clock pin, address, width, height)   an I2C OLED
# ("sh1106", data pin, clock pin, address, 128, 64)
# ("sh1107", data pin, clock pin, address, width, height, rotation)
# ("st7789" or "ili9341", (clock, data, select, command, reset or None, light or None pins), width,
#  height, turned: 0, 90, 180 or 270, (first column, first row) of the glass)   in colour, on SPI
DISPLAY = ("ssd1306", "GP4", "GP5", 0x3C, 128, 64)
DISPLAY_SIZE = (128, 64)
COLOUR_DISPLAY = False
# Quarter turns, anticlockwise, in which the housing may lie on the table.
ROTATIONS = (0, 2)

# ("pins", (pins...), value when pressed, pull resistor wanted); where keys differ in it, one value
# each: (False, True, True)
# ("shift", clock pin, data pin, latch pin, number of keys, value when pressed)
KEYS = ("pins", ("GP18", "GP19", "GP20"), False, True)
# One for each key: "PREV" "NEXT" "OK" "BACK", "MENU" (the table menu), "K1".."K12" (direct keys),
# "UP" "DOWN" on a pad of four ways, whose left and right are "PREV" and "NEXT".
KEY_NAMES = ("PREV", "NEXT", "OK")
# Only beside a stick on two analogue pins, across and down: four names more, after those of the
# keys, for left, right, up and down.
# STICK = ("JOYSTICK_X", "JOYSTICK_Y")
# Two pins of a rotary encoder, or None.
WHEEL = None
# The key whose long press is BACK on a board without a BACK key, or None.
LONG_PRESS_BACK = "PREV"
# The direct key that is BACK while it has no option of its own, or None.
SPARE_KEY_BACK = None

# (pin, number, "ring" | "grid" | "strip") or None. A ring starts north and goes clockwise; a grid
# has three columns, in reading order, one light under each direct key.
# ((red, green, blue pins), 1, "strip"): one light of three colours, each lit while its pin is low.
LIGHTS = None
# Only where a pin switches the lights' supply: that pin, high when they are to be lit.
# LIGHTS_POWER = "NEOPIXEL_POWER"
# (pin, pin that switches the amplifier on or None) or None.
SOUND = None
# What all lights together may draw.
CURRENT_LIMIT_MA = 200
# Only for a board that can measure its cell: (pin, what the voltage is divided by before it). One
# that cannot leaves the line out.
# BATTERY = ("A6", 2)
