# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What is done once, at power-on: the parts that a board file names are opened, and the games of
the drive found. A part that is not there is None, and play goes on.

What only some boards have is loaded by its whole name: an `import` of it would put names into the
memory of all. main.py forgets this module and those of displays when all is open.
"""

import os

import board
import keypad

from girouette.parts import load

_JOINED_KEYS = "girouette_device.joined_keys"


def open_keys(values):
    """The keypad object of a board file's KEYS, and an event that its queue fills."""
    kind = values.KEYS
    if kind[0] == "shift":
        count = kind[4]
        keys = keypad.ShiftRegisterKeys(
            clock=getattr(board, kind[1]), data=getattr(board, kind[2]),
            latch=getattr(board, kind[3]), key_count=count, value_when_pressed=kind[5],
        )  # fmt: skip
        event = keypad.Event(0, False)
    else:
        pins = tuple([getattr(board, name) for name in kind[1]])
        count = len(pins)
        if isinstance(kind[2], tuple):
            keys, event = load(_JOINED_KEYS).of_both_levels(pins, kind[2], kind[3])
        else:
            keys = keypad.Keys(pins, value_when_pressed=kind[2], pull=kind[3])
            event = keypad.Event(0, False)
    stick = getattr(values, "STICK", None)
    if stick:
        pins = [getattr(board, name) for name in stick]
        return load(_JOINED_KEYS).with_stick(keys, event, count, pins)
    return keys, event


def open_wheel(values):
    if not values.WHEEL:
        return None
    import rotaryio

    return rotaryio.IncrementalEncoder(
        getattr(board, values.WHEEL[0]), getattr(board, values.WHEEL[1])
    )


def packages():
    """The games and the tools of the drive, by the names of their folders. Those of /games/, the
    owner's, come behind the name of that package."""
    games = _folders("/lib/girouette/games") + _folders("/games", "games.")
    return games, _folders("/lib/girouette/tools")


def _folders(path, package=""):
    try:
        names = os.listdir(path)
    except OSError:
        return []
    return sorted([package + name for name in names if "." not in name and name[0] != "_"])


def open_the_rest(device):
    """What a main.Device does not need for its first picture."""
    # A folder takes as long to load as a module: nobody shall wait for that of the pictures, too.
    load("girouette_device.pictures")
    light(device)
    device.sound = _sound(device.values)
    device.ports.has_sound = device.sound is not None
    device.battery = _battery(device.values)


def light(device):
    """Its lights, if they are not open yet."""
    if not device.lights:
        device.lights = _lights(device.values, device.keys.direct)


def _lights(values, direct):
    if not values.LIGHTS:
        return None
    try:
        from .lights import Lights
    except ImportError as error:
        print("no lights:", error)
        return None
    import digitalio

    name, count, shape = values.LIGHTS
    power = getattr(values, "LIGHTS_POWER", None)
    if power:
        # It stays as it is set: what has the pin is only forgotten with the run of the code.
        digitalio.DigitalInOut(getattr(board, power)).switch_to_output(value=True)
    if isinstance(name, tuple):
        led = load("girouette_device.led")
        write = led.write
        pin = led.open_led([getattr(board, colour) for colour in name])
    else:
        from neopixel_write import neopixel_write as write

        pin = digitalio.DigitalInOut(getattr(board, name))
        pin.switch_to_output()
    direct = direct if shape == "grid" else 0
    return Lights(write, pin, count, shape, values.CURRENT_LIMIT_MA, direct)


def _sound(values):
    if not values.SOUND:
        return None
    import digitalio
    import pwmio

    pin, enable = [getattr(board, name) if name else None for name in values.SOUND]
    try:
        from .sound import Sound

        if enable:
            enable = digitalio.DigitalInOut(enable)
            enable.switch_to_output(False)
        try:
            out = pwmio.PWMOut(pin, frequency=440, duty_cycle=0, variable_frequency=True)
        except ValueError:
            return load("girouette_device.converter_sound").ConverterSound(pin, enable)
        return Sound(out, enable)
    except (ImportError, ValueError, RuntimeError) as error:
        print("no sound:", error)
        return None


def _battery(values):
    """What measures the cell, on a board whose file says how."""
    place = getattr(values, "BATTERY", None)
    if not place:
        return None
    try:
        return load("girouette_device.battery").Battery(place)
    except (ImportError, AttributeError, ValueError) as error:
        print("no battery:", error)
        return None


def open_screen(device):
    """What draws scenes on the display; its lights blink red while that does not answer."""
    values = device.values
    display, memory = _open_display(values.DISPLAY, device)
    if values.COLOUR_DISPLAY:
        return load("girouette_device.screen_colour").Screen(display)
    from .screen_mono import Screen

    return Screen(display, memory)


def _open_display(place, device):
    """The display and, of a one-bit display, its memory."""
    if place[0] == "builtin":
        display = getattr(board, "DISPLAY")  # noqa: B009 - only some boards have one
        # It outlives a reload of the code, turned as it was; every board's own begins at 0.
        display.rotation = 0
        if len(place) == 1:
            return display, None
        from .oled_spi import OnSPI

        return display, OnSPI(display.bus, place[1], *memory_of(display, place[1]))
    if isinstance(place[1], tuple):
        return load("girouette_device.wired_colour").opened(place), None
    return load("girouette_device.wired_displays").opened(device)


def memory_of(display, chip):
    """The memory of a one-bit display: columns, pages, and where the glass begins."""
    columns, rows = display.width, display.height
    if display.rotation in (90, 270):
        columns, rows = rows, columns
    # An SH1106 has a glass of 128 columns in the middle of 132.
    return columns, rows // 8, 2 if chip == "sh1106" else 0
