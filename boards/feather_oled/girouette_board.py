# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Adafruit Feather RP2040 under the 128x64 OLED FeatherWing (three keys), with a 16-pixel ring."""

NAME = "Feather RP2040 + OLED"
BOARD_ID = "adafruit_feather_rp2040"
PORT = "rp2040"

# The controller stands upright behind the glass: a quarter turn makes it lie.
DISPLAY = ("sh1107", "SDA", "SCL", 0x3C, 128, 64, 90)
DISPLAY_SIZE = (128, 64)
COLOUR_DISPLAY = False
ROTATIONS = (0, 2)

# A, B and C of the wing, from the top.
KEYS = ("pins", ("D9", "D6", "D5"), False, True)
KEY_NAMES = ("PREV", "OK", "NEXT")
WHEEL = None
# Three keys for four: a long press of this one is BACK, so it does not repeat.
LONG_PRESS_BACK = "PREV"
SPARE_KEY_BACK = None

LIGHTS = ("D10", 16, "ring")
SOUND = None
CURRENT_LIMIT_MA = 250
# ("A1", 2) with two equal resistors, BAT to A1 and A1 to GND: the board itself has no such wire.
BATTERY = None
