# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The colours of players and pictures: on colour displays by number, in the lights by value.

A number is also a pixel's value in pictures and in fonts/cells6.bin. Lights have colours of their
own: a mixture that looks orange on a display looks yellow in a NeoPixel.
"""

from micropython import const

BACKGROUND = const(0)
WHITE = const(1)
GREY = const(7)

NAMES = (
    "background", "white", "red", "orange", "yellow", "green", "blue", "grey", "pink", "purple",
    "dark", "black", "cyan",
)  # fmt: skip

_ON_DISPLAYS = (
    0x000000, 0xFFFFFF, 0xFF3020, 0xFF9010, 0xFFE000, 0x20D040, 0x4080FF, 0xA0A0A0, 0xFF70B0,
    0xB060FF, 0x384050, 0x909090, 0x40E0FF,
)  # fmt: skip
# "black" is a player: a faint cold white, since a dark light says nothing.
_IN_LIGHTS = (
    0x000000, 0xB0A080, 0xFF0000, 0xFF3800, 0xE09000, 0x00FF00, 0x0020FF, 0x404040, 0xFF2060,
    0x9000FF, 0x000000, 0x182028, 0x00C0C0,
)  # fmt: skip


def number(name):
    """The number of a colour key; white for None and for a key we do not know."""
    return NAMES.index(name) if name in NAMES else WHITE


def palette_value(index):
    return _ON_DISPLAYS[index]


def light(name):
    """A colour key's value in a NeoPixel."""
    return _IN_LIGHTS[number(name)]


def count():
    return len(NAMES)
