# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Raspberry Pi Pico (W, 2, 2 W), I2C OLED, four keys, 16-pixel ring, piezo: the self-built one."""

NAME = "Raspberry Pi Pico + OLED"
BOARD_ID = "raspberry_pi_pico"
# Wired alike; the NVM of a Pico 2 behaves as the RP2040's.
BOARD_IDS = ("raspberry_pi_pico_w", "raspberry_pi_pico2", "raspberry_pi_pico2_w")
PORT = "rp2040"

# By the chip of the module: "ssd1306", "sh1106" (most of those of 1.3") or "ssd1309" (2.42").
DISPLAY = ("ssd1306", "GP4", "GP5", 0x3C, 128, 64)
DISPLAY_SIZE = (128, 64)
COLOUR_DISPLAY = False
ROTATIONS = (0, 1, 2, 3)

# Each key joins its pin to ground.
KEYS = ("pins", ("GP18", "GP19", "GP20", "GP21"), False, True)
KEY_NAMES = ("PREV", "NEXT", "OK", "BACK")
WHEEL = None
LONG_PRESS_BACK = None
SPARE_KEY_BACK = None

# Pixel 0 looks north, away from the reader; the others follow clockwise.
LIGHTS = ("GP2", 16, "ring")
SOUND = ("GP15", None)
CURRENT_LIMIT_MA = 250
