# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""A PyBadge: eight keys on a shift register and a built-in colour display."""

NAME = "PyBadge for tests"
BOARD_ID = "pybadge"
PORT = "samd51"
DISPLAY = ("builtin",)
DISPLAY_SIZE = (160, 128)
COLOUR_DISPLAY = True
KEYS = ("shift", "BUTTON_CLOCK", "BUTTON_OUT", "BUTTON_LATCH", 8, True)
KEY_NAMES = ("PREV", "UP", "DOWN", "NEXT", "SELECT", "START", "OK", "BACK")
WHEEL = None
LIGHTS = ("NEOPIXEL", 5, "strip")
SOUND = ("SPEAKER", "SPEAKER_ENABLE")
