# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Which characters the glyph sheets have, and in which order: the one definition of our code page.

    0..94       ASCII from the space on
    95          the box shown for a character that no sheet has
    96..        EXTRA, the KEPT ones first

A sheet has its first KEPT glyphs in memory: all that our texts use. The others stay on the drive
and are read when somebody's game shows one. Texts are Unicode: `cell` gives a character's place.
tools/glyphs.py draws the sheets in this very order; tests refuse texts that would show a box.
"""

from micropython import const

BOX = const(95)
SPACE = const(0)

EXTRA = (
    # letters of French
    "àâçéèêëîïôùûæÀÇÉÈÊËÏÔ"
    # punctuation, reckoning and signs that the texts use
    "»…–·°×−←↑→↓●☀☾♂♀★✓⚠⌛─"
    # from here on read from the drive: letters that only names and games from elsewhere use
    "äöüÿœÂÄÎÖÙÛÜŸŒÆ"
    "áíóúñãõåøßÁÍÓÚÑ"
    # more punctuation and reckoning
    "«’—‘“”•÷±≤≥≠½²€¿¡"
    # more arrows
    "↖↗↘↙↔↕↺↻"
    # shapes
    "▲▼◀▶△▽◁▷○◐◑◆◇■□◉"
    # things
    "☆✗♥♦♣♠♪♟♛⚀⚁⚂⚃⚄⚅⚑⚙🔥❄💧☂🌲🎲🔒☠☺"
    # bars, shades and frames
    "▁▂▃▄▅▆▇█░▒▓│┌┐└┘├┤┼"
    # of boards that measure their battery
    "🔋"
)
KEPT = const(138)

# Blank or look-alike characters that need no cell of their own.
_SAME = {
    "\u00a0": " ",
    "\u202f": " ",
    "\u2009": " ",
    "\u2011": "-",
    "\u2010": "-",
    "‹": "<",
    "›": ">",
}


def cell(character):
    """The cell of one character; BOX where there is none. Allocates nothing."""
    code = ord(character)
    if 32 <= code < 127:
        return code - 32
    place = EXTRA.find(character)
    if place >= 0:
        return place + 96
    same = _SAME.get(character)
    return ord(same) - 32 if same else BOX
