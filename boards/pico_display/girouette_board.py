# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Raspberry Pi Pico (W, 2, 2 W) in Pimoroni's Pico Display Pack: colour, four keys, one light."""

NAME = "Pico + Display Pack"
BOARD_ID = "raspberry_pi_pico"
# Plugged on alike; the NVM of a Pico 2 behaves as the RP2040's.
BOARD_IDS = ("raspberry_pi_pico_w", "raspberry_pi_pico2", "raspberry_pi_pico2_w")
PORT = "rp2040"

# The pack of 1.14". Those of 2.0" and 2.8" have 320 by 240 dots: these two lines in its place.
# DISPLAY = ("st7789", ("GP18", "GP19", "GP17", "GP16", None, "GP20"), 320, 240, 90, (0, 0))
# DISPLAY_SIZE = (320, 240)
DISPLAY = ("st7789", ("GP18", "GP19", "GP17", "GP16", None, "GP20"), 240, 135, 90, (40, 53))
DISPLAY_SIZE = (240, 135)
COLOUR_DISPLAY = True
ROTATIONS = (0, 2)

# A and B on the left, X and Y on the right; each joins its pin to ground.
KEYS = ("pins", ("GP12", "GP13", "GP14", "GP15"), False, True)
KEY_NAMES = ("PREV", "NEXT", "OK", "BACK")
WHEEL = None
LONG_PRESS_BACK = None
SPARE_KEY_BACK = None

# Red, green and blue of one light. On the pack of 2.8" they are GP26, GP27 and GP28.
LIGHTS = (("GP6", "GP7", "GP8"), 1, "strip")
SOUND = None
CURRENT_LIMIT_MA = 40
