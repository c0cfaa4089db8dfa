# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Each light in turn, then all of them out. LIGHTS and the pin of their switch, if they have one,
come from the board's file."""

import time

import board
import digitalio
import neopixel_write

LIGHTS = ("NEOPIXEL", 0, "strip")
POWER = None

switch = None
if POWER:
    switch = digitalio.DigitalInOut(getattr(board, POWER))
    switch.switch_to_output(value=True)

pin = digitalio.DigitalInOut(getattr(board, LIGHTS[0]))
pin.direction = digitalio.Direction.OUTPUT
count = LIGHTS[1]
for number in range(count):
    data = bytearray(3 * count)
    for channel in range(3):
        data[3 * number + channel] = 24
    neopixel_write.neopixel_write(pin, data)
    print("light", number)
    time.sleep(0.3)
neopixel_write.neopixel_write(pin, bytearray(3 * count))
pin.deinit()
if switch:
    switch.deinit()
