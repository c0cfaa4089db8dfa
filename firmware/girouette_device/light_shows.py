# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Kinds of lights that are seen now and then: those that move, and those that count.

    bar     the first n of total
    race    a pixel for each, at its place on the way round; the leader brighter
    dice    as many pixels as pips
    flash   all pixels through the colours, for three seconds, then the first faintly
    pulse   all pixels, breathing
    spin    a light running round, for 1.2 seconds

lights.py loads this with the first of them.
"""

from micropython import const

from . import colours

_FLASH_MS = const(3000)
_SPIN_MS = const(1200)
_WARM = const(0xB0A080)


def paint(lights, light, age):
    """Paints one of a scene's lights, `age` ms after it came; True while it moves."""
    kind = light[0]
    if kind == "bar":
        _bar(lights, light[1], light[2], light[3])
    elif kind == "race":
        _race(lights, light[1])
    elif kind == "dice":
        for index in range(min(light[1], lights.count)):
            lights.put(index, _WARM, 200)
    elif kind == "flash":
        return _flash(lights, light[1], age)
    elif kind == "pulse":
        phase = age // 8 & 255
        lights.fill(colours.light(light[1]), 40 + (phase if phase < 128 else 255 - phase))
        return True
    elif kind == "spin":
        return _spin(lights, age)
    return False


def _bar(lights, amount, total, colour):
    value = colours.light(colour)
    lit = min(lights.count, amount * lights.count // total) if total > 0 else 0
    if amount > 0 and lit == 0:
        lit = 1
    for index in range(lit):
        lights.put(index, value, 200)


def _race(lights, runners):
    best = 0
    for runner in runners:
        best = max(best, runner[1])
    for runner in runners:
        index = min(lights.count - 1, runner[1] * lights.count >> 8)
        lights.put(index, colours.light(runner[0]), 256 if runner[1] == best else 110)


def _flash(lights, names, age):
    if not names:
        return age < _FLASH_MS
    if age >= _FLASH_MS:
        lights.fill(colours.light(names[0]), 64)
    elif age // 240 % 2 == 0:
        lights.fill(colours.light(names[age // 480 % len(names)]), 256)
    return age < _FLASH_MS


def _spin(lights, age):
    if age < _SPIN_MS:
        head = age * lights.count // 400 % lights.count
        for tail in range(4):
            lights.put((head - tail) % lights.count, _WARM, 256 >> tail)
    return age < _SPIN_MS
