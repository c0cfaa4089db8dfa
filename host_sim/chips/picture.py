# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What every display chip has: a picture, and counts of what crossed its wires.

Counts, the same for every chip:
    bytes          every byte clocked to the chip: on I2C the control bytes too but not the address
                   byte; on SPI commands and data alike
    data_bytes     the part of them that went into picture memory
    transactions   I2C writes (start to stop), or SPI runs between chip select low and high
    refreshes      how often picture memory was written after a new address had been set: the number
                   of areas sent
"""

from PIL import Image


class DisplayChip:
    """A controller with its glass. Rows of `pixels()` are 0/1, or (red, green, blue) on colour."""

    colour = False

    def __init__(self, width, height):
        self.width = width
        self.height = height
        self.clear_counts()

    def clear_counts(self):
        self.bytes = 0
        self.data_bytes = 0
        self.transactions = 0
        self.refreshes = 0
        self._addressed = True

    def count_transaction(self, length):
        self.transactions += 1
        self.bytes += length

    def address_set(self):
        self._addressed = True

    def count_data(self, length):
        self.data_bytes += length
        if self._addressed:
            self.refreshes += 1
            self._addressed = False

    def pixels(self):
        raise NotImplementedError

    def text(self, ink="#", paper="."):
        """A one-bit picture as lines of text, for tests and failure messages."""
        return "\n".join("".join(ink if dot else paper for dot in row) for row in self.pixels())

    def image(self, scale=1):
        """The picture as a pillow image, each dot a square of `scale` pixels."""
        image = Image.new("RGB", (self.width, self.height))
        if self.colour:
            dots = [dot for row in self.pixels() for dot in row]
        else:
            dots = [(255, 255, 255) if dot else (0, 0, 0) for row in self.pixels() for dot in row]
        image.putdata(dots)
        return image.resize((self.width * scale, self.height * scale), Image.Resampling.NEAREST)

    def png(self, path, scale=4):
        self.image(scale).save(path)
