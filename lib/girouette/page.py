# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The page of the NVM that the journal is written into, on chips that program into 0xFF.

A page, up to 4,096 bytes:
    0..3        "Girj". Three right bytes of four are enough, so one bad byte loses nothing.
    4...        records one after another (codec.py), then 0xFF
    last 5      only on ports that erase at every write: a counter, and a CRC-32 of the whole page
Here each record goes behind the last one, without an erase (rp2040, rp2350). The other ports'
page is sealed_page.py.
"""

HEADER = b"Girj"
SIZE = 4096


class Page:
    """`nvm` has len, slice read, slice assignment; each may raise.

    size   bytes for header and records
    bases  where in the NVM it may begin; `base` is where it does
    at     where in it the next byte goes; 0 while there is not even a header
    """

    sealed = False  # all of it is written each time

    def __init__(self, nvm):
        self.nvm = nvm
        self.size = min(len(nvm), SIZE)
        self.bases = (0,)
        self.base = 0
        self.at = 0

    def put(self, at, data):
        """Write from `at` on, and read back: False when it did not take."""
        return self.write(self.base + at, data)

    def put_all(self, image):
        """Write the whole of it anew, which erases; False when it did not take."""
        return self.put(0, image + b"\xff" * (self.size - len(image)))

    def write(self, start, data):
        nvm = self.nvm
        try:
            nvm[start : start + len(data)] = data
            for at in range(0, len(data), 256):
                part = bytes(data[at : at + 256])
                if bytes(nvm[start + at : start + at + len(part)]) != part:
                    return False
        except Exception:
            # Whatever a driver may raise: it did not take.
            return False
        return True

    def is_blank(self, start, stop):
        """Whether nothing stands between these places, as far as it can be read."""
        try:
            return not bytes(self.nvm[self.base + start : self.base + stop]).rstrip(b"\xff")
        except Exception:
            return True
