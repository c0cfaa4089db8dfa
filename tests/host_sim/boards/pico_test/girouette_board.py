# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""A Pico with an SSD1306, four keys, a ring of lights and a buzzer: a board for tests."""

NAME = "Pico for tests"
BOARD_ID = "raspberry_pi_pico"
PORT = "rp2040"
DISPLAY = ("ssd1306", "GP4", "GP5", 0x3C, 128, 64)
DISPLAY_SIZE = (128, 64)
COLOUR_DISPLAY = False
KEYS = ("pins", ("GP10", "GP11", "GP12", "GP13"), False, True)
KEY_NAMES = ("PREV", "NEXT", "OK", "BACK")
WHEEL = None
LIGHTS = ("GP16", 8, "ring")
SOUND = ("GP17", None)
