# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Writes the CIRCUITPY drive as CircuitPython finds it in flash: a FAT12 volume without a partition
table.

    boot sector | two copies of the table of clusters | root directory | clusters from number 2 on

A file's clusters are a chain in the table, which here is always in order. Names that are not plain
8.3 in capitals get entries for long names before their own.
"""

import struct

SECTOR = 512
_ROOT_ENTRIES = 512
_ENTRY = 32
_ROOT_SECTORS = _ROOT_ENTRIES * _ENTRY // SECTOR
_TABLES = 2
_MOST_CLUSTERS = 4084  # more would make it a FAT16
_END = 0xFFF
_FOLDER, _LABEL, _LONG_NAME, _FILE = 0x10, 0x08, 0x0F, 0x20
_LONG_LETTERS = 13
_LAST_LONG = 0x40
_DAY = (40 << 9) | (1 << 5) | 1  # 1 January 2020, as in the zips: same files, same bytes


class DriveFull(Exception):
    """The files do not fit."""


def cluster_of(size):
    """Bytes of a cluster on a volume of `size` bytes: as few as FAT12 can number. On a Pico that is
    a sector, as CircuitPython formats it: many small files fit."""
    cluster = SECTOR
    while size // cluster > _MOST_CLUSTERS:
        cluster *= 2
    return cluster


def make_drive(files, size, label="CIRCUITPY"):
    """{path with slashes: bytes} as a volume of `size` bytes."""
    volume = _Volume(size)
    entries = _entry(label.encode().ljust(11), _LABEL, 0, 0)
    volume.write_root(entries + volume.folder_entries(_tree(files)))
    return volume.image(label)


def _tree(files):
    """{name: bytes or another such tree}"""
    top = {}
    for path, data in files.items():
        folder = top
        *parents, name = path.strip("/").split("/")
        for parent in parents:
            folder = folder.setdefault(parent, {})
        folder[name] = data
    return top


class _Volume:
    def __init__(self, size):
        self.cluster = cluster_of(size)
        self.table_sectors = -(-(size // self.cluster + 2) * 3 // 2 // SECTOR) + 1
        self.first_sector = 1 + _TABLES * self.table_sectors + _ROOT_SECTORS
        self.clusters = (size - self.first_sector * SECTOR) // self.cluster
        self.sectors = self.first_sector + self.clusters * self.cluster // SECTOR
        self.size = size
        self.chain = [0xFF8, _END]
        self.data = bytearray()
        self.root = b""

    def take(self, length):
        """A chain of clusters for so many bytes; the first one's number, 0 for none."""
        count = -(-length // self.cluster)
        first = len(self.chain)
        if first + count > self.clusters + 2:
            raise DriveFull(f"the files need more than {self.clusters * self.cluster:,} bytes")
        self.chain += [*range(first + 1, first + count), _END] if count else []
        self.data += bytes(count * self.cluster)
        return first if count else 0

    def put(self, first, data):
        start = (first - 2) * self.cluster
        self.data[start : start + len(data)] = data

    def add_file(self, data):
        first = self.take(len(data))
        if first:
            self.put(first, data)
        return first

    def add_folder(self, tree, parent):
        # Its own number stands in what it holds, so room for it comes first.
        length = _ENTRY * (2 + sum(1 + _long_entries(name) for name in tree))
        first = self.take(length)
        entries = _entry(b".".ljust(11), _FOLDER, first, 0)
        entries += _entry(b"..".ljust(11), _FOLDER, parent, 0)
        self.put(first, entries + self.folder_entries(tree, first))
        return first

    def folder_entries(self, tree, own=0):
        entries, taken = b"", set()
        for name, content in tree.items():
            short = _short_name(name, taken)
            if _long_entries(name):
                entries += _long_name(name, short)
            if isinstance(content, dict):
                entries += _entry(short, _FOLDER, self.add_folder(content, own), 0)
            else:
                entries += _entry(short, _FILE, self.add_file(content), len(content))
        return entries

    def write_root(self, entries):
        if len(entries) > _ROOT_ENTRIES * _ENTRY:
            raise DriveFull("too many files in the top folder")
        self.root = entries

    def image(self, label):
        boot = struct.pack(
            "<3s8sHBHBHHBHHHII", b"\xeb\x3c\x90", b"GIROUETT", SECTOR,
            self.cluster // SECTOR, 1, _TABLES, _ROOT_ENTRIES, self.sectors, 0xF8,
            self.table_sectors, 63, 255, 0, 0,
        )  # fmt: skip
        boot += struct.pack("<BBBI11s8s", 0x80, 0, 0x29, 0, label.encode().ljust(11), b"FAT12   ")
        boot = boot.ljust(SECTOR - 2, b"\0") + b"\x55\xaa"
        table = _packed(self.chain).ljust(self.table_sectors * SECTOR, b"\0")
        root = self.root.ljust(_ROOT_SECTORS * SECTOR, b"\0")
        return (boot + table * _TABLES + root + bytes(self.data)).ljust(self.size, b"\xff")


def _packed(chain):
    """Two numbers of twelve bits in three bytes."""
    packed = bytearray()
    padded = chain + [0] * (len(chain) % 2)
    for low, high in zip(padded[::2], padded[1::2], strict=True):
        packed += (low | high << 12).to_bytes(3, "little")
    return bytes(packed)


def _entry(short, kind, cluster, size):
    return struct.pack("<11sB8xHHHHI", short, kind, 0, 0, _DAY, cluster, size)


def _is_short(name):
    stem, _, ending = name.partition(".")
    letters = (stem + ending).replace("_", "").replace("-", "")
    fits = 0 < len(stem) <= 8 and len(ending) <= 3 and letters.isascii() and letters.isalnum()
    return fits and name == name.upper()


def _long_entries(name):
    return 0 if _is_short(name) else -(-len(name) // _LONG_LETTERS)


def _short_name(name, taken):
    """Eleven bytes; a long name gets a short one that nobody has in its folder."""
    stem, _, ending = name.rpartition(".") if "." in name[1:] else (name, "", "")
    plain = [
        "".join(letter for letter in part.upper() if letter.isascii() and letter.isalnum())
        for part in (stem, ending)
    ]
    if _is_short(name):
        short = name.partition(".")[0].ljust(8) + name.partition(".")[2].ljust(3)
    else:
        number = 1
        while True:
            tail = f"~{number}"
            short = (plain[0][: 8 - len(tail)] + tail).ljust(8) + plain[1][:3].ljust(3)
            if short not in taken:
                break
            number += 1
    taken.add(short)
    return short.encode()


def _long_name(name, short):
    check = 0
    for byte in short:
        check = ((check & 1) << 7 | check >> 1) + byte & 0xFF
    count = _long_entries(name)
    units = name.encode("utf-16-le") + b"\0\0"
    units = units[: count * _LONG_LETTERS * 2].ljust(count * _LONG_LETTERS * 2, b"\xff")
    entries = b""
    for number in range(count, 0, -1):
        part = units[(number - 1) * 26 : number * 26]
        order = number | (_LAST_LONG if number == count else 0)
        head = struct.pack("<B10sBBB", order, part[:10], _LONG_NAME, 0, check)
        entries += head + part[10:22] + b"\0\0" + part[22:]
    return entries
