# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The page on an NVM that erases at every write: all of it is written each time, with a seal.

Where the NVM has room for two pages they are written in turn, so that the one before stays whole
while the next is written. The seal is a counter, which tells the newer one, and a CRC-32.
"""

from binascii import crc32

from girouette.store import SIZE, Page

_SEAL = 5


class SealedPage(Page):
    sealed = True

    def __init__(self, nvm):
        Page.__init__(self, nvm)
        self.size -= _SEAL
        if len(nvm) >= 2 * SIZE:
            self.bases = (0, SIZE)

    def counter_at(self, base):
        """The counter of the page there; -1 when it was not written to its end."""
        data = bytes(self.nvm[base : base + self.size + _SEAL])
        if crc32(data[:-4]).to_bytes(4, "big") != data[-4:]:
            return -1
        return data[-_SEAL]

    def put(self, at, data):
        counter = (self.counter + 1) & 255
        try:
            image = bytearray(self.nvm[self.base : self.base + at])
            image += data
            image += b"\xff" * (self.size - len(image))
            image.append(counter)
            image += crc32(image).to_bytes(4, "big")
        except Exception:
            return False
        base = self.bases[self.bases.index(self.base) - 1]  # the other one, if there is one
        if not self.write(base, image):
            return False
        self.base = base
        self.counter = counter
        return True
