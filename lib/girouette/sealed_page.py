# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The page on an NVM that erases at every write: all of it is written each time, with a seal.

Where the NVM has room for two pages they are written in turn, so that the one before stays whole
while the next is written. The seal is a counter, which tells the newer one, and a CRC-32.
"""

from binascii import crc32

from girouette.page import SIZE, Page, begins_right

_SEAL = 5


class SealedPage(Page):
    sealed = True

    def __init__(self, nvm):
        Page.__init__(self, nvm)
        self.room = self.size
        self.size = self.room - _SEAL
        self.bases = (0, SIZE) if len(nvm) >= 2 * SIZE else (0,)
        self.counter = 0

    def find(self):
        """The newer of two whole pages; a page that a cut left half written is the worse one."""
        found = b""
        best = -1
        for base in self.bases:
            data = bytes(self.nvm[base : base + self.room])
            if self.is_blank(data):
                continue
            rank = 0
            if begins_right(data):
                rank = 2 if crc32(data[:-4]).to_bytes(4, "big") == data[-4:] else 1
            if rank > best or rank == best == 2 and (data[-_SEAL] - self.counter) & 255 < 128:
                best = rank
                found = data
                self.base = base
                self.counter = data[-_SEAL]
        # Even where every record fits, a page without its seal may be shorter than it was.
        self.whole = best != 1
        return ("foreign", b"") if best == 0 else ("ok", found[: self.size])

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

    def put_all(self, image):
        return self.put(0, image)

    def is_soiled(self, end):
        """The next write goes over all of it."""
        return False
