# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Adafruit Feather ESP32-S3 Reverse TFT: colour display, three keys, one light. No solder."""

NAME = "Feather ESP32-S3 Reverse TFT"
BOARD_ID = "adafruit_feather_esp32s3_reverse_tft"
PORT = "esp32s"

DISPLAY = ("builtin",)
DISPLAY_SIZE = (240, 135)
COLOUR_DISPLAY = True
ROTATIONS = (0, 2)

# D0, D1 and D2 beside the display, from the top. D0 joins its pin to ground, the others to 3.3 V.
KEYS = ("pins", ("D0", "D1", "D2"), (False, True, True), True)
KEY_NAMES = ("PREV", "OK", "NEXT")
WHEEL = None
# Three keys for four: a long press of this one is BACK, so it does not repeat.
LONG_PRESS_BACK = "PREV"
SPARE_KEY_BACK = None

LIGHTS = ("NEOPIXEL", 1, "strip")
LIGHTS_POWER = "NEOPIXEL_POWER"
SOUND = None
CURRENT_LIMIT_MA = 40
