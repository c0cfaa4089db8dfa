# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""QR codes. No hardware in here, but a library that takes room: load this only to make a code."""

import adafruit_miniqr

# Bytes that fit a code of type 1, 2, ... with the least correction. The library's own choice of a
# type forgets the length byte and fails on texts that just do not fit.
_FITS = b"\x11\x20\x35\x4e\x6a\x86\x9a\xc0\xe6"


def rows(text):
    """The code of a text: its rows as numbers, the highest bit first, and how many there are."""
    data = text.encode("utf-8")[: _FITS[-1]]
    kind = 1
    while len(data) > _FITS[kind - 1]:
        kind += 1
    code = adafruit_miniqr.QRCode(qr_type=kind)
    code.add_data(data)
    code.make()
    size = code.module_count
    made = []
    for row in range(size):
        bits = 0
        for column in range(size):
            bits = bits << 1 | bool(code.matrix[row, column])
        made.append(bits)
    return tuple(made), size
