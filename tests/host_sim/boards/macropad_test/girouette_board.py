# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""A MacroPad: twelve keys, a wheel that is a key too, a built-in display and a speaker."""

NAME = "MacroPad for tests"
BOARD_ID = "adafruit_macropad_rp2040"
PORT = "rp2040"
DISPLAY = ("builtin",)
DISPLAY_SIZE = (128, 64)
COLOUR_DISPLAY = False
KEYS = (
    "pins",
    tuple(f"KEY{number}" for number in range(1, 13)) + ("ENCODER_SWITCH",),
    False,
    True,
)
KEY_NAMES = tuple(f"K{number}" for number in range(1, 13)) + ("OK",)
WHEEL = ("ENCODER_A", "ENCODER_B")
LIGHTS = ("NEOPIXEL", 12, "grid")
SOUND = ("SPEAKER", "SPEAKER_ENABLE")
