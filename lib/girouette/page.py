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
SMALLEST = 1024


class Page:
    """`nvm` has len, slice read, slice assignment; each may raise.

    size   bytes for records and header
    at     where the next byte goes; 0 while there is not even a header
    """

    sealed = False  # all of it is written each time
    whole = True  # no write was cut short, as far as a seal can tell
    blank = b"\xff"  # what an unused NVM may be filled with

    def __init__(self, nvm):
        self.nvm = nvm
        self.size = min(len(nvm), SIZE)
        self.base = 0
        self.at = 0

    def find(self):
        """Look for it: "ok" or "foreign", and its bytes, none where it is blank."""
        data = bytes(self.nvm[: self.size])
        if self.is_blank(data):
            return "ok", b""
        return ("ok", data) if begins_right(data) else ("foreign", b"")

    def is_blank(self, data):
        """Nothing there, or the very first write was cut in the header."""
        used = data.rstrip(b"\xff")
        return not data.strip(self.blank) or 1 < len(used) < 5 and HEADER.startswith(used[:-1])

    def used(self):
        """Its bytes as they are in the NVM, up to where the next one goes."""
        return bytes(self.nvm[self.base : self.base + self.at])

    def put(self, at, data):
        """Write from `at` on, and read back: False when it did not take."""
        return self.write(self.base + at, data)

    def put_all(self, image):
        """Write the whole of it anew, which erases; False when it did not take."""
        return self.put(0, image + b"\xff" * (self.size - len(image)))

    def is_soiled(self, end):
        """A write up to `end` did not take: has it left something there?"""
        try:
            left = bytes(self.nvm[self.base + self.at : self.base + end])
        except Exception:
            return False
        return left.rstrip(b"\xff") != b""

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


def begins_right(data):
    return sum([data[i] == HEADER[i] for i in range(4)]) > 2


def open_page(nvm, port):
    """The page for this family of chips; may raise what the NVM raises."""
    if port[:2] == "rp":
        return Page(nvm)
    # Only boards with such a chip ever load it.
    from girouette.sealed_page import SealedPage

    page = SealedPage(nvm)
    if port[:5] == "esp32":
        page.blank = b"\0\xff"
    return page
