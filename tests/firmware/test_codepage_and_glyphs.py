# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The code page and the sheets drawn after it."""

import ast
import pathlib

import pytest

from host_sim.languages import LANGUAGES, WHOLE_LANGUAGES
from tests.device_side import load, missing
from tools import glyphs

ROOT = pathlib.Path(__file__).parents[2]


codepage = load("codepage")
EXTRA = codepage.EXTRA + load("rare_letters").EXTRA


def test_every_character_has_a_cell_of_its_own():
    characters = [chr(code) for code in range(32, 127)] + list(EXTRA)
    cells = [codepage.cell(character) for character in characters]
    assert len(set(cells)) == len(characters)
    assert codepage.BOX not in cells
    assert all(0 <= cell < 256 for cell in cells)


def test_french_typography_can_be_shown():
    assert missing("« L’été, où ça ? — Là-bas… » Œuvre, cœur, ÇA, ÊTRE, 3 × 2 · 1 %") == ""
    assert missing("Non-breaking:\u00a0ok\u202f!") == ""


def test_every_text_of_the_core_can_be_shown():
    """Every word that a text table of lib/ holds, in both languages."""
    tables = sorted((ROOT / "lib").rglob("*.txt"))
    assert len(tables) > 10
    lacking = {}
    for path in tables:
        gone = missing(path.read_text("utf-8").replace("\n", ""))
        if gone:
            lacking[str(path.relative_to(ROOT))] = gone
    assert lacking == {}


def test_unknown_characters_are_named_once_and_shown_as_a_box():
    assert missing("日本 and 日") == "日本"
    assert codepage.cell("日") == codepage.BOX


def test_sheets_are_what_their_sources_make():
    kept = {path.name: path.read_bytes() for path in (ROOT / "firmware" / "fonts").iterdir()}
    del kept["LICENSE.md"]
    assert kept == glyphs.files()


# Shown by few boards, and rarely: no room for it on all of them; and letters that come up only
# where somebody's names.txt has them.
READ_FROM_THE_DRIVE = set("🔋äáãåíóõöøœüúÿßÂÄÁÆÎÍÑÓÖŒÙÛÜÚŸ")


def test_every_character_that_our_texts_and_code_show_is_kept_in_memory():
    """The others are read from the drive, slowly: for games of other people, and for languages
    that are not spoken on every board."""
    seen = {}
    for base in ("lib", "firmware"):
        for path in sorted((ROOT / base).rglob("*")):
            if path.suffix == ".txt" and path.stem[-2:] in WHOLE_LANGUAGES:
                texts = [path.read_text("utf-8").replace("\n", "")]
            elif path.suffix == ".py" and path.stem not in ("codepage", "rare_letters"):
                tree = ast.walk(ast.parse(path.read_text("utf-8")))
                texts = [node.value for node in tree if isinstance(node, ast.Constant)]
            else:
                continue
            for text in texts:
                for character in text if isinstance(text, str) else "":
                    seen.setdefault(character, path.relative_to(ROOT).as_posix())
    assert len(seen) > 100
    slow = {
        character: path
        for character, path in seen.items()
        if codepage.BOX < codepage.KEPT <= codepage.cell(character)
    }
    assert set(slow) == READ_FROM_THE_DRIVE, "move them up in codepage.EXTRA, and KEPT with them"
    assert codepage.KEPT <= glyphs.SHEET_CELLS


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_colour_display_has_room_for_all_letters_of_a_language(language):
    """A glyph from the drive takes the place of one that may still be on the screen."""
    tables = (ROOT / "lib").rglob(f"*_{language}.txt")
    shown = set("".join(path.read_text("utf-8").replace("\n", "") for path in tables))
    cells = {codepage.cell(character) for character in shown}
    guests = [cell for cell in cells if cell >= codepage.KEPT]
    assert len(guests) <= glyphs.SHEET_CELLS - codepage.KEPT


@pytest.mark.parametrize("name", glyphs.SHEETS)
def test_every_glyph_has_ink_and_differs_from_the_others(name):
    pictures = glyphs.cells(name)
    seen = {}
    for character in [chr(code) for code in range(33, 127)] + list(EXTRA):
        picture = "\n".join(pictures[codepage.cell(character)])
        assert "1" in picture, character
        seen.setdefault(picture, []).append(character)
    # Two dashes of one width in a fixed-width font, and two heights of bar in the smallest.
    alike = [same for same in seen.values() if len(same) > 1]
    assert [same for same in alike if not set(same) <= set("–—−-─")] == []


def test_sheets_for_pages_are_the_glyphs_by_columns_and_by_rows():
    picture = ["100", "110", "000", "000", "000", "000", "000", "001", "011", "000"]
    assert glyphs.columns([picture]) == bytes((0x03, 0x02, 0x80, 0x00, 0x01, 0x01))
    assert glyphs.rows([picture]) == bytes((1, 3, 0, 0, 0, 0, 0, 4, 6, 0))


def test_squares_of_the_board_can_be_told_apart_without_colour():
    pictures = glyphs.squares("cells4")
    assert len({tuple(picture) for picture in pictures}) == 9
    for first in range(9):
        for second in range(first):
            pairs = zip("".join(pictures[first]), "".join(pictures[second]), strict=True)
            assert sum(a != b for a, b in pairs) >= 3 or 0 in (first, second)


def test_letters_come_from_the_font_package_unchanged(tmp_path):
    """The extract keeps the fonts' own pixels: a letter read back from a font made for the test."""
    rows = ["01110", "10001", "10001", "11111", "10001", "10001"]
    font = {"A": (0, 6, [row.replace("0", ".").replace("1", "#") for row in rows])}
    assert glyphs.read_pcf(make_pcf(font)) == font


def make_pcf(font):
    """A PCF file with uncompressed metrics, one byte of padding and big-endian numbers."""
    import struct

    letters = sorted(font)
    metrics = struct.pack("<I", 4) + struct.pack(">I", len(letters))
    bitmaps = b""
    offsets = []
    for letter in letters:
        left, ascent, rows = font[letter]
        metrics += struct.pack(">6h", left, left + len(rows[0]), 5, ascent, len(rows) - ascent, 0)
        offsets.append(len(bitmaps))
        for row in rows:
            bits = row.replace("#", "1").replace(".", "0")
            bitmaps += int(bits, 2).__lshift__(8 - len(row)).to_bytes(1, "big")
    head = struct.pack("<I", 4) + struct.pack(f">I{len(letters)}I", len(letters), *offsets)
    pixels = head + struct.pack(">4I", len(bitmaps), 0, 0, 0) + bitmaps
    low, high = ord(letters[0]), ord(letters[-1])
    codes = [letters.index(chr(c)) if chr(c) in font else 0xFFFF for c in range(low, high + 1)]
    encodings = struct.pack("<I", 4) + struct.pack(f">5H{len(codes)}H", low, high, 0, 0, 0, *codes)
    out = b"\x01fcp" + struct.pack("<I", 3)
    at = 8 + 16 * 3
    for kind, table in ((4, metrics), (8, pixels), (32, encodings)):
        out += struct.pack("<IIII", kind, 4, len(table), at)
        at += len(table)
    return out + metrics + pixels + encodings
