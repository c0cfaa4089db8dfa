# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The colours of players and pictures: on colour displays by number, in the lights by value.

A number is also a pixel's value in pictures and in fonts/cells7.bin. Lights have colours of their
own: a mixture that looks orange on a display looks yellow in a NeoPixel.
"""

from micropython import const

_WHITE = const(1)

# A list, because a compiled tuple holds a second copy of every name.
NAMES = [
    "background", "white", "red", "orange", "yellow", "green", "blue", "grey", "pink", "purple",
    "dark", "black", "cyan",
]  # fmt: skip

# "black" is a player: a faint cold white, since a dark light says nothing.
_IN_LIGHTS = (
    0x000000, 0xB0A080, 0xFF0000, 0xFF3800, 0xE09000, 0x00FF00, 0x0020FF, 0x404040, 0xFF2060,
    0x9000FF, 0x000000, 0x182028, 0x00C0C0,
)  # fmt: skip


def number(name):
    """The number of a colour key; white for None and for a key we do not know."""
    return NAMES.index(name) if name in NAMES else _WHITE


def light(name):
    """A colour key's value in a NeoPixel."""
    return _IN_LIGHTS[number(name)]
