# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""A phone or tablet: its own screen, keys under the thumbs, and a keyboard's row of numbers.

It is a board as the others are, with parts that only a browser has. Keys and lights stand on the
names of a PyBadge's pins, so that the simulator can be it too and the pictures be compared.
"""

NAME = "Phone"
BOARD_ID = "pybadge"
PORT = "rp2040"

DISPLAY = ("builtin",)
DISPLAY_SIZE = (160, 128)
COLOUR_DISPLAY = True
ROTATIONS = (0, 2)

# Beside the four keys those of a keyboard that bear numbers. A finger needs none: it takes what it
# touches (browser_device.py).
KEYS = ("shift", "BUTTON_CLOCK", "BUTTON_OUT", "BUTTON_LATCH", 16, True)
KEY_NAMES = ("PREV", "NEXT", "OK", "BACK") + tuple(["K" + str(number) for number in range(1, 13)])
WHEEL = None
LONG_PRESS_BACK = None
SPARE_KEY_BACK = None

# Around the screen's edge: the first looks away from the reader, the others follow clockwise.
LIGHTS = ("NEOPIXEL", 16, "ring")
SOUND = ("SPEAKER", "SPEAKER_ENABLE")
# The screen's own light is no matter of current.
CURRENT_LIMIT_MA = 1000
