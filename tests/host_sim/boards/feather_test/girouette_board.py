# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""A Feather RP2040 under an OLED FeatherWing with an SH1107 and its three keys."""

NAME = "Feather for tests"
BOARD_ID = "adafruit_feather_rp2040"
PORT = "rp2040"
DISPLAY = ("sh1107", "SDA", "SCL", 0x3C, 128, 64, 90)
DISPLAY_SIZE = (128, 64)
COLOUR_DISPLAY = False
KEYS = ("pins", ("D9", "D6", "D5"), False, True)
KEY_NAMES = ("PREV", "OK", "NEXT")
WHEEL = None
LIGHTS = ("NEOPIXEL", 1, "strip")
SOUND = None
