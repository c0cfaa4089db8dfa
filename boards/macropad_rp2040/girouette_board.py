# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Adafruit MacroPad RP2040: OLED, twelve lit keys, wheel with push, speaker; all built in."""

NAME = "Adafruit MacroPad RP2040"
BOARD_ID = "adafruit_macropad_rp2040"
PORT = "rp2040"

DISPLAY = ("builtin", "sh1106")
DISPLAY_SIZE = (128, 64)
COLOUR_DISPLAY = False
ROTATIONS = (0, 2)

# The wheel's push is the last key; the board has no pull-ups of its own.
KEYS = (
    "pins",
    ("KEY1", "KEY2", "KEY3", "KEY4", "KEY5", "KEY6")
    + ("KEY7", "KEY8", "KEY9", "KEY10", "KEY11", "KEY12", "ENCODER_SWITCH"),
    False,
    True,
)
KEY_NAMES = ("K1", "K2", "K3", "K4", "K5", "K6", "K7", "K8", "K9", "K10", "K11", "K12", "OK")
WHEEL = ("ENCODER_A", "ENCODER_B")
LONG_PRESS_BACK = None
# No key is left for BACK: the last direct key takes it while it has no option of its own.
SPARE_KEY_BACK = "K12"

# Three columns of four rows, in reading order, one under each key.
LIGHTS = ("NEOPIXEL", 12, "grid")
SOUND = ("SPEAKER", "SPEAKER_ENABLE")
CURRENT_LIMIT_MA = 200
