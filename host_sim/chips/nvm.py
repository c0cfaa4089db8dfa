# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The non-volatile memory of each port, with its wear, its cuts and its failures.

What an assignment does to the flash differs by port:
    rp2040, rp2350   one sector of 4,096 bytes. If every target byte reads 0xFF the bytes are
                     programmed in place, in whole pages of 256 that keep what else is in them;
                     otherwise the sector is copied to RAM, erased and programmed again.
    samd51           8,192 bytes in one erase block: copied, erased, programmed
    nrf52840         two pages of 4,096 bytes: each touched page is copied, erased, programmed
    esp32s           a blob of 8,192 bytes in a store of records: the old one is erased, then the
                     new one is written, and counts only when it is whole. Blank is 0, not 0xFF.
An assignment of no bytes does nothing.

Counted in bytes programmed: an erase sets the whole block to 0xFF first, then every byte of the
block is programmed in order. A cut after so many bytes leaves the byte it hits torn: programming
turns ones to zeros, so a torn byte keeps some of the ones it should have lost. A cut in an erase
leaves the block in a mixture of what it was, 0xFF and noise. On the ESP32 a cut leaves the blob
blank, or in the erase perhaps as it was.

Checked against CircuitPython 10.2.1: common-hal/nvm/ByteArray.c of ports/raspberrypi (write_page,
erase_and_write_sector), ports/atmel-samd, ports/nordic and ports/espressif, the sizes in each
port's mpconfigport.h; for the SAMD51's flash_write asf4's samd51/hpl/nvmctrl/hpl_nvmctrl.c, for the
nRF ports/nordic/peripherals/nrf/nvm.c. How flash fails when the power goes is the chips' affair,
taken from their datasheets.
"""

import random

from host_sim.machine import PowerCut

#          size, erase block, programs into 0xFF without an erase, blank byte (0: a blob)
_PORTS = {
    "rp2040": (4096, 4096, True, 0xFF),
    "rp2350": (4096, 4096, True, 0xFF),
    "samd51": (8192, 8192, False, 0xFF),
    "nrf52840": (8192, 4096, False, 0xFF),
    "esp32s": (8192, 8192, False, 0x00),
}
# A page of 256 bytes programs in about 0.4 ms and a sector erases in about 45 ms on the flash chips
# of these boards.
_PROGRAM_US_A_BYTE = 1.6
_PAGE = 256
_ERASE_US = 45_000


class NVM:
    """Flash with counters. `spend_us` is told how long each operation takes."""

    def __init__(self, port, contents=None, seed=0):
        if port not in _PORTS:
            raise ValueError(f"no NVM is known for port {port!r}: one of {sorted(_PORTS)}")
        self.port = port
        self.size, self.block, self.programs_blank, self.blank = _PORTS[port]
        self.data = bytearray([self.blank]) * self.size
        if contents is not None:
            self.data[: len(contents)] = contents
            if len(self.data) != self.size:
                raise ValueError(f"{len(contents)} bytes do not fit {self.size} bytes of NVM")
        self.erases = 0
        self.bytes_programmed = 0
        self.writes = 0
        self.failure = None
        self.spend_us = lambda duration: None
        self.power_lost = lambda: None
        self._bytes_left = None
        self._cut_in_erase = False
        self._noise = random.Random(seed)

    def cut_power_after(self, count):
        """Cut the power when this many more bytes have been programmed: the next one is torn."""
        self._bytes_left = count

    def cut_power_in_erase(self):
        """Cut the power in the middle of the next erase."""
        self._cut_in_erase = True

    def fail_with(self, error):
        """Every write from now on raises this error (an exception, or None to work again)."""
        self.failure = error

    def write(self, start, values):
        """What the port does for one assignment."""
        if self.failure is not None:
            raise type(self.failure)(*self.failure.args)
        if not values:
            return
        self.writes += 1
        end = start + len(values)
        if self.programs_blank and all(byte == 0xFF for byte in self.data[start:end]):
            pages = (end - 1) // _PAGE - start // _PAGE + 1
            self._program(start, values, pages * _PAGE)
            return
        if self.blank == 0:
            self._write_blob(start, values)
            return
        for base in range(start - start % self.block, end, self.block):
            copy = bytearray(self.data[base : base + self.block])
            first, last = max(start, base), min(end, base + self.block)
            copy[first - base : last - base] = values[first - start : last - start]
            self._erase(base)
            self._program(base, copy)

    def _write_blob(self, start, values):
        copy = bytearray(self.data)
        copy[start : start + len(values)] = values
        if self._cut_in_erase:
            if self._noise.randrange(2):
                self.data[:] = bytes(self.size)
            self._lose_power()
        self.erases += 1
        self.data[:] = bytes(self.size)
        self.spend_us(_ERASE_US)
        if self._bytes_left is not None:
            if self._bytes_left < self.size:
                self.bytes_programmed += self._bytes_left
                self._lose_power()
            self._bytes_left -= self.size
        self.data[:] = copy
        self.bytes_programmed += self.size
        self.spend_us(self.size * _PROGRAM_US_A_BYTE)

    def _erase(self, base):
        if self._cut_in_erase:
            for index in range(base, base + self.block):
                choice = self._noise.randrange(3)
                if choice:
                    self.data[index] = 0xFF if choice == 1 else self._noise.randrange(256)
            self._lose_power()
        self.erases += 1
        self.data[base : base + self.block] = b"\xff" * self.block
        self.spend_us(_ERASE_US)

    def _program(self, start, values, length=None):
        """`length`: how many bytes the chip programs for them, if more."""
        if self._bytes_left is None or self._bytes_left >= len(values):
            self._program_whole(start, values)
        else:
            self._program_until_the_cut(start, values)
        self.spend_us((length or len(values)) * _PROGRAM_US_A_BYTE)

    def _program_whole(self, start, values):
        """All bytes at once: a port that rewrites its block at each write programs thousands."""
        end = start + len(values)
        left = int.from_bytes(self.data[start:end], "big") & int.from_bytes(values, "big")
        self.data[start:end] = left.to_bytes(len(values), "big")
        self.bytes_programmed += len(values)
        if self._bytes_left is not None:
            self._bytes_left -= len(values)

    def _program_until_the_cut(self, start, values):
        for index, value in enumerate(values, start):
            if self._bytes_left == 0:
                self.data[index] = (self.data[index] & value) | (
                    self.data[index] & ~value & self._noise.randrange(256)
                )
                self._lose_power()
            self._bytes_left -= 1
            self.data[index] &= value
            self.bytes_programmed += 1

    def _lose_power(self):
        self._bytes_left = None
        self._cut_in_erase = False
        self.power_lost()
        raise PowerCut()


class VirtualNvm:
    """A chip's bytes as the board's `nvm` shows them; `chip` has its counters and power cuts."""

    def __init__(self, port):
        self.chip = NVM(port)

    def __len__(self):
        return self.chip.size

    def __getitem__(self, index):
        got = self.chip.data[index]
        return bytearray(got) if isinstance(index, slice) else got

    def __setitem__(self, index, value):
        start, stop, _ = index.indices(len(self))
        assert len(value) == stop - start, "the board refuses slices of another length"
        self.chip.write(start, bytes(value))
