# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""`bitmaptools`: what the firmware draws with.

Refuses what CircuitPython 10.2.1 does: shared-bindings/bitmaptools/__init__.c and
shared-module/bitmaptools/__init__.c.
"""

from binascii import hexlify as _hexlify

import chips as _machine


def fill_region(bitmap, x1, y1, x2, y2, value):
    bitmap.region(x1, y1, x2, y2, value)


def draw_circle(bitmap, x, y, radius, value):
    """The eight mirrored points of each step along an eighth of the circle."""
    if not 0 <= value <= bitmap.most:
        raise ValueError("out of range of target")
    if not (0 <= x <= bitmap.width and 0 <= y <= bitmap.height and radius >= 0):
        raise ValueError("not on the bitmap")
    across, down, error = 0, radius, 3 - 2 * radius
    while across <= down:
        for near, far in ((across, down), (down, across)):
            for column in (x - near, x + near):
                for row in (y - far, y + far):
                    if 0 <= column < bitmap.width and 0 <= row < bitmap.height:
                        bitmap[column, row] = value
        if error <= 0:
            error += 4 * across + 6
        else:
            error += 4 * (across - down) + 10
            down -= 1
        across += 1


def readinto(bitmap, file, bits_per_pixel, element_size=1, reverse_pixels_in_element=False):
    if not reverse_pixels_in_element or bits_per_pixel not in (1, 4):
        raise NotImplementedError("no sheet of ours is packed so")
    packed = str(_hexlify(file.read()), "ascii")
    if not _machine.unpack(bitmap.number, packed, bits_per_pixel, element_size):
        raise EOFError
