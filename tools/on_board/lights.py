# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Each light in turn, then all of them out. LIGHTS and the pin of their switch, if they have one,
come from the board's file."""

import time

import board
import digitalio

LIGHTS = ("NEOPIXEL", 0, "strip")
POWER = None

switch = None
if POWER:
    switch = digitalio.DigitalInOut(getattr(board, POWER))
    switch.switch_to_output(value=True)

if isinstance(LIGHTS[0], tuple):
    import pwmio

    # One light of three colours, each lit while its pin is low.
    pins = [pwmio.PWMOut(getattr(board, name), duty_cycle=65535) for name in LIGHTS[0]]

    def write(data):
        for channel in pins:
            channel.duty_cycle = 65535 - 257 * data[0]

else:
    import neopixel_write

    wire = digitalio.DigitalInOut(getattr(board, LIGHTS[0]))
    wire.direction = digitalio.Direction.OUTPUT
    pins = [wire]

    def write(data):
        neopixel_write.neopixel_write(wire, data)


count = LIGHTS[1]
for number in range(count):
    data = bytearray(3 * count)
    for channel in range(3):
        data[3 * number + channel] = 24
    write(data)
    print("light", number)
    time.sleep(0.3)
write(bytearray(3 * count))
for pin in pins:
    pin.deinit()
if switch:
    switch.deinit()
