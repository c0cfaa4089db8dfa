# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Makes the glyph sheets of firmware/fonts.

    python3 tools/glyphs.py                   makes the sheets from tools/glyph_sources
    python3 tools/glyphs.py extract FILE.deb  takes the letters anew from Debian's xfonts-base first

Glyphs are in the order of firmware/girouette_device/codepage.py. Each kind of screen has its own:

    NAME.bin    colour displays: the glyphs that are kept in memory as one picture, rows of bits of
                16 cells, the first dot in the highest bit, which `bitmaptools.readinto` reads in
                one call; then the others, two bytes a row
    NAME.cols   one-bit displays: a byte for eight dots of a column, the uppermost in the lowest bit
    NAME.rows   one-bit displays on their side: a byte a row, the left dot in the lowest bit

Letters come from the public-domain misc-fixed fonts. What they lack, or draw too thin to be read on
a one-inch display, is drawn in glyph_sources/symbols.txt: a size, a character, then its picture.
The squares of the Fire Tower board are drawn in cells4.txt (one bit a dot), cells7.txt and
cells8.txt (a colour number a dot, see firmware/girouette_device/colours.py), in the order of
scene.py's grid, the cursor last.
"""

import gzip
import io
import pathlib
import struct
import sys
import tarfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))  # run as a script

from tools.device_side import load  # noqa: E402

SOURCES = ROOT / "tools" / "glyph_sources"
FONTS = ROOT / "firmware" / "fonts"

# name of the sheet: width, height, baseline, font files to look in
SHEETS = {
    "5x8": (5, 8, 7, ("5x8",)),
    "6x10": (6, 10, 8, ("6x10",)),
    "8x13": (8, 13, 11, ("8x13B", "8x13")),
    "10x20": (10, 20, 16, ("10x20",)),
}
ONE_BIT = ("5x8", "6x10", "8x13")
COLOUR = ("6x10", "8x13", "10x20")
SHEET_CELLS, SHEET_ACROSS = 160, 16  # of a colour display's sheet, as screen_colour.py has them
PCF_METRICS, PCF_BITMAPS, PCF_ENCODINGS = 4, 8, 32


def code_page():
    """The characters of the cells, in order; None for the box."""
    extra = load("codepage").EXTRA + load("rare_letters").EXTRA
    return [chr(code) for code in range(32, 127)] + [None] + list(extra)


def read_pcf(data):
    """{character: (left, ascent, rows as strings of # and .)} of a PCF font."""
    count = struct.unpack_from("<I", data, 4)[0]
    tables = {}
    for index in range(count):
        kind, form, size, offset = struct.unpack_from("<IIII", data, 8 + 16 * index)
        tables[kind] = (form, offset)

    def order(form):
        return ">" if form & 4 else "<"

    form, offset = tables[PCF_METRICS]
    end = order(form)
    metrics = []
    if form & 0x100:
        (number,) = struct.unpack_from(end + "H", data, offset + 4)
        for index in range(number):
            raw = struct.unpack_from("5B", data, offset + 6 + 5 * index)
            metrics.append([value - 128 for value in raw])
    else:
        (number,) = struct.unpack_from(end + "I", data, offset + 4)
        for index in range(number):
            metrics.append(struct.unpack_from(end + "5h", data, offset + 8 + 12 * index))
    form, offset = tables[PCF_BITMAPS]
    end = order(form)
    (number,) = struct.unpack_from(end + "I", data, offset + 4)
    offsets = struct.unpack_from(f"{end}{number}I", data, offset + 8)
    start = offset + 8 + 4 * number + 16
    padding = 1 << (form & 3)
    form, offset = tables[PCF_ENCODINGS]
    end = order(form)
    low, high, row_low, row_high, _ = struct.unpack_from(end + "5H", data, offset + 4)
    glyphs = {}
    for row in range(row_low, row_high + 1):
        for column in range(low, high + 1):
            place = offset + 14 + 2 * ((row - row_low) * (high - low + 1) + column - low)
            (glyph,) = struct.unpack_from(end + "H", data, place)
            if glyph == 0xFFFF:
                continue
            left, right, _, ascent, descent = metrics[glyph]
            width = right - left
            stride = (width + 8 * padding - 1) // (8 * padding) * padding
            rows = []
            for line in range(ascent + descent):
                at = start + offsets[glyph] + line * stride
                bits = int.from_bytes(data[at : at + stride], "big") >> (stride * 8 - width)
                rows.append(f"{bits:0{width}b}".replace("0", ".").replace("1", "#"))
            glyphs[chr(row * 256 + column)] = (left, ascent, rows)
    return glyphs


def deb_members(path):
    """The files of a Debian package's data archive, as {base name: bytes}."""
    raw = path.read_bytes()
    at = 8
    while at < len(raw):
        name = raw[at : at + 16].decode().strip().rstrip("/")
        size = int(raw[at + 48 : at + 58])
        if name.startswith("data.tar"):
            with tarfile.open(fileobj=io.BytesIO(raw[at + 60 : at + 60 + size])) as archive:
                return {
                    member.name.rsplit("/", 1)[-1]: archive.extractfile(member).read()
                    for member in archive
                    if member.isfile() and member.name.endswith(".pcf.gz")
                }
        at += 60 + size + size % 2
    raise SystemExit(f"{path}: no data archive in it")


def extract(path):
    """Writes the glyphs that our code page uses as text: character code, then one number a row."""
    members = deb_members(path)
    wanted = [character for character in code_page() if character]
    for _, height, baseline, fonts in SHEETS.values():
        for font in fonts:
            glyphs = read_pcf(gzip.decompress(members[font + ".pcf.gz"]))
            width = int(font.rstrip("B").split("x")[0])
            lines = [
                "# SPDX-FileCopyrightText: 2026 Girouette contributors",
                "# SPDX-License-Identifier: MIT",
                f"# Extract of {font} of misc-fixed (public domain), from Debian's xfonts-base",
                "# code: one hexadecimal number for each of the rows, the leftmost pixel highest",
            ]
            for character in sorted(wanted):
                if character not in glyphs:
                    continue
                left, ascent, rows = glyphs[character]
                box = [["."] * width for _ in range(height)]
                for index, row in enumerate(rows):
                    for column, pixel in enumerate(row):
                        y, x = baseline - ascent + index, left + column
                        if 0 <= y < height and 0 <= x < width:
                            box[y][x] = pixel
                numbers = [int("".join(row).replace("#", "1").replace(".", "0"), 2) for row in box]
                lines.append(f"{ord(character):04x}: " + " ".join(f"{n:x}" for n in numbers))
            (SOURCES / f"{font}.hex").write_text("\n".join(lines) + "\n", "utf-8")


def read_hex(font, width):
    glyphs = {}
    for line in (SOURCES / f"{font}.hex").read_text("utf-8").splitlines():
        if line.startswith("#"):
            continue
        code, numbers = line.split(":")
        glyphs[chr(int(code, 16))] = [f"{int(n, 16):0{width}b}" for n in numbers.split()]
    return glyphs


def read_symbols():
    """{(width class, character): rows}, from the pictures in symbols.txt."""
    symbols = {}
    rows = None
    for line in (SOURCES / "symbols.txt").read_text("utf-8").splitlines():
        if line.startswith("= "):
            size, characters = line[2:].split()
            rows = []
            for character in characters:
                symbols[size, character] = rows
        elif line and not line.startswith("//") and rows is not None:
            rows.append(line.replace(".", "0").replace("#", "1"))
    return symbols


def placed(rows, width, height, baseline):
    """A picture in its cell, standing on the baseline."""
    across, down = len(rows[0]), len(rows)
    left = (width - across) // 2
    top = max(0, min(baseline - down + (1 if down > baseline - 1 else 0), height - down))
    box = ["0" * width] * height
    for index, row in enumerate(rows):
        box[top + index] = ("0" * left + row + "0" * width)[:width]
    return box


def block(character, width, height):
    """Bars, shades and frames reach the cell's edges, so that neighbours join."""
    if "▁" <= character <= "█":
        full = (ord(character) - 0x2580) * height // 8
        return ["0" * width] * (height - full) + ["1" * width] * full
    if character in "░▒▓":
        keep = {
            "░": lambda x, y: x % 2 == 0 and y % 2 == 0,
            "▒": lambda x, y: (x + y) % 2 == 0,
            "▓": lambda x, y: x % 2 or y % 2,
        }[character]
        return ["".join("1" if keep(x, y) else "0" for x in range(width)) for y in range(height)]
    arms = {
        "│": "ud",
        "─": "lr",
        "┌": "dr",
        "┐": "dl",
        "└": "ur",
        "┘": "ul",
        "├": "udr",
        "┤": "udl",
        "┼": "udlr",
    }.get(character)
    if arms is None:
        return None
    middle, waist = width // 2, height // 2
    box = [["0"] * width for _ in range(height)]
    for y in range(height):
        if (y <= waist and "u" in arms) or (y >= waist and "d" in arms):
            box[y][middle] = "1"
    for x in range(width):
        if (x <= middle and "l" in arms) or (x >= middle and "r" in arms):
            box[waist][x] = "1"
    return ["".join(row) for row in box]


def glyph(character, name, fonts, symbols):
    width, height, baseline = SHEETS[name][:3]
    if character is None:
        return (
            ["0" * width]
            + ["1" * (width - 1) + "0"]
            + ["1" + "0" * (width - 3) + "10" for _ in range(baseline - 3)]
            + ["1" * (width - 1) + "0"]
            + ["0" * width] * (height - baseline)
        )
    drawn = block(character, width, height)
    if drawn:
        return drawn
    found = [font[character] for font in fonts if character in font]
    if name == "10x20" and found:
        return found[0]  # the largest font's own symbols are bold enough
    size = "5x8" if width < 8 else "8x13"
    if (size, character) in symbols:
        return placed(symbols[size, character], width, height, baseline)
    if found:
        return found[0]
    raise SystemExit(f"{name} has no glyph for {character!r}: draw it in symbols.txt")


def cells(name):
    """Every glyph of a font, as rows of 0 and 1, in the order of the code page."""
    width, files = SHEETS[name][0], SHEETS[name][3]
    fonts = [read_hex(font, width) for font in files]
    symbols = read_symbols()
    return [glyph(character, name, fonts, symbols) for character in code_page()]


def sheet(name):
    """The bytes of a sheet for displayio: kept glyphs as one picture, then the others."""
    width, height = SHEETS[name][:2]
    glyphs, kept = cells(name), load("codepage").KEPT
    blank = ["0" * width] * height
    picture = glyphs[:kept] + [blank] * (SHEET_CELLS - kept)
    data = bytearray()
    for row in range(0, SHEET_CELLS, SHEET_ACROSS):
        for line in range(height):
            bits = "".join(one[line] for one in picture[row : row + SHEET_ACROSS])
            data += int(bits, 2).to_bytes(len(bits) // 8, "big")
    for one in glyphs[kept:]:
        for line in one:
            data += int(line.ljust(16, "0"), 2).to_bytes(2, "big")
    return bytes(data)


def columns(pictures):
    """Pictures for the pages of a one-bit display: a byte for eight dots of a column, the uppermost
    in the lowest bit; the upper eight rows of a picture first."""
    data = bytearray()
    for picture in pictures:
        for top in range(0, len(picture), 8):
            for column in range(len(picture[0])):
                dots = [line[column] for line in picture[top : top + 8]]
                data.append(int("".join(reversed(dots)), 2))
    return bytes(data)


def rows(pictures):
    """The same for a display on its side: a byte for each row, its left dot in the lowest bit."""
    return columns([["".join(line) for line in zip(*one, strict=True)] for one in pictures])


def squares(name):
    """The pictures of a text file of board squares, as rows of digits."""
    pictures = [[]]
    for line in (SOURCES / f"{name}.txt").read_text("utf-8").splitlines():
        if line.startswith("//"):
            continue
        if line:
            pictures[-1].append(line.replace(".", "0").replace("#", "1"))
        elif pictures[-1]:
            pictures.append([])
    return [picture for picture in pictures if picture]


def colour_squares(name):
    """Squares side by side, four bits a dot, rows of whole 32-bit words."""
    data = bytearray()
    for lines in zip(*squares(name), strict=True):
        digits = "".join(lines)
        digits += "0" * (-len(digits) % 8)
        data += bytes.fromhex(digits)
    return bytes(data)


def files():
    """Every file of firmware/fonts that is made here, as {name: bytes}."""
    made = {f"{name}.bin": sheet(name) for name in COLOUR}
    for name in ("cells7", "cells8"):
        made[f"{name}.bin"] = colour_squares(name)
    one_bit = {name: cells(name) for name in ONE_BIT} | {"cells4": squares("cells4")}
    for name, pictures in one_bit.items():
        made[f"{name}.cols"] = columns(pictures)
        made[f"{name}.rows"] = rows(pictures)
    return made


def main(arguments):
    if arguments[:1] == ["extract"]:
        extract(pathlib.Path(arguments[1]))
    FONTS.mkdir(exist_ok=True)
    for name, data in files().items():
        (FONTS / name).write_bytes(data)


if __name__ == "__main__":
    main(sys.argv[1:])
