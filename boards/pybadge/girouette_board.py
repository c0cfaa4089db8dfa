# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Adafruit PyBadge: colour display, eight keys on a shift register, five lights, speaker."""

NAME = "Adafruit PyBadge"
BOARD_ID = "pybadge"
PORT = "samd51"

DISPLAY = ("builtin",)
DISPLAY_SIZE = (160, 128)
COLOUR_DISPLAY = True
ROTATIONS = (0, 2)

KEYS = ("shift", "BUTTON_CLOCK", "BUTTON_OUT", "BUTTON_LATCH", 8, True)
# In the order of the register: B, A, start, select, right, down, up, left.
KEY_NAMES = ("BACK", "OK", "MENU", "BACK", "NEXT", "DOWN", "UP", "PREV")
WHEEL = None
LONG_PRESS_BACK = None
SPARE_KEY_BACK = None

LIGHTS = ("NEOPIXEL", 5, "strip")
SOUND = ("SPEAKER", "SPEAKER_ENABLE")
CURRENT_LIMIT_MA = 80
# Half of the cell's voltage is on A6.
BATTERY = ("A6", 2)
