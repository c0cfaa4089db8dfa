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


def readinto(bitmap, file, bits_per_pixel, element_size=1, reverse_pixels_in_element=False):
    if not reverse_pixels_in_element or bits_per_pixel not in (1, 4):
        raise NotImplementedError("no sheet of ours is packed so")
    packed = str(_hexlify(file.read()), "ascii")
    if not _machine.unpack(bitmap.number, packed, bits_per_pixel, element_size):
        raise EOFError
