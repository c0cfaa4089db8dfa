# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Reads what the owner brings: a CircuitPython image (UF2) and the RP2040's boot ROM.

Neither is part of this project, nor kept by it. Every trouble is an ImageError, one sentence.
"""

import re
import struct
from pathlib import Path

OLDEST = (10, 0)
FLASH_START = 0x1000_0000
_BLOCK = 512
_START_1, _START_2, _END = 0x0A324655, 0x9E5D5157, 0x0AB16F30
_NOT_FOR_FLASH, _HAS_FAMILY = 0x0001, 0x2000
_RP2040 = 0xE48BFF56
_FAMILIES = {
    0xE48BFF57: "an RP2350", 0xE48BFF59: "an RP2350", 0xE48BFF5A: "an RP2350",
    0x55114460: "a SAMD51", 0x68ED2B88: "a SAMD21", 0xADA52840: "an nRF52840",
    0xBFDD4EEE: "an ESP32-S2", 0xC47E5767: "an ESP32-S3",
}  # fmt: skip
_VERSION = re.compile(
    rb"Adafruit CircuitPython (\d+)\.(\d+)\.(\d+)([\w.+-]*) on [\d-]+; ([^\0]+) with \w+\0"
)

BOOTROM_BYTES = 16 * 1024
_BOOTROM_MARK = b"Mu\x01"
_BOOTROM_MARK_AT = 0x10
ABOUT_BOOTROM = (
    "the boot ROM is the 16 KB of code that every RP2040 has from the factory; its owner, "
    "Raspberry Pi, publishes it at https://github.com/raspberrypi/pico-bootrom-rp2040 (Releases), "
    "and rp2040js has it in its demo folder as bootrom.ts"
)


class ImageError(Exception):
    """Why a file cannot be used, in one sentence for people."""


class CircuitPython:
    """An image: the bytes of the flash from its start, and what they say of themselves.

    version   (10, 2, 1);  version_text  "10.2.1";  name  "Raspberry Pi Pico"
    """

    def __init__(self, flash, version, version_text, name):
        self.flash = flash
        self.version = version
        self.version_text = version_text
        self.name = name

    def is_for(self, board_id):
        """The id that boot_out.txt shows stands in the image as a text of its own."""
        return b"\0" + board_id.encode() + b"\0" in self.flash


def read(path):
    """The bytes of a file, or ImageError."""
    try:
        return Path(path).read_bytes()
    except OSError as error:
        raise ImageError(f"cannot read {path}: {error.strerror}") from None


def read_circuitpython(path):
    """The CircuitPython image in a UF2 file, for an RP2040 and new enough."""
    if path is None:
        raise ImageError(
            "--uf2 FILE is missing: the CircuitPython image of your board, "
            "from https://circuitpython.org/downloads"
        )
    flash = flash_of(read(path), path)
    found = _VERSION.search(flash)
    if not found:
        raise ImageError(
            f"{path} holds no CircuitPython: https://circuitpython.org/downloads has it"
        )
    version = tuple(int(number) for number in found.groups()[:3])
    text = b".".join(found.groups()[:3]).decode() + found[4].decode()
    image = CircuitPython(flash, version, text, found[5].decode())
    if version[:2] < OLDEST:
        wanted = ".".join(map(str, OLDEST))
        raise ImageError(
            f"{path} is CircuitPython {text}, too old: Girouette needs {wanted} or newer, "
            "from https://circuitpython.org/downloads"
        )
    return image


def flash_of(data, path):
    """What a UF2 file writes into the flash of an RP2040."""
    if not data or len(data) % _BLOCK:
        raise ImageError(f"{path} is not a UF2 file")
    flash = bytearray()
    for start in range(0, len(data), _BLOCK):
        block = data[start : start + _BLOCK]
        mark_1, mark_2, flags, address, size, _, _, family = struct.unpack_from("<8I", block)
        (end,) = struct.unpack_from("<I", block, _BLOCK - 4)
        if (mark_1, mark_2, end) != (_START_1, _START_2, _END) or size > _BLOCK - 36:
            raise ImageError(f"{path} is not a UF2 file")
        if flags & _HAS_FAMILY and family != _RP2040:
            chip = _FAMILIES.get(family, f"another chip (family {family:#010x})")
            raise ImageError(f"{path} is an image for {chip}: what is emulated is an RP2040")
        place = address - FLASH_START
        if flags & _NOT_FOR_FLASH or not 0 <= place < 16 << 20:
            continue
        if len(flash) < place + size:
            flash += b"\xff" * (place + size - len(flash))
        flash[place : place + size] = block[32 : 32 + size]
    return bytes(flash)


def read_bootrom(path):
    """The boot ROM as 16 KB: from plain bytes, an ELF file, or a source with its words (0x...)."""
    if path is None:
        raise ImageError(f"--bootrom FILE is missing: {ABOUT_BOOTROM}")
    if not Path(path).exists():
        raise ImageError(f"no boot ROM at {path}: {ABOUT_BOOTROM}")
    data = read(path)
    if data[:4] == b"\x7fELF":
        data = _elf_contents(data)
    elif len(data) != BOOTROM_BYTES:
        words = re.findall(rb"\b0x([0-9a-fA-F]{8})\b", data)
        data = b"".join(struct.pack("<I", int(word, 16)) for word in words)
    mark = data[_BOOTROM_MARK_AT : _BOOTROM_MARK_AT + len(_BOOTROM_MARK)]
    if len(data) != BOOTROM_BYTES or mark != _BOOTROM_MARK:
        raise ImageError(f"{path} is no boot ROM of an RP2040: {ABOUT_BOOTROM}")
    return data


def _elf_contents(data):
    """What a 32-bit ELF file loads into the ROM's address range."""
    rom = bytearray(BOOTROM_BYTES)
    try:
        (table,) = struct.unpack_from("<I", data, 28)
        size, count = struct.unpack_from("<HH", data, 42)
        for number in range(count):
            kind, start, _, place, length = struct.unpack_from("<5I", data, table + number * size)
            if kind == 1 and place + length <= BOOTROM_BYTES:
                rom[place : place + length] = data[start : start + length]
    except struct.error:
        return b""
    return bytes(rom)
