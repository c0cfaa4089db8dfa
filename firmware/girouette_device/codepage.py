# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Which characters the glyph sheets have, and in which cell: the one definition of our code page.

    32..126     ASCII, where it always is
    127         the box shown for a character that no sheet has
    128..255    the first 128 characters of EXTRA
    0..31       the rest of EXTRA

Texts are Unicode. `encode` turns them into cells, `missing` lists what would show as a box, so that
a test of the texts can refuse it. tools/glyphs.py draws the sheets in this very order.
"""

from micropython import const

BOX = const(127)
SPACE = const(32)

EXTRA = (
    # letters of French, then those of neighbours' names
    "àâäçéèêëîïôöùûüÿœæÀÂÄÇÉÈÊËÎÏÔÖÙÛÜŸŒÆ"
    "áíóúñãõåøßÁÍÓÚÑ"
    # punctuation and reckoning
    "«»’‘“”…–—·•°×÷±−≤≥≠½²€¿¡"
    # arrows
    "←↑→↓↖↗↘↙↔↕↺↻"
    # shapes
    "▲▼◀▶△▽◁▷●○◐◑◆◇■□◉"
    # things
    "☀☾♂♀★☆✓✗♥♦♣♠♪♟♛⚀⚁⚂⚃⚄⚅⚑⚙⚠⌛🔥❄💧☂🌲🎲🔒☠☺"
    # bars, shades and frames
    "▁▂▃▄▅▆▇█░▒▓│─┌┐└┘├┤┼"
)

# Blank or look-alike characters that need no cell of their own.
_SAME = {"\u00a0": " ", "\u202f": " ", "\u2009": " ", "\u2011": "-", "\u2010": "-"}


def cell(character):
    """The cell of one character; BOX where there is none. Allocates nothing."""
    code = ord(character)
    if 32 <= code < 127:
        return code
    place = EXTRA.find(character)
    if place < 0:
        same = _SAME.get(character)
        return ord(same) if same else BOX
    return place + 128 if place < 128 else place - 128


def missing(text):
    """The characters of a text that the sheets cannot show, each once."""
    found = ""
    for character in text:
        if cell(character) == BOX and character not in found:
            found += character
    return found
