# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""A little firmware for the simulator's own tests: counts the presses of OK and shows the count.

The count is a bar of dots on the screen's top line, a colour on the first light, a tone on the
speaker where there is one, and the number of programmed bytes at the start of NVM.
"""

import time

import board
import displayio
import girouette_board as wired
import keypad
import microcontroller
import neopixel
import pwmio


def make_display():
    kind = wired.DISPLAY[0]
    if kind == "builtin":
        return board.DISPLAY
    import busio
    import i2cdisplaybus

    displayio.release_displays()
    i2c = busio.I2C(
        getattr(board, wired.DISPLAY[2]), getattr(board, wired.DISPLAY[1]), frequency=400_000
    )
    bus = i2cdisplaybus.I2CDisplayBus(i2c, device_address=wired.DISPLAY[3])
    if kind == "ssd1306":
        from adafruit_displayio_ssd1306 import SSD1306

        return SSD1306(bus, width=wired.DISPLAY[4], height=wired.DISPLAY[5])
    from adafruit_displayio_sh1107 import SH1107

    return SH1107(bus, width=wired.DISPLAY[4], height=wired.DISPLAY[5], rotation=wired.DISPLAY[6])


def make_keys():
    if wired.KEYS[0] == "pins":
        pins = tuple([getattr(board, name) for name in wired.KEYS[1]])
        return keypad.Keys(pins, value_when_pressed=wired.KEYS[2], pull=wired.KEYS[3])
    clock, data, latch = [getattr(board, name) for name in wired.KEYS[1:4]]
    return keypad.ShiftRegisterKeys(
        clock=clock,
        data=data,
        latch=latch,
        key_count=wired.KEYS[4],
        value_when_pressed=wired.KEYS[5],
    )


class App:
    def __init__(self):
        self.count = 0
        nvm = microcontroller.nvm
        while nvm[self.count] != 0xFF:
            self.count += 1
        self.display = make_display()
        self.display.auto_refresh = False
        self.bitmap = displayio.Bitmap(self.display.width, self.display.height, 2)
        palette = displayio.Palette(2)
        palette[1] = 0xFFFFFF
        group = displayio.Group()
        group.append(displayio.TileGrid(self.bitmap, pixel_shader=palette))
        self.display.root_group = group
        self.lights = neopixel.NeoPixel(
            getattr(board, wired.LIGHTS[0]), wired.LIGHTS[1], auto_write=False
        )
        self.keys = make_keys()
        self.event = keypad.Event()
        self.show()

    def describe(self):
        return f"count {self.count}"

    def show(self):
        for x in range(self.count):
            self.bitmap[x, 0] = 1
        self.display.refresh()
        self.lights[0] = (self.count, 0, 0)
        self.lights.show()
        print("count", self.count)

    def turn(self):
        while self.keys.events.get_into(self.event):
            name = wired.KEY_NAMES[self.event.key_number]
            if name == "OK" and self.event.pressed:
                microcontroller.nvm[self.count : self.count + 1] = b"\x01"
                self.count += 1
                self.show()
                if wired.SOUND and wired.PORT == "rp2040" and wired.SOUND[1] is None:
                    with pwmio.PWMOut(
                        getattr(board, wired.SOUND[0]), frequency=880, duty_cycle=0x8000
                    ):
                        time.sleep(0.05)


app = App()
while True:
    app.turn()
    time.sleep(0.01)
