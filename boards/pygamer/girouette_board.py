# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Adafruit PyGamer: colour display, stick, four keys on a shift register, five lights, speaker."""

NAME = "Adafruit PyGamer"
BOARD_ID = "pygamer"
PORT = "samd51"

DISPLAY = ("builtin",)
DISPLAY_SIZE = (160, 128)
COLOUR_DISPLAY = True
ROTATIONS = (0, 2)

KEYS = ("shift", "BUTTON_CLOCK", "BUTTON_OUT", "BUTTON_LATCH", 4, True)
# Across, then down: both measure less towards the left and the top.
STICK = ("JOYSTICK_X", "JOYSTICK_Y")
# In the order of the register: B, A, start, select; then the stick: left, right, up, down.
KEY_NAMES = ("BACK", "OK", "MENU", "BACK", "PREV", "NEXT", "UP", "DOWN")
WHEEL = None
LONG_PRESS_BACK = None
SPARE_KEY_BACK = None

LIGHTS = ("NEOPIXEL", 5, "strip")
SOUND = ("SPEAKER", "SPEAKER_ENABLE")
CURRENT_LIMIT_MA = 80
# Half of the cell's voltage is on A6.
BATTERY = ("A6", 2)
